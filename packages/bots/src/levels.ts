import { type Core, type Engine, isLevel, LEVELS, type Level } from "@westmarch/kernel";
import { glanceBot } from "./glance.ts";
import { greedyBot } from "./greedy.ts";
import { randomBot } from "./random.ts";
import { type SearchBotStyle, searchBot, seerBot } from "./search/bot.ts";
import type { Bot, Policy, Skills } from "./types.ts";

/**
 * How each level thinks where a game does not say otherwise (`Policy.skills`). The weak ones are short of sight and not of
 * wits: they look no further than their own next choice, have a favourite plan, and forget what pays late. The others think so
 * many iterations, so that they are as strong on a fast machine as on a slow one.
 */
const SKILLS: Skills = {
  first: { worlds: 1, favourite: 3, far: 0 },
  gentle: { worlds: 1, favourite: 1.5, far: 0.5 },
  fair: { iterations: 100 },
  skilled: { iterations: 400 },
  strong: { iterations: 2000 },
};

/** How long a level takes for one choice at most, unless it is told otherwise, in milliseconds: that bounds the wait. */
export const USUAL_MILLISECONDS: Readonly<Record<Level, number>> = {
  first: 200,
  gentle: 200,
  fair: 500,
  skilled: 700,
  strong: 1000,
  best: 2500,
};

/**
 * A kind of bot, a limit in milliseconds or (with `i`) in iterations, and how many searches think up to that limit each:
 * `search`, `search:500`, `seer:2000i`, `search:400ix2` …
 */
const WRITTEN = /^(random|greedy|search|seer)(?::(\d+)(?:(i)(?:x([2-9]))?)?)?$/;

/** The names that `botNamed` knows, for people: the levels, then what is written with a limit. */
export const BOT_NAMES = `${LEVELS.join(", ")}, random, greedy, search, search:500 (milliseconds a choice), search:2000i (iterations a choice), search:2000ix2 (by two searches each), seer`;

/** Whether `botNamed` knows this name. */
export const isBotName = (name: string): boolean => isLevel(name) || WRITTEN.test(name);

/** Whether only time ends its thought: then more of it in the same time makes it stronger. */
export const isEndedByTime = (name: string): boolean => name === "best" || /^search(:\d+)?$/.test(name);

/** The bot of that name for a game, or null if there is none. A limit given here replaces the level's own milliseconds. */
export function botNamed<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  name: string,
  milliseconds?: number,
): Bot<G> | null {
  if (isLevel(name)) return levelBot(engine, policy, name, milliseconds);
  const [, kind, amount, iterations, roots] = WRITTEN.exec(name) ?? [];
  const style: SearchBotStyle = {
    name,
    ...(milliseconds !== undefined && { milliseconds }),
    ...(amount !== undefined &&
      (iterations ? { iterations: Number(amount) } : { milliseconds: Number(amount) })),
    ...(roots !== undefined && { roots: Number(roots) }),
  };
  switch (kind) {
    case "random":
      return amount === undefined ? randomBot() : null;
    case "greedy":
      return amount === undefined ? greedyBot(engine, policy, { name }) : null;
    case "search":
      return searchBot(engine, policy, style);
    case "seer":
      return roots === undefined ? seerBot(engine, policy, style) : null;
    default:
      return null;
  }
}

function levelBot<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  name: Level,
  milliseconds?: number,
): Bot<G> {
  const limit = milliseconds ?? USUAL_MILLISECONDS[name];
  // As strong as it can be: only time ends its thought.
  if (name === "best") return searchBot(engine, policy, { name, milliseconds: limit });
  const skill = policy.skills?.[name] ?? SKILLS[name];
  return "iterations" in skill
    ? searchBot(engine, policy, { name, milliseconds: limit, ...skill })
    : glanceBot(engine, (skill.novice && policy.novice) || policy, { name, ...skill });
}
