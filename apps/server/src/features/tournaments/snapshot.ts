/** A tournament as every visitor sees it. Pure. */

import type { Settings } from "@westmarch/kernel";
import type { Pace, PersonSeal, TournamentEntrant, TournamentGame, TournamentNow } from "@westmarch/protocol";
import type { EntrantData, GameData, TournamentData } from "../../database/schema/tournaments.ts";
import { levelOf } from "../../stores/row-mapping.ts";
import { type Held, sidesOf } from "../../stores/tournament-store.ts";
import { decidedIn, roundsIn, seededIn } from "./schedule.ts";
import { standingsOf } from "./standings.ts";

export type Seals = ReadonlyMap<string, PersonSeal & { readonly id: string }>;

export function playerOf(
  { kind, name, level, person_id }: EntrantData,
  seals: Seals,
): TournamentEntrant["player"] {
  if (kind === "bot") return { kind, level: levelOf({ level }) };
  if (kind === "guest") return { kind, name: name ?? "" };
  const seal = seals.get(person_id ?? "");
  return seal ? { kind, ...seal } : null;
}

function gameTold(game: GameData): TournamentGame {
  const { round, board, nth, one, other, outcome, forfeit, table_id } = game;
  return {
    round,
    board,
    nth,
    sides: sidesOf(game),
    table: table_id,
    outcome: outcome && {
      won: outcome === "one" ? one : outcome === "other" ? other : null,
      drawn: outcome === "drawn",
      forfeit: forfeit === 1,
    },
  };
}

/** Milliseconds until the next round begins; null: none has a time. */
export const nextIn = ({ state, next_at }: TournamentData, steady: number): number | null =>
  state === "running" && next_at !== null ? Math.max(0, next_at - steady) : null;

export function told(
  held: Held,
  seals: Seals,
  mine: Pick<TournamentNow, "you" | "organiser">,
  steady: number,
): TournamentNow {
  const { tournament, entrants, games } = held;
  const { id, name, game, kind, state, round, made_at, hours, grace, rest, guests } = tournament;
  return {
    id,
    name,
    game,
    kind,
    state,
    round,
    rounds: roundsIn(held),
    entrants: entrants.length,
    madeAt: made_at,
    settings: JSON.parse(tournament.settings) as Settings,
    games: tournament.games,
    pace: tournament.pace === null ? null : (JSON.parse(tournament.pace) as Pace),
    hours,
    grace,
    rest,
    nextIn: nextIn(tournament, steady),
    guests: guests === 1,
    players: entrants.map((one) => ({
      entrant: one.entrant,
      player: playerOf(one, seals),
      since: one.since,
      withdrawn: one.until !== null,
    })),
    played: games.map(gameTold),
    standings: standingsOf(kind, seededIn(entrants), decidedIn(games)),
    ...mine,
  };
}
