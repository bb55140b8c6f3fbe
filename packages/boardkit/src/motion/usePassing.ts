import type { Core } from "@westmarch/kernel";
import { useCallback, useState } from "react";
import type { Happened } from "../staging.ts";
import { useNews } from "./useNews.ts";

/** What is seen for a moment, and then is gone. */
interface Passing {
  readonly id: string;
}

/**
 * What is seen for a moment of what has happened since the board was last drawn: `begun` makes it of the news, `over` is
 * called when it has been seen. Of more than `most` at once, the first are over.
 */
export function usePassing<G extends Core, P extends Passing>(
  log: readonly Happened<G>[],
  live: boolean,
  begun: (news: readonly Happened<G>[]) => readonly P[],
  most = Number.POSITIVE_INFINITY,
): { readonly passing: readonly P[]; readonly over: (id: string) => void } {
  const [passing, setPassing] = useState<readonly P[]>([]);
  useNews(log, live, (news) => {
    const more = begun(news);
    if (more.length > 0) setPassing((old) => [...old, ...more].slice(-most));
  });
  const over = useCallback((id: string) => setPassing((old) => old.filter((one) => one.id !== id)), []);
  return { passing, over };
}
