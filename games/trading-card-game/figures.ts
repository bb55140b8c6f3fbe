/** Every figure that a player may ask about, with what it is made of: "9 = 5 printed + 2 from Sting + …". */
import { frameOf, type Seat } from "@westmarch/kernel";
import { damageBonusOf, defenderBonusOf } from "./cards/conditions.ts";
import { type CardId, isCharacter } from "./data/ids.ts";
import { fellowshipTotalOf, minionTotalOf } from "./rules/archery.ts";
import { moveLimitOf, movingTwilightOf, shadowNumberOf } from "./rules/moving.ts";
import { priceOf } from "./rules/price.ts";
import { resistanceLeftOf, resistanceOf } from "./rules/ring.ts";
import { strengthOf } from "./rules/strength.ts";
import type { CardGame, Copy } from "./state.ts";
import { siteNumber } from "./table/active.ts";
import { type Modifier, type Modifiers, modifiersOf, sum } from "./table/modifiers.ts";
import { siteAt } from "./table/path.ts";
import { vitalityLeftOf, vitalityOf } from "./table/vitality.ts";

/** Figures of a character. */
type OfCharacter = "strength" | "vitality" | "vitality-left" | "damage" | "defender";
/** Figures of the turn and its fellowship. */
type OfTurn =
  | "shadow-number"
  | "moving-twilight"
  | "fellowship-archery"
  | "minion-archery"
  | "resistance"
  | "resistance-left"
  | "move-limit";
/** All figures, as their words are called. */
export type FigureName = OfCharacter | OfTurn | "cost";

export interface Figure<Name extends FigureName = FigureName> {
  readonly name: Name;
  readonly total: number;
  /** They add up to the total. What adds nothing is left out. */
  readonly shares: readonly Modifier[];
}

const figure = <Name extends FigureName>(name: Name, modifiers: Modifiers): Figure<Name> => ({
  name,
  total: sum(modifiers),
  shares: modifiersOf(modifiers),
});

/** What is asked of a companion, an ally or a minion; nothing of other cards. */
export const figuresOf = (g: CardGame, copy: Copy): readonly Figure<OfCharacter>[] =>
  isCharacter(copy.card)
    ? [
        figure("strength", strengthOf(g, copy)),
        figure("vitality", vitalityOf(g, copy)),
        figure("vitality-left", vitalityLeftOf(g, copy)),
        figure("damage", damageBonusOf(g, copy)),
        figure("defender", defenderBonusOf(g, copy)),
      ]
    : [];

/** What a card in hand costs this seat now, onto this bearer if it is to be attached (6.3, 7.7). */
export const costOf = (g: CardGame, seat: Seat, card: CardId, onto?: Copy): Figure<"cost"> =>
  figure("cost", priceOf(g, seat, card, onto));

/** What is asked of the turn: where the fellowship is, its archery, its Ring-bearer, its moves; nothing before the first. */
export const figuresOfTurn = (g: CardGame): readonly Figure<OfTurn>[] =>
  g.phase === "setup"
    ? []
    : [
        figure("shadow-number", shadowNumberOf(g)),
        figure("moving-twilight", movingTwilightOf(g)),
        figure("fellowship-archery", fellowshipTotalOf(g, frameOf(g, "archery")?.allies.length ?? 0)),
        figure("minion-archery", minionTotalOf(g)),
        figure("resistance", resistanceOf(g)),
        figure("resistance-left", resistanceLeftOf(g)),
        figure("move-limit", moveLimitOf(g)),
      ];

/** What a move to the next site would bring into the pool (8.4), or null as long as that site has not been laid. */
export function nextMove(g: CardGame): readonly Figure<"shadow-number" | "moving-twilight">[] | null {
  const next = siteNumber(g) + 1;
  if (siteAt(g, next).length === 0) return null;
  const there = { ...g, at: g.at.with(g.turn, next) };
  return [figure("shadow-number", shadowNumberOf(there)), figure("moving-twilight", movingTwilightOf(there))];
}
