/** The opinion of the computer on the great moments of a war, as far as it has come to one. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { ChronicleProps } from "../keys.ts";
import type { Decision, News, Task } from "./judge/task.ts";
import type { Moment } from "./moments.ts";

/** Of one moment: how far the thought is, 0 … 1, or what it came to; null: nothing came of a choice there. */
export type Opinion = { readonly done: number } | { readonly decision: Decision | null };

export interface Judging {
  readonly opinions: readonly Opinion[];
  readonly state: "at-rest" | "thinking" | "failed" | "judged";
  readonly begin: () => void;
  readonly stop: () => void;
}

interface Thought extends Pick<Judging, "opinions" | "state"> {}

/** What has been judged once is not judged again when the page is left and opened again. */
const judged = new WeakMap<ChronicleProps["log"], Thought>();

/** A thought with one more word of the judge. */
function heard({ opinions }: Thought, { moment, ...news }: News): Thought {
  const now = opinions.map((old, i) => (i === moment ? news : old));
  return { opinions: now, state: now.every((one) => "decision" in one) ? "judged" : "thinking" };
}

export interface Judged extends Pick<ChronicleProps, "log" | "seat" | "fetchSave"> {
  readonly moments: readonly Moment[];
}

/** Thinks in a worker, moment after moment, once it is told to begin; null where nobody keeps the whole game. */
export function useJudge({ log, seat, moments, fetchSave }: Judged): Judging | null {
  const [thought, setThought] = useState<Thought>(
    () => judged.get(log) ?? { opinions: moments.map(() => ({ done: 0 })), state: "at-rest" },
  );
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const known = useRef(thought.opinions);
  known.current = thought.opinions;
  useEffect(() => {
    if (thought.state !== "judged") return;
    judged.set(log, thought);
    running.current?.abort();
  }, [thought, log]);

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
    const worker = new Worker(new URL("./judge/worker.ts", import.meta.url), { type: "module" });
    stopped.signal.addEventListener("abort", () => worker.terminate());
    worker.addEventListener("error", fail);
    // What had been judged before it was stopped stands.
    const left = moments.flatMap(({ told: [event] }, moment) =>
      "decision" in (known.current[moment] ?? {}) ? [] : [{ moment, event }],
    );
    worker.addEventListener("message", ({ data }: MessageEvent<News>) => {
      const moment = left[data.moment]?.moment ?? data.moment;
      if (!stopped.signal.aborted) setThought((old) => heard(old, { ...data, moment }));
    });
    const places = left.map(({ event }) => ({ at: log.indexOf(event), type: event.type }));
    const task: Task = { save, ear: seat, places };
    worker.postMessage(task);
  }, [fetchSave, log, moments, seat]);
  const stop = useCallback(() => {
    running.current?.abort();
    setThought(({ opinions }) => ({ opinions, state: "at-rest" }));
  }, []);
  return fetchSave && { ...thought, begin, stop };
}
