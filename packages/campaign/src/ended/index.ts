/** What is told of a campaign once it has ended. Pure. */
export { endingOf, pictureOf } from "./ending.ts";
export { greatest, type MomentOf } from "./greatest.ts";
export type { LuckOf } from "./luck.ts";
export type { OfSides, Writing } from "./turns.ts";
