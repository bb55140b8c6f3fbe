/** What entrants and organisers do to a tournament, within a transaction. */
import { Refused } from "@westmarch/table";
import type { EntrantData, GameData } from "../../database/schema/tournaments.ts";
import type { Db } from "../../database/types.ts";
import type { Held } from "../../stores/tournament-store.ts";
import { decide } from "./advance.ts";

/** The most entrants of a tournament. */
const MOST = 64;

/** Throws `Refused` where no entrant can join any more. */
export function mayEnter({ tournament, entrants }: Held): void {
  const { state, kind, round, rounds } = tournament;
  const late = state !== "over" && kind === "swiss" && round < rounds;
  if (state !== "open" && !late) throw new Refused("stale");
  if (entrants.length >= MOST) throw new Refused("illegal", { reason: "full" }, "There is no place left.");
}

export async function enter(
  trx: Db,
  { tournament, entrants }: Held,
  who: Pick<EntrantData, "kind" | "name" | "level" | "device" | "person_id" | "brings" | "mark">,
): Promise<void> {
  const row: EntrantData = {
    tournament_id: tournament.id,
    entrant: entrants.length,
    ...who,
    recipient: null,
    seed: 0,
    since: tournament.round + 1,
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

/** Pairs the next round now, without a break. Games that are still being played are decided as draws. */
export async function pairNow(trx: Db, { tournament, games }: Held, steady: number): Promise<void> {
  if (tournament.state !== "running") throw new Refused("stale");
  const open = games.filter((game: GameData) => game.outcome === null);
  for (const game of open) await decide(trx, game, "drawn", true);
  await trx.updateTable("tournaments").set({ next_at: steady }).where("id", "=", tournament.id).execute();
}
