/** What drawing a map at build time needs: no page, no React. */
export { filesOf } from "./files.ts";
export { type Ground, strewn } from "./ground.ts";
export {
  type Cut,
  clashes,
  growing,
  HILL_CUT,
  type Patch,
  ROCK_CUT,
  tuftOn,
} from "./growth.ts";
export { drawnOn, landOf, type Wash, washesOf } from "./land.ts";
export { areasOf, bandOf, riversOf } from "./layers.ts";
export {
  type Border,
  backwards,
  type Course,
  chained,
  closedRing,
  curveOf,
  dividing,
  edging,
  first,
  last,
  netOf,
  points,
  turned,
} from "./net.ts";
export { placesOf, type Seat, type Spots, seatBox, type Wish } from "./placing.ts";
export type { Obstacle, Stretch } from "./room.ts";
export { shade } from "./signs.ts";
export { inEveryLanguage } from "./titles.ts";
