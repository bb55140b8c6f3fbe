import type { RoundNow } from "@westmarch/protocol";

/** What a table of a round knows of it. */
export interface InRound {
  /** Null: it has not begun. */
  readonly now: () => Promise<RoundNow | null>;
  /** What its whole game would tell is kept back until the round is over. */
  readonly withheld: boolean;
  /** Others wait for how it ends, so that its computers play on without players and spectators. */
  readonly counts: boolean;
  /** Hears that its game is over. */
  readonly ended: () => void;
}
