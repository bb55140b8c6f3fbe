/** How a tournament begins: by its organiser or by the clock, with those who have checked in. */
import { Refused } from "@westmarch/table";
import type { EntrantData, TournamentData } from "../../database/schema/tournaments.ts";
import type { Db } from "../../database/types.ts";
import { type Held, LEFT_OUT } from "../../stores/tournament-store.ts";

const MINUTE = 60_000;
/** By how much a start is put off to which too few have checked in, and how often before it is the organiser's. */
const LATER = 10 * MINUTE;
const PUT_OFF = 6;
/** A start that is later than this was missed by the server itself, and nobody could check in to it. */
const OUTAGE = 2 * MINUTE;

/** What beginning depends on. */
export interface Starting {
  /** By the wall clock. */
  readonly at: number;
  readonly steady: number;
  /** The entrants by strength, the strongest first. */
  readonly order: readonly number[];
}

/** Whether players can check in at this moment by the wall clock. */
export const isCheckInOpen = (
  { state, check_in, starts_at }: Pick<TournamentData, "state" | "check_in" | "starts_at">,
  at: number,
): boolean => state === "open" && check_in > 0 && starts_at !== null && at >= starts_at - check_in * MINUTE;

/** Those who would play if it began now. */
function presentIn({ tournament, entrants }: Held, at: number): readonly EntrantData[] {
  const asked = isCheckInOpen(tournament, at);
  return entrants.filter(
    ({ until, kind, here_at }) => until === null && (!asked || kind === "bot" || here_at !== null),
  );
}

/** Begins with those who are there, and leaves out the others. Throws `Refused` if they are too few. */
export async function begin(trx: Db, held: Held, { at, steady, order }: Starting): Promise<void> {
  const { tournament, entrants } = held;
  if (tournament.state !== "open") throw new Refused("stale");
  const present = presentIn(held, at);
  if (present.length < 2) {
    const reason = isCheckInOpen(tournament, at) ? "too-few-here" : "too-few";
    throw new Refused("illegal", { reason }, "It takes two to begin.");
  }
  const isHere = new Set(present.map(({ entrant }) => entrant));
  const seeds = order.filter((entrant) => isHere.has(entrant));
  for (const { entrant, until, here_at } of entrants)
    await trx
      .updateTable("entrants")
      .set({
        seed: seeds.indexOf(entrant) + 1,
        here_at: isHere.has(entrant) ? (here_at ?? at) : null,
        until: until === null && !isHere.has(entrant) ? LEFT_OUT : until,
      })
      .where("tournament_id", "=", tournament.id)
      .where("entrant", "=", entrant)
      .execute();
  const ends_at = tournament.lasts === null ? null : steady + tournament.lasts * MINUTE;
  await trx
    .updateTable("tournaments")
    .set({ state: "running", starts_at: at, ends_at })
    .where("id", "=", tournament.id)
    .execute();
}

/** Begins a tournament whose time has come, or puts that off. */
export async function beginInTime(trx: Db, held: Held, beginning: Starting): Promise<void> {
  const { tournament, entrants } = held;
  const { id, state, starts_at, check_in, put_off } = tournament;
  const { at } = beginning;
  if (state !== "open" || starts_at === null || starts_at > at) return;
  const wasAway = check_in > 0 && at - starts_at > OUTAGE;
  if (presentIn(held, at).length >= 2 && !wasAway) return begin(trx, held, beginning);
  const isHopeless = put_off >= PUT_OFF || entrants.filter(({ until }) => until === null).length < 2;
  await trx
    .updateTable("tournaments")
    .set({ starts_at: isHopeless ? null : at + LATER, put_off: put_off + 1 })
    .where("id", "=", id)
    .execute();
}

/** Notes that a player has checked in, or is back in an arena; or that the player is away. Throws `Refused` where neither is asked. */
export async function checkIn(
  trx: Db,
  { tournament }: Held,
  own: EntrantData | undefined,
  { here, at }: { readonly here: boolean; readonly at: number },
): Promise<void> {
  if (!own || own.until !== null) throw new Refused("not-your-seat");
  const isArena = tournament.kind === "arena" && tournament.state === "running";
  if (!isArena && !isCheckInOpen(tournament, at)) throw new Refused("stale");
  await trx
    .updateTable("entrants")
    .set({ here_at: here ? (own.here_at ?? at) : null })
    .where("tournament_id", "=", tournament.id)
    .where("entrant", "=", own.entrant)
    .execute();
}
