/** What the judge is given, and what it tells. */
import type { AnySave, AskOf, ChoiceOf, Seat } from "@westmarch/kernel";
import type { War } from "../../../state.ts";

/** An event of the log, by its place in it. */
export interface Place {
  readonly at: number;
  readonly type: string;
}

export interface Task {
  /** The whole game, nothing hidden. */
  readonly save: AnySave;
  /** Who heard the log in which the places are; null: an onlooker. */
  readonly ear: Seat | null;
  readonly places: readonly Place[];
}

/** A choice that somebody made, and the one that the computer would have made. */
export interface Decision {
  readonly seat: Seat;
  /** What that seat knew. */
  readonly view: War;
  readonly ask: AskOf<War>;
  readonly chosen: ChoiceOf<War>;
  /** The same where the computer found nothing better. */
  readonly better: ChoiceOf<War>;
  /** Chances of that seat to win, 0 … 1. */
  readonly chances: readonly [chosen: number, better: number];
}

/** How far the judge is with a moment, or what it found; null: nothing came of a choice there. */
export type News =
  | { readonly moment: number; readonly done: number }
  | { readonly moment: number; readonly decision: Decision | null };
