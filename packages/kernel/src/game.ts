import type { Context } from "./context.ts";
import type { Core, ReasonOf, VocabularyOf } from "./core.ts";
import type { Notation } from "./notation.ts";
import type { Chapter } from "./paragraphs.ts";
import type { Adjustable, Settings } from "./settings.ts";
import type { Option, Random, Refusal, Seat } from "./types.ts";
import type { ChapterName, Vocabulary } from "./vocabulary.ts";

/** All that server, client, opponents and test kit know about a game's rules. */
export interface Game<G extends Core<S>, S> extends Adjustable {
  /** How saves, tables and the command line call it. */
  readonly id: string;
  /** The version of the rules, 1 and up: raised when states or choices of before no longer fit. */
  readonly version: number;
  /** Names of the seats under these settings (keys into `text/`, e.g. `good`, `dark`). */
  seats(settings: Settings): readonly string[];
  /**
   * Takes into memory what documents in the settings say: states only name it. Called before anything else is done with
   * a table of these settings. Calling it again is harmless.
   */
  takeIn?(settings: Settings): void;
  /** Seats on the same side win together; by default everybody plays alone. */
  teams?(settings: Settings): readonly (readonly Seat[])[];
  /** The rules themselves, by chapter. */
  readonly chapters: Readonly<Record<ChapterName<VocabularyOf<G>>, Chapter<G>>>;
  /** The state before the first paragraph. Chance is drawn by paragraphs, never here. */
  setup(settings: Settings): Omit<G, Exclude<keyof Core, "stack" | "secret">>;
  /** A copy that shares nothing mutable. Hand-written; the test kit checks it against a generic copy. */
  clone(g: G): G;
  /** A new secret, holding only what this seat (null: a spectator) may know. */
  project(secret: S, seat: Seat | null, g: G): S;
  /** A secret that this seat's view does not contradict, drawn at random. From a view, so it cannot peek. */
  imagine(view: G, seat: Seat, random: Random): S;
  /**
   * Whether all seats know the same in this position, so that those who share a screen need not cover it. From a view;
   * without it they never do.
   */
  knowAlike?(view: G): boolean;
  /** Why this attempt is refused, or null if nothing forbids it. From a view, so it cannot leak. */
  whyNot(view: G, seat: Seat, attempt: Option): Refusal<ReasonOf<G>> | null;
  /** Choices that each side must have made for a game to say how well it plays: a part of an ordinary one. */
  readonly fewest?: number;
  /** The game may be over as soon as it is laid out, when no seat has anything to choose: sealed pools. Without this, no table is opened then. */
  readonly brief?: true;
  /** How a seat gives up while the others play on. Without it, a seat that gives up ends the game (`Engine.stop`). */
  readonly givingUp?: {
    /** The choice that every seat has at any time, asked or not. */
    readonly option: Option;
    /** Why a seat may not, or null. From public facts alone. */
    hindrance(g: G, seat: Seat): Refusal<ReasonOf<G>> | null;
    /** Carries it out. The rules go on with what is on the stack afterwards. It cannot be taken back. */
    carryOut(c: Context<G, Vocabulary>, seat: Seat): void;
  };
  /** From the version they are keyed by to the next. */
  readonly migrations: Readonly<Record<number, (old: unknown) => unknown>>;
  /** How its positions and choices are written. */
  readonly notation: Notation<G>;
  /** What must hold in every state; returns a sentence for each thing that does not. For tests. */
  invariants(g: G): readonly string[];
}
