import { useEffect } from "react";
import { fetchAhead } from "../later.ts";

/** Milliseconds after which a table has come to rest. */
const RESTS_AFTER = 3000;

/** Fetches what will be shown on a table when that has come to rest, so that nothing waits for it; always the same parts. */
export function useFetchedAhead(parts: Parameters<typeof fetchAhead>[0]): void {
  useEffect(() => {
    const timer = setTimeout(() => void fetchAhead(parts), RESTS_AFTER);
    return () => clearTimeout(timer);
  }, [parts]);
}
