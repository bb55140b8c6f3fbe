/** Why one choice is better than another, by the part of the evaluation that they change most differently. */
import { type Core, type Engine, type Option, type Seat, stream } from "@westmarch/kernel";
import { after } from "./after.ts";
import { STYLE, styleOf } from "./search/search.ts";
import type { Policy, Random, Reasons } from "./types.ts";
import type { Worlds } from "./worlds.ts";

/** Reasons of every game, beside the parts of its evaluation. */
export const PLAIN_REASONS = ["wins", "saves", "best", "even", "usual"] as const;

/** In how many imagined worlds two choices are compared. */
const WORLDS = 48;
/** However long the middle of something lasts, the search looks no further. */
const LONGEST = 120;
/** In how many of a hundred worlds more one choice must win, or not lose, to be chosen for that. */
const CLEAR = 0.2;
/** A smaller difference, in log odds, is none. */
const LEAST = 0.02;
/** How many times its standard error a difference must be, so that it is not told of the chance that two choices met. */
const SURE = 2;
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
interface Difference {
  sum: number;
  squares: number;
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
    const { winners } = g.result;
    if (winners.includes(seat)) into.won++;
    else if (winners.length > 0) into.lost++;
    return;
  }
  if (reasons.isKnown?.(g) === false) return;
  reasons.terms(g, seat, terms);
  for (const [term, part] of reasons.partOf.entries()) into.parts[part] += terms[term];
}

/**
 * The reason for a choice rather than for another: a part of the evaluation as the game's words call it, or one of
 * `PLAIN_REASONS`. What happens at once is looked at first, and what follows only where that tells nothing. In each world
 * both choices meet the same chance. Where the evaluation knows nothing yet, it is what usually does well; where no part of it
 * stands out and the choice was worth more all the same, it is that.
 */
export function reasonFor<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  reasons: Reasons<G>,
  about: {
    readonly view: G;
    readonly seat: Seat;
    readonly chosen: Option;
    readonly than: Option;
    /** What was found out about both; null where the choice was made at first sight. */
    readonly apart: Apart | null;
    readonly worlds: Worlds<G>;
    readonly random: Random;
  },
): string {
  const { view, seat, chosen, than, apart, worlds, random } = about;
  if (reasons.isKnown?.(view) === false) return "usual";
  const terms: number[] = [];
  for (const horizon of [0, Math.max(STYLE.horizon, styleOf(policy, view.sealed.length).horizon)]) {
    const [one, other] = [chosen, than].map(
      (): Outcome => ({ won: 0, lost: 0, parts: reasons.parts.map(() => 0) }),
    );
    const differences = reasons.parts.map((): Difference => ({ sum: 0, squares: 0 }));
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
      for (const [part, difference] of differences.entries()) {
        const more = one.parts[part] - other.parts[part];
        difference.sum += more;
        difference.squares += more * more;
      }
    }
    const wins = one.won - other.won;
    const saves = other.lost - one.lost;
    if (Math.max(wins, saves) >= CLEAR * WORLDS) return wins >= saves ? "wins" : "saves";
    let most = 0;
    let found: string | null = null;
    for (const [part, name] of reasons.parts.entries()) {
      const difference = differences[part];
      if (difference.sum <= most || !isTold(difference)) continue;
      most = difference.sum;
      found = name;
    }
    if (found !== null) return reasons.name(found, view, seat);
  }
  return isClear(apart) ? "best" : "even";
}
