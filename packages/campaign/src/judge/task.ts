/** What the judge is given, and what it tells. */
import type { AnySave, AskOf, ChoiceOf, Core, Seat } from "@westmarch/kernel";

/** An event of the log, by its place in it. */
export interface LogPlace {
  readonly at: number;
  readonly type: string;
}

export interface Task {
  /** The whole game, nothing hidden. */
  readonly save: AnySave;
  /** Who heard the log in which the places are; null: an onlooker. */
  readonly ear: Seat | null;
  readonly places: readonly LogPlace[];
}

/** A choice that a player made, and the one that the computer would have made. */
export interface Decision<G extends Core> {
  readonly seat: Seat;
  /** What that seat knew. */
  readonly view: G;
  readonly ask: AskOf<G>;
  readonly chosen: ChoiceOf<G>;
  /** The same where the computer found nothing better. */
  readonly better: ChoiceOf<G>;
  /** Chances of that seat to win, 0 … 1. */
  readonly chances: readonly [chosen: number, better: number];
}

/** How far the judge is with a moment, or what it found; null: nothing came of a choice there. */
export type News<G extends Core> =
  | { readonly moment: number; readonly done: number }
  | { readonly moment: number; readonly decision: Decision<G> | null };
