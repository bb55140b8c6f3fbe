import { type CSSProperties, type RefObject, useEffect, useRef, useState } from "react";

/** Where a slip lies, and on which side of what it points at; `corner`: it points at nothing that is on the board. */
export interface Place {
  readonly style: CSSProperties;
  readonly side: "left" | "right" | "above" | "below" | "corner";
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const GAP = 14;
const EDGE = 10;
const CORNER: Place = { style: {}, side: "corner" };

const within = (at: number, low: number, high: number): number => Math.max(low, Math.min(at, high));

/** The side of `thing` with room for a slip of this size, within `room`; beside is better than above or below. */
export function placeBeside(thing: Box, width: number, height: number, room: Box): Place {
  const left = within((thing.left + thing.right - width) / 2, room.left + EDGE, room.right - EDGE - width);
  const top = within((thing.top + thing.bottom - height) / 2, room.top + EDGE, room.bottom - EDGE - height);
  if (thing.right + GAP + width <= room.right - EDGE)
    return { side: "right", style: { left: thing.right + GAP, top } };
  if (thing.left - GAP - width >= room.left + EDGE)
    return { side: "left", style: { left: thing.left - GAP - width, top } };
  if (thing.top - GAP - height >= room.top + EDGE)
    return { side: "above", style: { left, top: thing.top - GAP - height } };
  if (thing.bottom + GAP + height <= room.bottom - EDGE)
    return { side: "below", style: { left, top: thing.bottom + GAP } };
  return CORNER;
}

const same = (a: Place, b: Place): boolean =>
  a.side === b.side && a.style.left === b.style.left && a.style.top === b.style.top;

/** Keeps a slip beside the thing on the board that carries `data-point`, also while pieces and map move. */
export function usePointing(point: string | null, step: number): [RefObject<HTMLElement | null>, Place] {
  const slip = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<Place>(CORNER);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has another size, even where it points alike
  useEffect(() => {
    const look = () => {
      const thing =
        point === null ? null : document.querySelector(`#board [data-point="${CSS.escape(point)}"]`);
      const room = document.querySelector("#board")?.getBoundingClientRect();
      const own = slip.current;
      if (!thing || !room || !own) return setPlace((old) => (old === CORNER ? old : CORNER));
      const next = placeBeside(thing.getBoundingClientRect(), own.offsetWidth, own.offsetHeight, room);
      setPlace((old) => (same(old, next) ? old : next));
    };
    look();
    const often = setInterval(look, 150);
    return () => clearInterval(often);
  }, [point, step]);
  return [slip, place];
}
