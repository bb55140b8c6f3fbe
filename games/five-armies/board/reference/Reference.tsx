import { latePart } from "@westmarch/boardkit/later";

/** All cards, figures, tiles and tokens, and the map, to be searched. Fetched when it is first opened. */
export const Reference = latePart(async () => (await import("./Leaf.tsx")).Leaf);
