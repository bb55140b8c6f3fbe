/** Carries a tournament on: takes in what is over, opens what comes next. All of it in one transaction. */
import { createHmac } from "node:crypto";
import type { Seat, Settings } from "@westmarch/kernel";
import type { Level, OpenTable, Pace } from "@westmarch/protocol";
import { movedTo } from "../brought.ts";
import type { Db } from "../database.ts";
import type { AnyEngine } from "../engines.ts";
import { insertTable } from "../inserting.ts";
import type { HostKey } from "../keeper/key.ts";
import { type LinkKey, seatLink } from "../links.ts";
import { newTable, ownerless, unseen } from "../opening.ts";
import type { Entropy } from "../random.ts";
import { next } from "./course.ts";
import type { EntrantData, GameData } from "./schema.ts";
import { type Held, sidesOf, tableNow } from "./store.ts";

const HOUR = 3_600_000;

/** What is needed to open tables. */
export interface Means {
  readonly engine: AnyEngine;
  readonly key: HostKey;
  readonly source: Entropy;
  readonly at: number;
  readonly steady: number;
  /** How an entrant is called, at the table. */
  readonly nameOf: (entrant: EntrantData) => string;
}

/** The link key of a table of a tournament: made of what lies beside the database, so that a stolen one opens no table. */
export const tournamentKey = (host: HostKey, table: string): LinkKey =>
  createHmac("sha256", host).update(`tournament ${table}`).digest();

/** Takes in how tables ended, and what time has decided. True: something was. */
async function takeIn(trx: Db, { games }: Held, steady: number): Promise<boolean> {
  let changed = false;
  for (const game of games) {
    if (game.outcome !== null || game.table_id === null) continue;
    const outcome = await outcomeOf(trx, game, steady);
    if (!outcome) continue;
    await decide(trx, game, outcome.outcome, outcome.forfeit);
    changed = true;
  }
  return changed;
}

async function outcomeOf(
  trx: Db,
  game: GameData,
  steady: number,
): Promise<{ readonly outcome: NonNullable<GameData["outcome"]>; readonly forfeit: boolean } | null> {
  const table = game.table_id === null ? null : await tableNow(trx, game.table_id);
  // Its table is gone, and nobody can play on there.
  if (!table) return { outcome: "neither", forfeit: true };
  const sides = sidesOf(game);
  const named = (entrant: number | undefined) => (entrant === game.one ? "one" : "other");
  if (table.result) {
    const { winners } = table.result;
    return { outcome: winners.length === 1 ? named(sides[winners[0] ?? 0]) : "drawn", forfeit: false };
  }
  if (game.due_at === null || game.due_at > steady) return null;
  const { owes } = table;
  if (owes.length === 1) return { outcome: named(sides[1 - (owes[0] ?? 0)]), forfeit: true };
  return { outcome: "neither", forfeit: true };
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

/** Goes as far as the games that are over let it. Hands back the tables that were opened. */
export async function goOn(
  trx: Db,
  read: () => Promise<Held | null>,
  means: Means,
): Promise<readonly string[]> {
  const opened: string[] = [];
  for (;;) {
    let held = await read();
    if (held?.tournament.state !== "running") return opened;
    if (await takeIn(trx, held, means.steady)) held = (await read()) ?? held;
    const { tournament } = held;
    const then = next(held);
    if (then === "wait") return opened;
    const set = (news: { readonly state?: "over"; readonly round?: number }) =>
      trx.updateTable("tournaments").set(news).where("id", "=", tournament.id).execute();
    if (then === "over") {
      await set({ state: "over" });
      return opened;
    }
    for (const { outcome, ...game } of then.open) {
      const row: GameData = {
        ...game,
        tournament_id: tournament.id,
        table_id: null,
        outcome,
        forfeit: outcome === null ? 0 : 1,
        due_at: outcome === null && tournament.hours !== null ? means.steady + tournament.hours * HOUR : null,
      };
      const table = outcome === null ? await openTable(trx, held, row, means) : null;
      await trx
        .insertInto("tournament_games")
        .values({ ...row, table_id: table })
        .execute();
      if (table !== null) opened.push(table);
    }
    const [first] = then.open;
    if (first && first.round !== tournament.round) await set({ round: first.round });
  }
}

async function openTable(
  trx: Db,
  { tournament, entrants }: Held,
  game: GameData,
  { engine, key, source, at, steady, nameOf }: Means,
): Promise<string> {
  const plan = sidesOf(game).map((side): OpenTable["seats"][number] => {
    const entrant = entrants.find((one) => one.entrant === side);
    if (!entrant) throw new Error("somebody who is paired does not take part");
    return entrant.kind === "bot"
      ? { kind: "bot", level: entrant.level as Level }
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
          return brings === null ? {} : movedTo(engine, seat, JSON.parse(brings) as Settings);
        }),
      ),
    },
    seats: plan,
    sealed: [],
    ...(tournament.pace !== null && { pace: JSON.parse(tournament.pace) as Pace }),
  };
  const { rows } = newTable(engine, wish, { at, steady }, source, (table) => tournamentKey(key, table));
  const table = ownerless(rows, (seat) => seat);
  await insertTable(trx, { ...table, seats: unseen(table.seats) });
  for (const [seat, side] of sidesOf(game).entries()) {
    const recipient = entrants.find(({ entrant }) => entrant === side)?.recipient ?? null;
    if (recipient !== null) await letHear(trx, rows.table.id, seat, recipient, { key, at, source });
  }
  return rows.table.id;
}

/** Somebody hears of a seat before having been there: by a link that nobody is shown. */
async function letHear(
  trx: Db,
  table: string,
  seat: Seat,
  recipient: string,
  { key, at, source }: Pick<Means, "key" | "at" | "source">,
): Promise<void> {
  const { row } = seatLink(table, [seat], tournamentKey(key, table), at, source);
  await trx.insertInto("links").values(row).execute();
  await trx.insertInto("watches").values({ recipient, link_hash: row.hash, muted: 0 }).execute();
}
