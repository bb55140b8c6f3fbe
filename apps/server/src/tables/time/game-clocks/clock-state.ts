/** How the clocks of a table stand, and how that is kept. Pure; times are milliseconds by the steady clock. */
import type { Seat } from "@westmarch/kernel";
import type { Pace, TimeTold } from "@westmarch/protocol";
import type { TimeData } from "../../../database/schema/clocks.ts";
import type { SeatData } from "../../../database/schema/seats.ts";
import { absentIn, type Grace, graceAt, graceEnd } from "./grace.ts";
import { nights } from "./nights.ts";
import { allOf, listed, type Rest, type Rests } from "./rests.ts";
import {
  type ClockContext,
  fullOf,
  type Happened,
  isOnVacation,
  leftAt,
  type TimeBank,
  type TimeBanks,
  type Timed,
  timeBanksAfter,
  upAt,
} from "./time-bank.ts";

/** The table rests by everybody's consent: for a while (`until`), or until all want to go on (null). */
export interface Break {
  readonly what: "pause" | "adjourn";
  readonly until: number | null;
}

export interface TimeState {
  readonly banks: TimeBanks;
  readonly rests: Break | null;
  /** Some players have not come yet; null: all have, or the clocks do not wait for that. */
  readonly grace: Grace | null;
}

export const NO_TIME: TimeState = { banks: new Map(), rests: null, grace: null };

/** A table's pace with a clock, or null. */
export function timedPace(kept: string | null): Timed | null {
  const pace = kept === null ? null : (JSON.parse(kept) as Pace);
  return pace === null || pace.kind === "none" ? null : pace;
}

/** A kept pace as it is told: left out where none is kept. */
export const paceIn = ({ pace }: { readonly pace: string | null }): { readonly pace?: Pace } =>
  pace === null ? {} : { pace: JSON.parse(pace) as Pace };

interface Kept {
  readonly accounts: readonly (readonly [Seat, TimeBank])[];
  readonly rests: Break | null;
  readonly grace?: Grace | null;
}

export function readTime(row: Pick<TimeData, "state"> | null): TimeState {
  if (!row) return NO_TIME;
  const { accounts: banks, rests, grace = null } = JSON.parse(row.state) as Kept;
  return { banks: new Map(banks), rests, grace };
}

export const writeTime = ({ banks, rests, grace }: TimeState): string =>
  JSON.stringify({ accounts: [...banks], rests, ...(grace && { grace }) } satisfies Kept);

/** How the clocks are kept of a live table that has just been opened for people who are still to come. */
export const graceRow = (table: string, grace: Grace): TimeData => ({
  table_id: table,
  state: writeTime({ ...NO_TIME, grace }),
  due_at: grace.from + grace.lasts,
  live: 1,
});

/** By which place's time of day the nights of these seats are, where a player has said so. */
export const zonesIn = (row: TimeData | null, seats: readonly Seat[]): { seat: Seat; zone: string }[] =>
  seats.flatMap((seat) => {
    const zone = readTime(row).banks.get(seat)?.nextZone ?? null;
    return zone === null ? [] : [{ seat, zone }];
  });

/** The same without the zones that these seats have named. */
export const withoutZones = ({ banks, ...rest }: TimeState, seats: readonly Seat[]): TimeState => ({
  ...rest,
  banks: new Map(
    [...banks].map(([seat, bank]) => [
      seat,
      seats.includes(seat) ? { ...bank, zone: null, nextZone: null } : bank,
    ]),
  ),
});

/** What all clocks of a server depend on: outages, and how far the steady clock is behind the time of day. */
export interface ServerTime {
  readonly outages: readonly Rest[];
  readonly wall: number;
}

/** When the clock of a seat rests. */
export function restsOf(pace: Timed, { zone, vacation }: TimeBank, { outages, wall }: ServerTime): Rests {
  const away = vacation.until === null ? [] : [{ from: 0, until: vacation.until }];
  const rests = listed([...outages, ...away]);
  if (pace.kind !== "slow" || !pace.night) return rests;
  return allOf(rests, nights(pace.night, zone ?? pace.night.zone, wall));
}

/** When the first player's time will be up, or the table's rest or grace ends; null: never, as it stands. */
export function nextEnd({ banks, rests, grace }: TimeState, pace: Timed, host: ServerTime): number | null {
  const ends = [...banks.values()].flatMap((bank) =>
    bank.warned ? [] : (upAt(bank, restsOf(pace, bank, host)) ?? []),
  );
  if (rests?.until != null) ends.push(rests.until);
  if (grace && !grace.over) ends.push(graceEnd(grace, listed(host.outages)));
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** The seats whose time is up, the one whose time was up first before the others. */
export const runOut = ({ banks }: TimeState, pace: Timed, host: ServerTime, now: number): Seat[] =>
  [...banks]
    .map(([seat, bank]) => ({ seat, at: upAt(bank, restsOf(pace, bank, host)) }))
    .filter((one): one is { seat: Seat; at: number } => one.at !== null && one.at <= now)
    .sort((a, b) => a.at - b.at || a.seat - b.seat)
    .map(({ seat }) => seat);

/** What these eyes are told of the clocks. */
export function timeTold(
  { banks, rests, grace }: TimeState,
  pace: Timed,
  { host, now, eyes }: { readonly host: ServerTime; readonly now: number; readonly eyes: readonly Seat[] },
): TimeTold {
  const awaited = grace && {
    left: grace.over ? 0 : Math.max(0, graceEnd(grace, listed(host.outages)) - now),
    seats: [...absentIn(grace, new Set(banks.keys()))],
  };
  return {
    ...(awaited && { awaits: awaited }),
    rests: rests && {
      what: rests.what,
      left: rests.until === null ? null : Math.max(0, rests.until - now),
    },
    seats: [...banks].map(([seat, bank]) => {
      const resting = restsOf(pace, bank, host);
      const rest = bank.since === null ? null : resting(now);
      const left = leftAt(bank, now, resting);
      return {
        seat,
        left,
        of: fullOf(pace),
        runs: bank.since !== null && left > 0 && !(rest && rest.from <= now),
        ...(bank.owes && left === 0 && { up: true as const }),
        ...(isOnVacation(bank, now)
          ? { rests: "vacation" as const }
          : rest && rest.from <= now && { rests: "night" as const }),
        vacation: bank.vacation.left,
        ...(eyes.includes(seat) && { zone: bank.nextZone }),
      };
    }),
  };
}

/** The grace of a table at a moment. */
export const graceOf = (
  { banks, grace }: TimeState,
  { pace, now, timed, restsOf }: Pick<ClockContext, "pace" | "now" | "timed" | "restsOf">,
  { outages }: ServerTime,
): Grace | null =>
  graceAt(grace, {
    now,
    timed,
    outages: listed(outages),
    out: pace.out,
    hasTime: (seat) => {
      const bank = banks.get(seat);
      return !bank || leftAt(bank, now, restsOf(bank)) > 0;
    },
  });

/** How the clocks stand once something has happened to them. The same state where nothing changes. */
export function stateAfter(
  state: TimeState,
  grace: Grace | null,
  happened: Happened,
  around: ClockContext,
): TimeState {
  // What was chosen while no clock ran costs no time when it is thought over again.
  const before = state.grace && !grace ? withoutEnds(state.banks) : state.banks;
  const banks = timeBanksAfter(before, happened, around);
  return banks === state.banks && grace === state.grace ? state : { ...state, banks, grace };
}

const withoutEnds = (banks: TimeBanks): TimeBanks =>
  new Map([...banks].map(([seat, bank]) => [seat, { ...bank, ended: null }]));

/** A player is still to come. */
export const isAwaited = (seats: readonly SeatData[]): boolean => seats.some(({ kind }) => kind === "open");
