/** The opinion of the computer on the great moments of a game, as far as it has come to one. */
import type { ChronicleProps, Happened } from "@westmarch/boardkit";
import type { Core } from "@westmarch/kernel";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Decision, News, Task } from "../judge/task.ts";

/** Of one moment: how far the thought is, 0 … 1, or what it came to; null: nothing came of a choice there. */
export type Opinion<G extends Core> = { readonly done: number } | { readonly decision: Decision<G> | null };

export interface Judging<G extends Core> {
  readonly opinions: readonly Opinion<G>[];
  readonly state: "at-rest" | "thinking" | "failed" | "judged";
  readonly begin: () => void;
  readonly stop: () => void;
}

interface Thought<G extends Core> extends Pick<Judging<G>, "opinions" | "state"> {}

/** A thought with one more word of the judge. */
function heard<G extends Core>({ opinions }: Thought<G>, { moment, ...news }: News<G>): Thought<G> {
  const now = opinions.map((old, i) => (i === moment ? news : old));
  return { opinions: now, state: now.every((one) => "decision" in one) ? "judged" : "thinking" };
}

export interface ToJudge<G extends Core> extends Pick<ChronicleProps<G>, "seat" | "fetchSave"> {
  readonly log: readonly Happened<G>[];
  /** The event that tells each moment. */
  readonly events: readonly Happened<G>[];
}

/** Where the judge of a game sits: what has been judged once is not judged again when the page is left and opened again. */
export interface Bench<G extends Core> {
  readonly spawn: () => Worker;
  readonly judged: WeakMap<ToJudge<G>["log"], Thought<G>>;
}
export const benchOf = <G extends Core>(spawn: () => Worker): Bench<G> => ({ spawn, judged: new WeakMap() });

/** Thinks in a worker, moment after moment, once it is told to begin; null where the page does not hold the whole game. */
export function useJudge<G extends Core>(
  bench: Bench<G>,
  { log, seat, events, fetchSave }: ToJudge<G>,
): Judging<G> | null {
  const [thought, setThought] = useState<Thought<G>>(
    () => bench.judged.get(log) ?? { opinions: events.map(() => ({ done: 0 })), state: "at-rest" },
  );
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const known = useRef(thought.opinions);
  known.current = thought.opinions;
  useEffect(() => {
    if (thought.state !== "judged") return;
    bench.judged.set(log, thought);
    running.current?.abort();
  }, [thought, log, bench]);

  const begin = useCallback(async () => {
    running.current?.abort();
    const stopped = new AbortController();
    running.current = stopped;
    const fail = () => {
      if (!stopped.signal.aborted) setThought((old) => ({ ...old, state: "failed" }));
    };
    setThought(({ opinions }) => ({ opinions, state: "thinking" }));
    const save = await fetchSave?.().catch(fail);
    if (!save || stopped.signal.aborted) return;
    const worker = bench.spawn();
    stopped.signal.addEventListener("abort", () => worker.terminate());
    worker.addEventListener("error", fail);
    // What had been judged before it was stopped stands.
    const left = events.flatMap((event, moment) =>
      "decision" in (known.current[moment] ?? {}) ? [] : [{ moment, event }],
    );
    worker.addEventListener("message", ({ data }: MessageEvent<News<G>>) => {
      const moment = left[data.moment]?.moment ?? data.moment;
      if (!stopped.signal.aborted) setThought((old) => heard(old, { ...data, moment }));
    });
    const places = left.map(({ event }) => ({ at: log.indexOf(event), type: event.type }));
    const task: Task = { save, ear: seat, places };
    worker.postMessage(task);
  }, [bench, fetchSave, log, events, seat]);
  const stop = useCallback(() => {
    running.current?.abort();
    setThought(({ opinions }) => ({ opinions, state: "at-rest" }));
  }, []);
  return fetchSave && { ...thought, begin, stop };
}
