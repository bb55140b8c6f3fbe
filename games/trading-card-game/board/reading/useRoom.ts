/** Where a slip lies on an upright phone: beside what has been taken up on the table, and off what that can be put on. */
import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";

/** CSS pixels between a slip and what it keeps off. */
const APART = 6;
/** Less room than this, in CSS pixels, shows nothing that could be read. */
const LEAST = 112;
/** With less room than this a slip has its name and its words alone. */
const ROOMY = 190;

/** Where a slip lies, and whether there is room for its words alone. */
export interface Room {
  readonly style?: CSSProperties;
  readonly tight: boolean;
}

const ANYWHERE: Room = { tight: false };
/** Where the style sheet has it lie, which is low as well. */
const AS_EVER: Room = { tight: true };

/** What has been taken up, and what it can be put on; with everything that they bear. */
const KEPT = `[data-area="lanes"] :is([data-selected], [data-takes])`;

/** Below what it keeps off or above it, where there is more room; as ever if neither has any, or what is taken up is not there. */
function roomIn(table: Element): Room {
  const kept = [...table.querySelectorAll(KEPT)].map((thing) =>
    (thing.closest("[data-uncovered]") ?? thing).getBoundingClientRect(),
  );
  if (kept.length === 0) return AS_EVER;
  const { top, bottom } = table.getBoundingClientRect();
  const from = Math.min(...kept.map((rect) => rect.top)) - top;
  const to = Math.max(...kept.map((rect) => rect.bottom)) - top;
  const below = bottom - top - to - 2 * APART;
  const above = from - 2 * APART;
  if (Math.max(below, above) < LEAST) return AS_EVER;
  return below >= Math.min(above, ROOMY)
    ? { style: { insetBlock: `${to + APART}px auto`, maxBlockSize: below }, tight: below < ROOMY }
    : { style: { insetBlock: `${APART}px auto`, maxBlockSize: above }, tight: above < ROOMY };
}

/**
 * Finds room for a slip anew whenever `of` changes – what is read, and what can be done with it – and when the table gets
 * another size, as by another question. Null: it lies as it always does.
 */
export function useRoom(slip: RefObject<HTMLElement | null>, of: string | null): Room {
  const [room, lie] = useState<Room>(ANYWHERE);
  useLayoutEffect(() => {
    const table = of === null ? null : slip.current?.offsetParent;
    if (!table) {
      lie(ANYWHERE);
      return;
    }
    lie(roomIn(table));
    const watch = new ResizeObserver(() => lie(roomIn(table)));
    watch.observe(table);
    return () => watch.disconnect();
  }, [slip, of]);
  return room;
}
