/** The cultures, as cards write them. */
export const CULTURES = [
  "DWARVEN",
  "ELVEN",
  "GANDALF",
  "GONDOR",
  "SHIRE",
  "ISENGARD",
  "MORIA",
  "RINGWRAITH",
  "SAURON",
] as const;
export type Culture = (typeof CULTURES)[number];
