import type { Point } from "@westmarch/ink";

/** What the page knows about one region of the drawing, in the drawing's own units. */
interface RegionPlace {
  /** Outline as path data; neighbours share their border to the tenth. */
  readonly outline: string;
  /** The outline coarsely: the shape of the button. */
  readonly corners: readonly Point[];
  /** Middle of the foot line where units stand. */
  readonly stand: Point;
  /** Middle of the foot of the fortress. */
  readonly fortress: Point;
  /** Middle of the region's name. */
  readonly label: Point;
}

/** Everything about the drawing but the picture itself. */
export interface MapPlan {
  readonly width: number;
  readonly height: number;
  readonly regions: readonly RegionPlace[];
}
