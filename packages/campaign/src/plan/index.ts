/** What page and drawing both know of a map: where names and pieces have room, and how a name is set. */
export { heartOf, type Reaching } from "./heart.ts";
export { LEAST_LETTERS, LINE_HEIGHT, leastName, linesOf, roomOf, written } from "./labels.ts";
export { type Box, boxOf, cornersOf } from "./outline.ts";
export { type MapPlan, type Outlined, outlinesIn, type Placed, packed, unpacked } from "./plan.ts";
