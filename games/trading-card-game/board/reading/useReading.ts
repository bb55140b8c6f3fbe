/** What is read in the standing place beside the table. */
import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { Props } from "../keys.ts";
import { usePointed } from "./usePointed.ts";

/** Narrower windows have no column to read in. */
const ROOM = "(min-width: 62rem)";

const hear = (changed: () => void): (() => void) => {
  const room = matchMedia(ROOM);
  room.addEventListener("change", changed);
  return () => room.removeEventListener("change", changed);
};

/** Whether the table has a standing place to read in. */
export function useReads(layout: Props["layout"]): boolean {
  const room = useSyncExternalStore(
    hear,
    () => matchMedia(ROOM).matches,
    () => false,
  );
  return room && layout === "wide";
}

/** What is read, and what is kept there while nothing is pointed at. */
export interface Reading {
  readonly id: string;
  readonly kept: string | null;
  readonly keep: (id: string | null) => void;
}

/** What is pointed at, else what was kept, else `matter`: what the question is about. Escape lets go of what is kept. */
export function useReading(root: RefObject<HTMLElement | null>, on: boolean, matter: string): Reading {
  const pointed = usePointed(root, on);
  const [kept, keep] = useState<string | null>(null);
  useEffect(() => {
    if (!on || kept === null) return;
    const letGo = ({ key }: KeyboardEvent) => key === "Escape" && keep(null);
    document.addEventListener("keydown", letGo);
    return () => document.removeEventListener("keydown", letGo);
  }, [on, kept]);
  return { id: pointed ?? kept ?? matter, kept, keep: useCallback((id) => keep(id), []) };
}
