import { botNamed } from "@westmarch/bots";
import type { Bot, Policy } from "@westmarch/bots/types";
import { type Core, type Engine, isLevel } from "@westmarch/kernel";

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
  return bot ? { bot, edition: editionOf(sense, name) } : null;
}

/** In which edition a bot of that name plays by such a sense of play: some levels have one of their own. */
function editionOf<G>({ edition = 1, skills }: Policy<G>, name: string): number {
  // Chance has no sense of play, and so one edition for ever.
  if (name === "random") return 1;
  const skill = isLevel(name) && name !== "best" ? skills?.[name] : undefined;
  return skill && "edition" in skill ? (skill.edition ?? edition) : edition;
}
