/**
 * The vocabulary of every game on this table. Nothing here knows a game, a clock, a language or a source of
 * randomness of its own.
 */

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

/** One draw as the journal remembers it: how many sides, which came up. */
export type Draw = readonly [sides: number, value: number];

/**
 * A place in the rules: chapter, paragraph, and that chapter's locals (scalars, or arrays that are replaced and never
 * mutated). Frames are public: what a seat may not know lives under `secret`.
 */
export interface Frame {
  chapter: string;
  at: string;
  /** What the chapter that just ended handed back. */
  back?: Fact;
}

/** What every game state holds. `S` is all that some seat may not know; nothing secret lives elsewhere. */
export interface Core<S = unknown> {
  /** Version of the rules this game began with. */
  version: number;
  /** How many values chance has given so far. */
  drawn: number;
  stack: Frame[];
  /** Answers given in secret and not yet opened, by seat. */
  sealed: (Option | null)[];
  result: Result | null;
  secret: S;
}

/** What a paragraph works with. */
export interface Context<G> {
  readonly g: G;
  /** Draws one of `sides` equally likely values, 0 … sides-1. Marks a barrier for undo. */
  draw(sides: number): number;
  /** Tells everybody. */
  tell(type: string, facts: Facts): void;
  /** Tells everybody `facts`, and the seats in `to` also `secret`. */
  tellMore(type: string, facts: Facts, to: readonly Seat[], secret: Facts): void;
  /** Tells these seats alone; the others do not learn that there was anything to tell. */
  tellOnly(to: readonly Seat[], type: string, facts: Facts): void;
  /** Something hidden was shown: nobody may take back what came before. */
  reveal(): void;
}

/** Why a choice is refused: a text key, the number of the rule, and what the sentence speaks of. */
export interface Refusal {
  readonly reason: string;
  readonly rule?: string;
  readonly facts?: Facts;
}

/**
 * Where the rules go on: at a paragraph of this chapter, in another chapter first, behind the end of this chapter, or
 * (`unwind`) in the named chapter further down, ending everything above it. Nothing: at the next paragraph.
 */
export type Go<L extends string = string> =
  | { readonly go: L }
  | { readonly call: Frame; readonly then?: L }
  | { readonly end: Fact }
  | { readonly unwind: string }
  // biome-ignore lint/suspicious/noConfusingVoidType: falling off a paragraph is the common case and reads best bare
  | void;

/** A paragraph that runs by itself. */
export type Auto<G, F, L extends string> = (c: Context<G>, f: F) => Go<L>;

/** A paragraph in which one seat decides. */
export interface Decision<G, F, L extends string> {
  readonly ask: (g: G, f: F) => Ask;
  readonly then: (c: Context<G>, f: F, option: Option, seat: Seat) => Go<L>;
}

/** Several seats decide at once and in secret; `opened` runs when the last answer is in, answers in the order asked. */
export interface Together<G, F, L extends string> {
  readonly together: (g: G, f: F) => readonly Ask[];
  readonly opened: (c: Context<G>, f: F, answers: readonly Option[]) => Go<L>;
}

/**
 * Several seats owe decisions at once, each at its own pace: `take` carries each answer out as it comes and may touch
 * only what is that seat's own; the paragraph ends when `each` asks nobody any more.
 */
export interface Each<G, F> {
  readonly each: (g: G, f: F) => readonly Ask[];
  readonly take: (c: Context<G>, f: F, option: Option, seat: Seat) => void;
}

export type Paragraph<G, F, L extends string> =
  | Auto<G, F, L>
  | Decision<G, F, L>
  | Together<G, F, L>
  | Each<G, F>;

/** A chapter of the rulebook: paragraphs in reading order; falling off one runs the next, off the last ends it. */
export type Chapter<G, F, L extends string = string> = { readonly [K in L]: Paragraph<G, F, NoInfer<L>> };

/** What a table may be set to before the game begins. */
export type Setting =
  | { readonly id: string; readonly kind: "switch"; readonly initial: boolean; readonly rule?: string }
  | {
      readonly id: string;
      readonly kind: "choice";
      readonly values: readonly string[];
      readonly initial: string;
      readonly rule?: string;
    };

/** A table's settings, by id. Missing ones take their initial value. */
export type Settings = { readonly [id: string]: boolean | string };

/** All that server, client, opponents and test kit know about a game's rules. */
export interface Game<G extends Core<S>, S> {
  readonly id: string;
  readonly version: number;
  /** Names of the seats under these settings (keys into `text/`, e.g. `good`, `dark`). */
  seats(settings: Settings): readonly string[];
  readonly settings: readonly Setting[];
  /** Seats on the same side win together; by default everybody plays alone. */
  teams?(settings: Settings): readonly (readonly Seat[])[];
  // biome-ignore lint/suspicious/noExplicitAny: each chapter has locals of its own; `chapter()` checked them
  readonly chapters: Readonly<Record<string, Chapter<G, any>>>;
  /** The state before the first paragraph. Chance is drawn by paragraphs, never here. */
  setup(settings: Settings): Omit<G, Exclude<keyof Core, "stack" | "secret">>;
  /** A copy that shares nothing mutable. Hand-written; the test kit checks it against a generic copy. */
  clone(g: G): G;
  /** A new secret, holding only what this seat (null: a spectator) may know. */
  project(secret: S, seat: Seat | null, g: G): S;
  /** A secret that this seat's view does not contradict, drawn at random. From a view, so it cannot peek. */
  imagine(view: G, seat: Seat, random: (sides: number) => number): S;
  /** Why this attempt is refused, or null if nothing forbids it. From a view, so it cannot leak. */
  whyNot(view: G, seat: Seat, attempt: Option): Refusal | null;
  /** From the version they are keyed by to the next. */
  readonly migrations: Readonly<Record<number, (old: unknown) => unknown>>;
  readonly notation: Notation<G>;
  /** What must hold in every state; returns a sentence for each thing that does not. For tests. */
  invariants(g: G): readonly string[];
}

/** A game's writing: positions on one line, choices as one word. */
export interface Notation<G> {
  /** One line that `read` turns back into an equal state. On a view, what is unknown is written as such. */
  write(g: G): string;
  /** Throws `NotationError` with the place and what was expected. */
  read(line: string): G;
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
