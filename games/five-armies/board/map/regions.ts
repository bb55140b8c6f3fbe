/** The places of the game as the drawing calls them. */
import { PLACE, type PlaceId, REGION_COUNT } from "../../ids.ts";

type PlaceName = (typeof PLACE.names)[number];
/** Goblin boxes: mustering points in the Mountain, and the passes that lead from them. */
export type BoxName = "goblin_muster_west" | "goblin_muster_east" | "pass_west" | "pass_east";
export type RegionName = Exclude<PlaceName, BoxName>;

const isBox = (name: PlaceName): name is BoxName => PLACE.named(name) >= REGION_COUNT;
const isRegion = (name: PlaceName): name is RegionName => !isBox(name);

/** In the order of their numbers; after them come the boxes. */
export const REGION_NAMES: readonly RegionName[] = PLACE.names.filter(isRegion);
export const BOX_NAMES: readonly BoxName[] = PLACE.names.filter(isBox);

export const numberOf = (name: PlaceName): PlaceId => PLACE.named(name);
