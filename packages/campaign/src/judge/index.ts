/** A judge of finished games: what the computer would have chosen at their great moments. */
export { type Judge, judgeOf, type Made } from "./judging.ts";
export type { Decision, LogPlace, News, Task } from "./task.ts";
