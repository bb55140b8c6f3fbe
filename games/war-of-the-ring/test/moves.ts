/** Moves of Armies for the tests. */
import type { FigureId } from "../data/ids.ts";
import { type RegionName, region } from "../data/regionnames.ts";
import type { Position } from "../position.ts";
import { figuresIn, unitsIn } from "../rules/figures.ts";
import type { War } from "../state.ts";
import { at } from "./table.ts";

export const count = (g: War, where: RegionName, figure: FigureId): number =>
  figuresIn(g, region(where), figure);
export const units = (g: War, side: 0 | 1, where: RegionName): number => unitsIn(g, side, region(where));

/** The Shadow moves with an Army result (or another). */
export const shadow = (
  map: NonNullable<Position["map"]>,
  more: Position = {},
  face: "army" | "character" = "army",
) => at({ map, acting: "shadow", dice: { "free-peoples": ["event"], shadow: [face, "event"] }, ...more });
/** The Free Peoples move with a Muster/Army result (or another). */
export const free = (
  map: NonNullable<Position["map"]>,
  more: Position = {},
  face: "muster-army" | "character" | "will" = "muster-army",
) => at({ map, dice: { "free-peoples": [face, "event"], shadow: ["army"] }, ...more });
