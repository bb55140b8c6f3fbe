import type { ThenView } from "@westmarch/protocol";
import { useEffect, useMemo, useRef, useState } from "react";
import { seenAt } from "../../net/api.ts";

/** Looking back: the moment looked at, and what was seen then as soon as it is here. */
export interface Past {
  readonly at: number;
  readonly then: ThenView | null;
  readonly failed: boolean;
}

/** The pause after the slider moved, so that a quick pull does not ask for every moment on the way. */
const SETTLES = 120;

/** What this client saw at a version, fetched once each. Null in the present. */
export function usePast(token: string): [Past | null, (at: number | null) => void] {
  const [at, setAt] = useState<number | null>(null);
  const [then, setThen] = useState<ThenView | null>(null);
  const [failed, setFailed] = useState(false);
  const known = useRef(new Map<number, ThenView>());
  useEffect(() => {
    if (at === null) return setThen(null);
    const here = known.current.get(at);
    if (here) return setThen(here);
    let current = true;
    const timer = setTimeout(async () => {
      const answer = await seenAt(at, token);
      if (answer.ok) known.current.set(at, answer.value);
      if (!current) return;
      setFailed(!answer.ok);
      if (answer.ok) setThen(answer.value);
    }, SETTLES);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [at, token]);
  const past = useMemo(() => (at === null ? null : { at, then, failed }), [at, then, failed]);
  return [past, setAt];
}
