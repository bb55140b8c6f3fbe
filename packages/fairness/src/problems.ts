import type { Seat } from "@westmarch/kernel";
import type { Head } from "./chain.ts";

/** What may be wrong with the chance of a game, with the facts of it. The words are `chance.REASON` in `text/`. */
type Problems = {
  uncommitted: Record<never, never>;
  unpublished: Record<never, never>;
  "key-other": Record<never, never>;
  "key-broken": { detail: string };
  "contributed-twice": Record<never, never>;
  "contribution-other": { seats: string };
  "key-unmixed": Record<never, never>;
  "draw-other": { n: number; sides: number; value: number; right: number };
  "draws-more": { count: number };
  "draw-again": { n: number; before: number };
  "draws-skipped": { from: number; to: number };
  /** In a file of format 1, which does not say what was taken back. */
  "draws-skipped-before": { from: number; to: number };
  "head-other": { head: Head };
  "version-other": { saved: number; checked: number };
  "position-other": Record<never, never>;
  "not-replayable": { detail: string };
  "secret-other": Record<never, never>;
  "fixed-otherwise": { seats: string };
  "not-fixed": { seats: string };
  "contribution-missing": { value: string };
};

/** One thing that is wrong: told apart by `reason`. */
export type Problem = {
  readonly [R in keyof Problems]: { readonly reason: R; readonly facts: Problems[R] };
}[keyof Problems];

/** Seats as people count them. */
export const seatsInWords = (seats: readonly Seat[]): string => seats.map((seat) => seat + 1).join(", ");

/** Something went wrong with a file from outside: what the machine said about it. */
export const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));
