/** What of an entry can be entered, field by field, and by what means. */
import {
  CARD_TYPES,
  type CardType,
  CHARACTERS,
  FACES,
  GROUPS,
  SIDES,
  TERRAINS,
  TERRITORIES,
  UNITS,
} from "../../language/names.ts";
import { BORDERS, TILE_SETS, type Titled } from "../../pack/types.ts";
import type { Entries, Section } from "./sections.ts";

/** How a sentence is read. */
export type Reads = "command" | "combat" | "need" | "entry";

/** Lists of names that stand in a pack; what they are called is said elsewhere. */
export type NameSet =
  | "type"
  | "terrain"
  | "territory"
  | "character"
  | "face"
  | "group"
  | "unit"
  | "side"
  | "border"
  | "tile";

export type Control<E> =
  | { readonly kind: "text"; readonly get: (entry: E) => string; readonly set: (entry: E, text: string) => E }
  | {
      readonly kind: "sentence";
      readonly reads: Reads;
      /** Null: there is none, and there need be none. */
      readonly get: (entry: E) => string | null;
      readonly set: (entry: E, text: string) => E;
      /** Takes it away; left out where there must be one. */
      readonly drop?: (entry: E) => E;
    }
  | {
      readonly kind: "number";
      readonly least: number;
      readonly most: number;
      readonly get: (entry: E) => number;
      readonly set: (entry: E, number: number) => E;
    }
  | {
      readonly kind: "choice";
      readonly names: readonly string[];
      readonly of: NameSet;
      readonly get: (entry: E) => string;
      readonly set: (entry: E, name: string) => E;
    }
  | {
      readonly kind: "several";
      readonly names: readonly string[];
      readonly of: NameSet;
      readonly get: (entry: E) => readonly string[];
      readonly set: (entry: E, names: readonly string[]) => E;
    }
  | {
      readonly kind: "counts";
      readonly names: readonly string[];
      readonly of: NameSet;
      readonly most: number;
      readonly get: (entry: E) => Readonly<Record<string, number | undefined>>;
      readonly set: (entry: E, name: string, count: number) => E;
    }
  | { readonly kind: "flag"; readonly get: (entry: E) => boolean; readonly set: (entry: E, is: boolean) => E }
  /** Names of regions, of those that the pack has. */
  | {
      readonly kind: "places";
      readonly get: (entry: E) => readonly string[];
      readonly set: (entry: E, places: readonly string[]) => E;
    }
  /** So many names of regions, each of which can be another. */
  | {
      readonly kind: "ends";
      readonly get: (entry: E) => readonly string[];
      readonly set: (entry: E, at: number, place: string) => E;
    }
  /** The faces of a die, one after the other. */
  | {
      readonly kind: "faces";
      readonly names: readonly string[];
      readonly get: (entry: E) => readonly string[];
      readonly set: (entry: E, at: number, face: string) => E;
    };

export interface Field<E> {
  /** What it is called: in the words of the page, and in what is written of where it comes from. */
  readonly id: FieldName;
  readonly control: Control<E>;
  /** Left out: every entry of the section has it. */
  readonly has?: (entry: E) => boolean;
}

/** All fields by name: `box.field.NAME` is what they are called. */
export type FieldName =
  | "abilities"
  | "between"
  | "breach"
  | "brings"
  | "character"
  | "characters"
  | "combat"
  | "combatTitle"
  | "command"
  | "copies"
  | "count"
  | "dice"
  | "favourable"
  | "figures"
  | "free_peoples"
  | "general"
  | "generalTitle"
  | "group"
  | "icon"
  | "kind"
  | "leadership"
  | "leadsTo"
  | "maneuver"
  | "maneuverTitle"
  | "movement"
  | "muster"
  | "name"
  | "needs"
  | "place"
  | "pointName"
  | "points"
  | "range"
  | "readyAt"
  | "region"
  | "set"
  | "shadow"
  | "side"
  | "strength"
  | "terrain"
  | "territory"
  | "text"
  | "title"
  | "tokens"
  | "type"
  | "units"
  | "value";

const LARGEST = 99;

/** One of a list whose names the compiler knows. */
const chosen =
  <E, N extends string>(names: readonly N[], set: (entry: E, name: N) => E) =>
  (entry: E, name: string): E => {
    const found = names.find((one) => one === name);
    return found === undefined ? entry : set(entry, found);
  };
const severally =
  <E, N extends string>(names: readonly N[], set: (entry: E, names: readonly N[]) => E) =>
  (entry: E, chosen: readonly string[]): E =>
    set(
      entry,
      chosen.flatMap((name) => names.find((one) => one === name) ?? []),
    );
/** The record with so many of this: what there are none of is left out. */
function counted<N extends string>(
  names: readonly N[],
  record: { readonly [name in N]?: number },
  name: string,
  count: number,
): { readonly [name in N]?: number } {
  const next: { [name in N]?: number } = {};
  for (const one of names) {
    const many = one === name ? count : (record[one] ?? 0);
    if (many > 0) next[one] = many;
  }
  return next;
}

const isEmpty = (record: object): boolean => Object.keys(record).length === 0;

const titled = <E>(
  get: (entry: E) => Titled,
  set: (entry: E, titled: Titled) => E,
): { readonly title: Control<E>; readonly text: (reads: Reads) => Control<E> } => ({
  title: {
    kind: "text",
    get: (entry) => get(entry).title,
    set: (entry, title) => set(entry, { ...get(entry), title }),
  },
  text: (reads) => ({
    kind: "sentence",
    reads,
    get: (entry) => get(entry).text,
    set: (entry, text) => set(entry, { ...get(entry), text }),
  }),
});

interface Printed {
  readonly title: string;
  readonly copies: number;
  readonly command: string;
}
const titleOf = <E extends { readonly title: string }>(): Field<E> => ({
  id: "title",
  control: { kind: "text", get: ({ title }) => title, set: (card, title) => ({ ...card, title }) },
});
const typeOf = <E extends { readonly type: CardType }>(): Field<E> => ({
  id: "type",
  control: {
    kind: "choice",
    names: CARD_TYPES,
    of: "type",
    get: ({ type }) => type,
    set: chosen(CARD_TYPES, (card, type) => ({ ...card, type })),
  },
});
const copiesOf = <E extends Printed>(): Field<E> => ({
  id: "copies",
  control: {
    kind: "number",
    least: 1,
    most: 30,
    get: ({ copies }) => copies,
    set: (card, copies) => ({ ...card, copies }),
  },
});
const commandOf = <E extends Printed>(): Field<E> => ({
  id: "command",
  control: {
    kind: "sentence",
    reads: "command",
    get: ({ command }) => command,
    set: (card, command) => ({ ...card, command }),
  },
});

const nameOf = <E extends { readonly name: string }>(): Field<E> => ({
  id: "name",
  control: { kind: "text", get: ({ name }) => name, set: (entry, name) => ({ ...entry, name }) },
});
const figuresOf = <E extends { readonly figures: number }>(): Field<E> => ({
  id: "figures",
  control: {
    kind: "number",
    least: 0,
    most: LARGEST,
    get: ({ figures }) => figures,
    set: (entry, figures) => ({ ...entry, figures }),
  },
});

/** A figure that some have and some have not. */
const figureOf = <E, K extends FieldName & keyof E>(
  id: K,
  get: (entry: E) => number | undefined,
  set: (entry: E, number: number) => E,
  most = LARGEST,
): Field<E> => ({
  id,
  control: { kind: "number", least: 0, most, get: (entry) => get(entry) ?? 0, set },
  has: (entry) => get(entry) !== undefined,
});

const eventCombat = titled<Entries["event"]>(
  ({ combat }) => combat,
  (card, combat) => ({ ...card, combat }),
);
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

const story: readonly Field<Entries["story_shadow"]>[] = [
  titleOf(),
  typeOf(),
  copiesOf(),
  {
    id: "needs",
    control: {
      kind: "sentence",
      reads: "need",
      get: ({ needs }) => needs ?? null,
      set: (card, needs) => ({ ...card, needs }),
      drop: ({ needs: _, ...card }) => card,
    },
  },
  commandOf(),
];

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

export const FIELDS: { readonly [S in Section]: readonly Field<Entries[S]>[] } = {
  dice: (["free_peoples", "shadow"] as const).map((side) => ({
    id: side,
    control: { kind: "faces", names: FACES, get: (dice) => dice[side], set: turned(side) },
  })),
  event: [
    titleOf(),
    typeOf(),
    copiesOf(),
    commandOf(),
    { id: "combatTitle", control: eventCombat.title },
    { id: "combat", control: eventCombat.text("combat") },
  ],
  story_free_peoples: story,
  story_shadow: story,
  fate: [
    titleOf(),
    {
      id: "character",
      control: {
        kind: "choice",
        names: CHARACTERS,
        of: "character",
        get: ({ character }) => character,
        set: chosen(CHARACTERS, (card, character) => ({ ...card, character })),
      },
    },
    copiesOf(),
    commandOf(),
  ],
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
  maneuvers: [
    titleOf(),
    {
      id: "text",
      control: {
        kind: "sentence",
        reads: "combat",
        get: ({ text }) => text,
        set: (card, text) => ({ ...card, text }),
      },
    },
  ],
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
