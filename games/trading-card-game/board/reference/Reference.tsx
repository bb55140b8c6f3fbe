import { latePart } from "@westmarch/boardkit/later";
import type { Props } from "../keys.ts";

/** Fetched when it is first opened: a game begins without it. */
const Leaf = latePart(async () => (await import("./Leaf.tsx")).Leaf);

/** All cards of the set, to be searched. */
export const Reference = (props: Props) => <Leaf {...props} waiting={null} />;
