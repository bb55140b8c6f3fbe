import type { Box, MapLook } from "@westmarch/boardkit/map";
import { type RefObject, useEffect } from "react";

/** How long the map waits, after something has happened elsewhere, before it goes back to where it lay. */
const BACK = 600;

interface Sight {
  /** Regions that something is asked about. */
  readonly asked: readonly number[];
  /** Those of them that are seen where there is no room for all; none: nothing is in hand. */
  readonly foremost: readonly number[];
  /** Regions where something can be picked up, which is to lie free too. */
  readonly starts: readonly number[];
  /** Where something happens just now; null: nothing happens. */
  readonly places: readonly number[] | null;
  /** The part of a region in which everything stands; the same function while the map is the same. */
  readonly heart: (region: number) => Box | null;
  /** What stands in a region and can be picked up. */
  readonly stand: (region: number) => readonly Box[];
}

/** What is asked about, and where something happens, is brought into sight. */
export function useSight(
  look: RefObject<MapLook | null>,
  { asked, foremost, starts, places, heart, stand }: Sight,
): void {
  const question = `${asked.join()} ${foremost.join()} ${starts.join()}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map leans when something else is asked, and not before
  useEffect(() => {
    const hearts = (some: readonly number[]) => some.flatMap((region) => heart(region) ?? []);
    const parts = [...hearts(asked), ...starts.flatMap(stand)];
    const lean = () => look.current?.lean({ parts, foremost: hearts(foremost) });
    if (parts.length > 0) {
      lean();
      return;
    }
    const back = setTimeout(lean, BACK);
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
