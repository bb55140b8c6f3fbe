/** The decks that come with the game, in the order in which seats are given them. */
export const READY_DECK_IDS = [
  "aragorn-starter",
  "gandalf-starter",
  "hobbits-sauron",
  "elves-dwarves-nazgul",
  "golden-wood",
  "durins-folk",
  "kings-road",
] as const;
export type ReadyDeckId = (typeof READY_DECK_IDS)[number];
