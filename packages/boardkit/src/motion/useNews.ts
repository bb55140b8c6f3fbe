import type { Core } from "@westmarch/kernel";
import { useLayoutEffect, useRef } from "react";
import { after, placeOf } from "../history.ts";
import type { Happened } from "../staging.ts";

/**
 * Calls back with what has happened since the board was last drawn, if anything has. That is before the picture is
 * shown: nothing may be seen where it has not arrived yet.
 */
export function useNews<G extends Core>(
  log: readonly Happened<G>[],
  live: boolean,
  tell: (news: readonly Happened<G>[]) => void,
): void {
  const last = placeOf(log.at(-1));
  const seen = useRef(last);
  useLayoutEffect(() => {
    const since = seen.current;
    seen.current = last;
    if (live && last > since) tell(after(log, since));
  });
}
