/**
 * Parts of the page that were lost. A browser may keep a script that failed as failed for as long as the page lives, and
 * Vite asks for no style sheet twice: such a part comes only to a page that is opened anew.
 */
import type { Losses } from "@westmarch/boardkit/later";

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

export function lossesOf({ page, kept, now, answers, open }: Surroundings): Losses {
  const lost = new WeakSet<Error>();
  page.addEventListener("vite:preloadError", (event) => {
    if ("payload" in event && event.payload instanceof Error) lost.add(event.payload);
  });
  return {
    isLoss: (error) => error instanceof Error && lost.has(error),
    openAnew: async () => {
      if (now() - Number(kept.getItem(KEY) ?? Number.NEGATIVE_INFINITY) < SOON || !(await answers())) return;
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
