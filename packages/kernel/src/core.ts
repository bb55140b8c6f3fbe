/** What every state of a game holds, and what is read off the type of a state. */
import type { Frame, Option, Result } from "./types.ts";
import type { AnyAsk, Choice, EventType, KernelReason, PromptOf, Vocabulary } from "./vocabulary.ts";

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
  /** Where the rules stand: the outermost chapter first, the one that asks last. Empty once nothing is left to do. */
  stack: Frame[];
  /** Answers given in secret and not yet opened, by seat. */
  sealed: (Option | null)[];
  /** How the game ended; null while it goes on. */
  result: Result | null;
  /** Everything that some seat may not know. In a view it holds what the viewer may know, in the same shape. */
  secret: S;
  /** Never there at run time: it binds the vocabulary to the state, so that code that names one has the other. */
  readonly [SPOKEN]?: V;
}

/** The vocabulary in which a game of these states is played. */
export type VocabularyOf<G> = G extends Core<unknown, infer V> ? V : Vocabulary;

/** A choice of a game, by one of these verbs. */
export type ChoiceOf<
  G,
  Verb extends keyof VocabularyOf<G>["choices"] = keyof VocabularyOf<G>["choices"],
> = Choice<VocabularyOf<G>, Verb>;

/** What one seat owes in a game of these states. */
export type AskOf<G, P extends PromptOf<VocabularyOf<G>> = PromptOf<VocabularyOf<G>>> = AnyAsk<
  VocabularyOf<G>,
  P
>;

/** An event of a game as a seat hears it: told apart by `type`. */
export type HeardOf<G, T extends EventType<VocabularyOf<G>> = EventType<VocabularyOf<G>>> = {
  readonly [K in T]: { readonly type: K; readonly facts: VocabularyOf<G>["events"][K] };
}[T];

/** The frame of one chapter of a game, with all its locals. */
export type FrameOf<G, N extends keyof VocabularyOf<G>["chapters"]> = Frame &
  Required<VocabularyOf<G>["chapters"][N]>;

/** Why a choice is refused in a game of these states. */
export type ReasonOf<G> =
  | KernelReason
  | (VocabularyOf<G> extends { readonly reasons: infer R extends string } ? R : string);
