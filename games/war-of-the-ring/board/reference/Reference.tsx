import { latePart } from "@westmarch/boardkit/later";

/** All cards, tiles, Characters and figures, to be searched. Fetched when it is first opened: nobody needs it to begin a game. */
export const Reference = latePart(async () => (await import("./Leaf.tsx")).Leaf);
