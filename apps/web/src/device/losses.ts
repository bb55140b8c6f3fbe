/**
 * Parts of the page that were lost. A browser may keep a script that failed as failed for as long as the page lives, and
 * Vite asks for no style sheet twice: such a part comes only to a page that is opened anew.
 */
import type { Losses } from "@westmarch/boardkit/later";
import { isUnreached } from "./unreached.ts";

/** What is needed of a page. */
export interface Surroundings {
  /** Hears of what Vite could not load. */
  readonly page: EventTarget;
  /** Outlives the page on its tab. */
  readonly kept: Pick<Storage, "getItem" | "setItem">;
  readonly now: () => number;
  /** Whether the server answers. */
  readonly answers: () => Promise<boolean>;
  readonly open: () => void;
}

/** When the page was last opened anew. */
const KEY = "westmarch-opened-anew";
/** Milliseconds within which a part that is lost again is not asked for by yet another page. */
const SOON = 60_000;
/** Milliseconds after which a page that has begun to leave and is still here stays: its link was a download, or answered nothing. */
const LEAVES_WITHIN = 10_000;

export function lossesOf({ page, kept, now, answers, open }: Surroundings): Losses {
  const lost = new WeakSet<Error>();
  let leftAt = Number.NEGATIVE_INFINITY;
  const leaves = () => now() - leftAt < LEAVES_WITHIN;
  // Firefox gives up what a page still fetches when the player leaves it, before the next page is there. Nothing is lost by
  // that, and a page that opened itself anew would take the player back.
  for (const leaving of ["beforeunload", "pagehide"])
    page.addEventListener(leaving, () => {
      leftAt = now();
    });
  page.addEventListener("pageshow", () => {
    leftAt = Number.NEGATIVE_INFINITY;
  });
  page.addEventListener("vite:preloadError", (event) => {
    // Vite tells of a part that came and could not be run in the same way: another page would not run it either.
    if (!leaves() && "payload" in event && event.payload instanceof Error && isUnreached(event.payload))
      lost.add(event.payload);
  });
  return {
    isLoss: (error) => error instanceof Error && lost.has(error),
    openAnew: async () => {
      if (now() - Number(kept.getItem(KEY) ?? Number.NEGATIVE_INFINITY) < SOON) return;
      if (!(await answers()) || leaves()) return;
      kept.setItem(KEY, `${now()}`);
      open();
      await new Promise(() => {});
    },
  };
}

const answers = async (): Promise<boolean> => {
  try {
    return (await fetch(location.pathname, { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
};

/** This page on its tab, opened anew where it was; null where nothing is kept, and it might be opened without end. */
export function thisPage(): Surroundings | null {
  try {
    return { page: window, kept: sessionStorage, now: Date.now, answers, open: () => location.reload() };
  } catch {
    return null;
  }
}
