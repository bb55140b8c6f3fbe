/** `westmarch games export`: finished games for research, a line of JSON each. */
import { once } from "node:events";
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { type Core, Engine } from "@westmarch/kernel";
import type { ExportedGame, SeenChoice } from "@westmarch/protocol/files";
import { games } from "@westmarch/registry";
import { exportGames } from "@westmarch/server";
import { replaySteps } from "@westmarch/testkit";
import { type DataFlags, whereOf } from "../data.ts";
import type { Output } from "../output.ts";
import { messageOf, Trouble } from "../trouble.ts";

export interface ExportFlags extends DataFlags {
  readonly to?: string;
  readonly game?: string;
  readonly since?: number;
  readonly until?: number;
  readonly rated?: boolean;
  readonly views?: boolean;
  readonly names?: boolean;
}

/** How far an export into a file has come, kept beside the file until all is written. */
interface Reached {
  /** What was asked for: an export goes on only with the same. */
  readonly wish: string;
  readonly after: string;
  readonly bytes: number;
  readonly games: number;
}

/** After so many games it is noted how far the file has come. */
const NOTED = 25;

/** Where lines go, and how far they have come. */
interface Sink {
  readonly reached: Reached;
  write(text: string): Promise<void> | void;
  /** Everything before this place is written. */
  note(after: string, games: number): void;
  close(isWhole: boolean): void;
}

/** Lines to where people read. */
const toStream = (out: Output, wish: string): Sink => ({
  reached: { wish, after: "", bytes: 0, games: 0 },
  write: async (text) => {
    if (!out.people.write(text)) await once(out.people, "drain");
  },
  note: () => {},
  close: () => {},
});

const besideOf = (file: string): string => `${file}.part`;

function reachedIn(file: string, wish: string): Reached {
  const beside = besideOf(file);
  if (!existsSync(beside)) {
    if (existsSync(file)) throw new Trouble("trouble.games.there", { file });
    return { wish, after: "", bytes: 0, games: 0 };
  }
  const reached: Reached = JSON.parse(readFileSync(beside, "utf8"));
  if (reached.wish !== wish || !existsSync(file)) throw new Trouble("trouble.games.part", { file, beside });
  return reached;
}

/** Lines to a file. What was being written when an earlier export stopped is cut off, and written again. */
function toFile(file: string, wish: string): Sink {
  const reached = reachedIn(file, wish);
  const handle = openSync(file, existsSync(file) ? "r+" : "w", 0o600);
  truncateSync(file, reached.bytes);
  let bytes = reached.bytes;
  const note = (after: string, games: number): void =>
    writeFileSync(besideOf(file), JSON.stringify({ wish, after, bytes, games } satisfies Reached), {
      mode: 0o600,
    });
  note(reached.after, reached.games);
  return {
    reached,
    write: (text) => {
      bytes += writeSync(handle, text, bytes);
    },
    note,
    close: (isWhole) => {
      closeSync(handle);
      if (isWhole) rmSync(besideOf(file), { force: true });
    },
  };
}

const engines = new Map<string, Engine<Core, unknown>>();

/** The rules of a game, made ready once. */
function engineOf(id: string): Engine<Core, unknown> | null {
  const entry = Object.hasOwn(games, id) ? games[id] : undefined;
  if (!entry) return null;
  const engine = engines.get(id) ?? new Engine<Core, unknown>(entry.game);
  engines.set(id, engine);
  return engine;
}

/** The line with what each seat saw when it chose; null in its place where the rules of today are others. */
function withViews(line: ExportedGame): ExportedGame {
  const engine = engineOf(line.game);
  if (engine?.game.version !== line.rules) return { ...line, views: null };
  const views: SeenChoice[] = [];
  for (const { number: choice, seat, prompt, options, choice: chosen, view } of replaySteps(engine, line))
    views.push({ choice, seat, prompt, options, chosen, view });
  return { ...line, views };
}

/** `westmarch games export` */
export async function exportGamesCommand(flags: ExportFlags, out: Output): Promise<void> {
  const { to, game, since, until, rated, views, names } = flags;
  if (to === undefined && out.json) throw new Trouble("trouble.games.json");
  if (game !== undefined && !Object.hasOwn(games, game))
    throw new Trouble("trouble.game", { id: game, known: Object.keys(games).join(", ") });
  const asked = { game, since, until, rated, names };
  const wish = JSON.stringify({ ...asked, views });
  const sink = to === undefined ? toStream(out, wish) : toFile(to, wish);
  let { games: count } = sink.reached;
  let blind = 0;
  let isWhole = false;
  try {
    for await (const { place, line } of exportGames(whereOf(flags), {
      ...asked,
      after: sink.reached.after,
    })) {
      const whole = views ? withViews(line) : line;
      if (whole.views === null) blind++;
      await sink.write(`${JSON.stringify(whole)}\n`);
      if (++count % NOTED === 0) sink.note(place, count);
    }
    isWhole = true;
  } catch (error) {
    throw error instanceof Trouble
      ? error
      : new Trouble("trouble.other", { sentence: messageOf(error) }, { cause: error });
  } finally {
    sink.close(isWhole);
  }
  if (blind > 0) out.errors.write(`${out.words("games.export.blind", { count: blind })}\n`);
  out.errors.write(`${out.words("games.export.done", { count })}\n`);
  out.result({ games: count, withoutViews: blind, ...(to !== undefined && { file: to }) });
}
