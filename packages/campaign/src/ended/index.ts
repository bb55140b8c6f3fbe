/** What is told of a campaign once it has ended. Pure. */
export { moodOf, stoppedEnding } from "./ending.ts";
export { greatest } from "./greatest.ts";
