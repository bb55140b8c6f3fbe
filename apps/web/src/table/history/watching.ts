import { useEffect, useRef, useState } from "react";
import { focusOn } from "../prompt/keys.ts";
import type { LogLine } from "../text/lines.ts";
import type { Past } from "./usePast.ts";

/** Milliseconds that a moment of the past stands, once it has been told, and one of which there is nothing to tell. */
const STANDS = 700;
const PASSES = 80;

export interface WatchingOptions {
  readonly past: Past | null;
  readonly look: (at: number | null) => void;
  /** Everything that has been heard of this moment is told. */
  readonly settled: boolean;
  /** There is something to tell of this moment. */
  readonly tells: boolean;
  readonly newest: number;
}

/** The past going by on the board, a moment after the other, and then the present again. */
export interface Watching {
  readonly on: boolean;
  /** Goes on to the present, or to the end of the scene that is being watched. */
  readonly toggle: () => void;
  /** A player who looks at the past sets their own pace. */
  readonly stop: () => void;
  /** Plays what has happened since this version. */
  readonly watch: (from: number) => void;
  /** Plays the scene that this line of the log opens once more. */
  readonly again: (line: LogLine) => void;
}

/** The button of a line whose scene can be watched again. */
export const watchId = ({ key }: LogLine): string => `watch-${key}`;

/** Brings the keyboard to the slider, unless it is somewhere else altogether. */
export function leaveLine(line: LogLine): void {
  const { activeElement, body } = document;
  if (activeElement === body || activeElement?.id === watchId(line)) focusOn("#choices");
}

/** Brings the keyboard back to the line, unless it has gone somewhere else meanwhile. */
export function backToLine(line: LogLine): void {
  const { activeElement, body } = document;
  if (activeElement === body || activeElement?.closest("[data-scrubber]"))
    document.getElementById(watchId(line))?.focus();
}

export function useWatching({ past, look, settled, tells, newest }: WatchingOptions): Watching {
  const [on, play] = useState(false);
  /** The scene that is being watched. */
  const [line, setLine] = useState<LogLine | null>(null);
  const end = line?.scene?.until ?? newest;
  useEffect(() => {
    if (!on) return;
    if (!past || past.failed) return play(false);
    if (!settled || past.then?.version !== past.at) return;
    const next = setTimeout(
      () => {
        if (past.at < end) return look(past.at + 1);
        play(false);
        look(null);
      },
      tells ? STANDS : PASSES,
    );
    return () => clearTimeout(next);
  }, [on, past, settled, tells, end, look]);

  const away = past !== null;
  const from = useRef(line);
  useEffect(() => {
    if (away && line) {
      from.current = line;
      leaveLine(line);
    } else if (!away) {
      if (from.current) backToLine(from.current);
      from.current = null;
      setLine(null);
    }
  }, [away, line]);

  const begin = (version: number, scene: LogLine | null) => {
    setLine(scene);
    look(version);
    play(true);
  };
  return {
    on,
    toggle: () => play(!on),
    stop: () => {
      play(false);
      setLine(null);
    },
    watch: (version) => begin(version, null),
    again: (opening) => opening.scene && begin(opening.scene.from, opening),
  };
}
