/** Parts of a page that are fetched when they are first wanted, or ahead of that while the page has nothing else to do. */
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from "react";

/** Something that is fetched once; if that failed, it is fetched again the next time, unless it is lost to the page. */
export interface Later<T> {
  /** What has been fetched, or null. */
  readonly here: () => T | null;
  readonly fetch: () => Promise<T>;
}

/** What a page knows of parts of itself that it can no longer have, and does about it. */
export interface Losses {
  /** Whether something went wrong for good: only a page that is opened anew will have that part. */
  readonly isLoss: (error: unknown) => boolean;
  /** Opens the page anew and answers no more; answers if that cannot be done now. */
  readonly openAnew: () => Promise<void>;
}

let losses: Losses = { isLoss: () => false, openAnew: () => Promise.resolve() };

/** Lets what comes later know how its page loses parts. Called once, before anything is fetched. */
export function heedLosses(ofThePage: Losses): void {
  losses = ofThePage;
}

/** Opens the page anew if what went wrong is a loss, as soon as it can be done; answers if it is none, or cannot. */
export const mended = async (error: unknown): Promise<void> => {
  if (losses.isLoss(error)) await losses.openAnew();
};

export function later<T>(load: () => Promise<T>): Later<T> {
  let here: T | null = null;
  let coming: Promise<T> | null = null;
  let lost: Promise<T> | null = null;
  const come = async (): Promise<T> => {
    try {
      here = await load();
      return here;
    } catch (error) {
      if (losses.isLoss(error)) lost = coming;
      throw error;
    } finally {
      coming = null;
    }
  };
  return {
    here: () => here,
    fetch: () => {
      if (here !== null) return Promise.resolve(here);
      if (lost) return lost;
      coming ??= come();
      return coming;
    },
  };
}

/** Milliseconds before it is tried again. */
const AGAIN = 4000;

/** Milliseconds before each further try of what the page is nothing without: a server that is started anew is back by then. */
const PATIENCE = [500, 1000, 2000, 4000, 8000];

/**
 * Fetches what the page is nothing without, again and again for a while. Throws what the last try throws; the first, where more are in
 * vain, as without a net.
 */
export async function insistently<T>(
  load: () => Promise<T>,
  isVain: () => boolean = () => false,
): Promise<T> {
  let failed: unknown;
  for (const pause of PATIENCE) {
    try {
      if (!losses.isLoss(failed)) return await load();
    } catch (error) {
      failed = error;
      if (isVain()) throw error;
    }
    await new Promise((done) => setTimeout(done, pause));
    await mended(failed);
  }
  if (losses.isLoss(failed)) throw failed;
  return load();
}

/** Hands over what is fetched when it is here, and tries until it comes. Returns the way to stop waiting for it. */
export function onceHere<T>(wanted: Later<T>, take: (here: T) => void): () => void {
  const here = wanted.here();
  if (here !== null) {
    take(here);
    return () => {};
  }
  let again: ReturnType<typeof setTimeout> | undefined;
  let waiting = true;
  const fetch = () => {
    wanted.fetch().then(
      (come) => waiting && take(come),
      async (error: unknown) => {
        if (waiting) await mended(error);
        if (waiting) again = setTimeout(fetch, AGAIN);
      },
    );
  };
  fetch();
  return () => {
    waiting = false;
    clearTimeout(again);
  };
}

/** What has been fetched, or null until it is here. Tries until it comes. */
export function useLater<T>(wanted: Later<T>): T | null {
  const [, arrived] = useState(0);
  const here = wanted.here();
  const missing = here === null;
  useEffect(() => (missing ? onceHere(wanted, () => arrived((n) => n + 1)) : undefined), [wanted, missing]);
  return here;
}

/** Counts the tries of something that can fail, such as a picture, and the way to ask for the next of them after a while. */
export function useAgain(): readonly [tries: number, again: () => void] {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    if (failed === 0) return;
    const timer = setTimeout(() => setTries(failed), AGAIN);
    return () => clearTimeout(timer);
  }, [failed]);
  return [tries, () => setFailed(tries + 1)];
}

/** A component that comes later. */
export type LatePart<P extends object> = Later<ComponentType<P>> &
  ((props: P & { readonly waiting?: ReactNode }) => ReactNode);

/** A component that is fetched when it is first shown; `waiting` stands in its place until then. */
export function latePart<P extends object>(load: () => Promise<ComponentType<P>>): LatePart<P> {
  const coming = later(load);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, where modules begin
  const Late = ({ waiting, ...props }: P & { readonly waiting?: ReactNode }): ReactNode => {
    const Part = useLater(coming);
    return Part ? createElement(Part, props as P) : waiting;
  };
  return Object.assign(Late, coming);
}

/** Milliseconds after which a page has been busy long enough. */
const AT_LATEST = 1000;

/** Waits until the page has drawn what it has and has nothing else to do. */
export const atRest = (): Promise<void> =>
  new Promise((done) => {
    // Not every browser knows when it is idle.
    const page: object = globalThis;
    const idle = "requestIdleCallback" in page ? page.requestIdleCallback : null;
    if (typeof idle === "function") idle(() => done(), { timeout: AT_LATEST });
    else setTimeout(done, AT_LATEST / 5);
  });

/** Something that is fetched once the page is at rest. */
export const laterAtRest = <T>(load: () => Promise<T>): Later<T> =>
  later(async () => {
    await atRest();
    return load();
  });

/** Fetches these one after the other, each when the page is at rest. What does not come is fetched when it is wanted. */
export async function fetchAhead(parts: readonly Pick<Later<unknown>, "fetch">[]): Promise<void> {
  for (const part of parts) {
    await atRest();
    await part.fetch().catch(() => {});
  }
}
