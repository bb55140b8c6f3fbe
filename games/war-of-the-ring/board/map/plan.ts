import type { Placed } from "./placing.ts";

/** Everything about the drawing but the picture itself, in its own units. The outlines are in the picture. */
export interface MapPlan {
  readonly width: number;
  readonly height: number;
  /** By region number. */
  readonly regions: readonly Placed[];
}

/** What the outline of a region is called in the picture. */
export const OUTLINE_ID = "war-r";

/** The outlines stand once, in the picture, which needs them itself. */
export const outlinesIn = (svg: string): readonly string[] =>
  [...svg.matchAll(new RegExp(`<path id="${OUTLINE_ID}\\d+" d="([^"]+)"`, "g"))].map(([, d]) => d ?? "");
