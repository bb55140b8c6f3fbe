/** What of the land can be entered. */
import { TERRAINS, TERRITORIES } from "../../../language/names.ts";
import { BORDERS } from "../../../pack/types.ts";
import type { Entries } from "../sections.ts";
import { chosen, nameOf } from "./common.ts";
import type { Field } from "./field.ts";

type LandSection = "regions" | "borders" | "passes";

/** The fields of regions, borders and passes. */
export const LAND_FIELDS: { readonly [S in LandSection]: readonly Field<Entries[S]>[] } = {
  regions: [
    nameOf(),
    {
      id: "terrain",
      control: {
        kind: "choice",
        names: TERRAINS,
        of: "terrain",
        get: ({ terrain }) => terrain,
        set: chosen(TERRAINS, (region, terrain) => ({ ...region, terrain })),
      },
    },
    {
      id: "territory",
      control: {
        kind: "choice",
        names: TERRITORIES,
        of: "territory",
        get: ({ territory }) => territory,
        set: chosen(TERRITORIES, (region, territory) => ({ ...region, territory })),
      },
    },
    {
      id: "muster",
      control: {
        kind: "flag",
        get: ({ muster }) => muster === true,
        set: ({ muster: _, ...region }, muster) => (muster ? { ...region, muster } : region),
      },
    },
    {
      id: "points",
      control: {
        kind: "number",
        least: 1,
        most: 9,
        get: ({ settlement }) => settlement?.points ?? 0,
        set: (region, points) => ({ ...region, settlement: { ...region.settlement, points } }),
      },
      has: ({ settlement }) => settlement !== undefined,
    },
    {
      id: "breach",
      control: {
        kind: "number",
        least: 1,
        most: 20,
        get: ({ settlement }) => settlement?.breach ?? 0,
        set: (region, breach) =>
          region.settlement ? { ...region, settlement: { ...region.settlement, breach } } : region,
      },
      has: ({ settlement }) => settlement?.breach !== undefined,
    },
    {
      id: "range",
      control: {
        kind: "places",
        get: ({ range = [] }) => range,
        set: ({ range: _, ...region }, range) => (range.length > 0 ? { ...region, range } : region),
      },
    },
  ],
  borders: [
    {
      id: "between",
      control: {
        kind: "ends",
        get: ({ between }) => between,
        set: (border, at, place) => {
          const [one, other] = border.between;
          return { ...border, between: at === 0 ? [place, other] : [one, place] };
        },
      },
    },
    {
      id: "kind",
      control: {
        kind: "choice",
        names: BORDERS,
        of: "border",
        get: ({ kind }) => kind,
        set: chosen(BORDERS, (border, kind) => ({ ...border, kind })),
      },
    },
  ],
  passes: [
    {
      id: "pointName",
      control: {
        kind: "text",
        get: ({ pointName }) => pointName,
        set: (pass, pointName) => ({ ...pass, pointName }),
      },
    },
    nameOf(),
    {
      id: "leadsTo",
      control: {
        kind: "places",
        get: ({ leadsTo }) => leadsTo,
        set: (pass, leadsTo) => ({ ...pass, leadsTo }),
      },
    },
  ],
};
