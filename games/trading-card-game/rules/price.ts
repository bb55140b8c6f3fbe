/** What a card costs in twilight (6.3), with the penalty for roaming minions (7.7). */
import type { Seat } from "@westmarch/kernel";
import { atWork, holds } from "../cards/conditions.ts";
import { signed } from "../cards/counting.ts";
import { fitsPrinted, matches, matchesCard } from "../cards/matching.ts";
import { contextFromHand } from "../cards/text-context.ts";
import { partsOf } from "../cards/texts.ts";
import { type CardId, printed } from "../data/ids.ts";
import type { Signed } from "../language/targets.ts";
import type { CardGame, Copy } from "../state.ts";
import { type Add, type Modifiers, neverBelowNone, sum } from "../table/modifiers.ts";
import { wouldRoam } from "../table/roaming.ts";

/** Twilight that a minion costs more where it roams (7.7). */
const ROAMING_PENALTY = 2;

/** What a text makes of a price: nothing to pay, or so much more or less. */
export type Price = "free" | Signed;

/**
 * What it costs this seat to play a card, onto this bearer if it is to be attached. Played "for free" it costs
 * nothing, wherever it roams (6.8).
 */
export const price = (g: CardGame, seat: Seat, card: CardId, onto?: Copy, asked?: Price): number =>
  asked === "free" ? 0 : sum(priceOf(g, seat, card, onto, asked));

/** What that price is made of. */
export const priceOf =
  (g: CardGame, seat: Seat, card: CardId, onto?: Copy, asked?: Signed): Modifiers =>
  (add) => {
    neverBelowNone((tell) => {
      tell(printed(card).twilight ?? 0, "printed");
      if (asked) tell(signed(asked), "price");
      ownText(g, seat, card, onto, tell);
      textsInPlay(g, seat, card, tell);
    })(add);
    roamingPenaltyOf(g, seat, card)(add);
  };

/** What the card itself says of its price. */
function ownText(g: CardGame, seat: Seat, card: CardId, onto: Copy | undefined, add: Add): void {
  for (const part of partsOf(card)) {
    if (part.part !== "static" || part.rule.rule !== "cost") continue;
    const said = contextFromHand(seat, card);
    const { rule } = part;
    if (part.while && !holds(g, said, part.while)) continue;
    if (rule.target.every(({ is }) => is === "this") && isOn(g, seat, card, rule.on, onto))
      add(more(rule), card);
  }
}

/** What cards in play say of it. */
function textsInPlay(g: CardGame, seat: Seat, card: CardId, add: Add): void {
  for (const { part, context, card: from } of atWork(g, "cost")) {
    const { rule } = part;
    if (rule.target.some(({ is }) => is === "this")) continue;
    if (matchesCard(g, context, rule.target, card, seat)) add(more(rule), from);
  }
  for (const { part, card: from } of atWork(g, "first costs less")) {
    const { rule } = part;
    const before = rule.each === "turn" ? g.playedThisTurn : g.playedThisPhase;
    const first = !before.some((other) => fitsPrinted(rule.nominal, other));
    if (first && fitsPrinted(rule.nominal, card)) add(-rule.number, from);
  }
}

const more = ({ number, than }: { readonly number: number; readonly than: "more" | "less" }): number =>
  than === "more" ? number : -number;

/** Whether the price is another for this bearer. */
const isOn = (
  g: CardGame,
  seat: Seat,
  card: CardId,
  on: Parameters<typeof matches>[2] | undefined,
  onto: Copy | undefined,
): boolean => !on || (onto !== undefined && matches(g, contextFromHand(seat, card), on, onto));

/** 7.7: cards can lower the penalty, not below 0. */
const roamingPenaltyOf = (g: CardGame, seat: Seat, card: CardId): Modifiers =>
  neverBelowNone((add) => {
    if (!wouldRoam(g, card)) return;
    add(ROAMING_PENALTY, "roaming");
    for (const { part, context, card: from } of atWork(g, "roaming penalty"))
      if (matchesCard(g, context, part.rule.target, card, seat)) add(-part.rule.less, from);
  });
