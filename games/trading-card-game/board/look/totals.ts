/** What the cards at work make of the figures on the table. It needs the texts of the cards, and so comes late. */
import { frameOf } from "@westmarch/kernel";
import type { CopyId } from "../../data/ids.ts";
import { isCharacter } from "../../data/ids.ts";
import { fellowshipTotal, minionTotal } from "../../rules/archery.ts";
import { strength } from "../../rules/strength.ts";
import type { CardGame } from "../../state.ts";
import { activeCopies } from "../../table/active.ts";

/** Both sides of something that is fought out. */
export interface Sides {
  readonly fellowship: number;
  readonly minions: number;
}

export interface Totals {
  /** Of every character that is active now. */
  readonly strength: ReadonlyMap<CopyId, number>;
  /** In the archery phase (10.3). */
  readonly archery: Sides | null;
}

function archeryOf(g: CardGame): Sides | null {
  if (g.phase !== "archery") return null;
  const at = frameOf(g, "archery");
  return { fellowship: fellowshipTotal(g, at?.allies.length ?? 0), minions: minionTotal(g) };
}

export const totals = (g: CardGame): Totals => ({
  strength: new Map(
    activeCopies(g)
      .filter(({ card }) => isCharacter(card))
      .map((copy) => [copy.id, strength(g, copy)]),
  ),
  archery: archeryOf(g),
});
