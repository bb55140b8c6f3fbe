/** Taking a thing up and putting it down elsewhere, by mouse and by finger. */
import { type RefCallback, type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import { later, onceHere } from "../later.ts";
import type { Spot } from "../outline.ts";
import { atRestOrTouched } from "../touched.ts";
import { putDown } from "./putDown.ts";

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
  /** Where it lies on its page, in its units, if what comes of it goes on from where it is put down: see `takePutDown`. */
  readonly from?: Spot;
  /** CSS pixels for a unit of the page that it lies on. */
  readonly scale?: () => number;
}

/** A thing that moved less than this, in CSS pixels, was not carried: it was clicked. */
const STILL = 7;
/** Milliseconds for which a thing put down waits for the table to answer. */
const HELD = 900;

/** Mouse and finger on things: loaded late, for the table is seen without them. */
const hands = later(async () => {
  await atRestOrTouched();
  return (await import("./carrying.ts")).carrying;
});

/** What `data-drop` says of the uppermost place at a point of the screen where things are put down. */
export function placeAt({ x, y }: Spot): string | null {
  for (const there of document.elementsFromPoint(x, y)) {
    const place = there.closest<HTMLElement | SVGElement>("[data-drop]");
    if (place) return place.dataset.drop ?? null;
  }
  return null;
}

/** What the hands that carry a thing share with the board on which it lies. */
interface Carried<T extends HTMLElement> {
  readonly latest: RefObject<CarryOptions>;
  /** The thing while it is carried, or waits where it was put down. */
  readonly carried: RefObject<T | null>;
  /** The timer of one that waits: it goes back though the table lets nobody carry it meanwhile. */
  readonly waiting: RefObject<number>;
  readonly putBack: () => void;
  /** It goes back because the table has not answered in time. */
  readonly giveUp: () => void;
}

/** Lets mouse and finger carry a thing. Returns the way to end. */
function carryable<T extends HTMLElement>(
  thing: T,
  { latest, carried, waiting, putBack, giveUp }: Carried<T>,
): () => void {
  let start: Spot = { x: 0, y: 0 };
  /** In units of the page that it lies on. */
  let by: Spot = start;
  let letGo = false;
  const escaped = (e: KeyboardEvent) => {
    if (e.key !== "Escape" || !carried.current) return;
    e.preventDefault();
    e.stopPropagation();
    letGo = true;
    putBack();
    latest.current.drop(null);
  };
  const moved = ({ x, y }: Spot) => {
    const way = { x: x - start.x, y: y - start.y };
    if (letGo || (!carried.current && Math.hypot(way.x, way.y) < STILL)) return;
    if (!carried.current) {
      carried.current = thing;
      thing.dataset.carried = "";
      latest.current.lift();
    }
    const scale = latest.current.scale?.() ?? 1;
    by = { x: way.x / scale, y: way.y / scale };
    thing.style.setProperty("--carry-x", `${by.x}px`);
    thing.style.setProperty("--carry-y", `${by.y}px`);
  };
  const ended = (at: Spot | null) => {
    document.removeEventListener("keydown", escaped, true);
    if (!carried.current || letGo) return;
    const { from, drop } = latest.current;
    const stays = drop(at);
    putDown(stays && from ? { x: from.x + by.x, y: from.y + by.y } : null);
    if (stays) waiting.current = window.setTimeout(giveUp, HELD);
    else putBack();
  };
  const began = (at: Spot) => {
    start = at;
    letGo = false;
    clearTimeout(waiting.current);
    document.addEventListener("keydown", escaped, true);
  };
  let end = () => {};
  const leave = onceHere(hands, (carrying) => {
    end = carrying(thing, { still: STILL, began, moved, ended });
    thing.dataset.hands = "";
  });
  // The map under it must not move along.
  const keep = (e: PointerEvent) => e.stopPropagation();
  thing.addEventListener("pointerdown", keep);
  return () => {
    leave();
    document.removeEventListener("keydown", escaped, true);
    thing.removeEventListener("pointerdown", keep);
    end();
    delete thing.dataset.hands;
  };
}

/**
 * Lets a thing be carried. Meanwhile it has `data-carried`, and `--carry-x` and `--carry-y` say how far it is from where
 * it lies; its board is not drawn anew for that. Escape lets go of it. Returns the thing's `ref`. Once it can be carried,
 * it has `data-hands`.
 */
export function useCarry<T extends HTMLElement>(options: CarryOptions): RefCallback<T> {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const carried = useRef<T | null>(null);
  const waiting = useRef(0);
  const { carries, lies } = options;

  const putBack = useCallback(() => {
    const thing = carried.current;
    carried.current = null;
    thing?.removeAttribute("data-carried");
    for (const way of ["--carry-x", "--carry-y"]) thing?.style.removeProperty(way);
  }, []);
  const giveUp = useCallback(() => {
    putDown(null);
    putBack();
  }, [putBack]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what lies elsewhere has arrived
  useLayoutEffect(() => putBack, [lies, putBack]);

  return useCallback(
    (thing: T | null) => {
      if (thing && carries) return carryable(thing, { latest, carried, waiting, putBack, giveUp });
    },
    [carries, putBack, giveUp],
  );
}
