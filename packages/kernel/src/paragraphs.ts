/** What rules are written in: paragraphs, and chapters made of them. */
import type { Context } from "./context.ts";
import type { VocabularyOf } from "./core.ts";
import type { Ask, Fact, Frame, Option, Seat } from "./types.ts";
import type { AnyAsk, ChapterName, Choice, PromptOf, Question, Vocabulary } from "./vocabulary.ts";

/**
 * Where the rules go on: at a paragraph of this chapter, in another chapter first, behind the end of this chapter, or
 * (`unwind`) in the named chapter further down, ending everything above it. Nothing: at the next paragraph.
 */
export type Go<L extends string = string, N extends string = string> =
  | { readonly go: L }
  | { readonly go?: never; readonly call: Frame; readonly next?: L }
  | { readonly go?: never; readonly call?: never; readonly end: Fact }
  | { readonly go?: never; readonly call?: never; readonly end?: never; readonly unwind: N }
  // biome-ignore lint/suspicious/noConfusingVoidType: falling off a paragraph is the common case and reads best bare
  | void;

/** Where a paragraph of a game may go on. */
type Onward<L extends string, V extends Vocabulary> = Go<L, ChapterName<V>>;

/** A paragraph that runs by itself. */
export type Auto<G, F, L extends string, V extends Vocabulary = VocabularyOf<G>> = (
  c: Context<G, V>,
  f: F,
) => Onward<L, V>;

/** What a paragraph of this prompt asks; without one, `ask` says it itself. */
type AskedBy<V extends Vocabulary, P> = P extends PromptOf<V> ? Question<V, P> : AnyAsk<V>;

/** The choices that may answer it. */
type AnswerTo<V extends Vocabulary, P> =
  P extends PromptOf<V> ? Question<V, P>["options"][number] : Choice<V>;

interface Prompted<V extends Vocabulary, P> {
  // Not `P & …`: a lone prompt would be crossed out against itself, and nothing be left to read off.
  readonly prompt?: P extends PromptOf<V> ? P : PromptOf<V>;
}

/** A paragraph in which one seat decides. */
export interface Decision<G, F, L extends string, V extends Vocabulary = VocabularyOf<G>, P = unknown>
  extends Prompted<V, P> {
  /** Says whom it asks, and from what. Changes nothing. */
  readonly ask: (g: G, f: F) => AskedBy<V, P>;
  /** Carries the answer out, and says where the rules go on. */
  readonly answered: (c: Context<G, V>, f: F, option: AnswerTo<V, P>, seat: Seat) => Onward<L, V>;
}

/**
 * A question that is put only if there is a choice: a lone option is taken silently, as if it had been answered, and
 * without any the rules go on.
 */
export interface Pick<G, F, L extends string, V extends Vocabulary = VocabularyOf<G>, P = unknown>
  extends Prompted<V, P> {
  /** Says whom it asks, and from what; without options, nobody. Changes nothing. */
  readonly pick: (g: G, f: F) => AskedBy<V, P>;
  /** Carries the answer out, and says where the rules go on. */
  readonly answered: (c: Context<G, V>, f: F, option: AnswerTo<V, P>, seat: Seat) => Onward<L, V>;
  /** What happens where there is nothing to choose from: by default, the next paragraph. */
  readonly none?: Auto<G, F, L, V>;
  /** A lone option is asked for all the same: no other seat is to know whether there are more. */
  readonly always?: true;
}

/** Several seats decide at once and in secret; `opened` runs when the last answer is in, answers in the order asked. */
export interface Together<G, F, L extends string, V extends Vocabulary = VocabularyOf<G>, P = unknown>
  extends Prompted<V, P> {
  /** Says whom it asks, and from what. Changes nothing. */
  readonly together: (g: G, f: F) => readonly AskedBy<V, P>[];
  /** Carries all answers out, and says where the rules go on. */
  readonly opened: (c: Context<G, V>, f: F, answers: readonly AnswerTo<V, P>[]) => Onward<L, V>;
}

/**
 * Several seats owe decisions at once, each at its own pace: `take` carries each answer out as it comes and may touch
 * only what is that seat's own; the paragraph ends when `each` asks no seat any more.
 */
export interface Each<G, F, V extends Vocabulary = VocabularyOf<G>, P = unknown> extends Prompted<V, P> {
  /** Says who still owes an answer, and from what. Changes nothing. */
  readonly each: (g: G, f: F) => readonly AskedBy<V, P>[];
  /** Carries one answer out. */
  readonly take: (c: Context<G, V>, f: F, option: AnswerTo<V, P>, seat: Seat) => void;
}

/** One paragraph; `P` is its prompt, if it asks by one. */
export type Paragraph<G, F, L extends string, V extends Vocabulary = VocabularyOf<G>, P = unknown> =
  | Auto<G, F, L, V>
  | Decision<G, F, L, V, P>
  | Pick<G, F, L, V, P>
  | Together<G, F, L, V, P>
  | Each<G, F, V, P>;

/**
 * Paragraphs in reading order; falling off one runs the next, off the last ends the chapter. `P` is the prompt of each:
 * the compiler reads it off and offers the choices of that prompt alone.
 */
export type Paragraphs<G, F, P, V extends Vocabulary = VocabularyOf<G>> = {
  readonly [K in keyof P]: Paragraph<G, F, NoInfer<keyof P & string>, V, P[K]>;
};

/**
 * Paragraphs as the engine runs them and as tests take them apart. Written as methods: their locals and options are
 * those of their own chapter, which `chapter` has checked.
 */
export interface AnyQuestion {
  readonly prompt?: string | undefined;
}

/** A paragraph of any game that runs by itself. */
export type AnyAuto<G> = { run(c: Context<G, Vocabulary>, f: Frame): Go }["run"];

/** A paragraph of any game in which one seat decides. */
export interface AnyDecision<G> extends AnyQuestion {
  /** Says whom it asks, and from what. */
  ask(g: G, f: Frame): Question | Ask;
  /** Carries the answer out, and says where the rules go on. */
  answered(c: Context<G, Vocabulary>, f: Frame, option: Option, seat: Seat): Go;
}

export interface AnyPick<G> extends AnyQuestion {
  pick(g: G, f: Frame): Question | Ask;
  answered(c: Context<G, Vocabulary>, f: Frame, option: Option, seat: Seat): Go;
  none?(c: Context<G, Vocabulary>, f: Frame): Go;
  readonly always?: true;
}

export interface AnyTogether<G> extends AnyQuestion {
  together(g: G, f: Frame): readonly (Question | Ask)[];
  opened(c: Context<G, Vocabulary>, f: Frame, answers: readonly Option[]): Go;
}

export interface AnyEach<G> extends AnyQuestion {
  each(g: G, f: Frame): readonly (Question | Ask)[];
  take(c: Context<G, Vocabulary>, f: Frame, option: Option, seat: Seat): void;
}

/** A paragraph of any game. */
export type AnyParagraph<G> = AnyAuto<G> | AnyDecision<G> | AnyPick<G> | AnyTogether<G> | AnyEach<G>;

/** A chapter of the rulebook. */
export interface Chapter<G> {
  /** The locals that the entering paragraph need not give, with their defaults. */
  readonly locals: Readonly<Record<string, Fact>>;
  /** Its paragraphs by their labels, in reading order. */
  readonly paragraphs: Readonly<Record<string, AnyParagraph<G>>>;
}
