/** What trays count and offer, as far as anybody at the table may know it. Pure. */
export { haveRolled, type Pool, poolFrom, rolledBy, shownOf, usedFrom } from "./dice-pool.ts";
export type { Discards } from "./discards.ts";
export { gistOfSides } from "./gist.ts";
export { closing, pointsOfHand, traysHolding } from "./offering.ts";
export { percent, rowsFrom, type TileRow } from "./tiles.ts";
export type { Taking } from "./touch.ts";
