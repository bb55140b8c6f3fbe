import process from "node:process";
import { Presets, SingleBar } from "cli-progress";

export interface Progress {
  to(done: number, note: string): void;
  end(): void;
}

/** How long the bar stays as it is, in milliseconds. */
const STILL = 100;

/** A bar on standard error, if that is a terminal; nothing otherwise. */
export function progress(total: number): Progress {
  if (!process.stderr.isTTY) return { to: () => {}, end: () => {} };
  const format = "{bar} {percentage} % | {value}/{total} games | {note}";
  const bar = new SingleBar(
    { format, stream: process.stderr, clearOnComplete: true, noTTYOutput: false },
    Presets.rect,
  );
  bar.start(total, 0, { note: "" });
  let shown = performance.now();
  return {
    to(done, note) {
      if (performance.now() - shown < STILL) return;
      shown = performance.now();
      bar.update(done, { note });
      bar.render();
    },
    end: () => bar.stop(),
  };
}
