/** What of the table an action is done with: to take something up and see which dice can do something with it. Pure. */
import { ableBy, dicePaying, type ThingId, thingsIn } from "@westmarch/campaign/errands";
import type { AskOf } from "@westmarch/kernel";
import { ACTION, BEORN, EVENT_DECK, FACE, type FaceId, FREE, NONE, SHADOW, storyDeck } from "../../ids.ts";
import type { FiveArmies } from "../../state.ts";
import type { Chosen } from "../../vocabulary.ts";

const DRAW_CARDS = ACTION.named("draw_cards");
const MOVE_BEORN = ACTION.named("move_beorn");
const EAGLE_ATTACK = ACTION.named("eagle_attack");

/** The things that an action is done with: marches, attacks, tokens and hurt armies are looked for on the map. */
function thingsOf(option: Chosen, seat: number): readonly ThingId[] {
  switch (option[0]) {
    case "use":
      if (option[2] === DRAW_CARDS)
        return [`deck:${EVENT_DECK}`, `deck:${storyDeck(seat === FREE ? FREE : SHADOW)}`];
      if (option[2] === MOVE_BEORN) return [`character:${BEORN}`];
      return option[2] === EAGLE_ATTACK ? ["eyrie"] : [];
    case "play":
      return [`card:${option[2]}`];
    case "enter":
      return [`character:${option[2]}`];
    case "ability":
    case "character":
      return [`character:${option[1]}`];
    // Outside of `act`: whatever is pointed at answers by itself.
    case "card":
    case "discard":
      return [`card:${option[1]}`];
    case "deck":
      return [`deck:${option[1]}`];
    case "lose":
    case "unit":
      return [`unit:${option[1]}`];
    case "maneuver":
      return [`maneuver:${option[1]}`];
    case "face":
      return [`face:${option[1]}`];
    case "die":
      return [`thrown:${option[1]}:${option[2]}`];
    case "territory":
      return [`territory:${option[1]}`];
    default:
      return [];
  }
}

/** Where a choice ends: the place that it leads to, or the thing that it names. Null: only its die or the prompt offers it. */
export function endOf(option: Chosen): ThingId | null {
  switch (option[0]) {
    case "step":
    case "attack":
    case "swoop":
      return `region:${option[2]}`;
    case "to":
    case "army":
    case "flip":
    case "token":
    case "muster":
      return `region:${option[1]}`;
    case "use":
      return null;
    default:
      return thingsOf(option, FREE)[0] ?? null;
  }
}

/** Everything that can be done with each thing of the table now. */
export const thingsAt = (ask: AskOf<FiveArmies> | null): ReadonlyMap<ThingId, readonly Chosen[]> =>
  thingsIn<Chosen>(ask?.options ?? [], (option) => thingsOf(option, ask?.seat ?? FREE));

/** The die that pays for a choice. */
export function dieOf(option: Chosen): FaceId | typeof NONE {
  switch (option[0]) {
    case "use":
    case "play":
    case "enter":
    case "aside":
      return option[1];
    default:
      return NONE;
  }
}

/** The things with which something can be done now, by the die in hand if one is. */
export const ableThings = ableBy<Chosen, FaceId>((option, die) => dieOf(option) === die);

/** The dice that can be taken up. */
export const diceAt = (ask: AskOf<FiveArmies> | null): ReadonlySet<FaceId> =>
  dicePaying<Chosen, FaceId>(
    ask?.prompt === "act" || ask?.prompt === "bonus" ? ask.options : [],
    dieOf,
    FACE.is,
  );
