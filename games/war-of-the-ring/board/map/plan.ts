import type { Keep, Point } from "@westmarch/ink";

/** What the page knows about one region of the drawing, in the drawing's own units. */
interface RegionPlace {
  /** Outline as path data; neighbours share their border to the tenth. */
  readonly outline: string;
  /** Where the name belongs: nothing is drawn there. */
  readonly name: Keep;
  /** Foot of the settlement. */
  readonly settlement: Point | null;
  /** Middles of the places for armies, the roomiest first. */
  readonly armies: readonly Point[];
}

/** Everything about the drawing but the picture itself. */
export interface MapPlan {
  readonly width: number;
  readonly height: number;
  /** By region number. */
  readonly regions: readonly RegionPlace[];
}
