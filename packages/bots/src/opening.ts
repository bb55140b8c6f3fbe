import type { Core, Engine, Option, Seat } from "@westmarch/kernel";
import { loose } from "./chance.ts";
import type { Policy, Random } from "./types.ts";

/**
 * What a seat chooses by rule of thumb, one choice after another for as long as it goes on at its own pace: a whole
 * set-up is one thought. Empty where the policy has no rule of thumb. `view` is what the seat may know.
 */
export function openingOf<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  view: G,
  seat: Seat,
  random: Random,
): Option[] {
  const { opening } = policy;
  const first = engine.askOf(view, seat);
  if (!opening || !first) return [];
  const chance = loose(random);
  const chosen: Option[] = [];
  let world: G | null = null;
  for (let ask = first; ask.prompt === first.prompt; ) {
    const seen = world ? engine.view(world, seat) : view;
    const option = opening(seen, ask, random);
    if (!option) break;
    chosen.push(option);
    if (!engine.ownPace(seen)) break;
    world ??= engine.determinize(view, seat, random);
    const { barrier, draws } = engine.trust(world, seat, option, chance);
    const next = engine.askOf(world, seat);
    if (barrier || draws.length > 0 || !next) break;
    ask = next;
  }
  return chosen;
}
