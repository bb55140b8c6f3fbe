/** How cards and players are called. */

import type { Seat } from "@westmarch/kernel";
import { printedName } from "@westmarch/trading-card-game/board/names";
import type { CardId } from "@westmarch/trading-card-game/data/ids";
import { UNSEEN } from "../state.ts";
import type { DraftSay } from "./keys.ts";

const SEATS = [
  "seat.player-1",
  "seat.player-2",
  "seat.player-3",
  "seat.player-4",
  "seat.player-5",
  "seat.player-6",
  "seat.player-7",
  "seat.player-8",
] as const;

/** A player by the seat. */
export const playerName = (say: DraftSay, seat: Seat): string => {
  const key = SEATS[seat];
  if (!key) throw new RangeError(`there is no seat ${seat}`);
  return say(key);
};

/** Title and subtitle. */
export function cardName(say: DraftSay, card: CardId): string {
  if (card === UNSEEN) return say("name.a-card");
  const { title, subtitle } = printedName(say, card);
  return subtitle === "" ? title : say("name.full", { title, subtitle });
}
