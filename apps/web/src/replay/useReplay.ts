import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useCalm } from "../device/index.ts";
import { useSequence } from "../table/board/useSequence.ts";
import type { Reading, Viewpoint } from "../table/history/reading.ts";
import { backToLine, leaveLine } from "../table/history/watching.ts";
import type { LogLine } from "../table/text/lines.ts";
import type { Whole } from "../table/text/words.tsx";

/** A moment of which there is nothing to tell is passed by in this part of the time. */
const PASSES = 0.15;

/** Milliseconds that a moment stands when all of it has been told, and how much longer its steps last. */
export const SPEEDS = {
  slow: { stands: 2400, pace: 1.6 },
  even: { stands: 1200, pace: 1 },
  fast: { stands: 450, pace: 0.4 },
} as const;
export type Speed = keyof typeof SPEEDS;

/** Setting up is no tale: the moment of the first turn. */
function beginning({ besides, say }: Whole, reading: Reading): number {
  const log = reading.log(reading.length, "open");
  const view = reading.at(reading.length);
  return (
    log.find((event) => besides.all.line(event, { say, seat: null, view, log })?.kind === "turn")?.version ??
    0
  );
}

/** A step forward is shown as it happened; a jump just stands. Jumps are counted. */
function useStepped(at: number, from: Viewpoint): { readonly stepped: boolean; readonly jumps: number } {
  const before = useRef({ at, from });
  const { current } = before;
  const stepped = current.from === from && (at === current.at + 1 || at === current.at);
  const jumps = useRef(0);
  if (!stepped) jumps.current++;
  before.current = { at, from };
  return { stepped, jumps: jumps.current };
}

/** The line whose scene is watched again, and the moment that its reader came from. */
interface Watched {
  readonly line: LogLine;
  readonly back: number;
}

/** The line whose scene is watched again; its reader comes back to it when the scene has been seen. */
function useWatched() {
  const [scene, watch] = useState<Watched | null>(null);
  const seen = useRef<LogLine | null>(null);
  useEffect(() => {
    if (scene) leaveLine(scene.line);
    else if (seen.current) backToLine(seen.current);
    seen.current = null;
  }, [scene]);
  /** The scene has been seen to its end. */
  const end = useCallback(({ line }: Watched) => {
    watch(null);
    seen.current = line;
  }, []);
  return { scene, watch, end };
}

export type Replay = ReturnType<typeof useReplay>;

/**
 * A game that is read back: the moment, from which side, and whether and how fast it goes on by itself. `start`: the moment
 * to open it at; null: its first turn.
 */
export function useReplay(loaded: Whole, reading: Reading, start: number | null = null) {
  const begins = useMemo(() => beginning(loaded, reading), [loaded, reading]);
  const [at, setAt] = useState(start === null ? begins : Math.min(start, reading.length));
  const [from, setFrom] = useState<Viewpoint>("open");
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>("even");
  const { scene, watch, end } = useWatched();
  const { stepped, jumps } = useStepped(at, from);
  const seat = typeof from === "number" ? from : null;
  const heard = useMemo(
    () => ({ version: at, view: reading.view(at, from), log: reading.log(at, from) }),
    [reading, at, from],
  );
  const { stands, pace } = SPEEDS[speed];
  const showing = useSequence(heard, {
    stepOf: loaded.module.step,
    seat,
    live: stepped,
    calm: useCalm(),
    pace,
    byItself: true,
  });
  const { settled, toldLog } = showing;
  const { length } = reading;
  // The next moment comes when this one has been told to its end, however fast it goes.
  useEffect(() => {
    if (!playing || !settled) return;
    if (at >= length && !scene) return setPlaying(false);
    const goOn = () => {
      if (!scene || at < (scene.line.scene?.until ?? 0)) return setAt(at + 1);
      setPlaying(false);
      end(scene);
      setAt(scene.back);
    };
    const tells = toldLog.at(-1)?.version === at;
    const next = setTimeout(goOn, tells ? stands : stands * PASSES);
    return () => clearTimeout(next);
  }, [playing, settled, at, stands, toldLog, scene, length, end]);
  return {
    ...{ at, from, setFrom, playing, speed, setSpeed, seat, stepped, jumps, showing },
    toggle: () => {
      if (!playing && at >= length) setAt(begins);
      setPlaying(!playing);
    },
    turn: (to: number) => {
      setPlaying(false);
      watch(null);
      setAt(Math.max(0, Math.min(length, to)));
    },
    /** Plays the scene that a line opens once more. */
    watch: (line: LogLine) => {
      if (!line.scene) return;
      watch({ line, back: scene?.back ?? at });
      setAt(line.scene.from);
      setPlaying(true);
    },
  };
}
