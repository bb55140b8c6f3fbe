/** What games of cards that answer each other have in common. */
export {
  type Answerable,
  type Answering,
  ASKS_AT,
  AVERTED,
  answered,
  hasSpoken,
  UNANSWERED,
  type When,
} from "./answering.ts";
export { DONE, oneByOne, onward } from "./following.ts";
export { gathering, type Say } from "./gathering.ts";
export { BEGUN, goesRound, pass, type Round, speak, speaker } from "./rounds.ts";
