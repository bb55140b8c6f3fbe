/** How a position of a game is set up by hand: what can be set down where, and what else there is to say of it. */
import type { Core, PositionFault } from "@westmarch/kernel";
import type { ReactNode } from "react";
import type { Say } from "./saying.ts";

/** What games say of their positions in the same words. */
export type EditWord =
  | "turn"
  | "round"
  | "hand"
  | "holds"
  | "full"
  | "enemies"
  | "both"
  | "too-many"
  | "nowhere"
  | "hands-differ"
  | "number"
  | "chapter"
  | "coins"
  | "quest"
  | "cards"
  | "discard"
  | "unit"
  | "fortress"
  | "dice"
  | "progress"
  | "hidden"
  | "revealed"
  | "steps"
  | "steps-passive"
  | "off"
  | "politics"
  | "no-army"
  | "no-settlement"
  | "markers"
  | "not-there";
export type EditKey = `edit.${EditWord}`;

/** Says the keys of a game, and what all games say of their positions. */
export type EditSay<Key extends string = string> = Say<Key | EditKey>;

/** A piece, or one of several that are alike. */
export interface EditPiece {
  readonly id: string;
  readonly name: string;
  /** How it looks, small; left out: its name alone. */
  readonly figure?: ReactNode;
  /** Where it stands, if there is only one of it: the id of a place. Null: it lies in the rack. */
  readonly at: string | null;
  /** How many lie in the rack. */
  readonly left: number;
  /** A rack has room for several alike: it is told how many are left. */
  readonly many?: true;
}

/** Pieces that belong together. */
export interface Rack {
  readonly id: string;
  readonly name: string;
  readonly side: "free" | "shadow" | null;
  readonly pieces: readonly EditPiece[];
}

/** Where something can be set down. On the board it is the thing of the same name (`data-explain`, `data-point`). */
export interface EditPlace {
  readonly id: string;
  readonly name: string;
}

/** One of a few. */
interface OneOf<G> {
  readonly kind: "one";
  readonly value: string;
  readonly values: readonly { readonly id: string; readonly name: string }[];
  readonly put: (value: string) => G;
}

/** So many of something. */
interface HowMany<G> {
  readonly kind: "count";
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly put: (value: number) => G;
}

/** Some of several, each of them in or out. Where there are many, they are found by searching. */
interface SomeOf<G> {
  readonly kind: "some";
  readonly chosen: readonly string[];
  /** `short`: what stands on its button, where that is less than its name. */
  readonly all: readonly { readonly id: string; readonly name: string; readonly short?: string }[];
  /** One goes in or comes out; with `more` it comes out. */
  readonly turn: (one: string) => G;
  /** One more goes in, where several alike can be. */
  readonly more?: (one: string) => G;
}

/** Something to say of a position that stands nowhere on the board. */
export type Knob<G> = { readonly id: string; readonly name: string } & (OneOf<G> | HowMany<G> | SomeOf<G>);

/** What is said together. */
export interface KnobGroup<G> {
  readonly id: string;
  readonly name: string;
  readonly side: "free" | "shadow" | null;
  readonly knobs: readonly Knob<G>[];
}

/** Something that is not as it should be, in a sentence. */
export interface EditFault<G> {
  readonly text: string;
  /** Nothing can be played from a position in which it is so. */
  readonly stops?: true;
  /** Puts it right, where it is plain how. */
  readonly mend?: () => G;
}

/** A change that was asked for: the position after it, or why it cannot be, in a sentence. */
export type Edited<G> = { readonly g: G } | { readonly not: string };

/** What an editor needs of a game. Its functions are pure: a position that they are given stays as it is. */
export interface Editing<G extends Core = Core> {
  /** The position to begin with. */
  readonly start: () => G;
  /** The same without a piece on the board. */
  readonly clear: (g: G) => G;
  readonly racks: (g: G, say: Say) => readonly Rack[];
  readonly places: (g: G, say: Say) => readonly EditPlace[];
  /** What stands in a place: pieces with how many there are. */
  readonly standing: (g: G, place: string) => ReadonlyMap<string, number>;
  /** Takes a piece from a place and sets it down in another; null: the rack. */
  readonly move: (g: G, piece: string, from: string | null, to: string | null, say: Say) => Edited<G>;
  readonly groups: (g: G, say: Say) => readonly KnobGroup<G>[];
  /** What a fault of its notation is in the player's words; null: it is told otherwise. */
  readonly fault: (fault: PositionFault, g: G, say: Say) => EditFault<G> | null;
  /** What rules allow and what no game comes to. */
  readonly doubts: (g: G, say: Say) => readonly EditFault<G>[];
}
