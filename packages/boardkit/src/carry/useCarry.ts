/** Taking a thing up and putting it down elsewhere, by mouse and by finger. */
import { type D3DragEvent, drag } from "d3-drag";
import { select } from "d3-selection";
import { type RefCallback, useCallback, useLayoutEffect, useRef } from "react";
import type { Spot } from "../outline.ts";

export interface CarryOptions {
  /** It may be taken up now. */
  readonly carries: boolean;
  /** Changes when it lies elsewhere than before. */
  readonly lies: string;
  /** It leaves its place. */
  readonly lift: () => void;
  /**
   * It is put down, or let go of where it was (`null`). True if something comes of it: it stays where it is until the
   * table has answered.
   */
  readonly drop: (at: Spot | null) => boolean;
  /** CSS pixels for a unit of the page that it lies on. */
  readonly scale?: () => number;
}

/** A thing that moved less than this, in CSS pixels, was not carried: it was clicked. */
const STILL = 7;
/** Milliseconds for which a thing put down waits for the table to answer. */
const HELD = 900;

type Moved = D3DragEvent<HTMLElement, unknown, unknown>;

/** What `data-drop` says of the uppermost place at a point of the screen where things are put down. */
export function placeAt({ x, y }: Spot): string | null {
  for (const there of document.elementsFromPoint(x, y)) {
    const place = there.closest<HTMLElement | SVGElement>("[data-drop]");
    if (place) return place.dataset.drop ?? null;
  }
  return null;
}

/**
 * Lets a thing be carried. Meanwhile it has `data-carried`, and `--carry-x` and `--carry-y` say how far it is from where
 * it lies; its board is not drawn anew for that. Escape lets go of it. Returns the thing's `ref`.
 */
export function useCarry<T extends HTMLElement>(options: CarryOptions): RefCallback<T> {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const carried = useRef<T | null>(null);
  const { carries, lies } = options;

  const putBack = useCallback(() => {
    const thing = carried.current;
    carried.current = null;
    thing?.removeAttribute("data-carried");
    for (const way of ["--carry-x", "--carry-y"]) thing?.style.removeProperty(way);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what lies elsewhere has arrived
  useLayoutEffect(() => putBack, [lies, putBack]);

  return useCallback(
    (thing: T | null) => {
      if (!thing || !carries) return;
      let start: Spot = { x: 0, y: 0 };
      let waiting = 0;
      let letGo = false;
      const escaped = (e: KeyboardEvent) => {
        if (e.key !== "Escape" || !carried.current) return;
        e.preventDefault();
        e.stopPropagation();
        letGo = true;
        putBack();
        latest.current.drop(null);
      };
      const moved = ({ x, y }: Moved) => {
        const by = { x: x - start.x, y: y - start.y };
        if (letGo || (!carried.current && Math.hypot(by.x, by.y) < STILL)) return;
        if (!carried.current) {
          carried.current = thing;
          thing.dataset.carried = "";
          latest.current.lift();
        }
        const scale = latest.current.scale?.() ?? 1;
        thing.style.setProperty("--carry-x", `${by.x / scale}px`);
        thing.style.setProperty("--carry-y", `${by.y / scale}px`);
      };
      const ended = ({ x, y, sourceEvent }: Moved) => {
        document.removeEventListener("keydown", escaped, true);
        if (!carried.current || letGo) return;
        const cancelled = sourceEvent instanceof Event && sourceEvent.type === "touchcancel";
        const stays = latest.current.drop(cancelled ? null : { x, y });
        if (stays) waiting = window.setTimeout(putBack, HELD);
        else putBack();
      };
      const carrying = drag<T, unknown>()
        .container(document.documentElement)
        .clickDistance(STILL)
        .on("start", ({ x, y }: Moved) => {
          start = { x, y };
          letGo = false;
          clearTimeout(waiting);
          document.addEventListener("keydown", escaped, true);
        })
        .on("drag", moved)
        .on("end", ended);
      // The map under it must not move along.
      const keep = (e: PointerEvent) => e.stopPropagation();
      thing.addEventListener("pointerdown", keep);
      select<T, unknown>(thing).call(carrying);
      return () => {
        clearTimeout(waiting);
        document.removeEventListener("keydown", escaped, true);
        thing.removeEventListener("pointerdown", keep);
        // A finger may move the page again by what can no longer be carried.
        select(thing).on(".drag", null).style("touch-action", null);
      };
    },
    [carries, putBack],
  );
}
