/** What a game's folder says for learning programs, `games/NAME/env.ts`: the numbers of its choices, and what a seat sees. */
import type { Numbering } from "./numbering.ts";
import type { Block } from "./slots.ts";

export {
  type Grammar,
  type GrammarWord,
  type NumberedVerb,
  type NumberedWord,
  type Numbering,
  numberingOf,
  pairNumber,
  pairOf,
} from "./numbering.ts";
export { type Block, type BlockMaker, blocksOf, upTo } from "./slots.ts";

/**
 * A game for learning programs. What was learnt holds for one version of the numbers and of the tensor alone: whoever
 * changes either raises its version, and a test holds what they are.
 */
export interface EnvironmentDescription<G> {
  /** The numbers of its choices. */
  readonly numbering: Numbering<G>;
  /** Raised whenever a number means another choice. */
  readonly numberingVersion: number;
  /** What stands in a tensor besides what every game has: seat, seats asked, and place in the rules. */
  readonly blocks: readonly Block<G>[];
  /** Raised whenever a slot means something else. */
  readonly tensorVersion: number;
  /** Why a game that has just begun has choices without a number, as a sentence; null: it has none. */
  hindrance?(g: G): string | null;
}
