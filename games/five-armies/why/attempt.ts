/** A choice that a player has tried, which may be anything, and its words by name. */
import type { AttemptOf } from "@westmarch/armies/attempts";
import {
  type Fact,
  type Facts,
  type Frame,
  type Id,
  type Kind,
  type Option,
  ofChapter,
  type Seat,
} from "@westmarch/kernel";
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
  WALKERS,
} from "../ids.ts";
import type { FiveArmies } from "../state.ts";

/** An attempt that has been refused, and who made it where. */
export type Attempt = AttemptOf<FiveArmies, Side>;
export const attemptOf = (g: FiveArmies, seat: Seat, frame: Frame, option: Option): Attempt => {
  return { g, seat, side: sideOf(seat), frame, option };
};

/** A word of an attempt as a thing of this kind, or null. */
export function thing<K extends string>({ option }: Attempt, kind: Kind<K>, at: number): Id<K> | null {
  const given = option[at];
  return typeof given === "number" && kind.is(given) ? given : null;
}
export const numberIn = ({ option }: Attempt, at: number): number => {
  const given = option[at];
  return typeof given === "number" ? given : Number.NaN;
};

/** Whether a frame is one of this chapter. */
export const isA = ofChapter<FiveArmies>();

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

/** What the question is about: who moves, and from where. */
function about({ frame, side }: Attempt): Facts {
  if (isA("retreat")(frame) || isA("split")(frame)) return { from: frame.from };
  if (isA("march")(frame)) return frame.from >= 0 ? { from: frame.from } : {};
  if (isA("entry")(frame)) return { character: frame.character };
  if (isA("walkers")(frame)) return { character: WALKERS[side][frame.n] };
  return {};
}

/**
 * What a refusal speaks of: the words of the attempt by their names, as far as they are things of the game, and what
 * the question is about.
 */
export function factsOf(attempt: Attempt): Facts {
  const { option } = attempt;
  const named = Object.hasOwn(WORDS, option[0]) ? WORDS[option[0]] : [];
  const facts: Record<string, Fact> = { ...about(attempt) };
  for (const [i, [name, kind]] of named.entries()) {
    const given = option[i + 1];
    if (typeof given === "number" && (kind === null || kind.is(given))) facts[name] = given;
  }
  if (option[0] === "to" && facts.place !== undefined) facts.to = facts.place;
  return facts;
}
