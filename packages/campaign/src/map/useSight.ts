import type { Box, MapLook } from "@westmarch/boardkit/map";
import { type RefObject, useEffect } from "react";

/** How long the map waits, after something has happened elsewhere, before it goes back to where it lay. */
const BACK = 600;

interface Sight {
  /** Regions that something is asked about. */
  readonly asked: readonly number[];
  /** Where something happens just now; null: nothing happens. */
  readonly places: readonly number[] | null;
  /** The part of a region in which everything stands; the same function while the map is the same. */
  readonly heart: (region: number) => Box | null;
  /** How much of its foot something lies on for a while, in CSS pixels. */
  readonly footTall: (() => number) | undefined;
}

/** What is asked about, and where something happens, is brought into sight. */
export function useSight(look: RefObject<MapLook | null>, { asked, places, heart, footTall }: Sight): void {
  const question = asked.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map leans when something else is asked, and not before
  useEffect(() => {
    const parts = asked.flatMap((region) => heart(region) ?? []);
    if (parts.length > 0) {
      look.current?.lean(parts, footTall?.() ?? 0);
      return;
    }
    const back = setTimeout(() => look.current?.lean(parts), BACK);
    return () => clearTimeout(back);
  }, [question, heart]);
  useEffect(() => {
    const parts = (places ?? []).flatMap((region) => heart(region) ?? []);
    if (parts.length > 0) look.current?.glance(parts);
    if (places !== null) return;
    const back = setTimeout(() => look.current?.glance(null), BACK);
    return () => clearTimeout(back);
  }, [look, places, heart]);
}
