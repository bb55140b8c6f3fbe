import { useEffect, useState } from "react";
import coverUrl from "../drawn/cover.svg?url";
import picture from "../drawn/land.svg?url";
import plan from "../drawn/map.json?url";
import { type MapPlan, outlinesIn } from "../map/plan.ts";

/** The map as the page uses it: the picture, ready to be put in place, what is where, and the regions' outlines. */
export interface Sheet {
  readonly land: string;
  readonly plan: MapPlan;
  /** Path data by region number; neighbours share their border to the tenth. */
  readonly outlines: readonly string[];
}

const fetched = async (url: string): Promise<Response> => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
};

async function load(): Promise<Sheet> {
  const [land, places] = await Promise.all([
    fetched(picture).then((answer) => answer.text()),
    fetched(plan).then((answer) => answer.json()),
  ]);
  return { land, plan: places as MapPlan, outlines: outlinesIn(land) };
}

let known: Sheet | null = null;
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

/** The map, or null until it is here; an error goes to the page, which can be loaded again. */
export function useMap(): Sheet | null {
  const [, arrived] = useState(0);
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    if (known) return;
    let wanted = true;
    load().then(
      (sheet) => {
        known = sheet;
        if (wanted) arrived((n) => n + 1);
      },
      (error: unknown) => {
        if (wanted) setFailed(error);
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  if (failed) throw failed;
  return known;
}
