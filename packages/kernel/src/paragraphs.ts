/** What rules are written in: paragraphs, and chapters made of them. */
import type { Ask, Context, Fact, Frame, Option, Seat } from "./types.ts";
import type {
  AnyAsk,
  ChapterName,
  Choice,
  PromptOf,
  Question,
  Vocabulary,
  VocabularyOf,
} from "./vocabulary.ts";

/**
 * Where the rules go on: at a paragraph of this chapter, in another chapter first, behind the end of this chapter, or
 * (`unwind`) in the named chapter further down, ending everything above it. Nothing: at the next paragraph.
 */
export type Go<L extends string = string, N extends string = string> =
  | { readonly go: L }
  | { readonly call: Frame; readonly next?: L }
  | { readonly end: Fact }
  | { readonly unwind: N }
  // biome-ignore lint/suspicious/noConfusingVoidType: falling off a paragraph is the common case and reads best bare
  | void;

/** Where a paragraph of a game may go on. */
type Onward<L extends string, V extends Vocabulary> = Go<L, ChapterName<V>>;

/** A paragraph that runs by itself. */
export type Auto<G, F, L extends string, V extends Vocabulary = VocabularyOf<G>> = (
  c: Context<G, V>,
  f: F,
) => Onward<L, V>;

/** A choice that answers a question of this prompt. */
type Answer<V extends Vocabulary, P extends PromptOf<V>> = Question<V, P>["options"][number];

/** The answer to one question: `Asked` is the question, `O` what it offers. */
interface Asking<G, F, L extends string, V extends Vocabulary, Asked, O> {
  readonly ask: (g: G, f: F) => Asked;
  readonly answered: (c: Context<G, V>, f: F, option: O, seat: Seat) => Onward<L, V>;
}

/** A paragraph in which one seat decides. */
export type Decision<G, F, L extends string, V extends Vocabulary = VocabularyOf<G>> =
  | {
      readonly [P in PromptOf<V>]: { readonly prompt: P } & Asking<G, F, L, V, Question<V, P>, Answer<V, P>>;
    }[PromptOf<V>]
  | ({ readonly prompt?: undefined } & Asking<G, F, L, V, AnyAsk<V>, Choice<V>>);

interface Picking<G, F, L extends string, V extends Vocabulary, Asked, O> {
  readonly pick: (g: G, f: F) => Asked;
  readonly answered: (c: Context<G, V>, f: F, option: O, seat: Seat) => Onward<L, V>;
  /** What happens where there is nothing to choose from: by default, the next paragraph. */
  readonly none?: Auto<G, F, L, V>;
  /** A lone option is asked for all the same: whether there are more is for nobody else to know. */
  readonly always?: true;
}

/**
 * A question that is put only if there is a choice: a lone option is taken silently, as if it had been answered, and
 * without any the rules go on.
 */
export type Pick<G, F, L extends string, V extends Vocabulary = VocabularyOf<G>> =
  | {
      readonly [P in PromptOf<V>]: { readonly prompt: P } & Picking<G, F, L, V, Question<V, P>, Answer<V, P>>;
    }[PromptOf<V>]
  | ({ readonly prompt?: undefined } & Picking<G, F, L, V, AnyAsk<V>, Choice<V>>);

interface Sealing<G, F, L extends string, V extends Vocabulary, Asked, O> {
  readonly together: (g: G, f: F) => readonly Asked[];
  readonly opened: (c: Context<G, V>, f: F, answers: readonly O[]) => Onward<L, V>;
}

/** Several seats decide at once and in secret; `opened` runs when the last answer is in, answers in the order asked. */
export type Together<G, F, L extends string, V extends Vocabulary = VocabularyOf<G>> =
  | {
      readonly [P in PromptOf<V>]: { readonly prompt: P } & Sealing<G, F, L, V, Question<V, P>, Answer<V, P>>;
    }[PromptOf<V>]
  | ({ readonly prompt?: undefined } & Sealing<G, F, L, V, AnyAsk<V>, Choice<V>>);

interface Taking<G, F, V extends Vocabulary, Asked, O> {
  readonly each: (g: G, f: F) => readonly Asked[];
  readonly take: (c: Context<G, V>, f: F, option: O, seat: Seat) => void;
}

/**
 * Several seats owe decisions at once, each at its own pace: `take` carries each answer out as it comes and may touch
 * only what is that seat's own; the paragraph ends when `each` asks nobody any more.
 */
export type Each<G, F, V extends Vocabulary = VocabularyOf<G>> =
  | {
      readonly [P in PromptOf<V>]: { readonly prompt: P } & Taking<G, F, V, Question<V, P>, Answer<V, P>>;
    }[PromptOf<V>]
  | ({ readonly prompt?: undefined } & Taking<G, F, V, AnyAsk<V>, Choice<V>>);

export type Paragraph<G, F, L extends string, V extends Vocabulary = VocabularyOf<G>> =
  | Auto<G, F, L, V>
  | Decision<G, F, L, V>
  | Pick<G, F, L, V>
  | Together<G, F, L, V>
  | Each<G, F, V>;

/** Paragraphs in reading order; falling off one runs the next, off the last ends the chapter. */
export type Paragraphs<G, F, L extends string, V extends Vocabulary = VocabularyOf<G>> = {
  readonly [K in L]: Paragraph<G, F, NoInfer<L>, V>;
};

/**
 * Paragraphs as the engine runs them and as tests take them apart. Written as methods: their locals and options are
 * those of their own chapter, which `chapter` has checked.
 */
export interface AnyQuestion {
  readonly prompt?: string | undefined;
}

export type AnyAuto<G> = { run(c: Context<G, Vocabulary>, f: Frame): Go }["run"];

export interface AnyDecision<G> extends AnyQuestion {
  ask(g: G, f: Frame): Question | Ask;
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

export type AnyParagraph<G> = AnyAuto<G> | AnyDecision<G> | AnyPick<G> | AnyTogether<G> | AnyEach<G>;

/** A chapter of the rulebook. */
export interface Chapter<G> {
  /** The locals that whoever enters it need not give, with their defaults. */
  readonly locals: Readonly<Record<string, Fact>>;
  readonly paragraphs: Readonly<Record<string, AnyParagraph<G>>>;
}
