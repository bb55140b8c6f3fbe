/** How computer players pick: what is worth most for its cost, and goes with what they have. */
import type { Policy } from "@westmarch/bots/types";
import { type Ask, NONE, type Option, type Random } from "@westmarch/kernel";
import { CARD, type CardId, printed } from "@westmarch/trading-card-game/data/ids";
import { worthOf } from "@westmarch/trading-card-game/decks/build";
import { weighted } from "@westmarch/trading-card-game/decks/chance";
import type { Draft } from "./state.ts";

/** How much a card gains if everything that one has of its side were of its culture. */
const TOGETHER = 2;
/** A site or a Ring: the starter has one already. */
const SPARE = 0.3;

/** How much a card is wanted beside a pool. Above 0. */
export function liking(pool: readonly CardId[], card: CardId): number {
  const { side, culture } = printed(card);
  if (!culture) return SPARE;
  const ours = pool.filter((one) => one !== NONE && printed(one).side === side);
  const alike = ours.filter((one) => printed(one).culture === culture);
  return worthOf(printed(card)) * (1 + (TOGETHER * alike.length) / Math.max(1, ours.length));
}

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
