import { plain } from "../i18n/rich.tsx";
import type { PlayedLine } from "../table/history/playedLine.ts";
import { type LogLine, linesOf } from "../table/text/lines.ts";
import type { Whole } from "../table/text/words.tsx";

/** A game that was played, as far as its telling goes. */
type Told = Pick<PlayedLine, "length" | "at" | "log">;

const told = new WeakMap<Told, { readonly loaded: Whole; readonly lines: readonly LogLine[] }>();

/** Everything that a line tells, with nothing hidden. */
export function tellingOf(line: Told, loaded: Whole): readonly LogLine[] {
  const known = told.get(line);
  if (known?.loaded === loaded) return known.lines;
  const log = line.log(line.length, "open");
  const ear = { say: loaded.say, seat: null, view: line.at(line.length) };
  const lines = linesOf(log, loaded.besides.all, ear);
  told.set(line, { loaded, lines });
  return lines;
}

/** What happened at a moment or, where nothing was told, last before it; null: nothing yet. */
export function toldAt(line: PlayedLine, at: number, loaded: Whole): string | null {
  const last = tellingOf(line, loaded).findLast(({ version, kind }) => version <= at && kind !== "turn");
  return last ? plain(last.text) : null;
}

/** What happened first after a moment; null where nothing was told. */
export function toldAfter(line: PlayedLine, at: number, loaded: Whole): string | null {
  const next = tellingOf(line, loaded).find(({ version, kind }) => version > at && kind !== "turn");
  return next ? plain(next.text) : null;
}
