/** What the skirmish going on would come to with the strengths as they are (12.3). */
import { damage } from "../cards/conditions.ts";
import type { CopyId } from "../data/ids.ts";
import type { CardGame, Copy } from "../state.ts";
import { hurtOf } from "../table/copies.ts";
import { vitalityLeft } from "../table/vitality.ts";
import { attackersOf, compare, defenderOf } from "./skirmishes.ts";
import { burdensInstead, canBeWounded, woundCap } from "./tokens.ts";

/** What a character would suffer if its side lost. */
export interface Blow {
  readonly copy: CopyId;
  readonly wounds: number;
  /** In place of wounds (18.3). */
  readonly burdens: number;
  readonly falls: "overwhelmed" | "wounds" | null;
}

/** What comes of it if this side loses with the strengths as they are. */
export interface Loss {
  readonly side: "fellowship" | "minions";
  /** It would lose now. */
  readonly now: boolean;
  readonly blows: readonly Blow[];
}

/** What one fighter takes of so many wounds. */
function blow(g: CardGame, copy: Copy, wounds: number, overwhelmed: boolean): Blow {
  if (overwhelmed) return { copy: copy.id, wounds: 0, burdens: 0, falls: "overwhelmed" };
  const burdens = burdensInstead(g, copy);
  if (burdens > 0) return { copy: copy.id, wounds: 0, burdens: burdens * wounds, falls: null };
  const most = canBeWounded(g, copy) ? Math.min(wounds, woundCap(g, copy) - hurtOf(g, copy.id)) : 0;
  return { copy: copy.id, wounds: most, burdens: 0, falls: most >= vitalityLeft(g, copy) ? "wounds" : null };
}

/** What would come of it for each side (12.3). */
export function lossesOf(g: CardGame): readonly Loss[] {
  const defender = defenderOf(g);
  const attackers = attackersOf(g);
  if (!defender || attackers.length === 0) return [];
  const { losers, overwhelmed } = compare(g);
  return (["fellowship", "minions"] as const).map((side) => {
    const own: readonly Copy[] = side === "fellowship" ? [defender] : attackers;
    const others: readonly Copy[] = side === "fellowship" ? attackers : [defender];
    const wounds = 1 + others.reduce((sum, copy) => sum + damage(g, copy), 0);
    const now = losers.some(({ id }) => own.some((copy) => copy.id === id));
    return {
      side,
      now,
      blows: own.map((copy) => blow(g, copy, wounds, now && overwhelmed.some(({ id }) => id === copy.id))),
    };
  });
}

/** How the character dies that defends, with the strengths as they are; null where it does not. */
export function defenderFalls(g: CardGame): Blow["falls"] {
  const loss = lossesOf(g).find(({ side }) => side === "fellowship");
  return (loss?.now && loss.blows[0]?.falls) || null;
}
