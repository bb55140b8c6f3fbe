/** Prompts of whole games, looked at in every window, language and size of type. */
export type { Fault, Look } from "./page/look.ts";
export { COURSES, type Course, positionsOf } from "./positions.ts";
export { type Pressed, pressesOf } from "./presses.ts";
export { LANGUAGES, type Seen, sweep, TYPES, WINDOWS } from "./sweep.ts";
