/** How much time is left at a table. */
import type { Seat } from "@westmarch/kernel";

/** The clocks of a table at which one has only so long for a choice. */
export interface ClocksTold {
  /** They stand still while none of the players is there. */
  readonly runs: boolean;
  /**
   * How many milliseconds each seat has left for what it was asked last, and of how many; also if it has answered and may take that back.
   * No time of day: a device has its own.
   */
  readonly left: readonly { readonly seat: Seat; readonly left: number; readonly of: number }[];
}

/** The time that one seat has left, at a table with a pace. */
export interface SeatTime {
  readonly seat: Seat;
  /** Milliseconds, and of how many. No time of day: a device has its own. */
  readonly left: number;
  readonly of: number;
  /** It runs down as this is told. */
  readonly runs: boolean;
  /** It is up, and the seat still owes a decision. */
  readonly up?: true;
  /** Why it does not run though the seat owes a decision, or would not. */
  readonly rests?: "night" | "vacation";
  /** Milliseconds of vacation that are left. */
  readonly vacation: number;
  /** By which place's time of day one's own nights are; null: by the table's. Others are not told. */
  readonly zone?: string | null;
}

/** The clocks of a table with a pace. */
export interface TimeTold {
  /** Everybody has agreed on a break: how many milliseconds it lasts at most, or null, until all want to go on. */
  readonly rests: { readonly what: "pause" | "adjourn"; readonly left: number | null } | null;
  /**
   * Not everybody has come yet: no clock runs for so many more milliseconds, and from then on (0) those of these seats alone,
   * whichever seat owes a choice.
   */
  readonly awaits?: { readonly left: number; readonly seats: readonly Seat[] };
  /** Of people with a screen of their own; others have no clock. */
  readonly seats: readonly SeatTime[];
}
