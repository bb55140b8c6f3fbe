import type { Placed } from "./placing.ts";

/** What the page knows about one region of the drawing, in the drawing's own units. */
interface RegionPlace extends Placed {
  /** Outline as path data; neighbours share their border to the tenth. */
  readonly outline: string;
}

/** Everything about the drawing but the picture itself. */
export interface MapPlan {
  readonly width: number;
  readonly height: number;
  /** By region number. */
  readonly regions: readonly RegionPlace[];
}
