import type { Core, Engine, Seat } from "@westmarch/kernel";
import { loose } from "./chance.ts";
import { playOn, worth } from "./playout.ts";
import { styleOf } from "./search/search.ts";
import type { Policy, Thinking } from "./types.ts";
import { imaginedWorlds, type Worlds } from "./worlds.ts";

/** In how many imagined worlds a position is looked at, at most. */
const MOST_WORLDS = 200;
/** However long the middle of something lasts, the search looks no further. */
const LONGEST = 120;

/**
 * What a position is worth to a seat, 0 (lost) … 1 (won), as far as its view tells: played on a little in worlds that
 * the view allows, and judged by the policy. At least one world is looked at, however little time there is.
 */
export const judge = <G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  view: G,
  seat: Seat,
  thinking: Thinking,
): number =>
  outlook(
    engine,
    policy,
    imaginedWorlds(engine, policy, view, seat, thinking.random, thinking.heard),
    thinking,
  )[seat];

/**
 * What a position is worth to each seat, 0 … 1, on average over these worlds: in the true one alone, that is what remains
 * to chance and play when nothing is hidden.
 */
export function outlook<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  worlds: Worlds<G>,
  { random, now, milliseconds, iterations = MOST_WORLDS }: Thinking,
): readonly number[] {
  const chance = loose(random);
  const end = now && milliseconds !== undefined ? now() + milliseconds : Number.POSITIVE_INFINITY;
  const values: number[] = [];
  const sums: number[] = [];
  let seen = 0;
  do {
    const world = worlds();
    const { horizon } = styleOf(policy);
    playOn(engine, policy, world, { horizon, limit: LONGEST }, chance, random);
    const seats = world.sealed.length;
    worth(policy, world, seats, values);
    for (let seat = 0; seat < seats; seat++) sums[seat] = (sums[seat] ?? 0) + values[seat];
    seen++;
  } while (seen < iterations && (!now || now() < end));
  return sums.map((sum) => sum / seen);
}
