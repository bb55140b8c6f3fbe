/** Cards on their way to the table (6). */
import { type Frame, type FrameOf, NONE } from "@westmarch/kernel";
import type { CardGame } from "../state.ts";

/** The paragraphs of playing a stacked card at which it has left the stack. */
const PAID: readonly string[] = ["arrive", "event", "gone"];

/** Cards that lie nowhere: on their way from a pile to the table, or to the discard pile. */
export const beingPlayed = (
  g: CardGame,
  stack: readonly Frame[] = g.stack,
): readonly FrameOf<CardGame, "playing">[] =>
  stack.filter(
    (f): f is FrameOf<CardGame, "playing"> =>
      f.chapter === "playing" && f.at !== "end" && (!("copy" in f) || f.copy === NONE || PAID.includes(f.at)),
  );
