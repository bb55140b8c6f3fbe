import type { Level, Seat } from "@westmarch/kernel";
import { journalLength } from "@westmarch/kernel/undo-window";
import type { ChatLine } from "@westmarch/protocol";
import { type Draft, owing, type Position } from "@westmarch/table";
import type { ActItem } from "../database/journal.ts";
import type { ChatData } from "../database/schema/tables.ts";
import { replayLink } from "./links.ts";

/** How a position is kept. */
export const positionRow = (table: string, at: Position, botOwes: boolean): ActItem["position"] => ({
  table_id: table,
  version: at.version,
  state: JSON.stringify(at.state),
  owes: JSON.stringify(owing(at)),
  offers: JSON.stringify(at.offers),
  result: at.result && JSON.stringify(at.result),
  replay: at.replay,
  bot_owes: botOwes && !at.result ? 1 : 0,
  replayable: at.replayable ? 1 : 0,
  changed_at: at.changedAt,
  head: at.head,
});

/** An act as it is written: its row, what it leads to (for good, where that is to be kept), and the link to the replay if it ends the game. */
export function actItem(table: string, draft: Draft, next: Position, botOwes: boolean): ActItem {
  const position = positionRow(table, next, botOwes);
  return {
    act: {
      table_id: table,
      version: next.version,
      seat: draft.seat,
      type: draft.type,
      key: draft.key,
      data: JSON.stringify(draft.data),
      events: JSON.stringify(draft.events),
      quiet: draft.quiet ? 1 : 0,
      cut: draft.cut,
      at: next.changedAt,
    },
    position,
    ...(next.snapshot === next.version && {
      snapshot: {
        table_id: table,
        version: next.version,
        rules: next.state.version,
        length: journalLength(next.undoWindow),
        state: position.state,
        floors: JSON.stringify(next.floors),
      },
    }),
    ...(next.replay && { link: replayLink(table, next.replay, 0, next.changedAt) }),
  };
}

export const lineOf = (row: ChatData): ChatLine => ({
  id: row.id,
  seat: row.seat,
  name: row.name,
  text: row.text,
  at: row.at,
  ...(row.hearers !== null && { to: JSON.parse(row.hearers) as Seat[] }),
});

/** The level of a computer's row. Throws where the row is no computer's. */
export function levelOf({ level }: { readonly level: Level | null }): Level {
  if (level === null) throw new Error("no computer plays here");
  return level;
}
