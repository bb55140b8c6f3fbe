import { useDismissal } from "@westmarch/boardkit/slips";
import { type RefObject, useEffect, useRef } from "react";

/** A slip that has just been opened has the focus; Escape closes it and gives the focus back. */
export function useOpened(close: () => void): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useDismissal(box, close);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return box;
}
