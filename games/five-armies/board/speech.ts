/** All that is said about this game, without the picture: for a terminal, a message, a test. */
import * as inLines from "./inLines.ts";

export { ending } from "./ending.ts";
export { label, refusal, sentence } from "./labels.ts";
export { line } from "./lines.ts";
export { inLines };
