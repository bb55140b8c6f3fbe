import { latePart } from "@westmarch/boardkit/later";

/** All cards, tiles, Characters and figures, to be searched. Fetched when it is first opened: a game begins without it. */
export const Reference = latePart(async () => (await import("./Leaf.tsx")).Leaf);
