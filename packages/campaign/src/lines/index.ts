/** The log of a campaign, which opens after the board. */
export { type LineOf, type LinesOf, lineIn, linesBy } from "./lines.ts";
