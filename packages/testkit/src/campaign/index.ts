/** For tests of games of armies: games as a page shows them, judges, maps, divisions. */
export { firstOf, judgedGame, thoughtOut } from "./judged.ts";
export { meetings } from "./meetings.ts";
export { type Moment, momentsOf, showings } from "./showing.ts";
export { everySplit, sum } from "./splits.ts";
export { playedOn, saidGame, wholeGame } from "./whole.ts";
