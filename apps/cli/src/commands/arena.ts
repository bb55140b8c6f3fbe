import type { Slots } from "@westmarch/boardkit";
import { listed } from "@westmarch/boardkit/writing";
import { Engine } from "@westmarch/kernel";
import { arena, sidesOf } from "@westmarch/training";
import { rulesNamed, settingsGiven, withPack } from "../arguments.ts";
import { botOf } from "../bots.ts";
import type { Output } from "../output.ts";
import { progress } from "../progress.ts";
import { Trouble } from "../trouble.ts";

export interface ArenaFlags {
  readonly bots: string;
  readonly games: number;
  readonly budget?: number;
  readonly seed: number;
  readonly settings: readonly string[];
  readonly pack?: string;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const between = ([from, to]: readonly [number, number]): Slots => ({
  from: percent(from),
  to: percent(to),
});

/** `westmarch arena GAME` */
export async function arenaCommand(id: string, flags: ArenaFlags, out: Output): Promise<boolean> {
  const entry = rulesNamed(id);
  const engine = new Engine(entry.game);
  const settings = settingsGiven(entry.game, withPack(flags));
  const names = flags.bots.split(",");
  if (names.length !== 2) throw new Trouble("trouble.arena.bots", { written: flags.bots });
  const roles = entry.game.seats(settings);
  const sides = sidesOf(engine, settings);
  if (!sides) throw new Trouble("trouble.arena.sides", { game: id, seats: roles.length });
  const [a, b] = await Promise.all([
    botOf(engine, names[0], flags.budget),
    botOf(engine, names[1], flags.budget),
  ]);
  for (const bot of [a, b]) if (bot.seesAll) out.tell("arena.sees", { bot: bot.name });
  const bar = progress(flags.games, out.words, out.errors);
  let played = 0;
  let points = 0;
  const result = arena(engine, a, b, {
    games: flags.games,
    seed: flags.seed,
    settings,
    now: () => performance.now(),
    onGame: (game) => {
      points += game.points;
      bar.to(++played, `${names[0]} ${percent(points / played)}`);
    },
  });
  bar.end();
  const { games, winRate, interval, bySeat, failures } = result;
  const [bot, other] = [names[0], names[1]];
  out.tell("arena.title", { a: bot, b: other, games });
  out.tell("arena.wins", { bot, rate: percent(winRate), ...between(interval) });
  for (const side of sides) {
    const one = bySeat[side[0]];
    const names = listed(
      out.words,
      side.map((seat) => roles[seat]),
    );
    const rate = percent(one.winRate);
    const told = out.words("arena.side", { names, rate, games: one.games, ...between(one.interval) });
    out.say(`    ${told}`);
  }
  for (const { seed, decision, error } of failures) out.tell("failed", { seed, decision, error });
  out.result({ games, winRate, interval, bySeat, failures });
  return failures.length === 0;
}
