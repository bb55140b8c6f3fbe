import { arena, sidesOf } from "@westmarch/bots";
import { Engine } from "@westmarch/kernel";
import { rulesNamed, settingsGiven } from "../arguments.ts";
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
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** `westmarch arena GAME` */
export async function arenaCommand(id: string, flags: ArenaFlags, out: Output): Promise<boolean> {
  const entry = rulesNamed(id);
  const engine = new Engine(entry.game);
  const settings = settingsGiven(entry.game, flags.settings);
  const names = flags.bots.split(",");
  if (names.length !== 2)
    throw new Trouble(`--bots takes two names with a comma between, not “${flags.bots}”`);
  const roles = entry.game.seats(settings);
  const sides = sidesOf(engine, settings);
  if (!sides) throw new Trouble(`the arena is for games of two sides; ${id} has ${roles.length} seats`);
  const [a, b] = await Promise.all([
    botOf(engine, names[0]!, flags.budget),
    botOf(engine, names[1]!, flags.budget),
  ]);
  for (const bot of [a!, b!])
    if (bot.seesAll) out.say(`${bot.name} sees everything: it shows what is possible, not what is fair`);
  const bar = progress(flags.games);
  let played = 0;
  let points = 0;
  const result = arena(engine, a!, b!, {
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
  out.say(`${names[0]} against ${names[1]}, ${games} games, every seed from both sides`);
  out.say(`${names[0]} wins ${percent(winRate)} (95 %: ${interval.map(percent).join(" to ")})`);
  for (const side of sides) {
    const one = bySeat[side[0]!]!;
    const names = side.map((seat) => roles[seat]).join(" and ");
    out.say(
      `    as ${names}: ${percent(one.winRate)} of ${one.games} (95 %: ${one.interval.map(percent).join(" to ")})`,
    );
  }
  for (const { seed, decision, error } of failures)
    out.say(`failed: seed ${seed}, decision ${decision}: ${error}`);
  out.result({ games, winRate, interval, bySeat, failures });
  return failures.length === 0;
}
