/** The sense of play of this game's second edition: what it did otherwise than those of today. */
import type { Policy, Random } from "@westmarch/bots/types";
import type { Ask, Option, Seat } from "@westmarch/kernel";
import { quick, sensible, weighBy } from "../bot/choosing.ts";
import { EYE, isLostNarrowly, shadowMisses, sightBy } from "../bot/first-sight.ts";
import { askedOf, SENSES_BY_HAND } from "../bot/sense.ts";
import type { CardGame } from "../state.ts";
import { byHand } from "./by-hand.ts";

/** Burdens that a place was taken to be worth; the first was chosen. */
const BID = 1;

/** How it chose its place. */
const formerly = ({ prompt, options }: Ask): Option | null => {
  if (prompt === "bid") return options[Math.min(BID, options.length - 1)];
  return prompt === "seat" ? options[0] : null;
};

/** Whether it helps in a skirmish: where that is narrowly lost, never to overwhelm. */
function wantsHelp(g: CardGame, seat: Seat): boolean {
  const misses = shadowMisses(g);
  return misses !== null && isLostNarrowly(misses, seat === g.turn ? "free" : "shadow");
}

const hasty = sightBy({ ...EYE, wantsHelp });

/** Cards that a text asked for were named at random. */
const pickedBlindly = ({ prompt, options }: Ask, random: Random): Option | null =>
  prompt === "pick-card" ? options[random(options.length)] : null;

/** By how much a quick choice could be off. */
const BLUR = 0.4;

const asked = askedOf(SENSES_BY_HAND);

export const secondSearch: Policy<CardGame> = {
  ...byHand,
  edition: 2,
  playout: asked(
    (g, ask, random: Random) =>
      formerly(ask) ?? pickedBlindly(ask, random) ?? quick(g, ask, random, hasty, BLUR),
  ),
  opening: (view, ask, random) =>
    ask.prompt === "pick-card" ? null : (formerly(ask) ?? byHand.opening?.(view, ask, random) ?? null),
  weigh: asked(weighBy(hasty)),
  reduce: asked((g, ask) => {
    const own = formerly(ask);
    return own ? [own] : sensible(g, ask);
  }),
};
