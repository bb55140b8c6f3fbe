import type { BoardProps } from "@westmarch/boardkit";
import { later, useLater } from "@westmarch/boardkit/later";
import { useEffect, useMemo, useState } from "react";
import type { Loaded } from "../text/words.tsx";
import type { Gesture } from "./finality.ts";

/** Fetched when there is something to choose. */
const finality = later(() => import("./finality.ts"));

/** The rules, to see where choices lead; null where that would be a guess, and until they are here. */
function useForesight({ module, besides }: Loaded) {
  const found = useLater(finality);
  return useMemo(
    () =>
      found && module.foreseen && besides.state === "there"
        ? { engine: found.engineOf(besides.all.game), finalAmong: found.finalAmong }
        : null,
    [found, module, besides],
  );
}

const NOTHING: readonly boolean[] = [];

/**
 * Which of these gestures cannot be taken back: those that are quickly known at once, the others one moment after the other,
 * however slow the machine is. As long as nothing is known of one, there is nothing in its place.
 */
export function useFinals(
  loaded: Loaded,
  { view, seat }: Pick<BoardProps, "view" | "seat">,
  gestures: readonly Gesture[],
): readonly boolean[] {
  const foresight = useForesight(loaded);
  const first = useMemo(
    () =>
      foresight && seat !== null ? foresight.finalAmong(foresight.engine, view, seat, gestures) : NOTHING,
    [foresight, view, seat, gestures],
  );
  const [more, take] = useState({ first, known: first });
  const known = more.first === first ? more.known : first;
  useEffect(() => {
    if (!foresight || seat === null || known.length >= gestures.length) return;
    const next = setTimeout(() => {
      take({ first, known: foresight.finalAmong(foresight.engine, view, seat, gestures, known) });
    });
    return () => clearTimeout(next);
  }, [foresight, view, seat, gestures, first, known]);
  return known;
}
