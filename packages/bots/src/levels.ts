import type { Core, Engine } from "@westmarch/kernel";
import { greedyBot } from "./greedy.ts";
import { randomBot } from "./random.ts";
import { type SearchBotStyle, searchBot, seerBot } from "./search/bot.ts";
import type { Bot, Policy } from "./types.ts";

/** How strong an opponent is, in the words a player chooses by. */
export const LEVELS = ["gentle", "fair", "strong"] as const;
export type Level = (typeof LEVELS)[number];

/**
 * What each level does. Gentle is short of sight and not of wits: it looks no further than its own next choice, and makes
 * none at random. Milliseconds bound the wait; iterations keep a level as strong on a fast machine as on a slow one.
 */
export const LEVEL_STYLES = {
  gentle: { kind: "greedy", haste: 0.2 },
  fair: { kind: "search", milliseconds: 500, iterations: 400 },
  strong: { kind: "search", milliseconds: 1000 },
} as const;

/** How long a level takes for one choice at most, unless it is told otherwise. */
export const USUAL_MILLISECONDS: Readonly<Record<Level, number>> = { gentle: 200, fair: 500, strong: 1000 };

const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

/** A kind of bot, and a limit in milliseconds or (with `i`) in iterations: `search`, `search:500`, `seer:2000i` … */
const WRITTEN = /^(random|greedy|search|seer)(?::(\d+)(i?))?$/;

export const BOT_NAMES = `${LEVELS.join(", ")}, random, greedy, search, search:500 (milliseconds a choice), search:2000i (iterations a choice), seer`;

/** Whether `botNamed` knows this name. */
export const isBotName = (name: string): boolean => isLevel(name) || WRITTEN.test(name);

/** The bot of that name for a game, or null if there is none. A limit given here replaces the level's own milliseconds. */
export function botNamed<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  name: string,
  milliseconds?: number,
): Bot<G> | null {
  if (isLevel(name)) return levelBot(engine, policy, name, milliseconds);
  const [, kind, amount, iterations] = WRITTEN.exec(name) ?? [];
  const style: SearchBotStyle = {
    name,
    ...(milliseconds !== undefined && { milliseconds }),
    ...(amount !== undefined &&
      (iterations ? { iterations: Number(amount) } : { milliseconds: Number(amount) })),
  };
  switch (kind) {
    case "random":
      return amount === undefined ? randomBot() : null;
    case "greedy":
      return amount === undefined ? greedyBot(engine, policy, { name }) : null;
    case "search":
      return searchBot(engine, policy, style);
    case "seer":
      return seerBot(engine, policy, style);
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
  const { kind, ...style } = LEVEL_STYLES[name];
  const named = { name, ...style, ...(milliseconds !== undefined && { milliseconds }) };
  return kind === "greedy" ? greedyBot(engine, policy, named) : searchBot(engine, policy, named);
}
