/** How a copy stands on the table, besides its figures: what face it bears, and what lies on it. */
import { listed } from "@westmarch/boardkit/writing";
import { CARD, type CardId, copyId, printed } from "../../../data/ids.ts";
import { type FigureName, figuresOf } from "../../../figures.ts";
import type { CardGame, Copy } from "../../../state.ts";
import { isActive } from "../../../table/active.ts";
import { attachedTo, find, stackedOn, woundsOn } from "../../../table/copies.ts";
import type { GameSay } from "../../keys.ts";
import { copyName, titleOf } from "../../names.ts";
import type { Totals } from "../figures.ts";

/** What an id of the table means that is a card: `card:1R89` or `card:12`, `copy:4`, `site:5`. */
export type Meant =
  | { readonly is: "card"; readonly card: CardId }
  | { readonly is: "copy"; readonly copy: Copy };

export function meantBy(g: CardGame, id: string): Meant | null {
  const [kind, which = ""] = id.split(":");
  const number = Number(which);
  if (kind === "card") {
    const card = CARD.find(which) ?? (CARD.is(number) ? number : null);
    return card === null ? null : { is: "card", card };
  }
  const copy =
    kind === "copy"
      ? find(g, copyId(number))
      : g.table.find(
          ({ zone, card }) => kind === "site" && zone === "path" && printed(card).siteNumber === number,
        );
  return copy ? { is: "copy", copy } : null;
}

/** Totals of a character on the table, as its face bears them. */
export function totalsOf(g: CardGame, copy: Copy): Totals {
  const totals = new Map<FigureName, number>(figuresOf(g, copy).map(({ name, total }) => [name, total]));
  const [strength, vitality] = [totals.get("strength"), totals.get("vitality-left")];
  return { ...(strength !== undefined && { strength }), ...(vitality !== undefined && { vitality }) };
}

/** What lies on a copy and what it lies on, a sentence for each. */
export function lyingOn(say: GameSay, g: CardGame, copy: Copy): readonly string[] {
  const { id } = copy;
  const bearer = copy.zone === "attached" ? find(g, copy.on) : undefined;
  const named = (cards: readonly { readonly card: CardId }[]) =>
    listed(
      say,
      cards.map(({ card }) => titleOf(say, card)),
    );
  const [bears, stacked, wounds] = [attachedTo(g, id), stackedOn(g, id), woundsOn(g, id)];
  return [
    wounds > 0 && say("read.wounds", { wounds }),
    bearer && say("read.borne", { bearer: copyName(say, g, bearer.id) }),
    bears.length > 0 && say("read.bears", { cards: named(bears) }),
    stacked.length > 0 && say("read.stacked", { cards: named(stacked) }),
    copy.zone !== "path" && !isActive(g, copy) && say("read.asleep"),
  ].filter((sentence) => typeof sentence === "string");
}

/** The other cards of the hand that a view shows this card in, in their order; null if it is in none. */
export const handWith = (g: CardGame, card: CardId): readonly CardId[] | null =>
  g.secret.hands.find((hand) => hand.includes(card)) ?? null;
