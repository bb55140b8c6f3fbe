import { listed } from "@westmarch/boardkit/writing";
import type { Bot } from "@westmarch/bots";
import { type Core, Engine, type Seat } from "@westmarch/kernel";
import {
  type Chooser,
  emptyReport,
  type GameOptions,
  inspecting,
  type Report,
  simulate,
  simulateGame,
} from "@westmarch/testkit";
import { rulesNamed, settingsGiven, withPack } from "../arguments.ts";
import { fairBotOf } from "../bots.ts";
import type { Output } from "../output.ts";
import { progress } from "../progress.ts";
import { Trouble } from "../trouble.ts";

export interface SimulateFlags {
  readonly games: number;
  readonly seed: string;
  readonly bots?: string;
  readonly settings: readonly string[];
  readonly pack?: string;
  readonly only?: number;
  readonly check?: boolean;
}

/** With `--check`, one position in so many is looked at from all sides; the rest of it takes as long as the games. */
const ONE_IN = 50;

const playerOf =
  (bot: Bot<Core>): Chooser<Core> =>
  (ask, view, random) =>
    bot.choose(view(), ask.seat, ask, { random, now: () => performance.now() });

/** By seat; a seat played at random needs no bot and takes the fast path. */
async function playersNamed(
  id: string,
  engine: Engine<Core, unknown>,
  names: readonly string[],
  seats: number,
) {
  if (names.length > seats)
    throw new Trouble("trouble.simulate.bots", { game: id, seats, bots: names.length });
  return Promise.all(
    names.map(async (name) => {
      const bot = await fairBotOf(engine, name);
      return name === "random" ? undefined : playerOf(bot);
    }),
  );
}

/** `westmarch simulate GAME` */
export async function simulateCommand(id: string, flags: SimulateFlags, out: Output): Promise<boolean> {
  const { game } = rulesNamed(id);
  const engine = new Engine(game);
  const settings = settingsGiven(game, withPack(flags));
  const names = flags.bots?.split(",") ?? [];
  const players = await playersNamed(id, engine, names, game.seats(settings).length);
  const playing: GameOptions<Core> = {
    settings,
    players,
    ...(flags.check && { look: inspecting(engine, ONE_IN) }),
  };
  const began = performance.now();
  let report: Report;
  if (flags.only !== undefined) {
    report = emptyReport();
    simulateGame(engine, flags.only, playing, report);
  } else {
    const bar = progress(flags.games, out.words, out.errors);
    report = simulate(engine, {
      ...playing,
      games: flags.games,
      seed: /^\d+$/.test(flags.seed) ? Number(flags.seed) : flags.seed,
      progress: ({ games, decisions }) => bar.to(games, out.words("progress.decisions", { decisions })),
    });
    bar.end();
  }
  const seconds = (performance.now() - began) / 1000;
  const roles = game.seats(settings);
  tell(report, seconds, roles, game.teams?.(settings) ?? roles.map((_, seat) => [seat]), out);
  return report.failures.length === 0;
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

function tell(
  report: Report,
  seconds: number,
  roles: readonly string[],
  sides: readonly (readonly Seat[])[],
  out: Output,
): void {
  const { games, decisions, endings, alone, shortest, longest } = report;
  const wins = roles.map((_, seat) => report.wins[seat] ?? 0);
  const failures = report.failures.map(({ seed, decision, error }) => ({ seed, decision, error }));
  const decisionsPerSecond = seconds > 0 ? Math.round(decisions / seconds) : 0;
  const decisionsPerGame = games > 0 ? rounded(decisions / games) : 0;
  out.tell("simulate.games", { games, decisions, seconds: seconds.toFixed(2) });
  out.tell("simulate.speed", { second: decisionsPerSecond, game: decisionsPerGame });
  out.tell("simulate.won", { wins: roles.map((role, seat) => `${role} ${wins[seat]}`).join(", ") });
  const reasons = Object.entries(endings).sort((a, b) => b[1] - a[1]);
  out.tell("simulate.ended", {
    reasons: reasons.map(([reason, times]) => `${reason} ${times}`).join(", ") || out.words("simulate.none"),
  });
  for (const [reason, times] of reasons) {
    const by = sides.map((side) => {
      const names = side.map((seat) => roles[seat]);
      return `${listed(out.words, names)} ${alone[reason]?.[side[0]] ?? 0}`;
    });
    out.say(`    ${out.words("simulate.alone", { reason, by: by.join(", "), times })}`);
  }
  if (longest > 0) out.tell("simulate.range", { shortest, longest });
  for (const { seed, decision, error, position } of report.failures) {
    out.tell("failed", { seed, decision, error });
    out.say(`    ${out.words("failed.position", { position })}`);
    out.say(`    ${out.words("failed.again", { seed })}`);
  }
  out.result({
    games,
    decisions,
    seconds: rounded(seconds),
    decisionsPerSecond,
    decisionsPerGame,
    wins,
    endings,
    failures,
  });
}
