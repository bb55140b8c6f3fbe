import type { Chance, Core, Engine, Seat } from "@westmarch/kernel";
import { reward } from "./evaluation.ts";
import type { Policy, Random } from "./types.ts";

/** How far a playout looks: after `horizon` choices it ends at the next quiet position, at `limit` in any case. */
export interface Horizon {
  readonly horizon: number;
  readonly limit: number;
}

/** Plays on in an imagined world, which it changes, by the policy's quick choices. */
export function playOn<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  world: G,
  { horizon, limit }: Horizon,
  chance: Chance,
  random: Random,
): void {
  for (let made = 0; made < limit && world.result === null; ) {
    if (made >= horizon && (!policy.quiet || policy.quiet(world))) return;
    const asks = engine.asks(world);
    if (asks.length === 0) return;
    for (const ask of asks) {
      const { options } = ask;
      const option = options.length === 1 ? options[0] : policy.playout(world, ask, random);
      engine.trust(world, ask.seat, option, chance);
      made++;
    }
  }
}

/** What a position is worth to each seat, 0 … 1: the result if there is one, otherwise the policy's estimate. */
export function worth<G extends Core>(policy: Policy<G>, world: G, seats: number, values: number[]): void {
  const { result } = world;
  if (result) {
    for (let seat: Seat = 0; seat < seats; seat++) values[seat] = reward(result, seats, seat);
    return;
  }
  if (seats === 2) {
    values[0] = policy.evaluate(world, 0);
    values[1] = 1 - values[0];
    return;
  }
  if (policy.chances) {
    policy.chances(world, values);
    return;
  }
  for (let seat: Seat = 0; seat < seats; seat++) values[seat] = policy.evaluate(world, seat);
}
