/** The tournaments that a caller plays in, for every page: which game waits, and when the next round begins. */
import type { TournamentCall, TournamentMine } from "@westmarch/protocol";
import type { EntrantData } from "../../database/schema/tournaments.ts";
import { type Held, LEFT_OUT, sidesOf, type TournamentStore } from "../../stores/tournament-store.ts";
import type { RoomRegistry } from "../../tables/room-registry.ts";
import type { Lobby } from "../lobby/lobby.ts";
import { type Caller, deviceOf, entrantOf } from "./caller.ts";
import { nextIn, playerOf, startsIn, wordOf } from "./snapshot.ts";
import { isCheckInOpen } from "./starting.ts";

interface Around {
  readonly steady: () => number;
  readonly clock: () => number;
  readonly store: TournamentStore;
  readonly lobby: Lobby;
  readonly rooms: RoomRegistry;
}

export async function mineOf(around: Around, caller: Caller): Promise<TournamentMine[]> {
  const { store, steady, clock } = around;
  const all: TournamentMine[] = [];
  for (const one of await store.playedBy(caller.person?.id ?? null, deviceOf(caller))) {
    const held = await store.held(one);
    const own = held && entrantOf(held, caller);
    const missed = own?.until === LEFT_OUT;
    if (!held || !own || (own.until !== null && !missed)) continue;
    const { id, name, game, state, round } = held.tournament;
    const done = own.here_at === null ? "open" : "done";
    all.push({
      id,
      name,
      game,
      state,
      round,
      nextIn: nextIn(held.tournament, steady()),
      startsIn: startsIn(held.tournament, clock()),
      checkIn: missed ? "missed" : isCheckInOpen(held.tournament, clock()) ? done : null,
      told: wordOf(held.tournament),
      call: missed ? null : await callOf(around, held, own),
    });
  }
  return all;
}

/** The caller's own game that is being played; null: there is none. */
async function callOf(
  { store, lobby, rooms }: Around,
  { tournament, entrants, games }: Held,
  { entrant }: EntrantData,
): Promise<TournamentCall | null> {
  const game = games.find(
    ({ outcome, one, other }) => outcome === null && (one === entrant || other === entrant),
  );
  if (!game || game.table_id === null) return null;
  const table = game.table_id;
  const sides = sidesOf(game);
  const seat = sides.indexOf(entrant);
  const them = entrants.find((other) => other.entrant === sides[1 - seat]);
  const seals = new Map(
    (await store.seals(them?.person_id ? [them.person_id] : [])).map((seal) => [seal.id, seal]),
  );
  const { time } = await lobby.timeOf({ id: table, pace: tournament.pace }, []);
  return {
    table,
    round: game.round,
    with: them ? playerOf(them, seals) : null,
    // For tables opened before `opened_at` was stored, it is unknown whether the player came: taken as yes.
    came: game.opened_at === null || (await rooms.seenSince(table, [seat], game.opened_at)) !== "unseen",
    rung: game.rung,
    left: time?.awaits?.left ?? null,
  };
}
