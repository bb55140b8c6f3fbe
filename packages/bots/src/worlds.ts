import { type Core, type Engine, type Heard, SEALED, type Seat } from "@westmarch/kernel";
import { unit } from "./chance.ts";
import type { Policy, Random } from "./types.ts";

/** A source of whole states to think in; each call hands out one that the caller may change. */
export type Worlds<G> = () => G;

/** How many worlds are kept side by side where some are more plausible than others. */
const CHOICE_OF_WORLDS = 192;

/**
 * What opponents have sealed is unknown, so it counts as not sealed: in an imagined world they decide now, together with the
 * thinker, instead of having decided blindly.
 */
function unseal<G extends Core>(view: G, world: G, seat: Seat): void {
  for (let s = 0; s < view.sealed.length; s++) {
    if (s !== seat && view.sealed[s]?.[0] === SEALED[0]) world.sealed[s] = null;
  }
}

/**
 * Worlds that a seat's view does not contradict, the more plausible ones more often: by what it has heard, where that is
 * known and the game can tell something by it.
 */
export function imaginedWorlds<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  view: G,
  seat: Seat,
  random: Random,
  heard?: readonly Heard[],
): Worlds<G> {
  const belief = heard && policy.believe?.(view, seat, heard, random);
  if (belief)
    return () => {
      const world = engine.game.clone(view);
      unseal(view, world, seat);
      belief.fill(world);
      return world;
    };
  const imagine = (): G => {
    const world = engine.determinize(view, seat, random);
    unseal(view, world, seat);
    return world;
  };
  const { likelihood } = policy;
  if (!likelihood) return imagine;
  const weigh = (world: G): number => likelihood(world, seat);
  return weighted(imagine, weigh, (world) => engine.game.clone(world), random);
}

/**
 * Importance resampling: a choice of worlds is kept with their weights, one is drawn by weight and handed out as a
 * copy, and one is replaced by a new world, so that in the long run all are met in proportion.
 */
function weighted<G>(
  imagine: Worlds<G>,
  likelihood: (world: G) => number,
  copy: (world: G) => G,
  random: Random,
) {
  const worlds: G[] = [];
  const weights: number[] = [];
  let total = 0;
  let oldest = 0;
  const renew = (i: number): void => {
    const world = imagine();
    const weight = likelihood(world);
    total += weight - (weights[i] ?? 0);
    worlds[i] = world;
    weights[i] = weight;
  };
  for (let i = 0; i < CHOICE_OF_WORLDS; i++) renew(i);
  return (): G => {
    renew(oldest);
    oldest = (oldest + 1) % CHOICE_OF_WORLDS;
    let left = unit(random) * total;
    for (let i = 0; i < CHOICE_OF_WORLDS; i++) {
      left -= weights[i];
      if (left < 0) return copy(worlds[i]);
    }
    return copy(worlds[CHOICE_OF_WORLDS - 1]);
  };
}

/** The seer's only world: the true one. */
export const trueWorld =
  <G extends Core<S>, S>(engine: Engine<G, S>, state: G): Worlds<G> =>
  () =>
    engine.game.clone(state);
