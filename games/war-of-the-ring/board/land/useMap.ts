import { useEffect, useState } from "react";
import plan from "../drawn/map.json?url";
import picture from "../drawn/map.svg?url";
import { type MapPlan, outlinesIn } from "../map/plan.ts";

/** The map as the page uses it: the picture, ready to be put in place, what is where, and the regions' outlines. */
export interface Sheet {
  readonly svg: string;
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
  const [svg, places] = await Promise.all([
    fetched(picture).then((answer) => answer.text()),
    fetched(plan).then((answer) => answer.json()),
  ]);
  return { svg, plan: places as MapPlan, outlines: outlinesIn(svg) };
}

let known: Sheet | null = null;

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
