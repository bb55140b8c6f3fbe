/** Sites of the adventure path: laid on it, and replaced (8.4, 8.6). */
import type { Seat } from "@westmarch/kernel";
import { type CardId, type CopyId, printed } from "../data/ids.ts";
import type { CardGame } from "../state.ts";
import { siteNumber } from "../table/active.ts";
import { find, insert, lift, put, take } from "../table/copies.ts";
import { siteAt } from "../table/path.ts";
import type { C } from "../vocabulary.ts";
import { sweep } from "./leaving.ts";

/** A seat's own site of a number that is not on the path. */
export const ownSite = (g: CardGame, seat: Seat, number: number): CardId | undefined =>
  g.secret.adventure[seat].find((card) => printed(card).siteNumber === number);

/** Lays a site of one's own on the path. */
export function laySite(c: C, seat: Seat, card: CardId): void {
  const { g } = c;
  take(g.secret.adventure[seat], card);
  put(g, card, seat, "path");
  c.reveal();
  c.tell("site-laid", { seat, card, number: printed(card).siteNumber ?? 0 });
}

/** Puts one's own site in the place of a number; an opponent's goes back to its owner's adventure deck (8.6). */
function lay(c: C, seat: Seat, number: number): void {
  const { g } = c;
  const card = ownSite(g, seat, number);
  const [old] = siteAt(g, number);
  if (card === undefined || old?.owner === seat) return;
  if (old) {
    sweep(c, (_, copy) => copy.zone === "attached" && copy.on === old.id);
    lift(g, old.id);
    insert(g.secret.adventure[old.owner], old.card);
  }
  laySite(c, seat, card);
}

/** "Put your own next site on the adventure path, replacing an opponent's site there." */
export const layOwnNextSite = (c: C, seat: Seat): void => lay(c, seat, siteNumber(c.g) + 1);

/** "Replace that site with your own site of the same number"; without one, the site where the fellowship is. */
export function replaceSite(c: C, seat: Seat, which: CopyId | undefined): void {
  const { g } = c;
  const site = which === undefined ? undefined : find(g, which);
  lay(c, seat, site ? (printed(site.card).siteNumber ?? 0) : siteNumber(g));
}
