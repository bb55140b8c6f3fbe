/** Parts of a page that are fetched when they are first wanted, or ahead of that while the page has nothing else to do. */
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from "react";

/** Something that is fetched once; if that failed, it is fetched again the next time. */
export interface Later<T> {
  /** What has been fetched, or null. */
  readonly here: () => T | null;
  readonly fetch: () => Promise<T>;
}

export function later<T>(load: () => Promise<T>): Later<T> {
  let here: T | null = null;
  let coming: Promise<T> | null = null;
  const come = async (): Promise<T> => {
    try {
      here = await load();
      return here;
    } finally {
      coming = null;
    }
  };
  return {
    here: () => here,
    fetch: () => {
      if (here !== null) return Promise.resolve(here);
      coming ??= come();
      return coming;
    },
  };
}

/** Milliseconds before it is tried again. */
const AGAIN = 4000;

/** Milliseconds before each further try of what the page is nothing without: a server that is started anew is back by then. */
const PATIENCE = [500, 1000, 2000, 4000, 8000];

/** Fetches what the page is nothing without, again and again for a while. Throws what the last try throws. */
export async function insistently<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of PATIENCE) {
    try {
      return await load();
    } catch {
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return load();
}

/** What has been fetched, or null until it is here. Tries until it comes. */
export function useLater<T>(wanted: Later<T>): T | null {
  const [, arrived] = useState(0);
  const here = wanted.here();
  const missing = here === null;
  useEffect(() => {
    if (!missing) return;
    let again: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    const fetch = () => {
      wanted.fetch().then(
        () => current && arrived((n) => n + 1),
        () => {
          if (current) again = setTimeout(fetch, AGAIN);
        },
      );
    };
    fetch();
    return () => {
      current = false;
      clearTimeout(again);
    };
  }, [wanted, missing]);
  return here;
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

/** Fetches these one after the other, each when the page is at rest. What does not come is fetched when it is wanted. */
export async function fetchAhead(parts: readonly Pick<Later<unknown>, "fetch">[]): Promise<void> {
  for (const part of parts) {
    await atRest();
    await part.fetch().catch(() => {});
  }
}
