/**
 * How much time everybody at a table has left. Pure; times are milliseconds by the steady clock.
 *
 * A seat's turn lasts from when it is asked until it owes nothing any more; also until its own choice, where another seat
 * has chosen meanwhile: else the player who answers last in every round would have one turn for all of them.
 */
import type { Seat } from "@westmarch/kernel";
import type { Pace } from "@westmarch/protocol";
import { type Rests, reached, spent } from "./rests.ts";

const SECOND = 1000;
const DAY = 86_400_000;

/** A pace with a clock. */
export type Timed = Exclude<Pace, { kind: "none" }>;

export interface TimeBank {
  /** What was left when it was last reckoned up. */
  readonly left: number;
  /** Since when it runs down; null: it stands still. */
  readonly since: number | null;
  readonly owes: boolean;
  /** Another seat has chosen since this turn began. */
  readonly others: boolean;
  /** When the last turn ended, and what was given for it. */
  readonly ended: { readonly at: number; readonly gained: number } | null;
  /** It has been said that this time is up. */
  readonly warned: boolean;
  /** By whose time of day its nights are, and from the next turn on; null: by the table's. */
  readonly zone: string | null;
  readonly nextZone: string | null;
  /** What is left of the vacation, and until when it lasts, if one was begun. */
  readonly vacation: { readonly left: number; readonly until: number | null };
}

/** By seat: of people with a screen of their own. */
export type TimeBanks = ReadonlyMap<Seat, TimeBank>;

/** All the time that a clock can hold. */
export const fullOf = (pace: Timed): number => (pace.kind === "live" ? pace.main * SECOND : pace.days * DAY);

export const newTimeBank = (pace: Timed): TimeBank => ({
  left: fullOf(pace),
  since: null,
  owes: false,
  others: false,
  ended: null,
  warned: false,
  zone: null,
  nextZone: null,
  vacation: { left: pace.kind === "slow" ? pace.vacation * DAY : 0, until: null },
});

/** What is left to a seat at a moment. */
export const leftAt = ({ left, since }: TimeBank, now: number, rests: Rests): number =>
  since === null ? left : Math.max(0, left - spent(since, now, rests));

/** When the time of a seat is up; null: its clock stands still. */
export const upAt = ({ left, since }: TimeBank, rests: Rests): number | null =>
  since === null ? null : reached(since, left, rests);

/**
 * What an act was to the clocks: a choice, by which seat; or a choice taken back, by its player alone or with
 * everybody's consent.
 */
export type Happened =
  | { readonly what: "choice"; readonly by: Seat }
  | { readonly what: "undo" | "take-back" }
  | { readonly what: "other" };

/** What time depends on besides the time banks. */
export interface ClockContext {
  readonly pace: Timed;
  readonly now: number;
  /** The seats for which time runs at all. */
  readonly timed: ReadonlySet<Seat>;
  readonly owes: ReadonlySet<Seat>;
  /** The game goes on: everybody sits, and nothing was put off. */
  readonly runs: boolean;
  /** The players who have not come in time: it runs for them alone; null: it runs for those who owe. */
  readonly late: ReadonlySet<Seat> | null;
  readonly restsOf: (bank: TimeBank) => Rests;
}

/** The time banks after an act. The same map where nothing changes. */
export function timeBanksAfter(before: TimeBanks, happened: Happened, around: ClockContext): TimeBanks {
  const after = new Map<Seat, TimeBank>();
  for (const seat of around.timed)
    after.set(seat, timeBankAfter(before.get(seat) ?? newTimeBank(around.pace), seat, happened, around));
  const isSame = after.size === before.size && [...after].every(([seat, bank]) => before.get(seat) === bank);
  return isSame ? before : after;
}

function timeBankAfter(bank: TimeBank, seat: Seat, happened: Happened, around: ClockContext): TimeBank {
  const { owes: asked, runs, late, now, restsOf } = around;
  const owes = asked.has(seat);
  const isLate = runs && late?.has(seat) === true;
  if (isLate && bank.since !== null && bank.owes === owes) return bank;
  if (isLate) return { ...settled(bank, around), owes, since: now };
  const since = owes && runs && !late ? now : null;
  const isBack = happened.what === "undo" || happened.what === "take-back";
  // The question has gone with what others took back: it has cost no time.
  if (isBack && bank.owes && !owes) return { ...bank, owes, since };
  if (isBack && !bank.owes && owes) {
    const { at, gained } = bank.ended ?? { at: now, gained: 0 };
    // A player who thinks again alone has gone on thinking meanwhile.
    const thought = happened.what === "undo" && runs && !late;
    const meanwhile = thought ? spent(at, now, restsOf(bank)) : 0;
    return { ...bank, owes, since, ended: null, left: Math.max(0, bank.left - gained - meanwhile) };
  }
  const chose = happened.what === "choice" ? happened.by : null;
  const ends = bank.owes && (!owes || (chose === seat && bank.others));
  const begins = owes && (!bank.owes || ends);
  if (!ends && !begins) {
    const others = bank.others || (owes && chose !== null && chose !== seat);
    const stays = (bank.since === null) === (since === null);
    if (stays) return others === bank.others ? bank : { ...bank, others };
    return { ...settled(bank, around), others, since };
  }
  const until = settled(bank, around);
  const ended = ends ? turnEnded(until, chose === seat, around) : until;
  return { ...(begins ? turnBegun(ended, around) : ended), owes, since };
}

/** The time bank, reckoned up until now. */
const settled = (bank: TimeBank, { now, restsOf }: ClockContext): TimeBank => ({
  ...bank,
  left: leftAt(bank, now, restsOf(bank)),
});

/** An increment never gives more than the clock can hold. */
function turnEnded(bank: TimeBank, isOwn: boolean, { pace, now }: ClockContext): TimeBank {
  const increment = pace.kind === "live" && isOwn ? pace.increment * SECOND : 0;
  const gained = Math.max(0, Math.min(increment, fullOf(pace) - bank.left));
  return { ...bank, left: bank.left + gained, others: false, ended: { at: now, gained } };
}

function turnBegun(bank: TimeBank, { pace }: ClockContext): TimeBank {
  const begun = { ...bank, others: false, zone: bank.nextZone };
  return pace.kind === "slow" ? { ...begun, left: fullOf(pace), warned: false } : begun;
}

/** A vacation of so many days from now on; 0: it is over, and what is left of it is kept. Null: there is not so much left. */
export function vacationed(bank: TimeBank, days: number, around: ClockContext): TimeBank | null {
  const { now } = around;
  const { until } = bank.vacation;
  const unused = until === null ? 0 : Math.max(0, until - now);
  const left = bank.vacation.left + unused - days * DAY;
  if (left < 0) return null;
  return {
    ...settled(bank, around),
    since: bank.since === null ? null : now,
    vacation: { left, until: days === 0 ? null : now + days * DAY },
  };
}

export const isOnVacation = ({ vacation: { until } }: TimeBank, now: number): boolean =>
  until !== null && until > now;
