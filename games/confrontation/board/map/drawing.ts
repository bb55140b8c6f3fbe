import type { Point } from "@westmarch/ink";

/** What the page knows about one region of a drawing, in the drawing's own units. */
interface RegionPlace {
  /** Outline as path data; neighbours share their border to the tenth. */
  readonly outline: string;
  /** The outline coarsely, to find the region under a finger. */
  readonly corners: readonly Point[];
  /** Middle of the foot line where standees stand. */
  readonly stand: Point;
  /** Top middle of the region's name, and the width it may take. */
  readonly label: readonly [x: number, y: number, width: number];
}

/** Everything about a drawing but the picture itself. */
export interface Drawing {
  /** The part that must be visible: width and height, from (0, 0). */
  readonly width: number;
  readonly height: number;
  /** Width of a standee, and the distance of two of them. */
  readonly standee: number;
  readonly stride: number;
  readonly regions: readonly RegionPlace[];
  /** Paths that are not straight: the river's two reaches and the tunnel, keyed `from-to`. */
  readonly routes: Readonly<Record<string, string>>;
}

/** The four drawings: the screen's shape, and whose home is near (on wide screens: at the left). */
export const DRAWINGS = ["wide-good", "wide-dark", "tall-good", "tall-dark"] as const;
export type DrawingName = (typeof DRAWINGS)[number];
