import type { Chapter, Frame } from "./types.ts";

/**
 * Declares a chapter of the rulebook over state `G` with locals `F`. Its paragraphs run in the order they are
 * written; labels are checked, so `go` cannot name a paragraph that is not there.
 */
export const chapter =
  <G, F extends Frame = Frame>() =>
  <const L extends string>(paragraphs: Chapter<G, F, L>): Chapter<G, F, L> =>
    paragraphs;

/** A frame at the first paragraph of a chapter; its locals are whatever the chapter declares. */
export const frame = <F extends Frame>(name: string, locals: Omit<F, keyof Frame>): F =>
  ({ chapter: name, at: "", ...locals }) as F;

/** Goes into another chapter; the caller resumes at its own next paragraph, or at `then`. */
export function enter<F extends Frame>(name: string, locals: Omit<F, keyof Frame>): { call: F };
export function enter<F extends Frame, L extends string>(
  name: string,
  locals: Omit<F, keyof Frame>,
  then: L,
): { call: F; then: L };
export function enter<F extends Frame, L extends string>(
  name: string,
  locals: Omit<F, keyof Frame>,
  then?: L,
): { call: F; then?: L } {
  const call = frame<F>(name, locals);
  return then === undefined ? { call } : { call, then };
}
