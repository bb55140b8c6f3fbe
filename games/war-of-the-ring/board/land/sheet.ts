import { mapOf } from "@westmarch/campaign/map";
import type { MapPlan } from "@westmarch/campaign/plan";
import cover from "../drawn/cover.svg?url";
import land from "../drawn/land.svg?url";
import plan from "../drawn/map.json?url";
import { OUTLINE_ID } from "../map/plan.ts";

/** Middle-earth. */
export const MAP = mapOf<MapPlan>("middle-earth", { land, plan, cover, outlineId: OUTLINE_ID });
