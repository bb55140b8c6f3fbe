import type { Ask, Core, Engine, Option, Random, Seat } from "@westmarch/kernel";
import { after } from "./after.ts";
import { pick, unit } from "./chance.ts";
import { reward } from "./evaluation.ts";
import type { Bot, Glance, Policy, Reasons, Thinking } from "./types.ts";
import { imaginedWorlds } from "./worlds.ts";

export interface GlanceStyle extends Glance {
  readonly name?: string;
}

/** How much each part of the evaluation counts to such a player. */
const tastes = <G>(
  reasons: Reasons<G>,
  g: G,
  seat: Seat,
  { favourite, far }: GlanceStyle,
): readonly number[] =>
  reasons.parts.map((part) =>
    part === reasons.favourite(g, seat) ? favourite : reasons.far.includes(part) ? far : 1,
  );

/** The same question with those options alone that a player notices who notices each with such a chance; one at least. */
export function noticed(ask: Ask, share: number, random: Random): Ask {
  const options = ask.options.filter(() => unit(random) < share);
  return { ...ask, options: options.length > 0 ? options : [pick(ask.options, random)] };
}

/**
 * Looks no further than its own next choice, and sees of it what it likes to see: a favourite plan counts for more
 * than it is worth, what pays late for less, and some of its options it may not notice at all.
 */
export function glanceBot<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  style: GlanceStyle,
): Bot<G> {
  return {
    name: style.name ?? "glance",
    choose(view, seat, asked, { random, heard }: Thinking): Option {
      const { haste = 0, notices = 1 } = style;
      const rushed = haste > 0 ? policy.hurried?.(view, asked, haste) : null;
      if (rushed) return rushed;
      const opening = policy.opening?.(view, asked, random);
      if (opening) return opening;
      const ask = notices < 1 ? noticed(asked, notices, random) : asked;
      const { reasons } = policy;
      const options = policy.reduce?.(view, ask) ?? ask.options;
      if (options.length === 1) return options[0];
      if (!reasons || style.worlds === 0) return policy.playout(view, ask, random);
      const next = imaginedWorlds(engine, policy, view, seat, random, heard);
      const liked = tastes(reasons, view, seat, style);
      const totals = options.map(() => 0);
      const terms: number[] = [];
      for (let i = 0; i < style.worlds; i++) {
        const world = next();
        for (const [o, option] of options.entries())
          totals[o] += fancied(
            policy,
            reasons,
            liked,
            after(engine, policy, world, seat, option, TO_QUIET, random),
            seat,
            terms,
          );
      }
      const highest = Math.max(...totals);
      return pick(
        options.filter((_, o) => totals[o] === highest),
        random,
      );
    },
  };
}

/** The end of what is in the middle of happening, and no further. */
const TO_QUIET = { horizon: 0, limit: 60 };

/** How likely the seat is to win, 0 … 1, as a player with such tastes sees it. */
function fancied<G extends Core>(
  policy: Policy<G>,
  reasons: Reasons<G>,
  liked: readonly number[],
  g: G,
  seat: Seat,
  terms: number[],
): number {
  if (g.result) return reward(g.result, g.sealed.length, seat);
  if (reasons.isKnown?.(g) === false) return policy.evaluate(g, seat);
  reasons.terms(g, seat, terms);
  let sum = 0;
  for (const [term, part] of reasons.partOf.entries()) sum += liked[part] * terms[term];
  return 1 / (1 + Math.exp(-sum));
}
