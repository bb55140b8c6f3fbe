/** Makes puzzles from games between computers. */
export { type Making, puzzlesIn } from "./make.ts";
export { hasChanged, type Reviewed, review } from "./review.ts";
