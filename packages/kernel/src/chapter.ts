import type { Chapter, Paragraphs } from "./paragraphs.ts";
import type { Core, Frame } from "./types.ts";
import type { ChapterName, Defaults, FrameOf, Vocabulary, VocabularyOf } from "./vocabulary.ts";

/** Leaves an argument out where it would be empty. */
type IfAny<T, Argument> = keyof T extends never ? [] : [given: Argument];

type Locals<G, N extends ChapterName<VocabularyOf<G>>> = VocabularyOf<G>["chapters"][N];

/** The words in which the rules of one game are written, bound to what that game names. */
export interface Book<G> {
  /**
   * Declares a chapter: the defaults of its optional locals, then its paragraphs, which run in the order they are
   * written. Labels, prompts, options and locals are checked.
   */
  chapter<N extends ChapterName<VocabularyOf<G>>>(
    name: N,
    ...defaults: IfAny<Defaults<Locals<G, N>>, Defaults<Locals<G, N>>>
  ): <const P>(paragraphs: Paragraphs<G, FrameOf<G, N>, P>) => Chapter<G>;

  /** Goes into another chapter; the caller resumes at its own next paragraph, or at `next`. */
  enter<N extends ChapterName<VocabularyOf<G>>>(
    name: N,
    ...locals: object extends Locals<G, N> ? [locals?: Locals<G, N>] : [locals: Locals<G, N>]
  ): { call: Frame & Locals<G, N> };
  enter<N extends ChapterName<VocabularyOf<G>>, const L extends string>(
    name: N,
    locals: Locals<G, N>,
    next: L,
  ): { call: Frame & Locals<G, N>; next: L };
}

/** A frame at the first paragraph of a chapter; its locals are whatever the chapter declares. */
export const frame = <F extends Frame>(name: string, locals: Omit<F, keyof Frame>): F =>
  ({ chapter: name, at: "", ...locals }) as F;

/** Goes into another chapter; the caller resumes at its own next paragraph, or at `next`. */
export function enter<F extends Frame>(name: string, locals: Omit<F, keyof Frame>): { call: F };
export function enter<F extends Frame, L extends string>(
  name: string,
  locals: Omit<F, keyof Frame>,
  next: L,
): { call: F; next: L };
export function enter<F extends Frame, L extends string>(
  name: string,
  locals: Omit<F, keyof Frame>,
  next?: L,
): { call: F; next?: L } {
  const call = frame<F>(name, locals);
  return next === undefined ? { call } : { call, next };
}

/** Locals without those that are not there until the chapter sets them. */
const present = (defaults: object): object =>
  Object.fromEntries(Object.entries(defaults).filter(([, initial]) => initial !== undefined));

/** The words for the rules of a game with these states. */
export const book = <G>(): Book<G> =>
  ({
    chapter:
      (_name: string, defaults: object = {}) =>
      (paragraphs: object) => ({ locals: present(defaults), paragraphs }),
    enter,
  }) as Book<G>;

/** A chapter of rules that are written for many games: it checks its labels and locals, and takes any name for the rest. */
export const chapter =
  <G, F extends Frame = Frame>() =>
  <const P>(paragraphs: Paragraphs<G, F, P, Vocabulary>): Chapter<G> => ({
    locals: {},
    paragraphs: paragraphs as Chapter<G>["paragraphs"],
  });

/** The innermost frame of a chapter in which the rules of `g` stand. */
export const frameOf = <G extends Core, N extends ChapterName<VocabularyOf<G>>>(
  g: G,
  name: N,
): FrameOf<G, N> | undefined => g.stack.findLast((f): f is FrameOf<G, N> => f.chapter === name);
