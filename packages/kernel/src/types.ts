/**
 * The vocabulary of every game on this table. Nothing here knows a game, a clock, a language or a source of
 * randomness of its own.
 */
import type { Chapter } from "./paragraphs.ts";
import type { ChapterName, EventType, ReasonOf, Vocabulary, VocabularyOf } from "./vocabulary.ts";

/** A place at the table, counted from 0. */
export type Seat = number;

/** One word of a choice: a small integer inside a game, or a short name. */
export type Word = number | string;

/** One choice, as the journal stores it: a verb and a few words. Never an index into a list. */
export type Option = readonly [verb: string, ...words: Word[]];

/** What one seat owes: a prompt key (words live in `text/`) and every choice it may make. Never empty. */
export interface Ask {
  readonly seat: Seat;
  readonly prompt: string;
  readonly options: readonly Option[];
  /** What the prompt speaks of (a figure, a region …), public to this seat. */
  readonly about?: readonly Word[];
}

/** How a game ended. `winners` is empty for a draw; `scores` is by seat where the game counts points. */
export interface Result {
  readonly winners: readonly Seat[];
  readonly reason: string;
  readonly scores?: readonly number[];
}

/** Plain JSON facts. */
export type Fact = number | string | boolean | null | readonly Fact[] | { readonly [key: string]: Fact };
export type Facts = { readonly [key: string]: Fact };

/**
 * Something that happened. Everybody hears `type` and `facts`; the seats in `secret.to` hear `secret.facts` too.
 * With `only`, nobody else hears of it at all.
 */
export interface Event {
  readonly type: string;
  readonly facts: Facts;
  readonly secret?: { readonly to: readonly Seat[]; readonly facts: Facts };
  readonly only?: readonly Seat[];
}

/** An event as one seat hears it: its own secrets merged in, nobody else's. */
export interface Heard {
  readonly type: string;
  readonly facts: Facts;
}

export type Sink = (event: Event) => void;

/**
 * Where chance comes from: the value of draw number `counter` (0, 1, 2 …) among `sides` equally likely values
 * 0 … sides-1. A pure function, so that a game is its key and its choices.
 */
export type Chance = (counter: number, sides: number) => number;

/** Gives one of `sides` equally likely values, 0 … sides-1: a stream of chance whose place nobody has to name. */
export type Random = (sides: number) => number;

/** One draw as the journal remembers it: how many sides, which came up. */
export type Draw = readonly [sides: number, value: number];

/**
 * A place in the rules: chapter, paragraph, and that chapter's locals (scalars, or arrays that are replaced and never
 * mutated). Frames are public: what a seat may not know lives under `secret`.
 */
export type Frame = {
  chapter: string;
  at: string;
  /** What the chapter that just ended handed back. */
  back?: Fact;
};

declare const SPOKEN: unique symbol;

/**
 * What every game state holds. `S` is all that some seat may not know; nothing secret lives elsewhere. `V` is what the
 * game speaks of, for the compiler alone.
 */
export interface Core<S = unknown, V extends Vocabulary = Vocabulary> {
  /** Version of the rules this game began with. */
  version: number;
  /** How many values chance has given so far. */
  drawn: number;
  stack: Frame[];
  /** Answers given in secret and not yet opened, by seat. */
  sealed: (Option | null)[];
  result: Result | null;
  secret: S;
  /** Never there: it binds the vocabulary to the state, so that whoever names one has the other. */
  readonly [SPOKEN]?: V;
}

/** What a paragraph works with. */
export interface Context<G, V extends Vocabulary = VocabularyOf<G>> {
  readonly g: G;
  /** Draws one of `sides` equally likely values, 0 … sides-1. Marks a barrier for undo. */
  draw(sides: number): number;
  /** Tells everybody. */
  tell<T extends EventType<V>>(type: T, facts: V["events"][T]): void;
  /** Tells everybody `facts`, and the seats in `to` also `secret`. */
  tellMore<T extends EventType<V>>(
    type: T,
    facts: V["events"][T],
    to: readonly Seat[],
    secret: Partial<V["events"][T]>,
  ): void;
  /** Tells these seats alone; the others do not learn that there was anything to tell. */
  tellOnly<T extends EventType<V>>(to: readonly Seat[], type: T, facts: V["events"][T]): void;
  /** Something hidden was shown: nobody may take back what came before. */
  reveal(): void;
}

/** Why a choice is refused: a text key, the number of the rule, and what the sentence speaks of. */
export interface Refusal<Reason extends string = string> {
  readonly reason: Reason;
  readonly rule?: string;
  readonly facts?: Facts;
}

/** A setting of one seat: whoever sits down there may choose it, until the game begins. `as` is its name at every seat. */
export interface OfSeat {
  readonly seat: Seat;
  readonly as: string;
}

/**
 * What a table may be set to before the game begins. `group`: the heading that it is listed under, with those that follow
 * it in the same; a key into `text/`, as `setting.group.combat`.
 */
export type Setting = { readonly of?: OfSeat; readonly group?: string } & (
  | { readonly id: string; readonly kind: "switch"; readonly initial: boolean; readonly rule?: string }
  | {
      readonly id: string;
      readonly kind: "choice";
      readonly values: readonly string[];
      readonly initial: string;
      readonly rule?: string;
    }
  /** Lines that somebody writes and brings: only whoever opens the table sees them before the game is over. */
  | { readonly id: string; readonly kind: "lines"; readonly initial: string; readonly rule?: string }
  /** A document that whoever opens the table brings, seen by all; empty: what comes with the game. `Game.takeIn` knows it. */
  | { readonly id: string; readonly kind: "document"; readonly initial: string; readonly rule?: string }
);

/** What is wrong with settings that are each possible: which one, why, and by which rule. */
export interface Unfit {
  readonly setting: string;
  readonly reason: string;
  readonly rule?: string;
}

/** A table's settings, by id. Missing ones take their initial value. */
export type Settings = { readonly [id: string]: boolean | string };

/** All that server, client, opponents and test kit know about a game's rules. */
export interface Game<G extends Core<S>, S> {
  readonly id: string;
  readonly version: number;
  /** Names of the seats under these settings (keys into `text/`, e.g. `good`, `dark`). */
  seats(settings: Settings): readonly string[];
  readonly settings: readonly Setting[];
  /** Why no game can begin under these settings, or null. */
  unfit?(settings: Settings): Unfit | null;
  /**
   * Takes into memory what documents in the settings say: states only name it. Called before anything else is done with
   * a table of these settings, and as often as anybody likes.
   */
  takeIn?(settings: Settings): void;
  /** Seats on the same side win together; by default everybody plays alone. */
  teams?(settings: Settings): readonly (readonly Seat[])[];
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
  /** It may be over as soon as it is laid out, when nobody has anything to choose: sealed pools. Without it, no table is opened then. */
  readonly brief?: true;
  /** How a seat gives up while the others play on. Without it, whoever gives up ends the game (`Engine.stop`). */
  readonly givingUp?: {
    /** The choice that every seat has at any time, asked or not. */
    readonly option: Option;
    /** Why a seat may not, or null. From public facts alone. */
    hindrance(g: G, seat: Seat): Refusal<ReasonOf<G>> | null;
    /** Carries it out. The rules go on with what is on the stack afterwards. Nobody takes it back. */
    carryOut(c: Context<G, Vocabulary>, seat: Seat): void;
  };
  /** From the version they are keyed by to the next. */
  readonly migrations: Readonly<Record<number, (old: unknown) => unknown>>;
  readonly notation: Notation<G>;
  /** What must hold in every state; returns a sentence for each thing that does not. For tests. */
  invariants(g: G): readonly string[];
}

/** What a word of a line can say, for whoever writes one by hand. Anything else is a text. */
export type Shape =
  | { readonly kind: "text" }
  | { readonly kind: "number"; readonly least: number; readonly most: number }
  /** One of these. */
  | { readonly kind: "one"; readonly names: readonly string[] }
  /** Any of these, in an order, with `between` between them; `once`: each at most once. */
  | {
      readonly kind: "some";
      readonly names: readonly string[];
      readonly between: string;
      readonly once: boolean;
    }
  /** A value for each of these, in their order. */
  | {
      readonly kind: "row";
      readonly names: readonly string[];
      readonly of: readonly Shape[];
      readonly between: string;
    }
  /** A value for some of these: name, `mark`, value. */
  | {
      readonly kind: "named";
      readonly names: readonly string[];
      readonly of: Shape;
      readonly mark: string;
      readonly between: string;
    };

/** One word of a position's line. */
export interface Field {
  readonly name: string;
  readonly written: string;
  /** What it is where nothing is written. */
  readonly usual: string;
  readonly shape: Shape;
}

/** A game's writing: positions on one line, choices as one word. */
export interface Notation<G> {
  /** One line that `read` turns back into an equal state. On a view, what is unknown is written as such. */
  write(g: G): string;
  /** Throws `NotationError` with the place and what was expected. */
  read(line: string): G;
  /** Every word that a line of this position may have, in order. */
  fields?(g: G): readonly Field[];
  /** One word without blanks. */
  choice(option: Option): string;
  /** Throws `NotationError`. */
  option(word: string): Option;
}

/** A line or word that is not in the notation. */
export class NotationError extends Error {
  override name = "NotationError";
}

/** A choice that may not be made. The state was not touched. */
export class IllegalChoice extends Error {
  override name = "IllegalChoice";
  readonly refusal: Refusal;
  constructor(refusal: Refusal, detail: string) {
    super(detail);
    this.refusal = refusal;
  }
}
