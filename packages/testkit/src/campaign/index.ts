/** For tests of games of armies: games as a page shows them, judges, maps, divisions. */
export { judgedGame, thoughtOut } from "./judged.ts";
export { meetings } from "./meetings.ts";
export { type Moment, momentsOf, showings } from "./showing.ts";
export { everySplit } from "./splits.ts";
