/** What tests of Action dice stand on. */

/** An Army of each side that could move or attack. */
export const WAR = {
  map: {
    "minas-tirith": { gondor: [3, 1, 1] },
    osgiliath: { sauron: [3], nazgul: 1 },
  },
  nations: { gondor: 0, sauron: 0 },
} as const;
export const verbs = (words: readonly string[]): Set<string> =>
  new Set(words.map((word) => word.split(":")[0] ?? ""));
