import {
  allTold,
  type Heard,
  hearOf,
  hurried,
  type Sequence,
  type Shown,
  type StepOf,
  shown,
  stepOver,
} from "@westmarch/boardkit";
import type { Seat } from "@westmarch/kernel";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";

export interface SequenceOptions {
  readonly stepOf: StepOf;
  readonly seat: Seat | null;
  /** False for history and jumps, where the table just stands. */
  readonly live: boolean;
  readonly calm: boolean;
  /** How much longer than at an even pace every step lasts; 0: nothing is shown in steps. */
  readonly pace?: number;
  /** The reader is not asked to go on: the end of a scene gives way by itself, soon. */
  readonly byItself?: boolean;
}

/** What is shown of a table just now, and the way past the step that stands. */
export interface Showing extends Shown {
  /** Everything heard has been told. */
  readonly settled: boolean;
  readonly goOn: () => void;
  /** Past everything up to the next scene. */
  readonly hurry: () => void;
}

/** Calls back after the page has been looked at for so many milliseconds. */
function whileSeen(after: number, call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(call, after);
  };
  start();
  document.addEventListener("visibilitychange", start);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", start);
  };
}

/** Shows what is heard of a table in steps, in its own time. `heard` keeps its identity while nothing in it changes. */
export function useSequence(heard: Heard, options: SequenceOptions): Showing {
  const { stepOf, seat, live, calm, pace = 1, byItself = false } = options;
  const look = useMemo(() => ({ stepOf, seat, calm }), [stepOf, seat, calm]);
  const [sequence, setSequence] = useState<Sequence>(() => allTold(heard));
  // In the same breath as the news: what is not told yet must not be on the screen for a single picture.
  const now = live && pace > 0 ? hearOf(sequence, heard, look) : still(sequence, heard);
  if (now !== sequence) setSequence(now);

  const { step, told } = now;
  const goOn = useCallback(() => setSequence((old) => (old.step ? stepOver(old, look) : old)), [look]);
  const hurry = useCallback(() => setSequence((old) => hurried(old, look)), [look]);
  useEffect(() => {
    if (!step) return;
    const over = () =>
      setSequence((old) => (old.step === step && old.told === told ? stepOver(old, look) : old));
    if (step.stays === undefined || byItself) {
      const timer = setTimeout(over, step.lasts * pace);
      return () => clearTimeout(timer);
    }
    // To go on decides nothing, so nobody has to press for it: the log and the trail keep what was seen.
    return whileSeen(step.stays * pace, over);
  }, [step, told, pace, byItself, look]);

  return useMemo(
    () => ({ ...shown(now, look), settled: now.step === null, goOn, hurry }),
    [now, look, goOn, hurry],
  );
}

/** Nothing is shown in steps: it just stands. */
function still(old: Sequence, heard: Heard): Sequence {
  const [first] = old.heard;
  const same = old.step === null && first?.view === heard.view && first.log === heard.log;
  return same ? old : allTold(heard);
}

/** What was last said while everything was told: it stands until the next thing may be said. */
export function useTold<T>(value: T, settled: boolean): T {
  const last = useRef(value);
  if (settled) last.current = value;
  return last.current;
}
