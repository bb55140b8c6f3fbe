/** What an organiser puts right in a round: a decision is taken back, the round is paired anew, missing players are called. */
import { TOURNAMENT } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { Db } from "../../database/types.ts";
import { type Held, hasMoved } from "../../stores/tournament-store.ts";
import { dueAt } from "./advance.ts";
import { isReopenable } from "./review.ts";
import type { Came } from "./snapshot.ts";

const SECOND = 1_000;
/** Milliseconds after which the players of a game may be called again. */
const RING_AGAIN = 60_000;

/** Which game, and why it is played on. */
interface Reopened {
  readonly round: number;
  readonly board: number;
  readonly nth: number;
  readonly reason: string;
}

/**
 * Takes back that a game was decided without being played, and writes down why. A tournament that ended by that game goes on, and
 * a break before the next round begins anew once the game is over. Throws `Refused` where that is too late.
 */
export async function reopen(
  trx: Db,
  held: Held,
  at: Reopened,
  { now, steady }: { readonly now: number; readonly steady: number },
): Promise<void> {
  const { tournament, games } = held;
  if (tournament.kind === "arena") throw new Refused("illegal");
  const game = games.find((one) => one.round === at.round && one.board === at.board && one.nth === at.nth);
  if (!game || game.other === null || !isReopenable(held, game)) throw new Refused("stale");
  const { round, one, other } = game;
  await trx
    .insertInto("tournament_reopenings")
    .values({ tournament_id: tournament.id, at: now, round, one, other, reason: at.reason })
    .execute();
  await trx
    .updateTable("tournament_games")
    .set({ outcome: null, forfeit: 0, due_at: dueAt(tournament, steady) })
    .where("tournament_id", "=", tournament.id)
    .where("round", "=", game.round)
    .where("board", "=", game.board)
    .where("nth", "=", game.nth)
    .execute();
  const news = { next_at: null, ...(tournament.state === "over" && { state: "running" as const }) };
  await trx.updateTable("tournaments").set(news).where("id", "=", tournament.id).execute();
}

/** The tables of the round that is being played. */
const tablesOf = ({ tournament, games }: Held): readonly string[] =>
  games.flatMap(({ round, table_id }) => (round === tournament.round && table_id !== null ? [table_id] : []));

/** Whether the round can be taken back: nobody has moved in it. Computers may have. */
export async function canPairAnew(db: Db, held: Held): Promise<boolean> {
  const { state, round, kind } = held.tournament;
  if (kind === "arena" || round === 0 || (state !== "running" && state !== "paused")) return false;
  return !(await hasMoved(db, tablesOf(held)));
}

/**
 * Takes the round back and returns its tables, which are to be deleted. The round before stands as when it was over: decisions in
 * it can be taken back, players come and go, until the round is paired anew. Who has entered since then plays in it, and who has
 * withdrawn does not. Throws `Refused` once somebody has moved.
 */
export async function takeBackRound(trx: Db, held: Held, steady: number): Promise<readonly string[]> {
  if (!(await canPairAnew(trx, held))) throw new Refused("stale");
  const { id, round } = held.tournament;
  await trx
    .deleteFrom("tournament_games")
    .where("tournament_id", "=", id)
    .where("round", "=", round)
    .execute();
  const entrants = trx.updateTable("entrants").where("tournament_id", "=", id);
  await entrants
    .set({ since: round })
    .where("since", "=", round + 1)
    .execute();
  await entrants
    .set({ until: round - 1 })
    .where("until", "=", round)
    .execute();
  await trx
    .updateTable("tournaments")
    .set({ round: round - 1, next_at: steady + TOURNAMENT.review * SECOND })
    .where("id", "=", id)
    .execute();
  return tablesOf(held);
}

/** Calls the players of a game who have not come to its table, and returns the table. Throws `Refused` where all have. */
export async function ring(
  trx: Db,
  { tournament, games }: Held,
  { round, board }: { readonly round: number; readonly board: number },
  { came, at }: { readonly came: Came; readonly at: number },
): Promise<string> {
  const game = games.find((one) => one.round === round && one.board === board && one.outcome === null);
  const table = game?.table_id ?? null;
  if (!game || table === null || !came.get(table)?.includes(false)) throw new Refused("stale");
  if (game.rung_at !== null && at - game.rung_at < RING_AGAIN)
    throw new Refused("illegal", { reason: "rung" }, "They were called less than a minute ago.");
  await trx
    .updateTable("tournament_games")
    .set({ rung: game.rung + 1, rung_at: at })
    .where("tournament_id", "=", tournament.id)
    .where("table_id", "=", table)
    .execute();
  return table;
}
