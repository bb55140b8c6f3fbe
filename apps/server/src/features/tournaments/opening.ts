/** The row of a tournament that is opened, out of what its organiser wishes. */
import type { Settings } from "@westmarch/kernel";
import { type OpenTournament, TOURNAMENT } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { TournamentData } from "../../database/schema/tournaments.ts";

/** A start lies at most so many milliseconds ahead. */
const YEAR = 366 * 24 * 3_600_000;

type Wish = Omit<OpenTournament, "key">;
type Opener = Pick<TournamentData, "id" | "device" | "person_id"> & {
  /** By the wall clock. */
  readonly at: number;
};

/** The row of a new tournament. Throws `Refused` where parts of the wish do not go together. */
export function tournamentRow(wish: Wish, settings: Settings, { at, ...opener }: Opener): TournamentData {
  const { pace, guests, kind, name, game, rounds, games, hours, places, startsAt, checkIn, lasts } = wish;
  const isLive = pace?.kind === "live";
  const isArena = kind === "arena";
  if (!isLive && wish.grace)
    throw new Refused("bad-message", { reason: "settings" }, "Only live clocks wait for people to come.");
  if (isArena !== (lasts !== undefined) || (isArena && !isLive))
    throw new Refused("bad-message", { reason: "settings" }, "An arena has live clocks and an end.");
  if (startsAt !== undefined && (startsAt < at || startsAt > at + YEAR))
    throw new Refused("bad-message", { reason: "start" }, "A start lies ahead, within a year.");
  if (checkIn && startsAt === undefined)
    throw new Refused("bad-message", { reason: "settings" }, "Players check in before a start.");
  return {
    ...opener,
    name,
    game,
    kind,
    rounds: isArena ? 1 : rounds,
    games: isArena ? 1 : games,
    hours,
    grace: isLive ? (wish.grace ?? (isArena ? TOURNAMENT.arenaGrace : TOURNAMENT.grace)) : 0,
    rest: isArena ? 0 : (wish.rest ?? (isLive ? TOURNAMENT.rest : 0)),
    next_at: null,
    settings: JSON.stringify(settings),
    pace: pace && pace.kind !== "none" ? JSON.stringify(pace) : null,
    guests: guests ? 1 : 0,
    state: "open",
    round: 0,
    made_at: at,
    places: places ?? null,
    starts_at: startsAt ?? null,
    check_in: checkIn ?? 0,
    put_off: 0,
    lasts: lasts ?? null,
    ends_at: null,
    told: null,
    told_at: null,
  };
}
