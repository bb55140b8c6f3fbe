/** Seats as everybody sees them, and what their computers are asked. */

import { type Seat, shownSettings } from "@westmarch/kernel";
import { SEAL_CHARGES, SEAL_COLOURS, type Seal, type SeatInfo } from "@westmarch/protocol";
import type { Position, Table } from "@westmarch/table";
import type { SeatData } from "../database/schema/seats.ts";
import type { ClockReading } from "../platform/monotonic-clock.ts";
import { levelOf } from "../stores/row-mapping.ts";
import type { BotOffer, BotTurn } from "./automation/bot-turns.ts";
import type { Recall } from "./history/history.ts";

/** A seal as it is kept with a seat. */
function sealIn(kept: string | null): Seal | null {
  const [one, other, bot] = kept?.split(" ") ?? [];
  const colour = SEAL_COLOURS.find((known) => known === one);
  const charge = SEAL_CHARGES.find((known) => known === other);
  return colour && charge ? { colour, charge, ...(bot === "bot" && { bot: true as const }) } : null;
}

/** A seat as everybody at the table sees it. */
export function seatInfo(row: SeatData, online: boolean, { now, steady }: ClockReading): SeatInfo {
  const { seat, role } = row;
  const vacant = row.vacant === 1 && { vacant: true as const };
  if (row.kind === "bot") return { seat, role, player: { kind: "bot", level: levelOf(row) }, ...vacant };
  if (row.kind === "open") return { seat, role, player: null };
  const seal = sealIn(row.seal);
  const seenAt = online ? now : now - Math.max(0, steady - row.seen_at);
  return {
    seat,
    role,
    player: { kind: "person", name: row.name ?? "", online, seenAt, ...(seal && { seal }) },
    ...vacant,
    ...(row.again === 1 && { again: true }),
  };
}

/** What a computer player is asked at this position, or null if it owes nothing. It sees and has heard what a person would. */
export function botTurn(table: Table, at: Position, row: SeatData, recall: Recall): BotTurn | null {
  const ask = at.asks.find((one) => one.seat === row.seat);
  if (!ask || !row.level) return null;
  const { engine } = table.terms;
  const view = engine.view(at.state, row.seat);
  const ownPace = engine.ownPace(at.state);
  return {
    game: engine.game.id,
    settings: shownSettings(engine.game, table.terms.settings),
    view,
    seat: row.seat,
    recall: () => recall(row.seat, at.version),
    ask,
    level: levelOf(row),
    version: at.version,
    ownPace,
    open: at.asks.length === 1 && knowsNoMore(table, at, row.seat),
  };
}

/** Whether a seat knows nothing here that a spectator does not know. */
function knowsNoMore(table: Table, { state }: Position, seat: Seat): boolean {
  const { engine } = table.terms;
  const [own, any] = [seat, null].map((who) => engine.glimpse(state, who).secret);
  return state.sealed[seat] === null && JSON.stringify(own) === JSON.stringify(any);
}

/** Where a computer player stands: what it judges by when it is offered a draw, and thinks on about while others choose. */
export function botOffer(
  table: Table,
  at: Position,
  { seat, level }: SeatData,
  recall: Recall,
): BotOffer | null {
  if (!level) return null;
  const { engine, settings } = table.terms;
  return {
    game: engine.game.id,
    settings: shownSettings(engine.game, settings),
    view: engine.view(at.state, seat),
    seat,
    recall: () => recall(seat, at.version),
    level,
  };
}
