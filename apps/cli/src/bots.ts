/** The computer opponents by the names they have on the command line. */
import { BOT_NAMES, type Bot, botNamed, isBotName, randomBot } from "@westmarch/bots";
import type { Core, Engine } from "@westmarch/kernel";
import { rulesNamed } from "./arguments.ts";
import { Trouble } from "./trouble.ts";

/** The bot of that name for a game; `budget` is how many milliseconds it has if its name does not say. */
export async function botOf(
  engine: Engine<Core, unknown>,
  written: string,
  budget?: number,
): Promise<Bot<Core>> {
  if (written === "random") return randomBot(); // needs no sense of play, so it plays every game there is
  if (!isBotName(written)) throw new Trouble("trouble.bot", { written, known: BOT_NAMES });
  const { id } = engine.game;
  const policy = await rulesNamed(id).policy();
  if (!policy) throw new Trouble("trouble.bot.none", { game: id });
  const bot = botNamed(engine, policy, written, budget);
  if (!bot) throw new Trouble("trouble.bot", { written, known: BOT_NAMES });
  return bot;
}

/** For games that are played as at a table: no bot that sees more than its seat may. */
export async function fairBotOf(engine: Engine<Core, unknown>, written: string): Promise<Bot<Core>> {
  const bot = await botOf(engine, written);
  if (bot.seesAll) throw new Trouble("trouble.bot.sees", { written });
  return bot;
}
