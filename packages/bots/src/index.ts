/** Computer opponents. Everything here runs anywhere; the pool of worker threads is in `@westmarch/bots/pool`. */
export { type Advice, advice } from "./advice.ts";
export { type GreedyStyle, greedyBot } from "./greedy.ts";
export { type Hint, hint } from "./hint.ts";
export { judge, outlook } from "./judge.ts";
export { BOT_NAMES, botNamed, isBotName, USUAL_MILLISECONDS } from "./levels.ts";
export { openingOf } from "./opening.ts";
export { randomBot } from "./random.ts";
export { PLAIN_REASONS, reasonFor } from "./reason.ts";
export { run, type SearchBotStyle, searchBot, seerBot } from "./search/bot.ts";
export { decide, type Findings, type OptionFinding, planOf, together } from "./search/findings.ts";
export { Search, STYLE } from "./search/search.ts";
export { type Thinker, thought } from "./thought.ts";
export type {
  Belief,
  Bot,
  Glance,
  Learning,
  Policy,
  Random,
  Reasons,
  SearchStyle,
  Skills,
  Thinking,
} from "./types.ts";
export { imaginedWorlds, trueWorld, type Worlds } from "./worlds.ts";
