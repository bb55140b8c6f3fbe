/** Where a slip lies on an upright phone: beside what has been taken up on the table, and off what that can be put on. */
import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";

/** CSS pixels between a slip and what it keeps off. */
const APART = 6;
/** Less room than this, in CSS pixels, shows nothing that could be read. */
const LEAST = 112;

/** What has been taken up, and what it can be put on; with everything that they bear. */
const KEPT = `[data-area="lanes"] :is([data-selected], [data-takes])`;

/** Below what it keeps off, else above it; undefined where neither has room, or nothing is taken up. */
function roomIn(table: Element): CSSProperties | undefined {
  const kept = [...table.querySelectorAll(KEPT)].map((thing) =>
    (thing.closest("[data-uncovered]") ?? thing).getBoundingClientRect(),
  );
  if (kept.length === 0) return undefined;
  const { top, bottom } = table.getBoundingClientRect();
  const from = Math.min(...kept.map((rect) => rect.top)) - top;
  const to = Math.max(...kept.map((rect) => rect.bottom)) - top;
  const below = bottom - top - to - 2 * APART;
  const above = from - 2 * APART;
  if (below >= LEAST) return { insetBlock: `${to + APART}px auto`, maxBlockSize: below };
  return above >= LEAST ? { insetBlock: `${APART}px auto`, maxBlockSize: above } : undefined;
}

/** Finds room for a slip anew whenever `of` changes: what is read, and what can be done with it. Null: it lies as it always does. */
export function useRoom(slip: RefObject<HTMLElement | null>, of: string | null): CSSProperties | undefined {
  const [room, lie] = useState<CSSProperties | undefined>();
  useLayoutEffect(() => {
    const table = of === null ? null : slip.current?.offsetParent;
    lie(table ? roomIn(table) : undefined);
  }, [slip, of]);
  return room;
}
