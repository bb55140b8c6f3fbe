/** How much time everybody at a table has left, from what was told of it. Pure. */
import type { Seat } from "@westmarch/kernel";
import type { SeatTime, TimeTold } from "@westmarch/protocol";
import { HOUR, MINUTE, SECOND } from "./spans.ts";

/** What was told of the clocks, and when by this device's own reckoning (`performance.now`). */
export type GameClocks = TimeTold & { readonly heard: number };

export interface Left {
  readonly seat: Seat;
  /** Milliseconds, and how much of all that there was, 0 … 1. */
  readonly left: number;
  readonly share: number;
  /** It runs down now; it is up; or why it stands still though it is this seat’s turn. */
  readonly state: "runs" | "stands" | "up" | "night" | "vacation";
  /** There is little of it, and it runs. */
  readonly late: boolean;
}

/** From how many milliseconds on it is late, and which of them are said aloud. */
const LATE = { live: MINUTE, slow: 2 * HOUR } as const;
const SAID = { live: [MINUTE, 30 * SECOND, 10 * SECOND], slow: [2 * HOUR, HOUR / 2] } as const;

export type Kind = keyof typeof LATE;

/** How the clocks stand now. Those that run are reckoned on from when they were told of: no tick is counted, so none is lost. */
export const leftNow = ({ seats, heard }: GameClocks, kind: Kind, now: number): readonly Left[] =>
  seats.map((one) => {
    const left = Math.max(0, one.left - (one.runs ? Math.max(0, now - heard) : 0));
    const state = stateOf(one, left);
    return {
      seat: one.seat,
      left,
      share: Math.min(1, left / one.of),
      state,
      late: state === "up" || (state === "runs" && left <= LATE[kind]),
    };
  });

function stateOf({ up, runs, rests }: SeatTime, left: number): Left["state"] {
  if (up || (runs && left === 0)) return "up";
  if (runs) return "runs";
  return rests ?? "stands";
}

/** Whether something is to be said of one’s own time: there is little of it, and that has just become so. */
export const isSaid = (before: number | null, left: number, kind: Kind): boolean =>
  before !== null && SAID[kind].some((point) => before > point && left <= point);

/** What is left, in milliseconds, of the time for everybody to come; 0: it is over; null: all have come. */
export const awaitedLeft = ({ awaits, heard }: GameClocks, now: number): number | null =>
  awaits ? Math.max(0, awaits.left - Math.max(0, now - heard)) : null;

/** What is left of a break, in milliseconds; null: it lasts until all want to go on. */
export const breakLeft = ({ rests, heard }: GameClocks, now: number): number | null =>
  rests?.left == null ? null : Math.max(0, rests.left - Math.max(0, now - heard));
