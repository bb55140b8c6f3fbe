/**
 * Golden saves: `node tools/golden.ts GAME` plays a game of greedy opponents at every table that its settings allow for
 * and keeps it, as it stood on the way and at its end, in `games/GAME/test/golden/`. Done once for every version of
 * the rules that is released; what has been kept is never written over, so before the release take the files away first.
 * Of a game with many settings, `node tools/golden.ts GAME TABLE …` keeps those tables alone: `usual`, `players-3` …
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { gzipSync } from "node:zlib";
import { greedyBot } from "@westmarch/bots";
import {
  type AnyGame,
  begin,
  type Core,
  Engine,
  hashed,
  type Recording,
  record,
  replay,
  type Settings,
  save,
  seedOf,
  stream,
} from "@westmarch/kernel";
import { games, type RulesEntry, unfinished } from "@westmarch/registry";

/** How far into the game, of ten parts. */
const MOMENTS: Readonly<Record<string, number>> = { early: 2, late: 8, ended: 10 };

/** The table out of the box, one for each other value of a choice, and one with every switch turned. */
export function tablesOf({ settings }: Pick<AnyGame, "settings">): Record<string, Settings> {
  const switches = settings.flatMap((one) => (one.kind === "switch" ? [[one.id, !one.initial]] : []));
  return {
    usual: {},
    ...Object.fromEntries(
      settings.flatMap((one) =>
        one.kind === "choice"
          ? one.values
              .filter((value) => value !== one.initial)
              .map((value) => [`${one.id}-${value}`, { [one.id]: value }])
          : [],
      ),
    ),
    ...(switches.length > 0 && { options: Object.fromEntries(switches) as Settings }),
  };
}

async function played(entry: Kept, settings: Settings, seed: number): Promise<Recording<Core>> {
  const engine = new Engine(entry.game);
  const policy = await entry.policy?.();
  const bot = policy && greedyBot(engine, policy);
  const [chance, random] = [hashed(seed), stream(seed)];
  let recording = begin(engine, settings, chance);
  while (!recording.state.result) {
    const ask = engine.asks(recording.state)[0]!;
    const option = bot
      ? bot.choose(engine.view(recording.state, ask.seat), ask.seat, ask, { random })
      : ask.options[random(ask.options.length)]!;
    recording = record(engine, recording, ask.seat, [option], chance);
  }
  return recording;
}

/** What a game must bring to have games of it kept. */
type Kept = Pick<RulesEntry, "game"> & Partial<Pick<RulesEntry, "policy">>;

/** Every save of a game, or those of the tables that are named, by the name of its file. */
export async function goldenSaves(
  entry: Kept,
  named: readonly string[] = [],
): Promise<Record<string, Buffer>> {
  const engine = new Engine(entry.game);
  const all = tablesOf(entry.game);
  const files: Record<string, Buffer> = {};
  for (const table of named.length > 0 ? named : Object.keys(all)) {
    const settings = all[table];
    if (!settings) throw new Error(`there is no table ${table}; there is ${Object.keys(all).join(", ")}`);
    const whole = await played(entry, settings, seedOf("golden", table));
    for (const [moment, parts] of Object.entries(MOMENTS)) {
      const there = replay(engine, whole, Math.floor((whole.journal.length * parts) / 10));
      const text = JSON.stringify(save(engine, there));
      files[`v${entry.game.version}-${table}-${moment}.json.gz`] = gzipSync(text, { level: 9 });
    }
  }
  return files;
}

if (import.meta.main) {
  const [id = "", ...tables] = process.argv.slice(2);
  const entry = { ...unfinished, ...games }[id];
  if (!entry) throw new Error(`there is no game ${id}`);
  const folder = join(dirname(import.meta.dirname), "games", id, "test", "golden");
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of Object.entries(await goldenSaves(entry, tables))) {
    const file = join(folder, name);
    if (existsSync(file)) throw new Error(`${file} is there already, and a golden save is never changed`);
    writeFileSync(file, bytes);
    console.log(`${file}: ${bytes.length} bytes`);
  }
}
