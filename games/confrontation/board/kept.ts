import { NONE } from "@westmarch/kernel";
import { NINE, REGION, type RegionId } from "../data/ids.ts";
import type { Stroke } from "./notes.ts";

/** What a player keeps on this device with this table. */
export interface Kept {
  readonly strokes: readonly Stroke[];
  /** Regions of the nine while they are being placed, -1 where not placed yet; by game of the match. */
  readonly draft: { readonly game: number; readonly at: readonly RegionId[] } | null;
}

const isStroke = (value: unknown): value is Stroke =>
  typeof value === "object" &&
  value !== null &&
  ["version", "index", "region", "place", "note"].every((key) =>
    Number.isInteger((value as Record<string, unknown>)[key]),
  );

const isDraft = (value: unknown): value is NonNullable<Kept["draft"]> => {
  if (typeof value !== "object" || value === null) return false;
  const { game, at } = value as Record<string, unknown>;
  return (
    Number.isInteger(game) &&
    Array.isArray(at) &&
    at.length === NINE &&
    at.every((place) => place === NONE || REGION.is(place))
  );
};

/** What was kept, as far as it makes sense: a device may hold anything. */
export function readKept(value: unknown): Kept {
  const { strokes, draft } = (typeof value === "object" && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  return {
    strokes: Array.isArray(strokes) ? strokes.filter(isStroke) : [],
    draft: isDraft(draft) ? draft : null,
  };
}
