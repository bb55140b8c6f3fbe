import { type RefObject, useEffect } from "react";
import { type Box, besideArmy } from "./beside.ts";

/** Where an army stands and where it goes, by the numbers of their places. */
export interface Ends {
  readonly from: number;
  readonly to: number;
}

/** CSS pixels that are left free at the edges of the map. */
const EDGE = 8;

const board = (): HTMLElement | null => document.querySelector<HTMLElement>("#board");

/** Everything on the board that a selector finds and that is seen. */
const boxesOf = (selector: string): Box[] =>
  [...(board()?.querySelectorAll(selector) ?? [])]
    .map((thing) => thing.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);

/** The army in a place, or else the place itself. */
const standing = (place: number): Box | undefined =>
  boxesOf(`[data-piece][aria-pressed="true"]`)[0] ??
  boxesOf(`[data-piece][data-explain^="army:${place}:"]`)[0] ??
  boxesOf(`[data-region="${place}"]`)[0];

/** The map without the rail at its foot. */
function roomOf({ left, top, right, bottom }: Box): Box {
  const rail = document.querySelector("#choices")?.getBoundingClientRect();
  const foot = rail && rail.height > 0 ? Math.min(bottom, rail.top) : bottom;
  return { left: left + EDGE, top: top + EDGE, right: right - EDGE, bottom: foot - EDGE };
}

/** What a slip lies on only where there is no other room: where the army goes, what can be chosen, and what lies around the map. */
const inTheWay = (to: number): readonly Box[] => [
  ...boxesOf(`[data-region="${to}"]`),
  ...boxesOf("[data-piece][data-ready]"),
  ...boxesOf("[data-column], [data-hand], [data-rail]"),
];

/** Lays a slip beside an army, and keeps it there while the map moves. */
export function useBesideArmy(slip: RefObject<HTMLElement | null>, { from, to }: Ends): void {
  useEffect(() => {
    const found = slip.current;
    if (from < 0 || !found) return;
    let last = "";
    let next = 0;
    const lay = () => {
      next = requestAnimationFrame(lay);
      const [around, army] = [board()?.getBoundingClientRect(), standing(from)];
      if (!around || !army) return;
      const { offsetWidth: wide, offsetHeight: tall } = found;
      const now = [army.left, army.top, around.width, around.height, wide, tall].map(Math.round).join();
      if (now === last) return;
      last = now;
      const { left, top } = besideArmy(army, { wide, tall }, roomOf(around), inTheWay(to));
      const parent = found.offsetParent?.getBoundingClientRect() ?? around;
      found.style.setProperty("--beside-x", `${Math.round(left - parent.left)}px`);
      found.style.setProperty("--beside-y", `${Math.round(top - parent.top)}px`);
      found.dataset.beside = "";
    };
    lay();
    return () => {
      cancelAnimationFrame(next);
      delete found.dataset.beside;
    };
  }, [slip, from, to]);
}
