/** What a game that has cards tells of them, for lists that people read and search. It imports nothing: games use it. */

/** Something that stands on a card: its strength, its deck. */
export interface ListedFact {
  /** The same in every language. */
  readonly key: string;
  /** What it is, unless the value tells. */
  readonly label?: string;
  readonly value: string;
}

export interface ListedCard {
  /** Its number, or what the notation calls it. */
  readonly id: string;
  readonly name: string;
  readonly subtitle?: string;
  readonly facts: readonly ListedFact[];
  /** What it says, a line for each part. */
  readonly text: readonly string[];
}
