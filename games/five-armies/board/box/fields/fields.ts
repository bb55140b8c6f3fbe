/** What of an entry can be entered, field by field. */
import { FACES } from "../../../language/names.ts";
import { TILE_SETS } from "../../../pack/types.ts";
import type { Entries, Section } from "../sections.ts";
import { CARD_FIELDS } from "./cards.ts";
import { chosen } from "./common.ts";
import type { Field } from "./field.ts";
import { FIGURE_FIELDS } from "./figures.ts";
import { LAND_FIELDS } from "./land.ts";

const tileNumber = (
  id: "value" | "count",
  get: (tile: Entries["tiles"]) => number,
  set: (tile: Entries["tiles"], number: number) => Entries["tiles"],
): Field<Entries["tiles"]> => ({
  id,
  control: { kind: "number", least: id === "count" ? 1 : 0, most: 20, get, set },
});

/** A die with another face at one place. */
const turned =
  (side: "free_peoples" | "shadow") =>
  (dice: Entries["dice"], at: number, name: string): Entries["dice"] => {
    const face = FACES.find((one) => one === name);
    return face === undefined
      ? dice
      : { ...dice, [side]: dice[side].map((old, place) => (place === at ? face : old)) };
  };

/** The fields of every section of a pack. */
export const FIELDS: { readonly [S in Section]: readonly Field<Entries[S]>[] } = {
  dice: (["free_peoples", "shadow"] as const).map((side) => ({
    id: side,
    control: { kind: "faces", names: FACES, get: (dice) => dice[side], set: turned(side) },
  })),
  ...CARD_FIELDS,
  ...FIGURE_FIELDS,
  tiles: [
    {
      id: "set",
      control: {
        kind: "choice",
        names: TILE_SETS,
        of: "tile",
        get: ({ set }) => set,
        set: chosen(TILE_SETS, (tile, set) => ({ ...tile, set })),
      },
    },
    tileNumber(
      "value",
      ({ value }) => value,
      (tile, value) => ({ ...tile, value }),
    ),
    {
      id: "icon",
      control: { kind: "flag", get: ({ icon }) => icon, set: (tile, icon) => ({ ...tile, icon }) },
    },
    tileNumber(
      "count",
      ({ count }) => count,
      (tile, count) => ({ ...tile, count }),
    ),
  ],
  ...LAND_FIELDS,
};
