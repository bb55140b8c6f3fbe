/** How computer players pick: what is worth most for its cost, and goes with what they have. */
import type { Policy } from "@westmarch/bots/types";
import type { Ask, Option, Random } from "@westmarch/kernel";
import { CARD } from "@westmarch/trading-card-game/data/ids";
import { weighted } from "@westmarch/trading-card-game/decks/chance";
import { liking } from "./liking.ts";
import type { Draft } from "./state.ts";

const likings = (g: Draft, { seat, options }: Ask): number[] =>
  options.map(([, card]) => liking(g.secret.pools[seat], CARD.of(card)));

/** The card that is wanted most. */
function best(g: Draft, ask: Ask): Option {
  const all = likings(g, ask);
  return ask.options[all.indexOf(Math.max(...all))];
}

export const policy: Policy<Draft> = {
  playout: (g: Draft, ask: Ask, random: Random) => ask.options[weighted(random, likings(g, ask))],
  // A draft has no winner.
  evaluate: () => 0.5,
  opening: best,
};
