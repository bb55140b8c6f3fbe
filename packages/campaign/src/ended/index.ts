/** What is told of a campaign once it has ended. Pure. */
export { endingOf, pictureOf } from "./ending.ts";
export type { LuckOf } from "./luck.ts";
export { type MomentOf, momentsIn, type Weighed } from "./moments.ts";
export type { OfSides, Writing } from "./turns.ts";
