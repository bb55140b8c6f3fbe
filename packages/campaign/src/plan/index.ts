/** What page and drawing both know of a map: where names and pieces have room, and how a name is set. */
export { heartOf, type Reaching } from "./heart.ts";
export { LINE_HEIGHT, linesOf, roomOf, written } from "./labels.ts";
export { type Box, boxOf } from "./outline.ts";
export { type MapPlan, outlinesIn, type Placed, packed, unpacked } from "./plan.ts";
