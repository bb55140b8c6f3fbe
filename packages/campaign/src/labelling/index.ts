/** How a campaign puts its questions, choices and refusals into words. */

export { meaning, type OfferedAt, takenUp } from "./asked.ts";
export { type AwaitedKey, awaitedBy } from "./awaited.ts";
export type { KeyIn } from "./keys.ts";
export { numberOr0, refusalBy } from "./refusals.ts";
