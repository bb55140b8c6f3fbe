/** Why one choice is better than another, by the part of the evaluation that they change most differently. */
import { type Core, type Engine, type Option, type Seat, stream } from "@westmarch/kernel";
import { after } from "./after.ts";
import { STYLE } from "./search/search.ts";
import type { Policy, Random, Reasons } from "./types.ts";
import type { Worlds } from "./worlds.ts";

/** Reasons of every game, beside the parts of its evaluation. */
export const PLAIN_REASONS = ["wins", "saves", "even", "usual"] as const;

/** In how many imagined worlds two choices are compared. */
const WORLDS = 48;
/** However long the middle of something lasts, nobody looks further. */
const LONGEST = 120;
/** In how many of a hundred worlds more one choice must win, or not lose, to be chosen for that. */
const CLEAR = 0.2;
/** A smaller difference, in log odds, is none. */
const LEAST = 0.02;
const SEEDS = 2 ** 31;

/** What becomes of a choice: sums over all worlds. */
interface Outcome {
  won: number;
  lost: number;
  readonly parts: number[];
}

function count<G extends Core>(reasons: Reasons<G>, g: G, seat: Seat, into: Outcome, terms: number[]): void {
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
 * both choices meet the same chance. Where the evaluation knows nothing yet, it is what usually does well.
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
    readonly worlds: Worlds<G>;
    readonly random: Random;
  },
): string {
  const { view, seat, chosen, than, worlds, random } = about;
  if (reasons.isKnown?.(view) === false) return "usual";
  const terms: number[] = [];
  for (const horizon of [0, Math.max(STYLE.horizon, policy.style?.horizon ?? 0)]) {
    const [one, other] = [chosen, than].map(
      (): Outcome => ({ won: 0, lost: 0, parts: reasons.parts.map(() => 0) }),
    );
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
    }
    const wins = one.won - other.won;
    const saves = other.lost - one.lost;
    if (Math.max(wins, saves) >= CLEAR * WORLDS) return wins >= saves ? "wins" : "saves";
    let most = LEAST * WORLDS;
    let found: string | null = null;
    for (const [part, name] of reasons.parts.entries()) {
      const by = one.parts[part] - other.parts[part];
      if (by <= most) continue;
      most = by;
      found = name;
    }
    if (found !== null) return reasons.name(found, view, seat);
  }
  return "even";
}
