/** The discard pile of a deck: cards that lie face up, and how many lie face down. */
export interface Discards<Card extends number> {
  readonly open: readonly Card[];
  readonly hidden: number;
}
