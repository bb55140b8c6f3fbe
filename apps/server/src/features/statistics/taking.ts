/** Takes down, once, what statistics know of a finished game. Nothing of it names a player. */
import type { Result, Settings } from "@westmarch/kernel";
import { foldLog, type Teams, teamsOf } from "@westmarch/table";
import type { FinishedData } from "../../database/schema/finished.ts";
import type { SeatData } from "../../database/schema/seats.ts";
import { hashOf } from "../../platform/random.ts";
import { type BegunTable, hasBegun, type TableStore } from "../../stores/table-store.ts";
import type { AnyEngine } from "../../tables/game-registry.ts";
import type { GameCount } from "./counting.ts";

const MINUTE = 60_000;

/** What is known of a finished game besides its table. */
interface Known {
  readonly engine: AnyEngine;
  /** What the game lets be counted; null: nothing but how it ended. */
  readonly count: GameCount["count"] | null;
  /** Every visitor may look at it. */
  readonly isPublic: boolean;
}

/** Whether anybody played what is over: where nobody came there is nothing to count and nothing to look at. */
export const wasPlayed = ({ reason }: Result): boolean => reason !== "absent";

/** What a finished game adds to the statistics; null: it is not over, or nobody came to it. */
export async function takenFrom(
  store: TableStore,
  table: string,
  { engine, count, isPublic }: Known,
): Promise<FinishedData | null> {
  const stored = await store.table(table);
  if (!stored || !hasBegun(stored) || stored.position.result === null) return null;
  const result = JSON.parse(stored.position.result) as Result;
  if (!wasPlayed(result)) return null;
  const settings = JSON.parse(stored.table.settings) as Settings;
  const teams = teamsOf(engine.game, settings);
  const kept = {
    table_id: table,
    game: stored.table.game,
    at: stored.position.changed_at,
    ...playersOf(stored.seats),
    winner: winnerOf(result, teams),
    usual: isUsual(engine, settings) ? 1 : 0,
  };
  if (!isPublic) return { ...kept, ...NOTHING };
  const watch = (await store.listings.listing(table))?.watch ?? null;
  return {
    ...kept,
    public: 1,
    watch_hash: watch === null ? null : hashOf(watch),
    reason: result.reason,
    ...(await courseOf(store, stored, teams, hasOwnPack(engine, settings) ? null : count)),
  };
}

/** What is kept of a game that visitors could not watch, besides who won. */
const NOTHING = {
  public: 0,
  watch_hash: null,
  reason: null,
  rounds: null,
  minutes: null,
  opening: null,
  opened_by: null,
  cards: "[]",
} as const;

/** Who played, without anybody's name. */
function playersOf(seats: readonly SeatData[]): Pick<FinishedData, "people" | "against"> {
  const people = seats.filter(({ kind }) => kind === "person").length;
  const [level, ...more] = new Set(
    seats.flatMap(({ kind, level }) => (kind === "bot" && level ? [level] : [])),
  );
  return { people, against: level === undefined ? "people" : more.length > 0 ? "computers" : level };
}

/** The one side that won; -1: none, or several. */
function winnerOf({ winners }: Result, teams: Teams): number {
  const won = [...teams.keys()].filter((side) => teams[side]?.some((seat) => winners.includes(seat)));
  return won.length === 1 ? (won[0] ?? -1) : -1;
}

const isUsual = ({ game }: AnyEngine, settings: Settings): boolean =>
  game.settings.every(
    ({ id, kind, initial }) =>
      (kind !== "switch" && kind !== "choice") || (settings[id] ?? initial) === initial,
  );

/** Whether the cards are others than those that the game knows by name. */
const hasOwnPack = ({ game }: AnyEngine, settings: Settings): boolean =>
  game.settings.some(({ id, initial }) => id === "pack" && (settings[id] ?? initial) !== initial);

/** How long it took, how it began, and which cards were played, from what spectators heard. */
async function courseOf(
  store: TableStore,
  { table, position }: BegunTable,
  teams: Teams,
  count: Known["count"],
): Promise<Pick<FinishedData, "rounds" | "minutes" | "opening" | "opened_by" | "cards">> {
  const rows = await store.told(table.id, -1, position.version + 1, Number.MAX_SAFE_INTEGER);
  const sideOf = (seat: number) =>
    Math.max(
      0,
      teams.findIndex((team) => team.includes(seat)),
    );
  let rounds = 0;
  let opening: readonly [choice: string, side: number] | null = null;
  const cards = new Map<string, readonly [card: string, side: number]>();
  for (const { events } of count ? foldLog(rows) : [])
    for (const { type, facts, only } of events) {
      const told = only ? null : (count?.({ type, facts }, rounds) ?? null);
      if (told === null) continue;
      if ("round" in told) {
        rounds = told.round;
        continue;
      }
      const side = sideOf(told.by);
      if ("opening" in told) opening ??= [told.opening, side];
      else {
        cards.set(`${told.card} ${side}`, [told.card, side]);
        if (told.opens) opening ??= [told.card, side];
      }
    }
  return {
    rounds: rounds === 0 ? null : rounds,
    minutes: Math.round((position.changed_at - (rows[0]?.at ?? position.changed_at)) / MINUTE),
    opening: opening?.[0] ?? null,
    opened_by: opening?.[1] ?? null,
    cards: JSON.stringify([...cards.values()]),
  };
}
