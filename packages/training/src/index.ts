/** What measures computer players: matches between them, the players by name, and how sure a share of wins is. */
export {
  type ArenaOptions,
  type ArenaResult,
  arena,
  type Failure,
  type GameRecord,
  playGame,
  playPair,
  sidesOf,
} from "./arena.ts";
export { type Contender, contender, type Senses } from "./contender.ts";
export { type Interval, wilson } from "./wilson.ts";
