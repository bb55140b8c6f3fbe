/** Rounds of chances: each seat in its turn may speak or pass, until all have passed in a row. */
import type { Option, Seat } from "@westmarch/kernel";

/** Where a round stands. */
export type Round = {
  /** Who had the last chance. */
  turn: Seat;
  /** Who have passed in a row. */
  passed: readonly Seat[];
};

const NOBODY: Seat = -1;

/** A round in which no seat has had a chance. */
export const BEGUN: Readonly<Round> = { turn: NOBODY, passed: [] };

/** Declines to speak. */
export const PASS = ["pass"] as const satisfies Option;
export const isPass = (option: Option): option is typeof PASS => option[0] === PASS[0];

/** Whose chance it is: the next seat of this order, which contains the seat that had the last chance. */
export const speaker = (order: readonly Seat[], { turn }: Round): Seat =>
  order[(order.indexOf(turn) + 1) % order.length];

/** Finds the next seat that has a chance at all; false once all have passed in a row, and the round may begin again. */
export function goesRound(
  order: readonly Seat[],
  round: Round,
  isAsked: (seat: Seat) => boolean = () => true,
): boolean {
  while (!order.every((seat) => round.passed.includes(seat))) {
    const seat = speaker(order, round);
    if (isAsked(seat)) return true;
    pass(round, seat);
  }
  round.turn = NOBODY;
  round.passed = BEGUN.passed;
  return false;
}

/** A seat leaves its chance to the next. */
export function pass(round: Round, seat: Seat): void {
  round.turn = seat;
  round.passed = [...round.passed, seat];
}

/** A seat takes its chance: all have one again, from the next seat on. */
export function speak(round: Round, seat: Seat): void {
  round.turn = seat;
  round.passed = [];
}
