import { botNamed } from "@westmarch/bots";
import type { Bot, Policy } from "@westmarch/bots/types";
import type { Core, Engine } from "@westmarch/kernel";

/** What a game lends those who play it for measurement. */
export interface Senses<G> {
  readonly policy: Policy<G>;
  readonly rivals: Readonly<Record<string, Policy<G>>>;
}

export interface Contender<G> {
  readonly bot: Bot<G>;
  readonly edition: number;
}

/**
 * A player for measurement, by name: a bot, or with `@` a bot that has the sense of play of one of the game's rivals,
 * such as `greedy@captain`. Null if there is no such bot or rival.
 */
export function contender<G extends Core<S>, S>(
  engine: Engine<G, S>,
  { policy, rivals }: Senses<G>,
  written: string,
  milliseconds?: number,
): Contender<G> | null {
  const [name = "", rival, ...more] = written.split("@");
  if (more.length > 0) return null;
  const sense = rival === undefined ? policy : Object.hasOwn(rivals, rival) ? rivals[rival] : undefined;
  const bot = sense && botNamed(engine, sense, name, milliseconds);
  // Chance has no sense of play, and so one edition for ever.
  return bot ? { bot, edition: name === "random" ? 1 : (sense.edition ?? 1) } : null;
}
