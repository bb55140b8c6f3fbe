/** Who may bear a card (7.4–7.6): what the card says, one item of each class, and only the player's own minions. */
import { NONE, type Seat } from "@westmarch/kernel";
import { atWork } from "../cards/conditions.ts";
import { matches, meant } from "../cards/matching.ts";
import { contextFromHand } from "../cards/text-context.ts";
import { partOf } from "../cards/texts.ts";
import { type CardId, isFreePeoples, isSite, printed } from "../data/ids.ts";
import type { CardGame, Copy } from "../state.ts";
import { attachedTo } from "../table/copies.ts";

/** Whether a card goes onto another one at all. */
export const isAttached = (card: CardId): boolean => partOf(card, "attach") !== undefined;

/** Everybody who may bear a card that this seat plays or moves. */
export function bearers(g: CardGame, seat: Seat, card: CardId): readonly Copy[] {
  const attach = partOf(card, "attach");
  if (!attach) return [];
  const context = contextFromHand(seat, card);
  return meant(g, context, attach.to).filter(
    (copy) => isWithinReach(seat, card, copy) && hasRoom(g, card, copy),
  );
}

/** 7.4, 7.6: items and conditions for one's own characters; Shadow conditions for an opponent's companions too. */
const isWithinReach = (seat: Seat, card: CardId, bearer: Copy): boolean =>
  bearer.owner === seat || isSite(bearer.card) || (!isFreePeoples(card) && isFreePeoples(bearer.card));

/** Whether a character that may bear a card still has room for it: its class (7.4), and how many copies. */
export function hasRoom(g: CardGame, card: CardId, bearer: Copy): boolean {
  const borne = attachedTo(g, bearer.id);
  const attach = partOf(card, "attach");
  if (attach?.oneCopy && borne.some((item) => item.card === card)) return false;
  for (const { part, card: whose } of atWork(g, "may bear")) {
    const { rule } = part;
    if (whose === card && borne.filter((item) => item.card === card).length >= rule.most) return false;
  }
  const { class: slot } = printed(card);
  if (!slot) return true;
  const sameClass = borne.filter((item) => printed(item.card).class === slot);
  const allowed = [card, ...sameClass.map((item) => item.card)].map(othersBeside).filter((many) => many > 0);
  return sameClass.length <= allowed.length && allowed.every((many) => sameClass.length <= many);
}

/** How many others of its class an item is borne in addition to (1R216). */
const othersBeside = (card: CardId): number => partOf(card, "attach")?.besides?.number ?? 0;

/** 7.11: whether a character may take over an item that lies on another. */
export const mayBear = (g: CardGame, item: Copy, bearer: Copy): boolean => {
  const attach = partOf(item.card, "attach");
  return (
    attach !== undefined &&
    item.on !== NONE &&
    item.on !== bearer.id &&
    matches(g, contextFromHand(item.owner, item.card), attach.to, bearer) &&
    hasRoom(g, item.card, bearer)
  );
};
