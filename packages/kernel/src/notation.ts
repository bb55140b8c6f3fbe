import type { Option } from "./types.ts";

/** What a word of a line can say, for a player who writes one by hand. Anything else is a text. */
export type Shape =
  | { readonly kind: "text" }
  | { readonly kind: "number"; readonly least: number; readonly most: number }
  /** One of these. */
  | { readonly kind: "one"; readonly names: readonly string[] }
  /** Any of these, in an order, with `between` between them; `once`: each at most once. */
  | {
      readonly kind: "some";
      readonly names: readonly string[];
      readonly between: string;
      readonly once: boolean;
    }
  /** A value for each of these, in their order. */
  | {
      readonly kind: "row";
      readonly names: readonly string[];
      readonly of: readonly Shape[];
      readonly between: string;
    }
  /** A value for some of these: name, `mark`, value. */
  | {
      readonly kind: "named";
      readonly names: readonly string[];
      readonly of: Shape;
      readonly mark: string;
      readonly between: string;
    };

/** One word of a position's line. */
export interface Field {
  readonly name: string;
  /** What is written for it in this position. */
  readonly written: string;
  /** What it is where nothing is written. */
  readonly usual: string;
  /** What may be written for it. */
  readonly shape: Shape;
}

/** Something in a position that cannot be. */
export interface PositionFault {
  /** The word of the line that it lies in, and where within that: names and numbers. */
  readonly place: readonly (string | number)[];
  /** The number of the rule that says so; null where none has one. */
  readonly rule: string | null;
  /** In English, for those who write positions. */
  readonly reason: string;
}

/** A game's writing: positions on one line, choices as one word. */
export interface Notation<G> {
  /** One line that `read` turns back into an equal state. On a view, what is unknown is written as such. */
  write(g: G): string;
  /** Throws `NotationError` with the place and what was expected. */
  read(line: string): G;
  /** The same for a position that is still being set up: what it holds may break rules. */
  draft?(line: string): G;
  /** Everything in a position that cannot be. */
  faults?(g: G): readonly PositionFault[];
  /** Every word that a line of this position may have, in order. */
  fields?(g: G): readonly Field[];
  /** One word without blanks. */
  choice(option: Option): string;
  /** Throws `NotationError`. */
  option(word: string): Option;
}

/** A line or word that is not in the notation. */
export class NotationError extends Error {
  override name = "NotationError";
}
