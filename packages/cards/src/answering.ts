/**
 * Something happens, and cards have a say in it: a chapter of a game's rules in which
 *
 *   stands   it is forbidden or replaced, or goes on; this is looked at again after every answer given beforehand
 *   before   each seat that may answer beforehand does so or passes, round and round, until all have passed in a row
 *   happens  it takes place
 *   must     what answers it by force is carried out, one after the other
 *   after    each seat that may answer afterwards does so or passes, in the same way
 *
 * Whatever an answer does is a chapter of its own, in which the same may happen again, however deep. A seat that
 * could answer from a hidden hand is asked on public grounds alone, whether or not it holds an answer: a question left out
 * would tell.
 */
import type {
  AnyParagraph,
  Chapter,
  Context,
  Core,
  Frame,
  Option,
  Question,
  Seat,
  Vocabulary,
  VocabularyOf,
} from "@westmarch/kernel";
import { DONE, onward } from "./following.ts";
import { BEGUN, goesRound, isPass, PASS, pass, type Round, speaker } from "./rounds.ts";

/** When an answer is given. */
export type When = "before" | "after";

/** What the chapter remembers of what happens, besides what the game does. */
export type Answerable = Round & {
  /** It does not take place, or counts as not having happened. */
  averted: boolean;
};

/** What happens before anybody has answered it. */
export const UNANSWERED: Readonly<Answerable> = { ...BEGUN, averted: false };

/** What the chapter returns where it was averted; otherwise `DONE`. */
export const AVERTED = "averted";

type Call = { readonly call: Frame };
type PromptOf<G> = keyof VocabularyOf<G>["prompts"] & string;

/** What a game lends to the chapter: `A` are the choices that may be made, `D` those that must. */
export interface Answering<G, F, A extends Option, D extends Option> {
  /** The questions beforehand and afterwards, and the question which forced answer comes first. */
  readonly prompts: Readonly<Record<When | "must", PromptOf<G>>>;
  /** Every seat that may have a chance, once, in the order in which they are asked. */
  order(g: G, f: F): readonly Seat[];
  /** Whether it is forbidden or replaced: what comes in its place has then been carried out. */
  bars(c: Context<G, Vocabulary>, f: F): boolean;
  /** Whether this seat is asked at all. On public grounds only. */
  isAsked(g: G, f: F, seat: Seat, when: When): boolean;
  /** Everything that this seat may answer now, but for passing, and what the question speaks of. */
  answers(g: G, f: F, seat: Seat, when: When): Pick<Question, "about"> & { readonly options: readonly A[] };
  /** Goes into what an answer does. It says itself whether the round begins again (`speak`). */
  answer(c: Context<G, Vocabulary>, f: F, option: A, seat: Seat): Call;
  /** Carries it out; what is still to be settled comes before the answers. */
  happens(c: Context<G, Vocabulary>, f: F): Frame | undefined;
  /** The forced answers that are due, and whose choice it is which of them comes first. */
  due(g: G, f: F): Question & { readonly options: readonly D[] };
  /** Goes into what a forced answer does. */
  oblige(c: Context<G, Vocabulary>, f: F, option: D, seat: Seat): Call;
  /** What is still to come once all have passed; then the round begins again. */
  left?(g: G, f: F): Call | undefined;
}

/** A seat's chance to answer, with what is asked of it. */
function chance<G, F extends Round, A extends Option>(
  table: Pick<Answering<G, F, A, Option>, "prompts" | "order" | "answers" | "answer">,
  when: When,
  next: string,
) {
  return {
    prompt: table.prompts[when],
    ask: (g: G, f: F): Question => {
      const seat = speaker(table.order(g, f), f);
      const { options, about = [] } = table.answers(g, f, seat, when);
      return { seat, options: [...options, PASS], about };
    },
    answered: (c: Context<G, Vocabulary>, f: F, option: A | typeof PASS, seat: Seat) => {
      if (!isPass(option)) return { ...table.answer(c, f, option, seat), next };
      pass(f, seat);
      return { go: when };
    },
  };
}

/** The chapter, behind the game's own paragraphs that stand before it. */
export function answered<G extends Core, F extends Frame & Answerable, A extends Option, D extends Option>(
  { locals, paragraphs }: Chapter<G>,
  table: Answering<G, F, A, D>,
): Chapter<G> {
  const goesOn = (g: G, f: F, when: When): boolean =>
    goesRound(table.order(g, f), f, (seat) => table.isAsked(g, f, seat, when));

  const shared: Readonly<Record<string, AnyParagraph<G>>> = {
    stands: (c: Context<G, Vocabulary>, f: F) => {
      if (f.averted || table.bars(c, f)) return { end: AVERTED };
    },
    before: ({ g }: Context<G, Vocabulary>, f: F) => {
      if (!goesOn(g, f, "before")) return { go: "happens" };
    },
    beforehand: chance(table, "before", "stands"),
    happens: (c: Context<G, Vocabulary>, f: F) => onward(table.happens(c, f)),
    must: {
      prompt: table.prompts.must,
      pick: (g: G, f: F): Question => table.due(g, f),
      answered: (c: Context<G, Vocabulary>, f: F, option: D, seat: Seat) => ({
        ...table.oblige(c, f, option, seat),
        next: "must",
      }),
    },
    after: ({ g }: Context<G, Vocabulary>, f: F) => {
      if (goesOn(g, f, "after")) return;
      const left = table.left?.(g, f);
      return left ? { ...left, next: "after" } : { end: f.averted ? AVERTED : DONE };
    },
    afterwards: chance(table, "after", "after"),
  };
  return { locals, paragraphs: { ...paragraphs, ...shared } };
}

/**
 * Where the chapter looks for the next seat to ask, by its question: it goes on there when a seat leaves it unanswered.
 */
export const ASKS_AT = { beforehand: "before", afterwards: "after" } as const;

/**
 * Whether an answer has been given already: `said` are the numbers that name it, `all` those of all answers given, one
 * after the other.
 */
export function hasSpoken(all: readonly number[], ...said: readonly number[]): boolean {
  for (let i = 0; i < all.length; i += said.length) {
    let same = 0;
    while (same < said.length && all[i + same] === said[same]) same++;
    if (same === said.length) return true;
  }
  return false;
}
