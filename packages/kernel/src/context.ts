import type { VocabularyOf } from "./core.ts";
import type { Seat } from "./types.ts";
import type { EventType, Vocabulary } from "./vocabulary.ts";

/** What a paragraph works with. */
export interface Context<G, V extends Vocabulary = VocabularyOf<G>> {
  /** The state, which the paragraph changes. */
  readonly g: G;
  /** Draws one of `sides` equally likely values, 0 … sides-1. Marks a barrier for undo. */
  draw(sides: number): number;
  /** Tells everybody. */
  tell<T extends EventType<V>>(type: T, facts: V["events"][T]): void;
  /** Tells everybody `facts`, and the seats in `to` also `secret`. */
  tellMore<T extends EventType<V>>(
    type: T,
    facts: V["events"][T],
    to: readonly Seat[],
    secret: Partial<V["events"][T]>,
  ): void;
  /** Tells these seats alone; the others do not learn that there was anything to tell. */
  tellOnly<T extends EventType<V>>(to: readonly Seat[], type: T, facts: V["events"][T]): void;
  /** Something hidden was shown: no player may take back what came before. */
  reveal(): void;
}
