import type { Core, FrameOf, VocabularyOf } from "./core.ts";
import type { Chapter, Paragraphs } from "./paragraphs.ts";
import type { Frame } from "./types.ts";
import type { ChapterName, Defaults } from "./vocabulary.ts";

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
  /** The same, resuming at the paragraph `next`. */
  enter<N extends ChapterName<VocabularyOf<G>>, const L extends string>(
    name: N,
    locals: Locals<G, N>,
    next: L,
  ): { call: Frame & Locals<G, N>; next: L };
}

/** Locals without those that are not there until the chapter sets them. */
const present = (defaults: object): object =>
  Object.fromEntries(Object.entries(defaults).filter(([, initial]) => initial !== undefined));

/** Goes into a chapter by its name, in the words of no one game. */
function enter(name: string, locals?: object, next?: string): object {
  const call = locals === undefined ? { chapter: name, at: "" } : { chapter: name, at: "", ...locals };
  return next === undefined ? { call } : { call, next };
}

/** The words for the rules of a game with these states. */
export const book = <G>(): Book<G> =>
  ({
    chapter:
      (_name: string, defaults: object = {}) =>
      (paragraphs: object) => ({ locals: present(defaults), paragraphs }),
    enter,
  }) as Book<G>;

/** Tells, for the game of these states, whether a frame is one of a chapter; narrows it to that chapter's locals. */
export const ofChapter =
  <G>() =>
  <N extends ChapterName<VocabularyOf<G>>>(name: N) =>
  (frame: Frame): frame is FrameOf<G, N> =>
    frame.chapter === name;

/** The frame that asks in `g`, if it is one of this chapter. */
export function askingOf<G extends Core, N extends ChapterName<VocabularyOf<G>>>(
  g: G,
  name: N,
): FrameOf<G, N> | undefined {
  const top = g.stack.at(-1);
  return top && ofChapter<G>()(name)(top) ? top : undefined;
}

/** The innermost frame of a chapter in which the rules of `g` stand. */
export const frameOf = <G extends Core, N extends ChapterName<VocabularyOf<G>>>(
  g: G,
  name: N,
): FrameOf<G, N> | undefined => g.stack.findLast((f): f is FrameOf<G, N> => f.chapter === name);
