/** A figure, such as a strength or a cost, is the sum of modifiers, which its rule hands to `add` one after the other. */
import type { CardId, CopyId } from "../data/ids.ts";
import type { CardGame, LastingKind, Until } from "../state.ts";

/** What a modifier comes from, if not from a card. */
export type Basis =
  | "printed"
  /** A card that is not remembered. */
  | "effect"
  /** 7.7. */
  | "roaming"
  /** The text that plays a card has a price of its own. */
  | "price"
  | "companions"
  | "allies"
  | "wounds"
  | "burdens"
  /** The move limit at the beginning of every turn (8.2). */
  | "usual"
  /** What is missing to 0, below which a figure never falls. */
  | "least";

/** Where a modifier comes from. */
export type Origin = CardId | Basis;

/** One thing that a figure is made of: "2 from …, until the turn ends". */
export interface Modifier {
  readonly much: number;
  readonly from: Origin;
  /** When it ends, if it is a lasting effect (17.6). */
  readonly until?: Until;
}

/** Takes one modifier. */
export type Add = (much: number, from: Origin, until?: Until) => void;
/** Hands out a figure's modifiers, in the order in which they are counted. */
export type Modifiers = (add: Add) => void;

/** What the figure that is being added up comes to so far. */
let counted = 0;
const count: Add = (much) => {
  counted += much;
};

/** The figure itself. A figure that others go into is set aside meanwhile. */
export function sum(modifiers: Modifiers): number {
  const before = counted;
  counted = 0;
  modifiers(count);
  const all = counted;
  counted = before;
  return all;
}

/** What it is made of, without what changes nothing. */
export function modifiersOf(modifiers: Modifiers): readonly Modifier[] {
  const all: Modifier[] = [];
  modifiers((much, from, until) => {
    if (much !== 0) all.push(until === undefined ? { much, from } : { much, from, until });
  });
  return all;
}

/** A figure that never falls below 0. */
export const neverBelowNone =
  (modifiers: Modifiers): Modifiers =>
  (add) => {
    // Where only the figure is wanted, nothing is told.
    if (add === count) return add(Math.max(0, sum(modifiers)), "least");
    let all = 0;
    modifiers((much, from, until) => {
      all += much;
      add(much, from, until);
    });
    if (all < 0) add(-all, "least");
  };

/** What lasting effects of a kind add for a copy (17.6). */
export function lasting(g: CardGame, what: LastingKind, id: CopyId, add: Add): void {
  for (const one of g.lasting)
    if (one.what === what && one.on === id) add(one.by, one.from ?? "effect", one.until);
}

/** Whether a lasting effect of a kind is on a copy (17.6). */
export function lasts(g: CardGame, what: LastingKind, id: CopyId): boolean {
  for (const one of g.lasting) if (one.what === what && one.on === id) return true;
  return false;
}
