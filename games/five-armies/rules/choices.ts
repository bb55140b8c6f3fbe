/** Every choice this game knows, made once: listing options then costs no memory. */
import { over, pairs, upTo } from "@westmarch/armies/choices";
import {
  ACTION,
  CARD,
  CHARACTER,
  DECK,
  FACE,
  GROUP,
  MANEUVER,
  PLACE,
  ROOST,
  TERRITORY,
  THING,
  UNIT,
} from "../ids.ts";
import type { Chosen } from "../vocabulary.ts";

export { CEASE, CONTINUE, DONE, GO, NO, PASS, YES } from "@westmarch/armies/choices";

/** More of one thing are never counted at once. */
const MANY = 41;
/** The greatest number that is ever offered. */
export const MOST = MANY - 1;
const NUMBERS = upTo(MANY);

export const ALL = {
  use: pairs("use", FACE.all, ACTION.all),
  play: pairs("play", FACE.all, CARD.all),
  enter: pairs("enter", FACE.all, CHARACTER.all),
  aside: over("aside", FACE.all),
  ability: over("ability", CHARACTER.all),

  step: pairs("step", PLACE.all, PLACE.all),
  attack: pairs("attack", PLACE.all, PLACE.all),
  to: over("to", PLACE.all),
  army: over("army", PLACE.all),
  flip: pairs("flip", PLACE.all, GROUP.all),
  token: pairs("token", PLACE.all, GROUP.all),
  stay: pairs("stay", THING.all, NUMBERS),
  lose: over("lose", UNIT.all),
  unit: over("unit", UNIT.all),
  muster: pairs("muster", PLACE.all, UNIT.all),
  character: over("character", CHARACTER.all),
  swoop: pairs("swoop", ROOST.all, PLACE.all),
  territory: over("territory", TERRITORY.all),
  card: over("card", CARD.all),
  discard: over("discard", CARD.all),
  maneuver: over("maneuver", MANEUVER.all),
  face: over("face", FACE.all),
  number: over("number", NUMBERS),
  deck: over("deck", DECK.all),
} as const;

export const DRAW: Chosen<"draw"> = ["draw"];
export const APPLY: Chosen<"apply"> = ["apply"];
export const STAND: Chosen<"stand"> = ["stand"];
export const RETREAT: Chosen<"retreat"> = ["retreat"];
