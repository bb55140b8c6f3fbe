/** What a field of an entry is, and by what means it can be entered. */

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
