import { useEffect, useState } from "react";
import tallDarkPlan from "../drawn/tall-dark.json?url";
import tallDark from "../drawn/tall-dark.svg?url";
import tallGoodPlan from "../drawn/tall-good.json?url";
import tallGood from "../drawn/tall-good.svg?url";
import wideDarkPlan from "../drawn/wide-dark.json?url";
import wideDark from "../drawn/wide-dark.svg?url";
import wideGoodPlan from "../drawn/wide-good.json?url";
import wideGood from "../drawn/wide-good.svg?url";
import type { Drawing, DrawingName } from "./drawing.ts";

/** A drawing as the page uses it: the picture, ready to be put in place, and what is where. */
export interface Sheet {
  readonly name: DrawingName;
  readonly svg: string;
  readonly drawing: Drawing;
}

const PAGES: Readonly<Record<DrawingName, readonly [picture: string, plan: string]>> = {
  "wide-good": [wideGood, wideGoodPlan],
  "wide-dark": [wideDark, wideDarkPlan],
  "tall-good": [tallGood, tallGoodPlan],
  "tall-dark": [tallDark, tallDarkPlan],
};

const fetched = async (url: string): Promise<Response> => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
};

/** Loaded when needed: a player sees one of the four, or two when the screen is turned. */
async function load(name: DrawingName): Promise<Sheet> {
  const [picture, plan] = await Promise.all(PAGES[name].map(fetched));
  return { name, svg: await picture.text(), drawing: (await plan.json()) as Drawing };
}

const known = new Map<DrawingName, Sheet>();

/** The drawing of this name, or null until it is here; an error goes to the page, which can be loaded again. */
export function useDrawing(name: DrawingName): Sheet | null {
  const [, arrived] = useState(0);
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    if (known.has(name)) return;
    let wanted = true;
    load(name).then(
      (sheet) => {
        known.set(name, sheet);
        if (wanted) arrived((n) => n + 1);
      },
      (error: unknown) => {
        if (wanted) setFailed(error);
      },
    );
    return () => {
      wanted = false;
    };
  }, [name]);
  if (failed) throw failed;
  return known.get(name) ?? null;
}
