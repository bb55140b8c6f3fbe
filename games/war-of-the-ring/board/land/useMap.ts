import { fetched, shelf, stock, useFetched } from "@westmarch/boardkit/drawing";
import { useEffect, useState } from "react";
import coverUrl from "../drawn/cover.svg?url";
import picture from "../drawn/land.svg?url";
import plan from "../drawn/map.json?url";
import { type MapPlan, outlinesIn, unpacked } from "../map/plan.ts";

/** The map as the page uses it: the picture, ready to be put in place, what is where, and the regions' outlines. */
export interface Sheet {
  readonly land: string;
  readonly plan: MapPlan;
  /** Path data by region number; neighbours share their border to the tenth. */
  readonly outlines: readonly string[];
}

async function load(): Promise<Sheet> {
  const [land, places] = await Promise.all([
    fetched(picture).then((answer) => answer.text()),
    fetched(plan).then((answer) => answer.json()),
  ]);
  return { land, plan: unpacked(places as MapPlan), outlines: outlinesIn(land) };
}

const SHEETS = shelf(load);

/** Fetches the map with the board, so that both are there at once. */
export const laid = (): Promise<void> => stock(SHEETS, "middle-earth");

/** The map, or null until it is here. */
export const useMap = (): Sheet | null => useFetched(SHEETS, "middle-earth");

let grown: string | null = null;
/** Milliseconds in which the land is laid out. */
const SOON = 60;

/** What stands on the land, once it has been fetched: it comes after everything that a first move needs. */
export function useCover(): string | null {
  const [cover, grow] = useState(grown);
  useEffect(() => {
    if (grown !== null) return;
    let wanted = true;
    const waiting = window.setTimeout(() => {
      fetched(coverUrl)
        .then((answer) => answer.text())
        .then(
          (text) => {
            grown = text;
            if (wanted) grow(text);
          },
          () => {}, // a map without trees is a map
        );
    }, SOON);
    return () => {
      wanted = false;
      clearTimeout(waiting);
    };
  }, []);
  return cover;
}
