/// <reference lib="dom" />
/** Runs in a page: what it asks about its window is asked anew where a browser does not tell that the answer has changed. */

const queries = new Set<MediaQueryList>();

/** From now on what is asked about the window is known. */
export function keepQueries(): void {
  const { matchMedia } = window;
  window.matchMedia = (query) => {
    const list = matchMedia.call(window, query);
    queries.add(list);
    return list;
  };
}

/** The window or its usual size of type has changed: everything is asked anew. */
export function askAgain(): void {
  for (const query of queries) query.dispatchEvent(new Event("change"));
  dispatchEvent(new Event("resize"));
}
