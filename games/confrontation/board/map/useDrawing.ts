import { fetched, shelf, useFetched } from "@westmarch/boardkit/drawing";
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

/** Loaded when needed: a player sees one of the four, or two when the screen is turned. */
async function load(name: DrawingName): Promise<Sheet> {
  const [picture, plan] = await Promise.all(PAGES[name].map(fetched));
  return { name, svg: await picture.text(), drawing: (await plan.json()) as Drawing };
}

const SHEETS = shelf(load);

/** The drawing of this name, or null until it is here. */
export const useDrawing = (name: DrawingName): Sheet | null => useFetched(SHEETS, name);
