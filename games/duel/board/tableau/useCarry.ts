import { type PointerEvent, useEffect, useRef, useState } from "react";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a carried card may be put down: elements say so by `data-drop`. */
export type Drop = "area" | "pile";

/** A card that moved less than this was not carried. */
const STILL = 7;
/** Milliseconds for which a card put down stays where it is, until the table has answered. */
const HELD = 700;

const dropAt = ({ x, y }: Spot): Drop | null => {
  for (const under of document.elementsFromPoint(x, y)) {
    const drop = under.closest<HTMLElement>("[data-drop]")?.dataset.drop;
    if (drop === "area" || drop === "pile") return drop;
  }
  return null;
};

export interface Carry {
  /** How far it is from where it lies; null while it lies there. */
  readonly by: Spot | null;
  readonly handlers: {
    readonly onPointerDown: (e: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (e: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (e: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
  };
  /** Whether the click that follows belongs to the carrying. */
  readonly swallows: () => boolean;
}

/** Lets a card be carried; `drop` tells whether something comes of it. */
export function useCarry(
  carries: boolean,
  lift: () => void,
  drop: (onto: Drop | null, at: Spot) => boolean,
): Carry {
  const [by, setBy] = useState<Spot | null>(null);
  const press = useRef<(Spot & { readonly id: number; carried: boolean }) | null>(null);
  const swallow = useRef(false);
  const held = useRef(0);
  useEffect(() => () => clearTimeout(held.current), []);

  const forget = () => {
    press.current = null;
    setBy(null);
  };
  return {
    by,
    swallows: () => {
      const was = swallow.current;
      swallow.current = false;
      return was;
    },
    handlers: {
      onPointerDown: (e) => {
        swallow.current = false;
        if (e.button !== 0 || !carries) return;
        press.current = { id: e.pointerId, x: e.clientX, y: e.clientY, carried: false };
      },
      onPointerMove: (e) => {
        const p = press.current;
        if (!p || p.id !== e.pointerId) return;
        const [x, y] = [e.clientX - p.x, e.clientY - p.y];
        if (!p.carried) {
          if (Math.hypot(x, y) < STILL) return;
          p.carried = true;
          e.currentTarget.setPointerCapture(e.pointerId);
          lift();
        }
        setBy({ x, y });
      },
      onPointerUp: (e) => {
        const carried = press.current?.carried ?? false;
        press.current = null;
        if (!carried) return;
        swallow.current = true;
        const at = { x: e.clientX, y: e.clientY };
        if (!drop(dropAt(at), at)) return setBy(null);
        held.current = window.setTimeout(() => setBy(null), HELD);
      },
      onPointerCancel: () => {
        if (press.current?.carried) drop(null, press.current);
        forget();
      },
    },
  };
}
