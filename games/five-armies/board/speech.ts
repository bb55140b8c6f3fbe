/** All that is said about this game, without the picture: for a terminal, a message, a test. */
export { ending } from "./ending.ts";
export { label, refusal, sentence } from "./labels.ts";
export { line } from "./lines.ts";
