/** The computer opponents by the names they have on the command line. */

import { BOT_NAMES, type Bot, isBotName, randomBot } from "@westmarch/bots";
import type { Core, Engine, Settings } from "@westmarch/kernel";
import { type Contender, contender } from "@westmarch/training";
import {
  type Address,
  addressOf,
  Forfeit,
  isOutside,
  type Limits,
  openParty,
  type Party,
} from "@westmarch/training/outside";
import { rulesNamed } from "./arguments.ts";
import { Trouble } from "./trouble.ts";

/** The player of that name for a game; `budget` is how many milliseconds a bot has if its name does not say. */
export async function contenderOf(
  engine: Engine<Core, unknown>,
  written: string,
  budget?: number,
): Promise<Contender<Core>> {
  if (isOutside(written)) throw new Trouble("trouble.bot.outside", { written });
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

/** What the command line says of the limits of a bot of one's own. */
export interface LimitFlags {
  readonly moveTime: number;
  readonly gameTime: number;
  readonly memory: number;
}

export const limitsOf = ({ moveTime, gameTime, memory }: LimitFlags): Limits => ({
  move: moveTime,
  game: gameTime,
  memory,
});

/** Where a bot of one's own is found. */
export function outsideAt(written: string): Address {
  const address = addressOf(written);
  if (!address) throw new Trouble("trouble.bot.address", { written });
  return address;
}

/** Work with a bot of one's own that is just being started: where it does not start, nothing can be played. */
export async function started<T>(written: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Forfeit)) throw error;
    throw new Trouble("trouble.bot.start", { written, detail: error.message }, { cause: error });
  }
}

/** One of two who play each other: a bot of ours, or one's own. */
export async function partyOf(
  engine: Engine<Core, unknown>,
  written: string,
  { settings, limits, budget }: { settings: Settings; limits: Limits; budget?: number | undefined },
): Promise<Party<Core, unknown>> {
  if (!isOutside(written)) return botOf(engine, written, budget);
  return started(written, openParty(written, outsideAt(written), { engine, settings, limits }));
}
