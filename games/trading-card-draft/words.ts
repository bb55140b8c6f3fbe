/** What a draft speaks of. */
import type { Seat } from "@westmarch/kernel";
import type { CardId } from "@westmarch/trading-card-game/data/ids";

type Events = {
  /** To its owner alone: the starter that everybody has besides what he picks. */
  starter: { cards: readonly CardId[] };
  /** Everybody opens a pack. */
  round: { round: number };
  /** To the seat that holds it alone. */
  pack: { cards: readonly CardId[] };
  /** `card` to its owner alone. */
  picked: { seat: Seat; card?: CardId };
  /** What is left goes on, so many cards in each pack. */
  passed: { left: boolean; cards: number };
  /** Sealed: to its owner alone. */
  pool: { cards: readonly CardId[] };
  ended: { cards: number };
};

type Choices = {
  pick: [card: CardId];
};

type Prompts = {
  /** In which round, and how many cards are left in the pack. */
  pick: { offers: "pick"; about: [round: number, left: number] };
};

type Chapters = {
  draft: Record<never, never>;
};

type Reasons = "not-in-pack";

export interface Words {
  readonly events: Events;
  readonly choices: Choices;
  readonly prompts: Prompts;
  readonly chapters: Chapters;
  readonly reasons: Reasons;
}
