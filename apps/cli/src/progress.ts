import { clearLine, cursorTo } from "node:readline";
import type { Stream } from "./terminal.ts";
import type { Words } from "./words.ts";

export interface Progress {
  to(done: number, note: string): void;
  end(): void;
}

/** How long the line stays as it is, in milliseconds. */
const STILL = 100;
/** Cells of the bar. */
const LONG = 30;

/** How far it is: a bar, a share, how many games of all, and what the command has to say of them. */
function lineOf(done: number, total: number, note: string, words: Words): string {
  const share = total > 0 ? Math.min(1, done / total) : 1;
  const full = Math.floor(share * LONG);
  const bar = "█".repeat(full) + "░".repeat(LONG - full);
  return `${bar} ${Math.floor(share * 100)} % | ${words("progress.games", { done, total })} | ${note}`;
}

/** One line on this stream that is written over, if that is a terminal; nothing otherwise. It leaves no trace. */
export function progress(
  total: number,
  words: Words,
  stream: Stream,
  now: () => number = () => performance.now(),
): Progress {
  if (!stream.isTTY) return { to: () => {}, end: () => {} };
  let shown = -Infinity;
  const wipe = () => {
    cursorTo(stream, 0);
    clearLine(stream, 0);
  };
  return {
    to(done, note) {
      if (now() - shown < STILL) return;
      shown = now();
      wipe();
      // A line that wraps would not be wiped whole.
      stream.write(lineOf(done, total, note, words).slice(0, (stream.columns ?? 80) - 1));
    },
    end: wipe,
  };
}
