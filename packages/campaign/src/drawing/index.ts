/** What drawing a map at build time needs: no page, no React. */
export {
  type Cut,
  clashes,
  grassOf,
  growing,
  growthOf,
  HILL_CUT,
  type Patch,
  ROCK_CUT,
  siteOf,
  tuftOn,
} from "./growth.ts";
export { areasOf, bandOf, bareBorders, brimOf, outlinesAs, pageOf, riversOf } from "./layers.ts";
export { backwards, chained, closedRing, curveOf, first, last, points, turned } from "./net.ts";
export { placesOf, type Seat, seatBox, type Wish } from "./placing.ts";
export type { Obstacle, Stretch } from "./room.ts";
