/** Positions for tests of the Hunt. */
import { NONE } from "../data/ids.ts";
import { TILE_NAMES } from "../data/tiles.ts";
import type { Position } from "../position.ts";
import { at, dice, tiles } from "./table.ts";

/** The Fellowship at Hollin with Boromir, one die in the Hunt Box: in all that is not named. */
export const hunted = (more: Position = {}): Position => ({
  dice: { "free-peoples": ["character", "character"], shadow: ["army", "army"] },
  box: [0, 1],
  ...more,
  fellowship: { at: "hollin", companions: ["boromir"], ...more.fellowship },
});

/** The Fellowship moves, one Hunt die succeeds, and this tile (or tiles) come up. */
export const struck = (more: Position, ...names: readonly string[]) => {
  const t = at(hunted(more));
  if (t.state.mordor === NONE) t.draws(...dice(6));
  return t.draws(...tiles(t, ...names)).plays("free-peoples", "travel:character");
};
export const alone = { companions: [] } as const;
export const tileOf = (name: string): number => TILE_NAMES.indexOf(name);
