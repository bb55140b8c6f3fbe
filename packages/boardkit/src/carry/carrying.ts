/** Mouse and finger that carry a thing. Comes when the table stands: see `useCarry`. */
import { type D3DragEvent, drag } from "d3-drag";
import { select } from "d3-selection";
import type { Spot } from "../outline.ts";

/** What is told of a thing that is carried: where on the screen. */
export interface Carrier {
  /** A press that moved less than this, in CSS pixels, is a click. */
  readonly still: number;
  readonly began: (at: Spot) => void;
  readonly moved: (at: Spot) => void;
  /** Put down there; null if it was taken out of the hand. */
  readonly ended: (at: Spot | null) => void;
}

type Moved = D3DragEvent<HTMLElement, unknown, unknown>;

/** Tells of a thing under mouse and finger. Returns the way to end. */
export function carrying(thing: HTMLElement, { still, began, moved, ended }: Carrier): () => void {
  const behaviour = drag<HTMLElement, unknown>()
    .container(document.documentElement)
    .clickDistance(still)
    .on("start", ({ x, y }: Moved) => began({ x, y }))
    .on("drag", ({ x, y }: Moved) => moved({ x, y }))
    .on("end", ({ x, y, sourceEvent }: Moved) => {
      const cancelled = sourceEvent instanceof Event && sourceEvent.type === "touchcancel";
      ended(cancelled ? null : { x, y });
    });
  select<HTMLElement, unknown>(thing).call(behaviour);
  return () => {
    // A finger may move the page again by what can no longer be carried.
    select(thing).on(".drag", null).style("touch-action", null);
  };
}
