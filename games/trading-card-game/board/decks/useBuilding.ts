/** A deck under the hands of somebody: every change is kept at once, and can be taken back. */
import type { NotKept } from "@westmarch/boardkit";
import { useEffect, useState } from "react";
import { type OwnDeck, readOwn, writeOwn } from "../../decks/kept.ts";
import { usePlace } from "./place.ts";

/** The deck as it is, as it was before, and as it was before something was taken back. */
interface Course {
  readonly past: readonly OwnDeck[];
  readonly now: OwnDeck;
  readonly future: readonly OwnDeck[];
  /** As it was last written to the shelf. */
  readonly text: string;
}

/** Steps that can be taken back. */
const MOST_STEPS = 200;

export interface Building {
  readonly deck: OwnDeck;
  readonly change: (next: OwnDeck) => void;
  /** Letters that are typed one after the other: they are kept, and are no step to take back. */
  readonly type: (next: OwnDeck) => void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  /** Why the last change was not kept. */
  readonly trouble: NotKept | null;
}

/** Null where the shelf has no such deck, or one that cannot be read. */
export function useBuilding(id: string): Building | null {
  const { shelf } = usePlace();
  const kept = shelf.kept.find((deck) => deck.id === id)?.text ?? null;
  const [course, setCourse] = useState<Course | null>(() => {
    const now = kept === null ? null : readOwn(kept);
    return now && kept !== null ? { past: [], now, future: [], text: kept } : null;
  });
  const [trouble, setTrouble] = useState<NotKept | null>(null);
  useEffect(() => {
    // Somebody has changed it on another page of this device: that is the newer one.
    if (kept === null || !course || kept === course.text) return;
    const now = readOwn(kept);
    if (now) setCourse({ past: [...course.past, course.now], now, future: [], text: kept });
  }, [kept, course]);
  if (!course) return null;
  const { past, now, future } = course;
  const go = (next: Omit<Course, "text">) => {
    const text = writeOwn(next.now);
    setCourse({ ...next, text });
    setTrouble(shelf.keep(id, text));
  };
  return {
    deck: now,
    change: (next) => go({ past: [...past, now].slice(-MOST_STEPS), now: next, future: [] }),
    type: (next) => go({ past, now: next, future }),
    undo:
      past.length === 0
        ? null
        : () => go({ past: past.slice(0, -1), now: past[past.length - 1], future: [now, ...future] }),
    redo:
      future.length === 0
        ? null
        : () => go({ past: [...past, now], now: future[0], future: future.slice(1) }),
    trouble,
  };
}
