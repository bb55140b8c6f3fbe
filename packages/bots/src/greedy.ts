import type { Ask, Core, Engine, Option, Seat } from "@westmarch/kernel";
import { after } from "./after.ts";
import { pick, unit } from "./chance.ts";
import { worth } from "./playout.ts";
import type { Bot, Policy, Thinking } from "./types.ts";
import { imaginedWorlds } from "./worlds.ts";

/** How a greedy bot looks ahead. */
export interface GreedyStyle {
  readonly name?: string;
  /** In how many imagined worlds each option is tried. */
  readonly worlds?: number;
  /** How often, 0 … 1, it plays what comes to mind first, in a game that it plays at first sight and looks nowhere ahead. */
  readonly haste?: number;
}

/** The end of what is in the middle of happening, and no further. */
const TO_QUIET = { horizon: 0, limit: 60 };

/**
 * Looks one choice ahead: tries each option in the same few imagined worlds, lets what it sets off come to rest, and
 * takes the one that the policy's evaluation likes best on average; or the policy knows a quicker way.
 */
export function greedyBot<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  style: GreedyStyle = {},
): Bot<G> {
  const { name = "greedy", worlds = 16, haste = 0 } = style;
  return {
    name,
    choose(view, seat, ask, thinking: Thinking): Option {
      const { random } = thinking;
      const opening = policy.opening?.(view, ask, random);
      if (opening) return opening;
      if (ask.options.length === 1) return ask.options[0];
      if (policy.greedy) {
        const isHasty = haste > 0 && unit(random) < haste;
        return isHasty ? policy.playout(view, ask, random) : policy.greedy(view, ask, random);
      }
      return best(engine, policy, view, seat, ask, worlds, thinking);
    },
  };
}

function best<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  view: G,
  seat: Seat,
  ask: Ask,
  worlds: number,
  { random, heard }: Thinking,
): Option {
  const options = policy.reduce?.(view, ask) ?? ask.options;
  const next = imaginedWorlds(engine, policy, view, seat, random, heard);
  const totals = options.map(() => 0);
  const values: number[] = [];
  for (let i = 0; i < worlds; i++) {
    const world = next();
    for (const [o, option] of options.entries()) {
      const trial = after(engine, policy, world, seat, option, TO_QUIET, random);
      worth(policy, trial, trial.sealed.length, values);
      totals[o] += values[seat];
    }
  }
  const highest = Math.max(...totals);
  return pick(
    options.filter((_, o) => totals[o] === highest),
    random,
  );
}
