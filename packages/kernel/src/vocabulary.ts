/** What a game speaks of, as types: the compiler reads the names of events, choices, prompts and chapters. */
import type { Facts, Option, Seat, Word } from "./types.ts";

/**
 * Everything that the rules of one game name. Write the four maps as `type`, not as `interface`: only those are plain
 * facts to the compiler. This type itself is the vocabulary of code that knows no game: any name will do.
 */
export interface Vocabulary {
  /** What happens, with its facts. Those that only some seats are told are optional. */
  readonly events: { readonly [type: string]: Facts };
  /** What can be chosen: the words behind each verb. */
  readonly choices: { readonly [verb: string]: readonly Word[] };
  /** What is asked: the verbs that the question offers, and what it speaks of. */
  readonly prompts: {
    readonly [prompt: string]: { readonly offers: string; readonly about: readonly Word[] };
  };
  /** The locals of each chapter. The optional ones have a default, which stands with the chapter. */
  readonly chapters: { readonly [name: string]: object };
  /** Why a choice is refused by these rules; any name will do where it is left out. */
  readonly reasons?: string;
}

/** A choice by one of these verbs. */
export type Choice<V extends Vocabulary, Verb extends keyof V["choices"] = keyof V["choices"]> = {
  readonly [K in Verb]: K extends string ? readonly [verb: K, ...words: V["choices"][K]] : never;
}[Verb];

export type PromptOf<V extends Vocabulary> = keyof V["prompts"] & string;
export type EventType<V extends Vocabulary> = keyof V["events"] & string;
export type ChapterName<V extends Vocabulary> = keyof V["chapters"] & string;

/** What a question speaks of: left out where there is nothing to speak of. */
type About<A extends readonly Word[]> = [] extends A
  ? { readonly about?: Readonly<A> }
  : { readonly about: Readonly<A> };

/** The seats that a paragraph asks, with every choice there is and what the question speaks of. */
export type Question<V extends Vocabulary = Vocabulary, P extends PromptOf<V> = PromptOf<V>> = {
  readonly [Q in P]: {
    readonly seat: Seat;
    readonly options: readonly Extract<Choice<V, V["prompts"][Q]["offers"]>, Option>[];
  } & About<V["prompts"][Q]["about"]>;
}[P];

/** What one seat owes, told apart by `prompt`. */
export type AnyAsk<V extends Vocabulary, P extends PromptOf<V> = PromptOf<V>> = {
  readonly [Q in P]: { readonly prompt: Q } & Question<V, Q>;
}[P];

/** Why a choice is refused in any game. */
export type KernelReason = "game-over" | "already-sealed" | "not-offered" | "not-your-turn";

type OptionalKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T];

/** The locals of a chapter that the entering paragraph may leave out, each with its default. */
export type Defaults<T> = Required<Pick<T, OptionalKeys<T>>>;
