/** What somebody has tried, which may be anything, and the words of it by name. */
import type { Facts, Frame, Id, Kind, Option, Seat } from "@westmarch/kernel";
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
  type Side,
  sideOf,
  TERRITORY,
  THING,
  UNIT,
} from "../ids.ts";
import type { FiveArmies } from "../state.ts";
import type { In, Words } from "../vocabulary.ts";

/** An attempt that has been refused, and who made it where. */
export interface Attempt {
  readonly g: FiveArmies;
  readonly seat: Seat;
  readonly side: Side;
  readonly frame: Frame;
  readonly option: Option;
}
export const attemptOf = (g: FiveArmies, seat: Seat, frame: Frame, option: Option): Attempt => ({
  g,
  seat,
  side: sideOf(seat),
  frame,
  option,
});

/** A word of an attempt as a thing of this kind, or null. */
export function thing<K extends string>({ option }: Attempt, kind: Kind<K>, at: number): Id<K> | null {
  const given = option[at];
  return typeof given === "number" && kind.is(given) ? given : null;
}
export const numberIn = ({ option }: Attempt, at: number): number => {
  const given = option[at];
  return typeof given === "number" ? given : Number.NaN;
};

/** Whether a frame is one of this chapter: whoever knows a chapter's name knows its locals. */
export const isA =
  <N extends keyof Words["chapters"]>(chapter: N) =>
  (frame: Frame): frame is In<N> =>
    frame.chapter === chapter;

type Named = readonly [name: string, kind: Kind<string> | null];
const AT: Named = ["place", PLACE];
const WORDS: Readonly<Record<string, readonly Named[]>> = {
  use: [
    ["face", FACE],
    ["action", ACTION],
  ],
  play: [
    ["face", FACE],
    ["card", CARD],
  ],
  enter: [
    ["face", FACE],
    ["character", CHARACTER],
  ],
  aside: [["face", FACE]],
  ability: [["character", CHARACTER]],
  step: [
    ["from", PLACE],
    ["to", PLACE],
  ],
  attack: [
    ["from", PLACE],
    ["to", PLACE],
  ],
  to: [AT],
  army: [AT],
  flip: [AT, ["group", GROUP]],
  token: [AT, ["group", GROUP]],
  stay: [
    ["thing", THING],
    ["many", null],
  ],
  lose: [["unit", UNIT]],
  unit: [["unit", UNIT]],
  muster: [AT, ["unit", UNIT]],
  character: [["character", CHARACTER]],
  territory: [["territory", TERRITORY]],
  swoop: [["roost", ROOST], AT],
  card: [["card", CARD]],
  discard: [["card", CARD]],
  maneuver: [["maneuver", MANEUVER]],
  number: [["many", null]],
  deck: [["deck", DECK]],
  face: [["face", FACE]],
};

/** What a refusal speaks of: the words of the attempt by their names, as far as they are things of the game. */
export function factsOf({ option }: Attempt): Facts {
  const named = Object.hasOwn(WORDS, option[0]) ? WORDS[option[0]] : [];
  const facts: Record<string, number> = {};
  for (const [i, [name, kind]] of named.entries()) {
    const given = option[i + 1];
    if (typeof given === "number" && (kind === null || kind.is(given))) facts[name] = given;
  }
  return facts;
}
