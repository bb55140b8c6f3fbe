/**
 * The time limits of questions: until when which seat may answer. Pure; times are those of the clock that runs while
 * the server does.
 */
import type { Ask, Seat } from "@westmarch/kernel";
import type { Allowance } from "@westmarch/registry/manifest";
import type { SeatData } from "../../../database/schema/seats.ts";

/** The question that a seat was asked last, and until when it may answer. */
export interface Due {
  readonly question: string;
  readonly at: number;
  /** All the time that it was given. */
  readonly of: number;
}

/** By seat. A player who has answered keeps it: taking the answer back gives no more time. */
export type Dues = ReadonlyMap<Seat, Due>;

export const readDues = (text: string): Dues => new Map(JSON.parse(text) as [Seat, Due][]);
export const writeDues = (dues: Dues): string => JSON.stringify([...dues]);

/** The seats for which time runs: of people, each with a screen of its own, since one that is shared goes from hand to hand. */
export const timedSeats = (seats: readonly SeatData[]): ReadonlySet<Seat> =>
  new Set(
    seats
      .filter(
        ({ kind, party, seat }) =>
          kind === "person" && !seats.some((other) => other.party === party && other.seat !== seat),
      )
      .map(({ seat }) => seat),
  );

/** The dues when this is asked: a question that is new has all its time from now on. The same map where nothing changes. */
export function duesAfter(
  before: Dues,
  asks: readonly Ask[],
  {
    now,
    timed,
    allows,
  }: {
    readonly now: number;
    readonly timed: ReadonlySet<Seat>;
    readonly allows: (ask: Ask) => Allowance | null;
  },
): Dues {
  const after = new Map([...before].filter(([seat]) => timed.has(seat)));
  let isSame = after.size === before.size;
  for (const ask of asks) {
    const allowed = timed.has(ask.seat) ? allows(ask) : null;
    if (after.get(ask.seat)?.question === allowed?.question) continue;
    isSame = false;
    if (allowed)
      after.set(ask.seat, {
        question: allowed.question,
        at: now + allowed.milliseconds,
        of: allowed.milliseconds,
      });
    else after.delete(ask.seat);
  }
  return isSame ? before : after;
}

/** The dues after so much time in which no clock ran. */
export const deferred = (dues: Dues, by: number): Dues =>
  new Map([...dues].map(([seat, due]) => [seat, { ...due, at: due.at + by }]));
