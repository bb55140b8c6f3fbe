/** Roaming minions (7.7). */
import { type CardId, printed } from "../data/ids.ts";
import type { CardGame, Copy } from "../state.ts";
import { siteNumber } from "./active.ts";

/** Whether a minion of this kind roams at the site where the fellowship is (7.7). */
export const wouldRoam = (g: CardGame, card: CardId): boolean => {
  const { type, siteNumber: number = 0 } = printed(card);
  return type === "Minion" && number > siteNumber(g);
};

/** Whether a copy is a minion in play that roams (7.7). */
export const isRoaming = (g: CardGame, { card, zone }: Copy): boolean =>
  zone === "middle" && wouldRoam(g, card);
