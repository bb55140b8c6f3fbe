import { useCallback, useEffect, useMemo, useState } from "react";
import { thingAt } from "./boardThings.ts";
import type { Ink } from "./study.ts";

/** A reader draws on the board. */
export interface Drawing {
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
  readonly ink: Ink;
  readonly take: (ink: Ink) => void;
  /** Where an arrow begins whose end is still to be pressed. */
  readonly from: string | null;
  readonly draw: (from: string, to: string | null) => void;
}

/**
 * While a reader draws, a press on a thing on the board begins an arrow, and the next ends it; the same thing twice has a
 * ring drawn round it. The board itself hears nothing of such presses.
 */
export function useDrawing(onDraw: (from: string, to: string | null, ink: Ink) => void): Drawing {
  const [on, setOn] = useState(false);
  const [ink, take] = useState<Ink>("gold");
  const [from, begin] = useState<string | null>(null);
  const draw = useCallback(
    (start: string, end: string | null) => {
      begin(null);
      onDraw(start, end, ink);
    },
    [onDraw, ink],
  );
  useEffect(() => {
    const board = document.querySelector("#board");
    if (!on || !board) return;
    const press = (event: Event) => {
      const thing = thingAt(event.target);
      event.stopPropagation();
      event.preventDefault();
      if (thing === null) return begin(null);
      if (from === null) begin(thing);
      else draw(from, thing === from ? null : thing);
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key === "Escape") begin(null);
    };
    board.addEventListener("click", press, { capture: true });
    document.addEventListener("keydown", leave);
    return () => {
      board.removeEventListener("click", press, { capture: true });
      document.removeEventListener("keydown", leave);
    };
  }, [on, from, draw]);
  const turn = useCallback((next: boolean) => {
    setOn(next);
    begin(null);
  }, []);
  return useMemo(() => ({ on, turn, ink, take, from, draw }), [on, turn, ink, from, draw]);
}
