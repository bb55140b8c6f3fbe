/** Something on a shelf that a player edits: every change is kept at once, and can be taken back. */
import { useEffect, useState } from "react";
import type { NotKept, Shelf } from "./shelf.ts";

/** It as it is, as it was before, and as it was before something was taken back. */
interface Course<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** As it was last written to the shelf. */
  readonly text: string;
}

/** Steps that can be taken back. */
const MOST_STEPS = 200;

export interface Keeping<T> {
  readonly now: T;
  readonly change: (next: T) => void;
  /** Letters that are typed one after the other: they are kept, and are no step to take back. */
  readonly type: (next: T) => void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  /** Why the last change was not kept. */
  readonly trouble: NotKept | null;
}

/** How it is read from a text, and written. */
export interface TextForm<T> {
  /** Null where nothing can be read. */
  readonly read: (text: string) => T | null;
  readonly write: (it: T) => string;
}

/** Null where the shelf has nothing of this name, or what cannot be read. `written` must stay the same. */
export function useKept<T>(shelf: Shelf, id: string, { read, write }: TextForm<T>): Keeping<T> | null {
  const kept = shelf.kept.find((one) => one.id === id)?.text ?? null;
  const [course, setCourse] = useState<Course<T> | null>(() => {
    const now = kept === null ? null : read(kept);
    return now !== null && kept !== null ? { past: [], now, future: [], text: kept } : null;
  });
  const [trouble, setTrouble] = useState<NotKept | null>(null);
  useEffect(() => {
    // Another page of this device has changed it: that is the newer one.
    if (kept === null || !course || kept === course.text) return;
    const now = read(kept);
    if (now !== null) setCourse({ past: [...course.past, course.now], now, future: [], text: kept });
  }, [kept, course, read]);
  if (!course) return null;
  const { past, now, future } = course;
  const go = (next: Omit<Course<T>, "text">) => {
    const text = write(next.now);
    setCourse({ ...next, text });
    setTrouble(shelf.keep(id, text));
  };
  const [last] = past.slice(-1);
  const [next] = future;
  return {
    now,
    change: (to) => go({ past: [...past, now].slice(-MOST_STEPS), now: to, future: [] }),
    type: (to) => go({ past, now: to, future }),
    undo:
      last === undefined ? null : () => go({ past: past.slice(0, -1), now: last, future: [now, ...future] }),
    redo: next === undefined ? null : () => go({ past: [...past, now], now: next, future: future.slice(1) }),
    trouble,
  };
}
