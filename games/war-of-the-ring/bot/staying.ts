/** What an Army that is about to leave leaves behind so far. */
import type { War } from "../state.ts";

const NOTHING: readonly number[] = [];

/** By figure, in the locals of the chapter that asks. */
export function stayingOf(g: War): readonly number[] {
  const f = g.stack[g.stack.length - 1];
  return f && "stay" in f && Array.isArray(f.stay) ? (f.stay as readonly number[]) : NOTHING;
}
