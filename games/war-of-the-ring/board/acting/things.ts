/** What of the table an action is done with: to take something up and see which dice can do something with it. Pure. */
import type { AskOf } from "@westmarch/kernel";
import { type FaceId, NONE, SARUMAN } from "../../data/ids.ts";
import type { War } from "../../state.ts";
import type { Chosen } from "../../vocabulary.ts";

/** A thing on the table, as `data-explain` names it. */
export type ThingId = string;

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
export function thingsAt(ask: AskOf<War> | null): ReadonlyMap<ThingId, readonly Chosen[]> {
  const found = new Map<ThingId, Chosen[]>();
  for (const option of ask?.options ?? []) {
    const thing = thingOf(option);
    if (thing !== null) found.set(thing, [...(found.get(thing) ?? []), option]);
  }
  return found;
}

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

/** The things with which something can be done now; once a die has been taken up, by that die. */
export function ableThings(
  all: ReadonlyMap<ThingId, readonly Chosen[]>,
  die: FaceId | null,
): ReadonlySet<ThingId> {
  const able = new Set<ThingId>();
  for (const [thing, options] of all)
    if (die === null || options.some((option) => dieOf(option) === die || dieOf(option) === NONE))
      able.add(thing);
  return able;
}

/** The dice that can be taken up. */
export const diceAt = (ask: AskOf<War> | null): ReadonlySet<FaceId> =>
  new Set(
    ask?.prompt === "act"
      ? ask.options.flatMap((option) => {
          const face = dieOf(option);
          return face < 0 ? [] : [face];
        })
      : [],
  );

/** The same choices without what another die would pay for. */
export const paidBy = <T extends { readonly face: FaceId | typeof NONE }>(
  things: readonly T[],
  die: FaceId | null,
): readonly T[] => (die === null ? things : things.filter(({ face }) => face === die));
