/** What a thing costs a player just now. */
export interface Price {
  readonly coins: number;
  readonly byChain: boolean;
  readonly affordable: boolean;
}

/** Height of a card for a width of 1. */
export const CARD_TALL = 1.5;
