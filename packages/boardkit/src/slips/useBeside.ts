/** Where a slip lies: beside the thing that it speaks of, never on it, nor on the prompt, nor outside the table. */
import {
  autoUpdate,
  flip,
  offset,
  type Rect,
  type ReferenceType,
  shift,
  useFloating,
} from "@floating-ui/react-dom";
import { type CSSProperties, type RefObject, useCallback, useMemo } from "react";
import { outlineOf, type Thing } from "../outline.ts";

/** CSS pixels between a thing and its slip, and between a slip and the edge of the table. */
const GAP = 12;
const EDGE = 8;

const HIDDEN: CSSProperties = { visibility: "hidden" };

/** The table without the foot on which the prompt lies (`data-prompt`). Whatever lies below is spoken of above it. */
function roomOf(table: Element): Rect {
  const { left, top, width, bottom } = table.getBoundingClientRect();
  const prompt = document.querySelector("[data-prompt]")?.getBoundingClientRect();
  const foot = prompt && prompt.height > 0 ? Math.min(bottom, prompt.top) : bottom;
  return { x: left, y: top, width, height: foot - top };
}

/** Lays a slip beside a thing and keeps it there: to its right, else its left, else above or below it. */
export function useBeside(
  thing: Thing,
  table: RefObject<HTMLElement | null>,
): readonly [ref: (slip: HTMLElement | null) => void, style: CSSProperties] {
  const reference = useMemo<ReferenceType>(
    () => ({ getBoundingClientRect: () => outlineOf(thing), contextElement: thing }),
    [thing],
  );
  const within = useCallback(() => {
    const room = table.current;
    return { padding: EDGE, ...(room && { boundary: roomOf(room) }) };
  }, [table]);
  const middleware = useMemo(
    () => [
      offset(GAP),
      flip(() => ({ ...within(), crossAxis: false, fallbackPlacements: ["left-start", "top", "bottom"] })),
      shift(() => ({ ...within(), crossAxis: true })),
    ],
    [within],
  );
  const { refs, floatingStyles, isPositioned } = useFloating({
    placement: "right-start",
    transform: false,
    elements: { reference },
    middleware,
    whileElementsMounted: autoUpdate,
  });
  return [refs.setFloating, isPositioned ? floatingStyles : { ...floatingStyles, ...HIDDEN }];
}
