/** The rules on the board: fetched when the table is drawn. */
import { laterAtRest } from "@westmarch/boardkit/later";

export type Looking = typeof import("./ahead.ts");

export const looking = laterAtRest(() => import("./ahead.ts"));
