import { stock, useFetched } from "@westmarch/boardkit/drawing";
import { type Cover, type Sheet as SheetOf, sheetsOf } from "@westmarch/campaign/map";
import type { MapPlan } from "@westmarch/campaign/plan";
import cover from "../drawn/cover.svg?url";
import land from "../drawn/land.svg?url";
import plan from "../drawn/map.json?url";
import { OUTLINE_ID } from "../map/plan.ts";

export type Sheet = SheetOf;

const NAME = "middle-earth";
const SHEETS = sheetsOf<MapPlan>({ land, plan, outlineId: OUTLINE_ID });

/** Fetches the map with the board, so that both are there at once. */
export const laid = (): Promise<void> => stock(SHEETS, NAME);

/** The map, or null until it is here. */
export const useMap = (): Sheet | null => useFetched(SHEETS, NAME);

/** What stands on the land. */
export const COVER: Cover = { url: cover, grown: null };
