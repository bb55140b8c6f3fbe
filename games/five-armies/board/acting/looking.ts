/** The rules on the board: fetched when the table is drawn. */
import { atRest, later } from "@westmarch/boardkit/later";

export type Looking = typeof import("./ahead.ts");

export const looking = later(async () => {
  await atRest();
  return import("./ahead.ts");
});
