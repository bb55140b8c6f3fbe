/** Where a slip lies: beside what it speaks of, never on it, nor on the prompt, nor outside the table. */
import {
  autoUpdate,
  flip,
  type Middleware,
  offset,
  type Rect,
  type ReferenceType,
  type Side,
  shift,
  useFloating,
} from "@floating-ui/react-dom";
import { type CSSProperties, useCallback, useMemo } from "react";
import { outlineOf, type Spot, type Thing } from "../outline.ts";

/** CSS pixels between a thing and its slip, and between a slip and the edge of the table. */
const GAP = 12;
const EDGE = 8;

const HIDDEN: CSSProperties = { visibility: "hidden" };

export interface BesideOptions {
  /** The table, on which there must be room. */
  readonly table: () => Element | null;
  /** The middle of the slip lies beside the middle of the thing; otherwise they begin at the same height. */
  readonly centred?: boolean;
  /** What chooses its side once it has been moved into its room; by default it is the first with room. See `sparing`. */
  readonly choosing?: (sides: readonly Side[]) => Middleware;
  /** Asks for a place anew, until it is told to end, whenever that choice may have become another. See `watchTold`. */
  readonly watching?: (layAnew: () => void) => () => void;
  /** What it lies beside, where that is more than the outline of its thing. */
  readonly spread?: (outline: DOMRect, thing: Thing) => DOMRect;
}

export interface Beside {
  readonly ref: (slip: HTMLElement | null) => void;
  readonly style: CSSProperties;
  /** On which side of the thing it lies; null where no side has room, or where there is no thing. */
  readonly side: Side | null;
  /** Whether a place has been looked for. */
  readonly isLaid: boolean;
  /** How far it was moved along that side to have room, in CSS pixels. */
  readonly moved: number;
}

/** The table without the foot on which the prompt lies (`data-prompt`). Whatever lies below is spoken of above it. */
function roomOf(table: Element): Rect {
  const { left, top, width, bottom } = table.getBoundingClientRect();
  const prompt = document.querySelector("[data-prompt]")?.getBoundingClientRect();
  const foot = prompt && prompt.height > 0 ? Math.min(bottom, prompt.top) : bottom;
  return { x: left, y: top, width, height: foot - top };
}

const referenceTo = (to: Thing | Spot, spread: BesideOptions["spread"]): ReferenceType =>
  to instanceof Element
    ? {
        getBoundingClientRect: () => spread?.(outlineOf(to), to) ?? outlineOf(to),
        contextElement: to,
      }
    : { getBoundingClientRect: () => new DOMRect(to.x, to.y) };

const SIDES = ["right", "left", "top", "bottom"] as const satisfies readonly Side[];

/** Lays a slip beside a thing or a point of the screen and keeps it there: to its right, else its left, above or below. */
export function useBeside(
  to: Thing | Spot | null,
  { table, centred = false, choosing, watching, spread }: BesideOptions,
): Beside {
  const reference = useMemo(() => to && referenceTo(to, spread), [to, spread]);
  const within = useCallback(() => {
    const room = table();
    return { padding: EDGE, ...(room && { boundary: roomOf(room) }) };
  }, [table]);
  const middleware = useMemo((): Middleware[] => {
    const shifted = shift(() => ({ ...within(), crossAxis: true }));
    if (choosing) return [offset(GAP), shifted, choosing(SIDES)];
    const left = centred ? ("left" as const) : ("left-start" as const);
    return [
      offset(GAP),
      flip(() => ({ ...within(), crossAxis: false, fallbackPlacements: [left, "top", "bottom"] })),
      shifted,
    ];
  }, [within, centred, choosing]);
  const mounted = useCallback(
    (from: ReferenceType, slip: HTMLElement, update: () => void) => {
      const stops = [autoUpdate(from, slip, update), watching?.(update)];
      return () => {
        for (const stop of stops) stop?.();
      };
    },
    [watching],
  );
  const { refs, floatingStyles, isPositioned, placement, middlewareData } = useFloating({
    placement: centred ? "right" : "right-start",
    transform: false,
    elements: { reference },
    middleware,
    whileElementsMounted: mounted,
  });
  const { x = 0, y = 0 } = middlewareData.shift ?? {};
  const side = SIDES.find((word) => placement.startsWith(word));
  const [away, along] = side === "left" || side === "right" ? [x, y] : [y, x];
  const isFree = away === 0 && middlewareData.sparing?.hides !== true;
  return {
    ref: refs.setFloating,
    style: isPositioned ? floatingStyles : { ...floatingStyles, ...HIDDEN },
    // Whatever had to be moved towards its thing lies on it, and what would hide too much lies elsewhere.
    side: (to && isPositioned && isFree && side) || null,
    isLaid: isPositioned,
    moved: along,
  };
}
