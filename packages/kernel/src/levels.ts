/** How strong a computer player is, in the words a player chooses by: from the weakest to the strongest. */
export const LEVELS = ["first", "gentle", "fair", "skilled", "strong", "best"] as const;
/** One of the six levels. */
export type Level = (typeof LEVELS)[number];

/** Whether something from outside is the name of a level. */
export const isLevel = (name: unknown): name is Level => LEVELS.some((level) => level === name);

/** Something for each level. */
export function byLevel<T>(of: (level: Level) => T): Readonly<Record<Level, T>> {
  return {
    first: of("first"),
    gentle: of("gentle"),
    fair: of("fair"),
    skilled: of("skilled"),
    strong: of("strong"),
    best: of("best"),
  };
}
