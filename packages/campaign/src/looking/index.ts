/** What the rules know of what is to come. It comes with the rules, after the board. Pure. */
export { type Attempt, mostRefused } from "./lacking.ts";
export { lookingAhead } from "./looking.ts";
export { setOut } from "./setOut.ts";
export type { Then } from "./then.ts";
export { runOf } from "./usual.ts";
