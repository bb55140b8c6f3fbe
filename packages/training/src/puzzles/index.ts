/** Makes puzzles from games between computers. */
export type { Rigour } from "./find.ts";
export { type Making, puzzlesIn } from "./make.ts";
export { hasChanged, type Reviewed, review } from "./review.ts";
