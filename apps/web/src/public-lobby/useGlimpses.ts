import type { Glimpse } from "@westmarch/protocol";
import { useEffect, useRef, useState } from "react";
import { pollWhileVisible } from "../net/polling.ts";
import { glimpseTables } from "./api.ts";

/** Milliseconds between looks at how tables stand. */
const EVERY = 5000;
/** As many as are looked at with one call. */
const MOST = 8;

type Shown = NonNullable<Glimpse["shown"]>;
export type Glimpses = ReadonlyMap<string, Shown & { readonly version: number }>;

/** How these tables stand, as it changes. One that can no longer be looked at keeps its last picture. */
export function useGlimpses(tables: readonly string[], every = EVERY): Glimpses {
  const [glimpses, show] = useState<Glimpses>(new Map());
  const known = useRef(glimpses);
  known.current = glimpses;
  const wanted = tables.slice(0, MOST).join(" ");
  useEffect(() => {
    const asked = wanted.split(" ").filter(Boolean);
    if (asked.length === 0) return;
    return pollWhileVisible(async (isWanted) => {
      const answer = await glimpseTables({
        tables: asked.map((table) => {
          const version = known.current.get(table)?.version;
          return { table, ...(version !== undefined && { version }) };
        }),
      });
      if (!isWanted() || !answer.ok) return;
      const fresh = answer.value.flatMap(({ table, version, shown }) =>
        shown ? [[table, { ...shown, version }] as const] : [],
      );
      if (fresh.length > 0) show((before) => new Map([...before, ...fresh]));
    }, every);
  }, [wanted, every]);
  return glimpses;
}
