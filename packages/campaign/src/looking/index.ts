/** What the rules know of what is to come. It comes with the rules, after the board. Pure. */
export { lookingAhead } from "./looking.ts";
export type { Then } from "./then.ts";
export { runOf } from "./usual.ts";
