/** A tournament as every visitor sees it. Pure. */

import type { Settings } from "@westmarch/kernel";
import type {
  Pace,
  PersonSeal,
  TournamentEntrant,
  TournamentGame,
  TournamentNow,
  TournamentSummary,
  TournamentWord,
} from "@westmarch/protocol";
import type { EntrantData, GameData, TournamentData } from "../../database/schema/tournaments.ts";
import { levelOf } from "../../stores/row-mapping.ts";
import { type Held, LEFT_OUT, sidesOf } from "../../stores/tournament-store.ts";
import { isReopenable } from "./review.ts";
import { decidedIn, roundsIn, seededIn } from "./schedule.ts";
import { standingsOf } from "./standings.ts";
import { isCheckInOpen } from "./starting.ts";

const SECOND = 1_000;

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

function gameTold(held: Held, game: GameData, came: Came): TournamentGame {
  const { round, board, nth, one, other, outcome, forfeit, table_id, rung_at } = game;
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
    came: outcome === null && table_id !== null ? (came.get(table_id) ?? null) : null,
    reopenable: isReopenable(held, game),
    rungAt: rung_at,
  };
}

/** Milliseconds until the next round begins; null: none has a time. */
export const nextIn = ({ state, next_at }: TournamentData, steady: number): number | null =>
  state === "running" && next_at !== null ? Math.max(0, next_at - steady) : null;

/** Milliseconds until it begins by itself; null: it has begun, or its organiser begins it. */
export const startsIn = ({ state, starts_at }: TournamentData, at: number): number | null =>
  state === "open" && starts_at !== null ? Math.max(0, starts_at - at) : null;

/** The organiser's word to all; null: none. */
export const wordOf = ({ told, told_at }: TournamentData): TournamentWord | null =>
  told === null || told_at === null ? null : { text: told, at: told_at };

/** Who has come to each table that is played at, by the seats. */
export type Came = ReadonlyMap<string, readonly boolean[]>;

/** Milliseconds in which clocks of tables of this round do not run for want of players; null: they run. */
function clocksIn({ tournament, games }: Held, came: Came, steady: number): number | null {
  const ends = games.flatMap(({ outcome, table_id, opened_at }) =>
    outcome === null && opened_at !== null && came.get(table_id ?? "")?.includes(false)
      ? [opened_at + tournament.grace * SECOND]
      : [],
  );
  const left = Math.min(...ends) - steady;
  return ends.length > 0 && left > 0 ? left : null;
}

/** A tournament as it stands in the list of all; `entrants`: how many take part. */
export function summaryOf(tournament: TournamentData, entrants: number): TournamentSummary {
  const { id, name, game, kind, state, round, rounds, places, starts_at, lasts, made_at } = tournament;
  return {
    id,
    name,
    game,
    kind,
    state,
    round,
    rounds,
    entrants,
    places,
    startsAt: state === "open" ? starts_at : null,
    lasts,
    madeAt: made_at,
  };
}

/** What a snapshot is made of, besides the rows. */
interface Told {
  readonly seals: Seals;
  readonly mine: Pick<TournamentNow, "you" | "organiser" | "canPairAnew">;
  readonly came: Came;
  /** By the wall clock. */
  readonly at: number;
  readonly steady: number;
}

export function told(held: Held, { seals, mine, came, at, steady }: Told): TournamentNow {
  const { tournament, entrants, games } = held;
  const { kind, state, hours, grace, rest, guests, check_in, put_off, ends_at } = tournament;
  const playing = entrants.filter(({ until }) => until === null || until > 0);
  return {
    ...summaryOf(tournament, playing.length),
    rounds: roundsIn(held),
    told: wordOf(tournament),
    settings: JSON.parse(tournament.settings) as Settings,
    games: tournament.games,
    pace: tournament.pace === null ? null : (JSON.parse(tournament.pace) as Pace),
    hours,
    grace,
    rest,
    nextIn: nextIn(tournament, steady),
    startsIn: startsIn(tournament, at),
    checkIn: check_in,
    checkInOpen: isCheckInOpen(tournament, at),
    putOff: state === "open" && put_off > 0,
    clocksIn: clocksIn(held, came, steady),
    endsIn: state !== "over" && ends_at !== null ? Math.max(0, ends_at - steady) : null,
    guests: guests === 1,
    players: entrants.map((one) => ({
      entrant: one.entrant,
      player: playerOf(one, seals),
      since: one.since,
      withdrawn: one.until !== null,
      here: one.kind === "bot" || one.here_at !== null,
      missed: one.until === LEFT_OUT,
    })),
    played: games.map((game) => gameTold(held, game, came)),
    standings: standingsOf(kind, seededIn(entrants), decidedIn(games)),
    ...mine,
  };
}
