/** `westmarch baselines`: measures our bots against two that every program can be measured against, and writes a page of it. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { cpuUsage } from "node:process";
import { listed } from "@westmarch/boardkit/writing";
import { type Core, Engine } from "@westmarch/kernel";
import { games, titleOf } from "@westmarch/registry";
import { sidesOf } from "@westmarch/training";
import { match } from "@westmarch/training/outside";
import { rulesNamed } from "../arguments.ts";
import { type Baseline, baselinesPage, type Measured } from "../baselines-page.ts";
import { contenderOf } from "../bots.ts";
import type { Output } from "../output.ts";
import { progress } from "../progress.ts";
import { Trouble } from "../trouble.ts";
import { english } from "../words.ts";

export interface BaselinesFlags {
  readonly levels: string;
  readonly games: number;
  readonly seconds: number;
  readonly seed: number;
  readonly to: string;
}

/** Whom all are measured against. */
const AGAINST = ["random", "greedy"] as const;

/** Processor time of this program so far, in seconds. */
const spent = (): number => {
  const { user, system } = cpuUsage();
  return (user + system) / 1e6;
};

interface Pairing {
  readonly engine: Engine<Core, unknown>;
  readonly bot: string;
  readonly against: string;
}

/** One row, and how long its first pair of games took. */
async function measured(
  { engine, bot, against }: Pairing,
  { games: most, seconds, seed }: BaselinesFlags,
): Promise<{ readonly row: Baseline; readonly firstPair: number }> {
  const [one, other] = [await contenderOf(engine, bot), await contenderOf(engine, against)];
  const began = spent();
  let firstPair = 0;
  let decisions = 0;
  const result = await match(engine, [one.bot, other.bot], {
    games: most,
    seed,
    // What else the machine does takes nothing from a thought.
    now: () => 1000 * spent(),
    onGame: (game) => {
      decisions += game.decisions;
    },
    enough: () => {
      firstPair ||= spent() - began;
      return spent() - began >= seconds;
    },
  });
  const [failure] = result.failures;
  if (failure)
    throw new Error(`${engine.game.id}, ${bot} against ${against}, seed ${failure.seed}: ${failure.error}`);
  const { games: played, winRate, interval, bySeat } = result;
  const bySide = (sidesOf(engine, {}) ?? []).map(([seat]) => bySeat[seat].winRate);
  const choices = played > 0 ? decisions / played : 0;
  return {
    row: { bot, against, edition: one.edition, games: played, winRate, interval, bySide, choices },
    firstPair,
  };
}

/** All rows of a game. Once a pair takes too long, whoever thinks longer is left out. */
async function measuredGame(
  id: string,
  levels: readonly string[],
  flags: BaselinesFlags,
  done: (told: string) => void,
): Promise<Measured> {
  const entry = rulesNamed(id);
  const engine = new Engine(entry.game);
  const roles = entry.game.seats({});
  const rows: Baseline[] = [];
  const leftOut: string[] = [];
  for (const against of AGAINST) {
    let tooLong = false;
    for (const bot of levels.filter((one) => one !== against)) {
      done(`${id}: ${bot}, ${against}`);
      if (tooLong) {
        leftOut.push(`${bot} against ${against}`);
        continue;
      }
      const { row, firstPair } = await measured({ engine, bot, against }, flags);
      rows.push(row);
      tooLong = firstPair > flags.seconds;
    }
  }
  const sides = (sidesOf(engine, {}) ?? []).map((side) =>
    listed(
      english,
      side.map((seat) => roles[seat]),
    ),
  );
  return { game: id, title: await titleOf(id, "en"), rules: entry.game.version, sides, rows, leftOut };
}

const { version }: { readonly version: string } = JSON.parse(
  readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
);

/** `westmarch baselines [GAMES …]` */
export async function baselinesCommand(
  wanted: readonly string[],
  flags: BaselinesFlags,
  out: Output,
): Promise<void> {
  const isPlayable = (id: string): boolean => sidesOf(new Engine(rulesNamed(id).game), {}) !== null;
  // A draft is not won: what is built there is played with afterwards.
  const isWon = (id: string): boolean => games[id]?.round === undefined;
  const ids = wanted.length > 0 ? wanted : Object.keys(games).filter((id) => isPlayable(id) && isWon(id));
  for (const id of ids)
    if (!isPlayable(id))
      throw new Trouble("trouble.arena.sides", { game: id, seats: rulesNamed(id).game.seats({}).length });
  const levels = ["random", ...flags.levels.split(",").filter((name) => name !== "random")];
  // What is misspelt shows before an hour has been played.
  for (const id of ids) for (const bot of levels) await contenderOf(new Engine(rulesNamed(id).game), bot);
  const bar = progress(ids.length * (2 * levels.length - 1), out.words, out.errors);
  let at = 0;
  const found: Measured[] = [];
  for (const id of ids) found.push(await measuredGame(id, levels, flags, (told) => bar.to(at++, told)));
  bar.end();
  const { games: most, seconds, seed, to } = flags;
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(
    to,
    baselinesPage(found, { version, seed, games: most, seconds, levels: levels.slice(1), wanted }),
  );
  out.tell("baselines.written", { file: to });
  out.result({ file: to, games: found });
}
