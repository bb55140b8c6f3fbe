/** Time to come to a table that was opened for its people before any of them was there. Pure; times are those of the steady clock. */
import type { Seat } from "@westmarch/kernel";
import type { OutOfTime } from "@westmarch/protocol";
import { type Rests, reached } from "./rests.ts";

export interface Grace {
  /** When it began, and how many milliseconds it lasts. */
  readonly from: number;
  readonly lasts: number;
  /** The seats whose players have come. */
  readonly came: readonly Seat[];
  /** It is over: time runs only for the players who have not come. */
  readonly over: boolean;
}

export const newGrace = (from: number, lasts: number): Grace => ({ from, lasts, came: [], over: false });

export const graceEnd = ({ from, lasts }: Grace, outages: Rests): number => reached(from, lasts, outages);

/** The same with these players there. The same object where that is known. */
export function cameTo(grace: Grace | null, seats: readonly Seat[]): Grace | null {
  const news = seats.filter((seat) => grace?.came.includes(seat) === false);
  return grace && news.length > 0 ? { ...grace, came: [...grace.came, ...news] } : grace;
}

/** Those of these seats whose players have not come yet. */
export const absentIn = ({ came }: Grace, timed: ReadonlySet<Seat>): ReadonlySet<Seat> =>
  new Set([...timed].filter((seat) => !came.includes(seat)));

/** Whether none of several people has come. */
export const isEmpty = (absent: ReadonlySet<Seat>, timed: ReadonlySet<Seat>): boolean =>
  absent.size > 1 && absent.size === timed.size;

/** What a grace depends on. */
export interface Waiting {
  readonly now: number;
  /** The seats for which time runs at all. */
  readonly timed: ReadonlySet<Seat>;
  readonly outages: Rests;
  readonly hasTime: (seat: Seat) => boolean;
  /** What becomes of a player who runs out of time. */
  readonly out: OutOfTime;
}

/** The grace at a moment; null: clocks run as ever, since all have come, or the game goes on without the others. */
export function graceAt(grace: Grace | null, { now, timed, outages, hasTime, out }: Waiting): Grace | null {
  if (!grace) return null;
  const absent = absentIn(grace, timed);
  if (absent.size === 0) return null;
  const goesOn = out === "warning" || (out === "computer" && !isEmpty(absent, timed));
  if (grace.over) return goesOn && ![...absent].some(hasTime) ? null : grace;
  return now < graceEnd(grace, outages) ? grace : { ...grace, over: true };
}
