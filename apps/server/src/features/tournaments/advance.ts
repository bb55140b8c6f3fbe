/** Advances a tournament: reads how games ended, and opens the next ones. All of it is one transaction. */

import { createHmac } from "node:crypto";
import type { Seat, Settings } from "@westmarch/kernel";
import type { OpenTable, Pace } from "@westmarch/protocol";
import type { EntrantData, GameData, TournamentData } from "../../database/schema/tournaments.ts";
import type { Db } from "../../database/types.ts";
import type { Entropy } from "../../platform/random.ts";
import type { HostKey } from "../../stores/host-key.ts";
import { insertTable } from "../../stores/insert-table.ts";
import { type LinkKey, seatLink } from "../../stores/links.ts";
import { levelOf } from "../../stores/row-mapping.ts";
import { type Held, sidesOf, tableNow } from "../../stores/tournament-store.ts";
import type { AnyEngine } from "../../tables/game-registry.ts";
import { createTable, ownerless, unseen, unseenAt } from "../../tables/opening/create-table.ts";
import { settingsMovedToSeat } from "../../tables/opening/seat-settings.ts";
import { graceRow } from "../../tables/time/game-clocks/clock-state.ts";
import { newGrace } from "../../tables/time/game-clocks/grace.ts";
import { hearersOf } from "./hearers.ts";
import { breakAfter } from "./review.ts";
import { next, type Opening } from "./schedule.ts";

const SECOND = 1_000;
const HOUR = 3_600_000;

/** When a game that is opened now is decided without being played to its end, by the steady clock; null: never. */
export const dueAt = ({ hours }: Pick<TournamentData, "hours">, steady: number): number | null =>
  hours === null ? null : steady + hours * HOUR;

/** What opening a table needs. */
export interface Means {
  readonly engine: AnyEngine;
  readonly key: HostKey;
  readonly source: Entropy;
  readonly at: number;
  readonly steady: number;
  /** An entrant's name at the table. */
  readonly nameOf: (entrant: EntrantData) => string;
  /** Moves a seat into an account, for all its devices. */
  readonly give: Give;
}

export type Give = (
  trx: Db,
  person: string,
  given: { readonly table: string; readonly seats: readonly Seat[]; readonly key: LinkKey },
) => Promise<void>;

/**
 * The link key of a tournament's table. It is made of a key that lies beside the database, so a stolen database opens no table.
 */
export const tournamentKey = (host: HostKey, table: string): LinkKey =>
  createHmac("sha256", host).update(`tournament ${table}`).digest();

/** Decides games by how their tables ended, or by their time. True if one was decided. */
async function takeIn(trx: Db, held: Held, steady: number): Promise<boolean> {
  const { tournament, games } = held;
  let changed = false;
  for (const game of games) {
    if (game.outcome !== null || game.table_id === null) continue;
    const outcome = await outcomeOf(trx, tournament, game, steady);
    if (!outcome) continue;
    await decide(trx, game, outcome.outcome, outcome.forfeit);
    if (tournament.kind === "arena" && outcome.inTime === false) await sendAway(trx, held, game);
    changed = true;
  }
  return changed;
}

interface Outcome {
  readonly outcome: NonNullable<GameData["outcome"]>;
  readonly forfeit: boolean;
  /** False: time ran out for a player, who may not even have come. */
  readonly inTime?: false;
}

async function outcomeOf(
  trx: Db,
  { hours }: TournamentData,
  game: GameData,
  steady: number,
): Promise<Outcome | null> {
  const table = game.table_id === null ? null : await tableNow(trx, game.table_id);
  // The table is gone, and its players cannot play on.
  if (!table) return { outcome: "neither", forfeit: true };
  const sides = sidesOf(game);
  const named = (entrant: number | undefined) => (entrant === game.one ? "one" : "other");
  if (table.result) {
    const { winners, reason } = table.result;
    if (reason === "absent") return { outcome: "neither", forfeit: true, inTime: false };
    return {
      outcome: winners.length === 1 ? named(sides[winners[0] ?? 0]) : "drawn",
      forfeit: false,
      ...(reason === "time" && { inTime: false }),
    };
  }
  if (game.due_at === null || game.due_at > steady) return null;
  const opened = game.opened_at ?? game.due_at - (hours ?? 0) * HOUR;
  const [late, ...more] = table.owes;
  const other = late === undefined || more.length > 0 ? null : 1 - late;
  // A player who has not come either does not win by the opponent's absence.
  if (other === null || !(await hasCome(trx, game, other, opened)))
    return { outcome: "neither", forfeit: true };
  return { outcome: named(sides[other]), forfeit: true };
}

/** Whoever has not come to a game of an arena is paired no more until they say that they are back. */
async function sendAway(trx: Db, { tournament, entrants }: Held, game: GameData): Promise<void> {
  for (const [seat, side] of sidesOf(game).entries()) {
    const entrant = entrants.find((one) => one.entrant === side);
    if (!entrant || entrant.kind === "bot" || (await hasCome(trx, game, seat, game.opened_at ?? 0))) continue;
    await trx
      .updateTable("entrants")
      .set({ here_at: null })
      .where("tournament_id", "=", tournament.id)
      .where("entrant", "=", side)
      .execute();
  }
}

/** Whether the player of a seat has been at the table since it was opened. Computers always have. */
async function hasCome(trx: Db, { table_id }: GameData, seat: Seat, opened: number): Promise<boolean> {
  const row = await trx
    .selectFrom("seats")
    .select(["kind", "seen_at"])
    .where("table_id", "=", table_id)
    .where("seat", "=", seat)
    .executeTakeFirst();
  return row !== undefined && (row.kind !== "person" || row.seen_at > unseenAt(opened));
}

export async function decide(
  trx: Db,
  game: GameData,
  outcome: NonNullable<GameData["outcome"]>,
  forfeit: boolean,
): Promise<void> {
  await trx
    .updateTable("tournament_games")
    .set({ outcome, forfeit: forfeit ? 1 : 0 })
    .where("tournament_id", "=", game.tournament_id)
    .where("round", "=", game.round)
    .where("board", "=", game.board)
    .where("nth", "=", game.nth)
    .execute();
}

/** How far a tournament has advanced. */
interface Went {
  /** The tables that were opened. */
  readonly opened: readonly string[];
  /** When there is something to do again, by the monotonic clock; null: that does not depend on time. */
  readonly nextAt: number | null;
}

/** Advances as far as the finished games, and the break between rounds, allow. */
export async function goOn(trx: Db, read: () => Promise<Held | null>, means: Means): Promise<Went> {
  const opened: string[] = [];
  for (;;) {
    let held = await read();
    if (held?.tournament.state !== "running") return { opened, nextAt: null };
    if (await takeIn(trx, held, means.steady)) held = (await read()) ?? held;
    const { tournament } = held;
    const then = next(held, means.steady);
    // An arena is over once its time is up.
    if (then === "wait") return { opened, nextAt: laterThan(tournament.ends_at, means.steady) };
    const set = (news: Partial<Pick<TournamentData, "state" | "round" | "next_at">>) =>
      trx.updateTable("tournaments").set(news).where("id", "=", tournament.id).execute();
    if (then === "over") {
      await set({ state: "over", next_at: null });
      return { opened, nextAt: null };
    }
    const nextAt = beginsAt(held, then.open, means.steady);
    if (nextAt > means.steady) {
      if (nextAt !== tournament.next_at) await set({ next_at: nextAt });
      return { opened, nextAt };
    }
    for (const { outcome, ...game } of then.open) {
      const row: GameData = {
        ...game,
        tournament_id: tournament.id,
        table_id: null,
        outcome,
        opened_at: outcome === null ? means.steady : null,
        forfeit: outcome === null ? 0 : 1,
        due_at: outcome === null ? dueAt(tournament, means.steady) : null,
        rung: 0,
        rung_at: null,
      };
      const table = outcome === null ? await openTable(trx, held, row, means) : null;
      await trx
        .insertInto("tournament_games")
        .values({ ...row, table_id: table })
        .execute();
      if (table !== null) opened.push(table);
    }
    await set({ next_at: null, ...(isNewRound(tournament, then.open) && { round: tournament.round + 1 }) });
  }
}

const laterThan = (at: number | null, steady: number): number | null =>
  at !== null && at > steady ? at : null;

const isNewRound = ({ round }: TournamentData, open: readonly Opening[]): boolean =>
  open.some((game) => game.round !== round);

/**
 * When these games may begin: at once, or after a break if they begin a round other than the first. The first waits only where it
 * was taken back.
 */
function beginsAt(held: Held, open: readonly Opening[], steady: number): number {
  const { round, next_at } = held.tournament;
  if (!isNewRound(held.tournament, open)) return steady;
  return next_at ?? (round === 0 ? steady : steady + breakAfter(held) * SECOND);
}

async function openTable(
  trx: Db,
  { tournament, entrants }: Held,
  game: GameData,
  { engine, key, source, at, steady, nameOf, give }: Means,
): Promise<string> {
  const plan = sidesOf(game).map((side): OpenTable["seats"][number] => {
    const entrant = entrants.find((one) => one.entrant === side);
    if (!entrant) throw new Error("a paired player does not take part");
    return entrant.kind === "bot"
      ? { kind: "bot", level: levelOf(entrant) }
      : { kind: "me", name: nameOf(entrant) };
  });
  const wish = {
    game: tournament.game,
    settings: {
      ...(JSON.parse(tournament.settings) as Settings),
      ...Object.assign(
        {},
        ...sidesOf(game).map((side, seat): Settings => {
          const brings = entrants.find(({ entrant }) => entrant === side)?.brings ?? null;
          return brings === null ? {} : settingsMovedToSeat(engine, seat, JSON.parse(brings) as Settings);
        }),
      ),
    },
    seats: plan,
    sealed: [],
    ...(tournament.pace !== null && { pace: JSON.parse(tournament.pace) as Pace }),
  };
  const { rows } = createTable(engine, wish, { at, steady }, source, (table) => tournamentKey(key, table));
  const table = ownerless(rows, (seat) => seat);
  const seats = unseen(table.seats);
  await insertTable(trx, { ...table, seats });
  if (tournament.grace > 0 && seats.some(({ kind }) => kind === "person"))
    await trx
      .insertInto("time")
      .values(graceRow(rows.table.id, newGrace(steady, tournament.grace * SECOND)))
      .execute();
  for (const [seat, side] of sidesOf(game).entries()) {
    const entrant = entrants.find((one) => one.entrant === side);
    if (!entrant) continue;
    const given = { table: rows.table.id, seats: [seat], key: tournamentKey(key, rows.table.id) };
    if (entrant.person_id !== null) await give(trx, entrant.person_id, given);
    await letHear(trx, rows.table.id, seat, hearersOf(entrant), { key, at, source });
  }
  return rows.table.id;
}

/** Subscribes devices to a seat where the player has not been yet, by a link that no client is shown. */
async function letHear(
  trx: Db,
  table: string,
  seat: Seat,
  hearers: readonly string[],
  { key, at, source }: Pick<Means, "key" | "at" | "source">,
): Promise<void> {
  if (hearers.length === 0) return;
  const { row } = seatLink(table, [seat], tournamentKey(key, table), at, source);
  await trx.insertInto("links").values(row).execute();
  for (const recipient of hearers)
    await trx.insertInto("watches").values({ recipient, link_hash: row.hash, muted: 0 }).execute();
}
