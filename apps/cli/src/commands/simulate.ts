import type { Bot } from "@westmarch/bots";
import { type Core, Engine, type Seat } from "@westmarch/kernel";
import { CAP, emptyReport, type Player, type Report, simulate, simulateGame } from "@westmarch/testkit";
import { rulesNamed, settingsGiven } from "../arguments.ts";
import { fairBotOf } from "../bots.ts";
import type { Output } from "../output.ts";
import { progress } from "../progress.ts";
import { Trouble } from "../trouble.ts";

export interface SimulateFlags {
  readonly games: number;
  readonly seed: string;
  readonly bots?: string;
  readonly settings: readonly string[];
  readonly only?: number;
}

const playerOf =
  (bot: Bot<Core>): Player<Core> =>
  (ask, view, random) =>
    bot.choose(view(), ask.seat, ask, { random, now: () => performance.now() });

/** By seat; a seat played at random needs nobody and takes the fast path. */
async function playersNamed(
  id: string,
  engine: Engine<Core, unknown>,
  names: readonly string[],
  seats: number,
) {
  if (names.length > seats) throw new Trouble(`${id} has ${seats} seats; ${names.length} bots are too many`);
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
  const settings = settingsGiven(game, flags.settings);
  const names = flags.bots?.split(",") ?? [];
  const players = await playersNamed(id, engine, names, game.seats(settings).length);
  const began = performance.now();
  let report: Report;
  if (flags.only !== undefined) {
    report = emptyReport();
    simulateGame(engine, flags.only, settings, players, CAP, report);
  } else {
    const bar = progress(flags.games);
    report = simulate(engine, {
      games: flags.games,
      seed: /^\d+$/.test(flags.seed) ? Number(flags.seed) : flags.seed,
      settings,
      players,
      progress: ({ games, decisions }) => bar.to(games, `${decisions} decisions`),
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
  out.say(`${games} games, ${decisions} decisions in ${seconds.toFixed(2)} s`);
  out.say(`${decisionsPerSecond} decisions a second, ${decisionsPerGame} a game`);
  out.say(`won: ${roles.map((role, seat) => `${role} ${wins[seat]}`).join(", ")}`);
  const reasons = Object.entries(endings).sort((a, b) => b[1] - a[1]);
  out.say(`ended: ${reasons.map(([reason, times]) => `${reason} ${times}`).join(", ") || "none"}`);
  for (const [reason, times] of reasons) {
    const by = sides
      .map((side) => `${side.map((seat) => roles[seat]).join(" and ")} ${alone[reason]?.[side[0]!] ?? 0}`)
      .join(", ");
    out.say(`    ${reason}: won alone by ${by}, of ${times}`);
  }
  if (longest > 0) out.say(`from ${shortest} to ${longest} decisions`);
  for (const { seed, decision, error, position } of report.failures) {
    out.say(`failed: seed ${seed}, decision ${decision}: ${error}`);
    out.say(`    position: ${position}`);
    out.say(`    again: --only ${seed} with the same bots and settings`);
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
