import { useEffect, useRef } from "react";
import { fewer, more } from "./counts.ts";

interface Row {
  readonly able: number;
  readonly going: number;
}

/** Lets the wheel over the army that is taken up say how many go: one more or one fewer. The map stays as near as it is. */
export function useWheel(rows: readonly Row[], change: (row: number, going: number) => void): void {
  const latest = useRef({ rows, change });
  useEffect(() => {
    latest.current = { rows, change };
  });
  useEffect(() => {
    const turn = (event: WheelEvent) => {
      const { target, deltaY } = event;
      if (!(target instanceof Element) || !target.closest("[data-piece][aria-pressed=true]")) return;
      event.preventDefault();
      event.stopPropagation();
      const { rows, change } = latest.current;
      const found = deltaY > 0 ? fewer(rows) : more(rows);
      if (found) change(found.row, found.going);
    };
    const options = { capture: true, passive: false };
    document.addEventListener("wheel", turn, options);
    return () => document.removeEventListener("wheel", turn, options);
  }, []);
}
