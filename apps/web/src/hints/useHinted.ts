import type { Ask } from "@westmarch/kernel";
import type { HintTold } from "@westmarch/protocol";
import { useLayoutEffect, useRef, useState } from "react";
import type { Failure } from "../net/api.ts";

/** A hint that was asked for, and where the table stands by now. */
export interface Hinted {
  readonly version: number;
  readonly asked: "thinking" | HintTold | Failure;
}

/**
 * The hint of the question that is asked now; null: none was asked for. What another player chooses meanwhile leaves the
 * question, and with it the hint, as they were: both sides set up at once, for example.
 */
export function useHinted(version: number, ask: Ask | null) {
  const [hinted, hint] = useState<Hinted | null>(null);
  const last = useRef({ version, ask });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { version, ask };
    // One's own choice on its way takes the question away, also where the same is asked again after it.
    if (before.version === version || ask === null) return;
    hint((old) =>
      old?.version === before.version && JSON.stringify(before.ask) === JSON.stringify(ask)
        ? { ...old, version }
        : old,
    );
  }, [version, ask]);
  return { hinting: hinted?.version === version ? hinted : null, hint };
}
