/** What of the table an action is done with: to take something up and see which dice can do something with it. Pure. */
import { ableBy, dicePaying, type ThingId, thingsIn } from "@westmarch/campaign/errands";
import type { AskOf } from "@westmarch/kernel";
import { FACE, type FaceId, NONE, SARUMAN } from "../../data/ids.ts";
import type { War } from "../../state.ts";
import type { Chosen } from "../../vocabulary.ts";

/** The thing that an action is done with, or null: marches, attacks and musters are looked for on the map. */
function thingOf(option: Chosen): ThingId | null {
  switch (option[0]) {
    case "play":
    case "remove":
      return `card:${option[1]}`;
    case "draw":
      return `deck:${option[1]}`;
    case "rouse":
    case "advance":
      return `nation:${option[1]}`;
    case "enter":
      return `character:${option[1]}`;
    case "voice":
      return `character:${SARUMAN}`;
    case "travel":
    case "hide":
    case "separate-with":
      return "fellowship";
    case "ring":
      return "rings";
    // Outside of `act`: whatever is pointed at answers by itself.
    case "card":
    case "discard":
      return `card:${option[1]}`;
    case "deck":
      return `deck:${option[1]}`;
    case "nation":
      return `nation:${option[1]}`;
    case "character":
      return `character:${option[1]}`;
    case "lose":
    case "reduce":
    case "figure":
      return `figure:${option[1]}`;
    case "face":
      return `face:${option[1]}`;
    default:
      return null;
  }
}

/** Where a choice ends: the region that it leads to, or the thing that it names. Null: only its die or the prompt offers it. */
export function endOf(option: Chosen): ThingId | null {
  switch (option[0]) {
    case "move":
    case "attack":
      return `region:${option[2]}`;
    case "from":
    case "to":
      return `region:${option[1]}`;
    default:
      return thingOf(option);
  }
}

/** Everything that can be done with each thing of the table now. */
export const thingsAt = (ask: AskOf<War> | null): ReadonlyMap<ThingId, readonly Chosen[]> =>
  thingsIn<Chosen>(ask?.options ?? [], (option) => {
    const thing = thingOf(option);
    return thing === null ? [] : [thing];
  });

/** The die that pays for an action: its last word. */
export function dieOf(option: Chosen): FaceId | typeof NONE {
  switch (option[0]) {
    case "armies":
    case "attack-with":
    case "hide":
    case "minions":
    case "travel":
    case "separate-with":
    case "companions":
    case "recruit-with":
    case "skip":
    case "ring":
      return option[1];
    case "rouse":
    case "advance":
    case "voice":
    case "enter":
    case "play":
    case "draw":
    case "remove":
      return option[2];
    default:
      return NONE;
  }
}

/** The things with which something can be done now, by the die in hand if one is. */
export const ableThings = ableBy<Chosen, FaceId>(
  (option, die) => dieOf(option) === die || dieOf(option) === NONE,
);

/** The dice that can be taken up. */
export const diceAt = (ask: AskOf<War> | null): ReadonlySet<FaceId> =>
  dicePaying<Chosen, FaceId>(ask?.prompt === "act" ? ask.options : [], dieOf, FACE.is);
