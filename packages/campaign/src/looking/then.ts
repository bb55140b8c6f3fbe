import type { AskOf, Core } from "@westmarch/kernel";

/** Where some choices of a seat lead: what it sees then, and what it is asked; null where others or chance come first. */
export interface Then<G extends Core> {
  readonly view: G;
  readonly ask: AskOf<G> | null;
}
