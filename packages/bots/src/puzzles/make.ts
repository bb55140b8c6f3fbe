/** Makes a puzzle of a place in a game, where one choice is clearly better than all others. */
import {
  type Core,
  hashed,
  type JournalEntry,
  note,
  type Option,
  type Seat,
  type Settings,
  stream,
} from "@westmarch/kernel";
import { type KeptPuzzle, LEAST_CHOICES } from "@westmarch/kernel/puzzle";
import type { Policy } from "../types.ts";
import {
  becauseOf,
  type Clear,
  choicesOf,
  clearest,
  type Mind,
  type Place,
  type Rigour,
  ratingOf,
} from "./find.ts";

export { attentive, type Mind, type Place, type Rigour } from "./find.ts";

/** An answer of more choices is told of by its first ones. */
const LINE = 8;
/** How clear a further choice of the same player must be to belong to the answer, and how closely that is looked at. */
const FURTHER = { look: 120, budgets: [400], gap: 0.06 } as const;
/** How closely places are looked at: a first look that most do not pass, and two that must agree with it. */
const LOOKS = { look: 120, budgets: [400, 1200] } as const;
/** By how much, in chances to win, an answer is better than all else, where the game does not say otherwise. */
const GAP = 0.12;

/** How closely places of a game are looked at, and how much better an answer must be there. */
export const rigourOf = <G>({ puzzleGap = GAP }: Policy<G>): Rigour => ({ ...LOOKS, gap: puzzleGap });

/** Where puzzles are looked for: one game, whose chance comes from names. */
export interface Quarry<G extends Core<S>, S> extends Omit<Mind<G, S>, "random"> {
  readonly settings: Settings;
  readonly rigour: Rigour;
  /** A number for each purpose, the same one every time. */
  readonly seed: (...purpose: (number | string)[]) => number;
}

/** A moment of it: the whole position, of which the seat sees its part. */
export interface Moment<G> {
  readonly g: G;
  readonly place: Place<G>;
  /** Tells it from all other moments of the game. */
  readonly number: number;
}

/** Whether there is a reason, and another one than those of the puzzles that the game has already. */
const isNew = (because: string | null, taken: readonly string[]): because is string =>
  because !== null && !taken.includes(because);

const mindFor = <G extends Core<S>, S>(
  quarry: Quarry<G, S>,
  ...purpose: (number | string)[]
): Mind<G, S> => ({ ...quarry, random: stream(quarry.seed(...purpose)) });

/** Whether there is something to find: more than a choice between two, and none that players make by rule of thumb. */
export function isOpen<G extends Core<S>, S>({ policy, seed }: Quarry<G, S>, place: Place<G>): boolean {
  const { view, ask } = place;
  return (
    choicesOf(policy, place).length >= LEAST_CHOICES && !policy.opening?.(view, ask, stream(seed("opening")))
  );
}

/** The puzzle of a moment, if it is one and its reason is none of those that are `taken`. */
export function puzzleAt<G extends Core<S>, S>(
  quarry: Quarry<G, S>,
  { g, place, number }: Moment<G>,
  taken: readonly string[] = [],
): KeptPuzzle | null {
  const mind = mindFor(quarry, "search", number);
  // What has no reason or is found by nearly all is seen at once; the closer looks, which decide, take far longer.
  const first = mindFor(quarry, "first look", number);
  const isWorth = (seen: Clear): boolean =>
    isNew(becauseOf(first, place, seen), taken) && ratingOf(first, place, seen.option) !== null;
  const clear = clearest(mind, place, quarry.rigour, isWorth);
  const because = clear && becauseOf(mind, place, clear);
  if (!clear || !isNew(because, taken)) return null;
  const rating = ratingOf(mind, place, clear.option);
  if (rating === null) return null;
  const rounded = (chance: number) => Math.round(chance * 1000) / 1000;
  const position = quarry.engine.game.notation.write(g);
  return {
    id: quarry.seed("name", number).toString(36),
    settings: quarry.settings,
    position,
    seat: place.seat,
    line: answerFrom(quarry, mind, position, place.seat, clear.option),
    because,
    chances: [rounded(clear.chances[0]), rounded(clear.chances[1])],
    rating,
  };
}

/** The answer, and the choices of the same seat after it for as long as they are clear, or there is no other. */
function answerFrom<G extends Core<S>, S>(
  quarry: Quarry<G, S>,
  mind: Mind<G, S>,
  position: string,
  seat: Seat,
  option: Option,
): readonly JournalEntry[] {
  const { engine, seed } = quarry;
  const g = engine.game.notation.read(position);
  const chance = hashed(seed("answer"));
  const line: JournalEntry[] = [];
  for (let next: Option | null = option; next && line.length < LINE; ) {
    const from = g.drawn;
    line.push(note(seat, next, engine.play(g, seat, next, chance), from));
    next = g.result ? null : furtherIn(quarry, mind, g, seat);
  }
  return line;
}

function furtherIn<G extends Core<S>, S>(
  quarry: Quarry<G, S>,
  mind: Mind<G, S>,
  g: G,
  seat: Seat,
): Option | null {
  const [ask, ...others] = quarry.engine.asks(g);
  if (!ask || others.length > 0 || ask.seat !== seat) return null;
  if (ask.options.length === 1) return ask.options[0];
  const place = { view: quarry.engine.glimpse(g, seat), seat, ask };
  return isOpen(quarry, place) ? (clearest(mind, place, FURTHER)?.option ?? null) : null;
}
