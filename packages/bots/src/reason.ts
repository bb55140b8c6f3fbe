/** Why one choice is better than another, by the part of the evaluation that they change most differently. */
import { type Core, type Engine, type Option, type Seat, stream } from "@westmarch/kernel";
import { after } from "./after.ts";
import { reward } from "./evaluation.ts";
import { STYLE, styleOf } from "./search/search.ts";
import type { Policy, Random, Reasons } from "./types.ts";
import type { Worlds } from "./worlds.ts";

/** Reasons of every game, beside the parts of its evaluation. */
export const PLAIN_REASONS = ["wins", "saves", "best", "even", "usual"] as const;

/** In how many imagined worlds two choices are compared. */
export const WORLDS = 48;
/** However long the middle of something lasts, the search looks no further. */
const LONGEST = 120;
/** In how many of a hundred worlds more one choice must win, or not lose, to be chosen for that. */
const CLEAR = 0.2;
/** A smaller difference, in log odds, is none. */
const LEAST = 0.02;
/** How many times its standard error a difference must be, so that it is not told of the chance that two choices met. */
const SURE = 2;
/** A figure that brings a smaller share of what all figures together say for a choice did not make it. */
const FAIR = 1 / 4;
/** By how much more, in chances to win, and by how much more often in a mixed plan, a choice is more than nearly as good. */
const CLEARLY = { worth: 0.03, share: 0.5 } as const;

/** How far apart two choices are: what they are worth, 0 … 1, or how often a mixed plan has them. */
export interface Apart {
  readonly by: keyof typeof CLEARLY;
  readonly least: number;
  readonly most: number;
}

const isClear = (apart: Apart | null): boolean =>
  apart !== null && apart.most - apart.least >= CLEARLY[apart.by];
const SEEDS = 2 ** 31;

/** What becomes of a choice: sums over all worlds. */
interface Outcome {
  won: number;
  lost: number;
  /** In the world that was looked at last. */
  readonly parts: number[];
}

/** What one choice has more of than another, part by part: the sum over all worlds, and that of squares. */
export interface Difference {
  sum: number;
  squares: number;
}

/** What two choices come to in the same worlds. */
export interface Compared {
  /** In how many more worlds the one wins, and does not lose. */
  readonly wins: number;
  readonly saves: number;
  /** How far the one is ahead by all figures together, and by each part of them. */
  readonly all: Difference;
  readonly parts: readonly Difference[];
}

function note(difference: Difference, more: number): void {
  difference.sum += more;
  difference.squares += more * more;
}

/** Whether a difference is large enough to be spoken of, and no work of chance. */
function isTold({ sum, squares }: Difference): boolean {
  const mean = sum / WORLDS;
  const variance = Math.max(0, squares / WORLDS - mean * mean);
  return mean > LEAST && mean > SURE * Math.sqrt(variance / WORLDS);
}

function count<G extends Core>(reasons: Reasons<G>, g: G, seat: Seat, into: Outcome, terms: number[]): void {
  into.parts.fill(0);
  if (g.result) {
    const brought = reward(g.result, g.sealed.length, seat);
    if (brought === 1) into.won++;
    else if (brought === 0) into.lost++;
    return;
  }
  if (reasons.isKnown?.(g) === false) return;
  reasons.terms(g, seat, terms);
  for (const [term, part] of reasons.partOf.entries()) into.parts[part] += terms[term];
}

/** Two choices that are compared, and what is needed to imagine what becomes of them. */
interface Pair<G> {
  readonly view: G;
  readonly seat: Seat;
  readonly chosen: Option;
  readonly than: Option;
  readonly worlds: Worlds<G>;
  readonly random: Random;
}

/** At once, and where that tells nothing, after what follows. */
export const horizonsOf = <G extends Core>(policy: Policy<G>): readonly number[] => [
  0,
  Math.max(STYLE.horizon, styleOf(policy).horizon),
];

/** Compares two choices so many choices later, in imagined worlds in each of which both meet the same chance. */
export function compare<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  reasons: Reasons<G>,
  { seat, chosen, than, worlds, random }: Pair<G>,
  horizon: number,
): Compared {
  const terms: number[] = [];
  const [one, other] = [chosen, than].map(
    (): Outcome => ({ won: 0, lost: 0, parts: reasons.parts.map(() => 0) }),
  );
  const parts = reasons.parts.map((): Difference => ({ sum: 0, squares: 0 }));
  const all: Difference = { sum: 0, squares: 0 };
  for (let i = 0; i < WORLDS; i++) {
    const world = worlds();
    const seed = random(SEEDS);
    for (const [option, into] of [
      [chosen, one],
      [than, other],
    ] as const) {
      const g = after(engine, policy, world, seat, option, { horizon, limit: LONGEST }, stream(seed));
      count(reasons, g, seat, into, terms);
    }
    let together = 0;
    for (const [part, difference] of parts.entries()) {
      const more = one.parts[part] - other.parts[part];
      together += more;
      note(difference, more);
    }
    note(all, together);
  }
  return { wins: one.won - other.won, saves: other.lost - one.lost, all, parts };
}

/**
 * Whether a part of the evaluation made the choice: all figures together speak for it, and no small share of that is this part's.
 * What figures as a whole speak against was chosen for something that they do not see.
 */
const made = (part: Difference, all: Difference): boolean =>
  isTold(all) && isTold(part) && part.sum >= FAIR * all.sum;

/**
 * The reason for a choice rather than for another: a part of the evaluation as the game's words call it, or one of
 * `PLAIN_REASONS`. What happens at once is looked at first, and what follows only where that tells nothing. Where the
 * evaluation knows nothing yet, it is what usually does well; where no part of it made the choice (`made`) and the choice was
 * worth more all the same, it is that.
 */
export function reasonFor<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  reasons: Reasons<G>,
  about: Pair<G> & {
    /** What was found out about both; null where the choice was made at first sight. */
    readonly apart: Apart | null;
  },
): string {
  const { view, seat, apart } = about;
  if (reasons.isKnown?.(view) === false) return "usual";
  for (const horizon of horizonsOf(policy)) {
    const { wins, saves, all, parts } = compare(engine, policy, reasons, about, horizon);
    if (Math.max(wins, saves) >= CLEAR * WORLDS) return wins >= saves ? "wins" : "saves";
    let most = 0;
    let found: string | null = null;
    for (const [part, name] of reasons.parts.entries()) {
      const difference = parts[part];
      if (difference.sum <= most || !made(difference, all)) continue;
      most = difference.sum;
      found = name;
    }
    if (found !== null) return reasons.name(found, view, seat);
  }
  return isClear(apart) ? "best" : "even";
}
