/** What drawing a map at build time needs: no page, no React. */
export { backwards, chained, closedRing, curveOf, first, last, points, turned } from "./net.ts";
export { placesOf, type Seat, seatBox, type Wish } from "./placing.ts";
export type { Obstacle, Stretch } from "./room.ts";
