/** Eyes in the dark. */
import { flat, put } from "../marks.ts";

/** A pair of narrow eyes. */
export const eyes = (x: number, y: number, size = 1, colour = "#F2C53A"): string =>
  put(flat("M-14 0C-10-7-4-6-2 0-6 3-11 3-14 0ZM14 0C10-7 4-6 2 0 6 3 11 3 14 0Z", colour), { x, y, size });
