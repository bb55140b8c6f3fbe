/**
 * The plain things that every game is made of: seats, choices, questions, events, draws. Nothing here knows a game, a
 * clock, a language or a source of randomness of its own.
 */

/** A place at the table, counted from 0. */
export type Seat = number;

/** One word of a choice: a small integer inside a game, or a short name. */
export type Word = number | string;

/** One choice, as the journal stores it: a verb and a few words. Never an index into a list. */
export type Option = readonly [verb: string, ...words: Word[]];

/** What one seat owes: a prompt key (words live in `text/`) and every choice it may make. Never empty. */
export interface Ask {
  /** Who is asked. */
  readonly seat: Seat;
  /** What is asked. */
  readonly prompt: string;
  /** Every choice that the seat may make now, at least one. */
  readonly options: readonly Option[];
  /** What the prompt speaks of (a figure, a region …), public to this seat. */
  readonly about?: readonly Word[];
}

/** How a game ended. `winners` is empty for a draw; `scores` is by seat where the game counts points. */
export interface Result {
  /** The seats that won: none in a draw, several where they win together. */
  readonly winners: readonly Seat[];
  /** By what the game ended: a text key. */
  readonly reason: string;
  /** Points by seat. */
  readonly scores?: readonly number[];
}

/** Plain JSON facts. */
export type Fact = number | string | boolean | null | readonly Fact[] | { readonly [key: string]: Fact };
/** What is told of an event or a refusal, by name. */
export type Facts = { readonly [key: string]: Fact };

/**
 * Something that happened. Everybody hears `type` and `facts`; the seats in `secret.to` hear `secret.facts` too.
 * With `only`, the other seats and spectators do not hear of it at all.
 */
export interface Event {
  /** What happened. */
  readonly type: string;
  /** What everybody hears of it. */
  readonly facts: Facts;
  /** What only these seats hear besides. */
  readonly secret?: { readonly to: readonly Seat[]; readonly facts: Facts };
  /** The only seats that hear of it. Left out: everybody does. */
  readonly only?: readonly Seat[];
}

/** An event as one seat hears it: its own secrets merged in, those of other seats left out. */
export interface Heard {
  /** What happened. */
  readonly type: string;
  /** What this seat hears of it. */
  readonly facts: Facts;
}

/** Is told what happens while a choice is carried out, in order. */
export type Sink = (event: Event) => void;

/**
 * Where chance comes from: the value of draw number `counter` (0, 1, 2 …) among `sides` equally likely values
 * 0 … sides-1. A pure function, so that a game is its key and its choices.
 */
export type Chance = (counter: number, sides: number) => number;

/** Gives one of `sides` equally likely values, 0 … sides-1: a stream of chance that keeps its own place. */
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
  /** What the chapter that just ended returned. */
  back?: Fact;
};

/** Why a choice is refused: a text key, the number of the rule, and what the sentence speaks of. */
export interface Refusal<Reason extends string = string> {
  /** Why: a text key. */
  readonly reason: Reason;
  /** The number of the rule, as the rulebook has it. */
  readonly rule?: string;
  /** What the sentence speaks of. */
  readonly facts?: Facts;
}

/** A choice that may not be made. The state was not touched. */
export class IllegalChoice extends Error {
  override name = "IllegalChoice";
  /** Why it may not be made. */
  readonly refusal: Refusal;
  constructor(refusal: Refusal, detail: string) {
    super(detail);
    this.refusal = refusal;
  }
}
