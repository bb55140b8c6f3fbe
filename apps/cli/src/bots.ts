/** The computer opponents by the names they have on the command line. */

import { BOT_NAMES, type Bot, isBotName, randomBot } from "@westmarch/bots";
import type { Core, Engine } from "@westmarch/kernel";
import { type Contender, contender } from "@westmarch/training";
import { rulesNamed } from "./arguments.ts";
import { Trouble } from "./trouble.ts";

/** The player of that name for a game; `budget` is how many milliseconds a bot has if its name does not say. */
export async function contenderOf(
  engine: Engine<Core, unknown>,
  written: string,
  budget?: number,
): Promise<Contender<Core>> {
  const [name = "", rival] = written.split("@");
  // Needs no sense of play, so it plays every game there is.
  if (written === "random") return { bot: randomBot(), edition: 1 };
  if (!isBotName(name)) throw new Trouble("trouble.bot", { written, known: BOT_NAMES });
  const { id } = engine.game;
  const entry = rulesNamed(id);
  const policy = await entry.policy();
  if (!policy) throw new Trouble("trouble.bot.none", { game: id });
  const rivals = (await entry.rivals?.()) ?? {};
  const found = contender(engine, { policy, rivals }, written, budget);
  if (found) return found;
  if (rival === undefined) throw new Trouble("trouble.bot", { written, known: BOT_NAMES });
  const known = Object.keys(rivals).join(", ");
  throw new Trouble(known === "" ? "trouble.rival.none" : "trouble.rival", { game: id, written, known });
}

/** The bot of that name. */
export const botOf = async (
  engine: Engine<Core, unknown>,
  written: string,
  budget?: number,
): Promise<Bot<Core>> => (await contenderOf(engine, written, budget)).bot;

/** For games that are played as at a table: no bot that sees more than its seat may. */
export async function fairBotOf(engine: Engine<Core, unknown>, written: string): Promise<Bot<Core>> {
  const bot = await botOf(engine, written);
  if (bot.seesAll) throw new Trouble("trouble.bot.sees", { written });
  return bot;
}
