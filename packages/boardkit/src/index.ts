/** What a game's board and the shell around it agree on. The shell knows no game; a board knows no server. */
export type * from "./board.ts";
export type * from "./decks.ts";
export type * from "./editing.ts";
export { type EventRules, ruleOfEventBy } from "./eventRules.ts";
export { after, placeOf } from "./history.ts";
export type * from "./packs.ts";
export type * from "./passing.ts";
export { Spoken, UNSEEN } from "./Spoken.ts";
export { type PlayedScene, scenesOf } from "./scenes.ts";
export {
  allTold,
  eventsOfStep,
  type Heard,
  hearOf,
  hurried,
  newest,
  type Sequence,
  type Shown,
  shown,
  stepOver,
} from "./sequence.ts";
export type * from "./shelf.ts";
export type * from "./staging.ts";
export { stoppedByPeople } from "./stopped.ts";
