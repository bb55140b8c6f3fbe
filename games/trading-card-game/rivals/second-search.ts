/** The sense of play of this game's second edition: what it did otherwise than those of today. */
import type { Policy, Random } from "@westmarch/bots/types";
import type { Ask, Option, Seat } from "@westmarch/kernel";
import { isLostNarrowly, SENSE, shadowMisses, sightBy } from "../bot/first-sight.ts";
import { policy, quick, sensible, weighBy } from "../bot.ts";
import type { CardGame } from "../state.ts";

/** Burdens that a place was taken to be worth; the first was chosen. */
const BID = 1;

/** How both former editions chose their place. */
export const formerly = ({ prompt, options }: Ask): Option | null => {
  if (prompt === "bid") return options[Math.min(BID, options.length - 1)];
  return prompt === "seat" ? options[0] : null;
};

/** Whether something was done about a skirmish: nobody was helped to overwhelm. */
function wantsHelp(g: CardGame, seat: Seat): boolean {
  const misses = shadowMisses(g);
  return misses !== null && isLostNarrowly(misses, seat === g.turn ? "free" : "shadow");
}

const hasty = sightBy({ ...SENSE, wantsHelp });

/** Cards that a text asked for were named at random. */
export const pickedBlindly = ({ prompt, options }: Ask, random: Random): Option | null =>
  prompt === "pick-card" ? options[random(options.length)] : null;

/** By how much a quick choice could be off. */
export const BLUR = 0.4;

export const secondSearch: Policy<CardGame> = {
  ...policy,
  edition: 2,
  playout: (g, ask, random) =>
    formerly(ask) ?? pickedBlindly(ask, random) ?? quick(g, ask, random, hasty, BLUR),
  opening: (view, ask, random) =>
    ask.prompt === "pick-card" ? null : (formerly(ask) ?? policy.opening?.(view, ask, random) ?? null),
  weigh: weighBy(hasty),
  reduce: (g, ask) => {
    const own = formerly(ask);
    return own ? [own] : sensible(g, ask);
  },
};
