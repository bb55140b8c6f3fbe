import type { SeatInfo, TableSummary } from "@westmarch/protocol";
import type { KnownTable } from "./index.ts";

/** A table this device knows, and what the server says of it: null when it knows nothing. */
export interface KnownTableEntry {
  readonly known: KnownTable;
  readonly summary: TableSummary | null;
}

export const GROUPS = ["waiting", "awaited", "going", "over", "lost"] as const;
export type Group = (typeof GROUPS)[number];

const groupOf = ({ summary }: KnownTableEntry): Group => {
  if (!summary) return "lost";
  if (summary.result) return "over";
  if (summary.yourTurn) return "waiting";
  return isAwaited(summary) ? "awaited" : "going";
};

/** A player who sits there waits for one who takes a free seat. */
export const isAwaited = ({
  seats,
  mine,
  result,
}: Pick<TableSummary, "seats" | "mine" | "result">): boolean =>
  !result && mine.length > 0 && seats.some(({ player }) => player === null);

/** The tables of a group. Who has waited longest comes first; elsewhere what changed last. */
export function grouped(entries: readonly KnownTableEntry[], group: Group): readonly KnownTableEntry[] {
  const when = ({ known, summary }: KnownTableEntry) => summary?.changedAt ?? known.at;
  const found = entries.filter((entry) => groupOf(entry) === group);
  return found.sort((a, b) => (group === "waiting" ? when(a) - when(b) : when(b) - when(a)));
}

export type TableOutcome = "won" | "beaten" | "drawn" | "shared" | "ended";

/** How a finished table ended for its holder. */
export function outcomeOf({
  result,
  mine,
  seats,
}: Pick<TableSummary, "result" | "mine"> & { readonly seats: readonly unknown[] }): TableOutcome {
  if (!result || mine.length === 0 || mine.length === seats.length) return "ended";
  if (result.reason === "absent") return "beaten";
  if (result.winners.length === 0) return "drawn";
  if (result.winners.length === seats.length) return "shared";
  return mine.some((seat) => result.winners.includes(seat)) ? "won" : "beaten";
}

export const mySeats = ({ seats, mine }: TableSummary): readonly SeatInfo[] =>
  seats.filter(({ seat }) => mine.includes(seat));
export const otherSeats = ({ seats, mine }: TableSummary): readonly SeatInfo[] =>
  seats.filter(({ seat }) => !mine.includes(seat));

/** No other person waits at this table: the other seats are the computer's, or there are none. */
export const isComputer = (summary: TableSummary): boolean =>
  otherSeats(summary).every(({ player }) => player?.kind === "bot");
