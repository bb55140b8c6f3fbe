/** How an event of a table is shown. */
import type { Core, HeardOf, Seat } from "@westmarch/kernel";

/** An event with its place in the table's history. */
export type Happened<G extends Core = Core> = HeardOf<G> & {
  readonly version: number;
  readonly index: number;
};

/** How one event is shown. */
export interface StagingStep<Key extends string = string> {
  /** What kind of step it is. */
  readonly name: string;
  /** Milliseconds that it stands at an even pace. */
  readonly lasts: number;
  /** Where it is a scene over the table: text key of the button that goes on. The table stands as before meanwhile. */
  readonly scene?: Key;
  /** The scene has come to its end and stays until the player goes on, or for this many milliseconds. */
  readonly stays?: number;
}

/** What a game may look at to say how the event at place `at` of the log is shown. */
export interface Staging<G extends Core = Core> {
  /** Everything heard so far. */
  readonly log: readonly Happened<G>[];
  readonly at: number;
  /** The newest view. */
  readonly view: G;
  readonly seat: Seat | null;
  readonly calm: boolean;
}

/** Null: there is nothing to see. `along`: it is shown with the event before it. */
export type StepOf<G extends Core = Core, Key extends string = string> = (
  staging: Staging<G>,
) => StagingStep<Key> | "along" | null;
