import type { Core, Engine, Option, Seat } from "@westmarch/kernel";
import { loose } from "./chance.ts";
import { type Horizon, playOn } from "./playout.ts";
import type { Policy, Random } from "./types.ts";

/** A choice made in a copy of a world, with what others choose meanwhile and what it sets off. */
export function after<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  world: G,
  seat: Seat,
  option: Option,
  horizon: Horizon,
  random: Random,
): G {
  const trial = engine.game.clone(world);
  const chance = loose(random);
  for (const other of engine.asks(trial)) {
    if (other.seat !== seat) engine.trust(trial, other.seat, policy.playout(trial, other, random), chance);
  }
  engine.trust(trial, seat, option, chance);
  playOn(engine, policy, trial, horizon, chance, random);
  return trial;
}
