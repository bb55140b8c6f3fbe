/** What a card costs in twilight (6.3), with the penalty for roaming minions (7.7). */
import type { Seat } from "@westmarch/kernel";
import { holds } from "../cards/facts.ts";
import { atWork, signed } from "../cards/figures.ts";
import { fitsPrinted, matches, matchesCard } from "../cards/matching.ts";
import { saidFromHand } from "../cards/saying.ts";
import { partsOf } from "../cards/texts.ts";
import { type CardId, printed } from "../data/ids.ts";
import type { Signed } from "../language/tree.ts";
import type { CardGame, Copy } from "../state.ts";
import { wouldRoam } from "./roaming.ts";

/** Twilight that a minion costs more where it roams (7.7). */
const ROAMING_PENALTY = 2;

/** What a text makes of a price: nothing to pay, or so much more or less. */
export type Price = "free" | Signed;

/**
 * What it costs this seat to play a card, onto this bearer if it is to be attached. Played "for free" it costs
 * nothing, wherever it roams (6.8).
 */
export function price(g: CardGame, seat: Seat, card: CardId, onto?: Copy, asked?: Price): number {
  if (asked === "free") return 0;
  let sum = printed(card).twilight ?? 0;
  if (asked) sum += signed(asked);
  for (const part of partsOf(card)) {
    if (part.part !== "static" || part.rule.rule !== "cost") continue;
    const said = saidFromHand(seat, card);
    const { rule } = part;
    if (part.while && !holds(g, said, part.while)) continue;
    if (rule.target.every(({ is }) => is === "this") && isOn(g, seat, card, rule.on, onto)) sum += more(rule);
  }
  for (const { rule, saying } of atWork(g, "cost")) {
    if (rule.target.some(({ is }) => is === "this")) continue;
    if (matchesCard(g, saying, rule.target, card, seat)) sum += more(rule);
  }
  for (const { rule } of atWork(g, "first costs less")) {
    const before = rule.each === "turn" ? g.playedThisTurn : g.playedThisPhase;
    const first = !before.some((other) => fitsPrinted(rule.nominal, other));
    if (first && fitsPrinted(rule.nominal, card)) sum -= rule.number;
  }
  return Math.max(0, sum) + roamingPenalty(g, seat, card);
}

const more = ({ number, than }: { readonly number: number; readonly than: "more" | "less" }): number =>
  than === "more" ? number : -number;

/** Whether the bearer is one for whom the price is another. */
const isOn = (
  g: CardGame,
  seat: Seat,
  card: CardId,
  on: Parameters<typeof matches>[2] | undefined,
  onto: Copy | undefined,
): boolean => !on || (onto !== undefined && matches(g, saidFromHand(seat, card), on, onto));

/** 7.7: cards can lower the penalty, not below 0. */
export function roamingPenalty(g: CardGame, seat: Seat, card: CardId): number {
  if (!wouldRoam(g, card)) return 0;
  let penalty = ROAMING_PENALTY;
  for (const { rule, saying } of atWork(g, "roaming penalty")) {
    if (matchesCard(g, saying, rule.target, card, seat)) penalty -= rule.less;
  }
  return Math.max(0, penalty);
}
