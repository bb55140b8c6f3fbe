import { mapOf, type Sheet as SheetOf } from "@westmarch/campaign/map";
import cover from "../drawn/cover.svg?url";
import land from "../drawn/land.svg?url";
import plan from "../drawn/map.json?url";
import { OUTLINE_ID, type ValleyPlan } from "../map/plan.ts";

export type Sheet = SheetOf<ValleyPlan>;

/** The valley of Dale. */
export const VALLEY = mapOf<ValleyPlan>("valley-of-dale", { land, plan, cover, outlineId: OUTLINE_ID });
