/** The pictures of the One Ring. */
import type { RING } from "../../../data/cards/ring.ts";
import type { PictureRows } from "../row.ts";

export const RING_ROWS: PictureRows<typeof RING> = {
  "1R1": { at: "ringlight", by: "day", shows: [{ is: "ringShine" }, { is: "ring" }, { is: "ringVerse" }] },
  "1C2": { at: "mordor", by: "ember", shows: [{ is: "ringOnChain", size: 1.16, y: 112 }] },
};
