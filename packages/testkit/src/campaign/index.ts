/** For tests of games of armies: games as a page shows them, judges, maps, divisions. */
export { amissOf, firstOf, judgedGame, placesIn, thoughtOut } from "./judged.ts";
export { crossing, meetings, strayed, strayNames } from "./meetings.ts";
export { amissIn, amissSeen } from "./policies.ts";
export { type Moment, momentsOf, showings } from "./showing.ts";
export { everySplit, firstOfEach, sum } from "./splits.ts";
export { playedOn, saidGame, wholeGame } from "./whole.ts";
