/** What entrants and organisers do to a tournament, within a transaction. */
import { MOST_ENTRANTS } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { EntrantData, GameData } from "../../database/schema/tournaments.ts";
import type { Db } from "../../database/types.ts";
import type { Held } from "../../stores/tournament-store.ts";
import { decide } from "./advance.ts";
import { isCheckInOpen } from "./starting.ts";

const MINUTE = 60_000;
/** Milliseconds by which the organiser puts off what comes next. */
const LATER = 5 * MINUTE;

/** Throws `Refused` where no entrant can join any more. */
export function mayEnter({ tournament, entrants }: Held, steady: number): void {
  const { state, kind, round, rounds, places, ends_at } = tournament;
  const late =
    state !== "over" &&
    ((kind === "swiss" && round < rounds) || (kind === "arena" && ends_at !== null && steady < ends_at));
  if (state !== "open" && !late) throw new Refused("stale");
  const playing = entrants.filter(({ until }) => until === null).length;
  if (entrants.length >= MOST_ENTRANTS || playing >= (places ?? MOST_ENTRANTS))
    throw new Refused("illegal", { reason: "full" }, "There is no place left.");
}

/** Whoever enters now is taken to be there: players check in at the moment, or an arena runs. */
export const isAskedHere = ({ tournament }: Held, at: number): boolean =>
  isCheckInOpen(tournament, at) || (tournament.kind === "arena" && tournament.state === "running");

export async function enter(
  trx: Db,
  { tournament, entrants }: Held,
  who: Pick<EntrantData, "kind" | "name" | "level" | "device" | "person_id" | "brings" | "mark" | "here_at">,
): Promise<void> {
  const row: EntrantData = {
    tournament_id: tournament.id,
    entrant: entrants.length,
    ...who,
    recipient: null,
    seed: 0,
    // An arena is one round, which goes on.
    since: tournament.kind === "arena" ? 1 : tournament.round + 1,
    until: null,
  };
  await trx.insertInto("entrants").values(row).execute();
}

/** An entrant withdraws. Before the first round that is all; later the entrant also loses the games being played. */
export async function withdraw(trx: Db, { tournament, games }: Held, entrant: number): Promise<void> {
  const { id, round, state } = tournament;
  if (state === "over") throw new Refused("stale");
  await trx
    .updateTable("entrants")
    .set({ until: round })
    .where("tournament_id", "=", id)
    .where("entrant", "=", entrant)
    .where("until", "is", null)
    .execute();
  for (const game of games)
    if (game.outcome === null && (game.one === entrant || game.other === entrant))
      await decide(trx, game, game.one === entrant ? "other" : "one", true);
}

export async function forfeit(
  trx: Db,
  { games }: Held,
  { round, board, loser }: { readonly round: number; readonly board: number; readonly loser: number | null },
): Promise<void> {
  const game = games.find((one) => one.round === round && one.board === board && one.outcome === null);
  if (!game) throw new Refused("stale");
  if (loser !== null && loser !== game.one && loser !== game.other) throw new Refused("bad-message");
  await decide(trx, game, loser === null ? "neither" : loser === game.one ? "other" : "one", true);
}

/** Says a word to all, or takes it away. */
export async function tell(trx: Db, { tournament }: Held, text: string, at: number): Promise<void> {
  const news = text === "" ? { told: null, told_at: null } : { told: text, told_at: at };
  await trx.updateTable("tournaments").set(news).where("id", "=", tournament.id).execute();
}

/** Pairs the next round now, without a break. Games that are still being played are decided as draws. */
export async function pairNow(trx: Db, { tournament, games }: Held, steady: number): Promise<void> {
  if (tournament.state !== "running") throw new Refused("stale");
  const open = games.filter((game: GameData) => game.outcome === null);
  for (const game of open) await decide(trx, game, "drawn", true);
  await trx.updateTable("tournaments").set({ next_at: steady }).where("id", "=", tournament.id).execute();
}

/** Puts off the start, or the next round, for which a time is set. */
export async function putOff(trx: Db, { tournament }: Held): Promise<void> {
  const { id, state, starts_at, next_at } = tournament;
  const news =
    state === "open" && starts_at !== null
      ? { starts_at: starts_at + LATER }
      : state === "running" && next_at !== null
        ? { next_at: next_at + LATER }
        : null;
  if (!news) throw new Refused("stale");
  await trx.updateTable("tournaments").set(news).where("id", "=", id).execute();
}
