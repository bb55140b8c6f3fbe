import { useEffect, useSyncExternalStore } from "react";
import { type Done, keyOf, type Task } from "./asked.ts";
import type { Forecast } from "./fight.ts";
import type { Matchup } from "./matchup.ts";

/** Forecasts that are kept; the oldest goes first. */
const KEPT = 200;

const known = new Map<string, Forecast>();
const under = new Set<string>();
const listeners = new Set<() => void>();
let worker: Worker | null = null;

function begin(): Worker {
  const begun = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  begun.addEventListener("message", ({ data: { key, forecast } }: MessageEvent<Done>) => {
    under.delete(key);
    known.set(key, forecast);
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    for (const heard of listeners) heard();
  });
  return begun;
}

function ask(key: string, matchup: Matchup): void {
  if (known.has(key) || under.has(key)) return;
  under.add(key);
  worker ??= begin();
  const task: Task = { key, matchup };
  worker.postMessage(task);
}

function subscribe(heard: () => void): () => void {
  listeners.add(heard);
  return () => {
    listeners.delete(heard);
  };
}

/** The battle fought to its end many times over; null while that is being done, and for no battle. */
export function useBattleForecast(matchup: Matchup | null): Forecast | null {
  const key = matchup && keyOf(matchup);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the battle depends on
  useEffect(() => {
    if (matchup && key !== null) ask(key, matchup);
  }, [key]);
  return useSyncExternalStore(
    subscribe,
    () => (key === null ? null : (known.get(key) ?? null)),
    () => null,
  );
}
