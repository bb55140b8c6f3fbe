/** `offline.json`: files by their addresses that pages need where there is no server, in any language and in each one. */
export interface OfflineFiles {
  readonly any: readonly string[];
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/** What a page tells the service worker. */
export type ToWorker =
  /** Keep what these files hold for when there is no server. */
  | { readonly do: "keep"; readonly files: readonly string[] }
  /** A new edition need not wait for the last page of the old one. */
  | { readonly do: "take-over" };
