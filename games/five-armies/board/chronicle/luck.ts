/** The luck of both sides, against what could be expected. */
import { isHit } from "@westmarch/armies/dice";
import type { Happened } from "@westmarch/boardkit";
import type { LuckOf } from "@westmarch/campaign/ended";
import { FREE, SHADOW } from "../../ids.ts";
import { printed } from "../../printing.ts";
import { type FiveArmies, UNUSED } from "../../state.ts";

export type LuckKind = "combat" | "leaders" | "volleys" | "rallies" | "tiles";

/** Whose luck it is; fate is the Free Peoples'. */
export type Luck = LuckOf<LuckKind>;

const PIPS = [1, 2, 3, 4, 5, 6];
/** The chance that a die hits. */
const chanceOf = (needs: number, bonus: number): number =>
  PIPS.filter((pips) => isHit(pips, bonus, needs)).length / PIPS.length;

interface Sum {
  tries: number;
  real: number;
  expected: number;
}
const nothing = (): Sum => ({ tries: 0, real: 0, expected: 0 });

function add(sum: Sum, dice: readonly number[], needs: number, bonus: number): void {
  sum.tries += dice.length;
  sum.real += dice.filter((pips) => isHit(pips, bonus, needs)).length;
  sum.expected += dice.length * chanceOf(needs, bonus);
}

/** Dice of combats as they first fell, dice rolled again, dice from afar, rallies, and the tiles that moved the sun. */
export function luckOf(log: readonly Happened<FiveArmies>[], view: FiveArmies): readonly Luck[] {
  const rolls = [nothing(), nothing()] as const;
  const again = [nothing(), nothing()] as const;
  const volleys = [nothing(), nothing()] as const;
  const rallies = [nothing(), nothing()] as const;
  const tiles = nothing();
  const { tileValue } = printed(view);
  const used = tileValue.filter((_, tile) => view.tiles[tile] !== UNUSED);
  const mean = used.reduce((sum, value) => sum + value, 0) / Math.max(1, used.length);
  for (const { type, facts } of log)
    switch (type) {
      case "combat-roll":
        add(rolls[facts.side], facts.dice, facts.needs, facts.bonus);
        break;
      case "more-dice":
        add(rolls[facts.side], facts.dice, facts.needs, 0);
        break;
      case "reroll":
        add(again[facts.side], facts.dice, facts.needs, 0);
        break;
      case "shot":
        add(volleys[facts.side], [...facts.dice, ...facts.again], facts.needs, 0);
        break;
      case "rallied":
        add(rallies[facts.side], [...facts.dice, ...facts.again], facts.needs, 0);
        break;
      case "fate":
        tiles.tries++;
        tiles.real += tileValue[facts.tile];
        tiles.expected += mean;
        break;
      default:
    }
  return [
    { kind: "combat", side: FREE, ...rolls[FREE] },
    { kind: "combat", side: SHADOW, ...rolls[SHADOW] },
    { kind: "leaders", side: FREE, ...again[FREE] },
    { kind: "leaders", side: SHADOW, ...again[SHADOW] },
    { kind: "volleys", side: FREE, ...volleys[FREE] },
    { kind: "volleys", side: SHADOW, ...volleys[SHADOW] },
    { kind: "rallies", side: FREE, ...rallies[FREE] },
    { kind: "rallies", side: SHADOW, ...rallies[SHADOW] },
    { kind: "tiles", side: FREE, ...tiles },
  ];
}
