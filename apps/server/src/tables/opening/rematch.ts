/** Another game with the same people, at the same place: their links lead to it, and everybody sits one seat further. */

import type { Result, Seat, Settings } from "@westmarch/kernel";
import type { MatchScore, OpenTable } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { SeatData } from "../../database/schema/seats.ts";
import type { TableData } from "../../database/schema/tables.ts";
import type { Entropy } from "../../platform/random.ts";
import type { NewTable } from "../../stores/new-table.ts";
import { levelOf } from "../../stores/row-mapping.ts";
import type { BegunTable, StoredTable } from "../../stores/table-store.ts";
import type { AnyEngine } from "../game-registry.ts";
import { paceIn } from "../time/game-clocks/clock-state.ts";
import { createTable, type SealedContribution, unseen } from "./create-table.ts";
import { settingsForRematch } from "./seat-settings.ts";

/** What was played before the game of this table. */
export const matchBefore = (table: TableData): MatchScore | null =>
  table.evening === null ? null : (JSON.parse(table.evening) as MatchScore);

/** The seat in the next game of the player of a seat. */
export const seatRotation =
  (seats: number) =>
  (seat: Seat): Seat =>
    (seat + 1) % seats;

/** The match after one more game, by the seats of the next. */
export function matchAfter(
  before: MatchScore | null,
  result: Result,
  replay: string | null,
  seats: number,
): MatchScore {
  const turned = seatRotation(seats);
  const won = new Array<number>(seats).fill(0);
  for (let seat = 0; seat < seats; seat++)
    won[turned(seat)] = (before?.won[seat] ?? 0) + (result.winners.includes(seat) ? 1 : 0);
  return {
    won,
    drawn: (before?.drawn ?? 0) + (result.winners.length === 0 ? 1 : 0),
    games: [...(before?.games ?? []), ...(replay === null ? [] : [replay])],
  };
}

/** Whether every person at the table has said that they would like another game. */
export const allWantRematch = ({ seats }: StoredTable): boolean =>
  seats.every(({ kind, again }) => kind === "bot" || again === 1);

type Plan = OpenTable["seats"][number];

/** What the people here have sealed for their next game, by the seats that they will have there. */
function sealedNext(seats: readonly SeatData[]): SealedContribution[] {
  const turned = seatRotation(seats.length);
  const parties = Map.groupBy(
    seats.filter(({ kind }) => kind === "person"),
    ({ party }) => party,
  );
  return [...parties.values()].flatMap((own) => {
    const seal = own[0]?.next_seal;
    return seal ? [{ seats: own.map(({ seat }) => turned(seat)).sort((a, b) => a - b), seal }] : [];
  });
}

/** The next table of the same people. Throws `Refused` if the game of this one is not over. */
export function createRematch(
  engine: AnyEngine,
  { table, position, seats }: BegunTable,
  now: { readonly at: number; readonly steady: number },
  source: Entropy,
): { readonly rows: Omit<NewTable, "links">; readonly botOwes: boolean } {
  if (position.result === null) throw new Refused("stale");
  const turned = seatRotation(seats.length);
  const plan: Plan[] = [];
  for (const { seat, kind, level, name } of seats)
    plan[turned(seat)] =
      kind === "bot" ? { kind, level: levelOf({ level }) } : { kind: "me", name: name ?? "" };
  const settings = settingsForRematch(engine, JSON.parse(table.settings) as Settings, turned);
  const wish = {
    game: table.game,
    settings,
    seats: plan,
    sealed: sealedNext(seats),
    rated: table.rated !== 0,
    ...paceIn(table),
  };
  const { rows, botOwes } = createTable(engine, wish, now, source);
  const { links: _, ...made } = rows;
  const result = JSON.parse(position.result) as Result;
  const match = matchAfter(matchBefore(table), result, position.replay, seats.length);
  return {
    rows: {
      ...made,
      table: { ...made.table, evening: JSON.stringify(match) },
      // Players who share a screen do so still. Those who asked first may be away by now.
      seats: unseen(made.seats).map((row) => {
        const old = seats.find(({ seat }) => turned(seat) === row.seat);
        return old ? { ...row, party: old.party, seal: old.seal, since: old.since } : row;
      }),
    },
    botOwes,
  };
}
