/** What a game's board and the shell around it agree on. The shell knows no game; a board knows no server. */
export type * from "./board.ts";
export { Spoken } from "./Spoken.ts";
export { towards } from "./towards.ts";
