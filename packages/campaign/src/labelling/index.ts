/** How a campaign puts its questions, choices and refusals into words. */

export { meaning, numberOr0, type OfferedAt, refusalBy } from "./asked.ts";
export { type AwaitedKey, awaitedBy } from "./awaited.ts";
