/** Bots of one's own: modules, programs and servers that play in our arenas and on our ladders (docs/bots.md). Needs Node. */
export { type Address, addressOf, isOutside, namesIn } from "./address.ts";
export { CAUSES, type Cause, Forfeit } from "./forfeit.ts";
export {
  type Forfeited,
  type MatchRecord,
  type MatchResult,
  match,
  type OutsideParty,
  openParty,
  type Party,
  playPairWith,
} from "./match.ts";
export type { Hello, Limits, LogEntry, Ready, Standing, ToBot } from "./messages.ts";
export type { OwnBot, OwnBotModule, OwnBotThinking } from "./own-bot.ts";
