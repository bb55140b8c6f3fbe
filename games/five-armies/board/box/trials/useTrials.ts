import { useEffect, useRef, useState } from "react";
import type { Pack } from "../../../pack/types.ts";
import { written } from "../draft.ts";
import type { Trial } from "./playing.ts";
import type { TrialTold, Wish } from "./wishes.ts";

/** So many games are tried at a time. */
export const GAMES = 20;

/** Trials of a pack: how far they have come, and what became of them. */
export interface Trials {
  /** The pack that was tried. */
  readonly pack: Pack;
  readonly trials: readonly Trial[];
  /** They are still being played. */
  readonly playing: boolean;
  /** Why there can be none; null: nothing went wrong. */
  readonly failed: string | null;
}

/** Plays games with a pack beside the page, until all are played or the player stops them. */
export function useTrials() {
  const [trials, setTrials] = useState<Trials | null>(null);
  const worker = useRef<Worker | null>(null);
  /** Where the next ones begin: other games each time. */
  const seed = useRef(1);
  const stop = () => {
    worker.current?.terminate();
    worker.current = null;
    setTrials((old) => old && { ...old, playing: false });
  };
  const begin = (pack: Pack) => {
    stop();
    const begun = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.current = begun;
    setTrials({ pack, trials: [], playing: true, failed: null });
    const fail = (failed: string) => {
      stop();
      setTrials((old) => old && { ...old, failed });
    };
    begun.addEventListener("message", ({ data }: MessageEvent<TrialTold>) => {
      if ("failed" in data) return fail(data.failed);
      setTrials((old) => {
        if (!old) return old;
        const all = [...old.trials, data.trial];
        return { ...old, trials: all, playing: all.length < GAMES };
      });
    });
    begun.addEventListener("error", ({ message }) => fail(message));
    const wish: Wish = { pack: written(pack), games: GAMES, seed: seed.current };
    seed.current += GAMES;
    begun.postMessage(wish);
  };
  useEffect(() => () => worker.current?.terminate(), []);
  return { trials, begin, stop };
}
