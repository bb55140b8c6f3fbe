/** One thing after another. */
import type { Chapter, Context, Fact, Frame, Go, Vocabulary } from "@westmarch/kernel";

/** Goes into another chapter, if there is one to go into, and on at the next paragraph, or at one of this chapter. */
export function onward(call: Frame | undefined): { readonly call: Frame } | undefined;
export function onward<const L extends string>(
  call: Frame | undefined,
  next: L,
): { readonly call: Frame; readonly next: L } | { readonly go: L };
export function onward(call: Frame | undefined, next?: string): Go {
  if (!call) return next === undefined ? undefined : { go: next };
  return next === undefined ? { call } : { call, next };
}

/** Several things that are still to happen, and what came of the last. */
type Several<T> = Frame & { all: readonly T[] };

/** A chapter in which several things happen one after the other. It returns what came of the last. */
export const oneByOne = <G, T extends Fact, F extends Several<T> = Several<T>>(
  happen: (c: Context<G, Vocabulary>, one: T, f: F) => Frame | undefined,
): Chapter<G> => ({
  locals: {},
  paragraphs: {
    next: (c: Context<G, Vocabulary>, f: F) => {
      const [first, ...others] = f.all;
      if (first === undefined) return { end: f.back ?? DONE };
      f.all = others;
      const call = happen(c, first, f);
      if (!call) f.back = DONE;
      return onward(call, "next");
    },
  },
});

/** What a chapter returns in which something happened. */
export const DONE = "done";
