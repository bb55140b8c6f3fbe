/** What of units, characters and whatever stands on the map at first can be entered. */
import { CHARACTERS, FACES, GROUPS, SIDES, TERRAINS, UNITS } from "../../../language/names.ts";
import type { Entries } from "../sections.ts";
import { chosen, counted, figureOf, figuresOf, isEmpty, nameOf, severally, titled } from "./common.ts";
import type { Field } from "./field.ts";

const maneuver = titled<Entries["units"]>(
  ({ maneuver }) => maneuver,
  (unit, maneuver) => ({ ...unit, maneuver }),
);
const general = titled<Entries["characters"]>(
  (one) => one.general ?? { title: "", text: "" },
  (one, general) => ({ ...one, general }),
);
const ability = titled<Entries["characters"]>(
  ({ abilities: [first] }) => first ?? { title: "", text: "" },
  (one, first) => ({ ...one, abilities: [first, ...one.abilities.slice(1)] }),
);

type FigureSection = "units" | "flyers" | "characters" | "tokens" | "setup";

/** The fields of figures, of the tokens that bring them, and of where they stand at first. */
export const FIGURE_FIELDS: { readonly [S in FigureSection]: readonly Field<Entries[S]>[] } = {
  units: [
    nameOf(),
    figuresOf(),
    {
      id: "strength",
      control: {
        kind: "number",
        least: 1,
        most: 9,
        get: ({ strength }) => strength,
        set: (unit, strength) => ({ ...unit, strength }),
      },
    },
    {
      id: "favourable",
      control: {
        kind: "several",
        names: TERRAINS,
        of: "terrain",
        get: ({ favourable }) => favourable,
        set: severally(TERRAINS, (unit, favourable) => ({ ...unit, favourable })),
      },
    },
    { id: "maneuverTitle", control: maneuver.title },
    { id: "maneuver", control: maneuver.text("combat") },
  ],
  flyers: [figuresOf()],
  characters: [
    nameOf(),
    figureOf(
      "leadership",
      ({ leadership }) => leadership,
      (one, leadership) => ({ ...one, leadership }),
      9,
    ),
    figureOf(
      "movement",
      ({ movement }) => movement,
      (one, movement) => ({ ...one, movement }),
      9,
    ),
    figureOf(
      "readyAt",
      ({ readyAt }) => readyAt,
      (one, readyAt) => ({ ...one, readyAt }),
      15,
    ),
    {
      id: "dice",
      control: {
        kind: "several",
        names: FACES,
        of: "face",
        get: ({ entry }) => entry?.dice ?? [],
        set: severally(FACES, (one, dice) => (one.entry ? { ...one, entry: { ...one.entry, dice } } : one)),
      },
      has: ({ entry }) => entry !== undefined,
    },
    {
      id: "place",
      control: {
        kind: "sentence",
        reads: "entry",
        get: ({ entry }) => entry?.place ?? "",
        set: (one, place) => (one.entry ? { ...one, entry: { ...one.entry, place } } : one),
      },
      has: ({ entry }) => entry !== undefined,
    },
    {
      id: "brings",
      control: {
        kind: "sentence",
        reads: "command",
        get: ({ entry }) => entry?.brings ?? null,
        set: (one, brings) => (one.entry ? { ...one, entry: { ...one.entry, brings } } : one),
        drop: (one) => {
          if (!one.entry) return one;
          const { brings: _, ...entry } = one.entry;
          return { ...one, entry };
        },
      },
      has: ({ entry }) => entry !== undefined,
    },
    {
      id: "abilities",
      control: ability.text("command"),
      has: ({ abilities }) => abilities.length > 0,
    },
    { id: "generalTitle", control: general.title, has: (one) => one.general !== undefined },
    { id: "general", control: general.text("command"), has: (one) => one.general !== undefined },
  ],
  tokens: [
    {
      id: "group",
      control: {
        kind: "choice",
        names: GROUPS,
        of: "group",
        get: ({ group }) => group,
        set: chosen(GROUPS, (token, group) => ({ ...token, group })),
      },
    },
    {
      id: "units",
      control: {
        kind: "counts",
        names: UNITS,
        of: "unit",
        most: 5,
        get: ({ units }) => units,
        set: (token, name, count) => ({ ...token, units: counted(UNITS, token.units, name, count) }),
      },
    },
    {
      id: "count",
      control: {
        kind: "number",
        least: 1,
        most: 46,
        get: ({ count }) => count,
        set: (token, count) => ({ ...token, count }),
      },
    },
  ],
  setup: [
    {
      id: "side",
      control: {
        kind: "choice",
        names: SIDES,
        of: "side",
        get: ({ side }) => side,
        set: chosen(SIDES, (placing, side) => ({ ...placing, side })),
      },
    },
    {
      id: "region",
      control: {
        kind: "ends",
        get: ({ region }) => [region],
        set: (placing, _at, region) => ({ ...placing, region }),
      },
    },
    {
      id: "units",
      control: {
        kind: "counts",
        names: UNITS,
        of: "unit",
        most: 20,
        get: ({ units = {} }) => units,
        set: ({ units = {}, ...placing }, name, count) => {
          const now = counted(UNITS, units, name, count);
          return isEmpty(now) ? placing : { ...placing, units: now };
        },
      },
    },
    {
      id: "characters",
      control: {
        kind: "several",
        names: CHARACTERS,
        of: "character",
        get: ({ characters = [] }) => characters,
        set: severally(CHARACTERS, ({ characters: _, ...placing }, characters) =>
          characters.length > 0 ? { ...placing, characters } : placing,
        ),
      },
    },
    {
      id: "tokens",
      control: {
        kind: "counts",
        names: GROUPS,
        of: "group",
        most: 20,
        get: ({ tokens = {} }) => tokens,
        set: ({ tokens = {}, ...placing }, name, count) => {
          const now = counted(GROUPS, tokens, name, count);
          return isEmpty(now) ? placing : { ...placing, tokens: now };
        },
      },
    },
  ],
};
