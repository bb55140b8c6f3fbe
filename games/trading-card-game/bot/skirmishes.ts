/** What skirmishes that stand out would bring, as far as strengths tell. */
import { damage, isFierce } from "../cards/conditions.ts";
import { printed } from "../data/ids.ts";
import { overwhelmedAt, strength } from "../rules/strength.ts";
import { burdensInstead } from "../rules/tokens.ts";
import type { CardGame, Copy } from "../state.ts";
import { vitalityLeft } from "../table/vitality.ts";
import { sense } from "./sense.ts";
import { burdensCost, characterWorth, permanentWorth } from "./worth.ts";

/** How likely a side is to get so much further than it needs. */
const likely = (margin: number, sureness: number): number => 1 / (1 + Math.exp(-margin * sureness));

/** What one loses of a character by so many wounds. */
export function woundsCost(g: CardGame, copy: Copy, wounds: number): number {
  const left = vitalityLeft(g, copy);
  if (printed(copy.card).type === "Ally")
    return wounds >= left ? permanentWorth(g, copy) : sense.allyHurt * wounds;
  const instead = copy.id === g.bearer[g.turn] ? burdensInstead(g, copy) : 0;
  if (instead > 0) return moreBurdens(g, instead * wounds);
  return characterWorth(g, copy, left) - characterWorth(g, copy, Math.max(0, left - wounds));
}

function moreBurdens(g: CardGame, many: number): number {
  const { resistance, burdens, turn } = g;
  return burdensCost(resistance[turn], burdens[turn] + many) - burdensCost(resistance[turn], burdens[turn]);
}

const killing = (g: CardGame, minion: Copy): number =>
  (sense.killed + (isFierce(g, minion) && !g.fierceRound ? sense.fierce : 0)) *
  (sense.anyMinion + sense.minionStrength * strength(g, minion));

/** What the fellowship loses, in steps, when a character stands against these minions; below 0 if it gains. */
export function skirmishCost(
  g: CardGame,
  character: Copy,
  minions: readonly Copy[],
  sureness = sense.sureLater,
): number {
  if (minions.length === 0) return 0;
  const own = strength(g, character);
  let theirs = 0;
  let wounds = 1;
  for (const minion of minions) {
    theirs += strength(g, minion);
    wounds += damage(g, minion);
  }
  const loses = likely(theirs - own + sense.tie, sureness);
  const times = overwhelmedAt(g, character);
  const falls = likely((theirs - times * own + sense.tie) / sense.overwhelm, sureness);
  const fall = woundsCost(g, character, vitalityLeft(g, character));
  let cost = falls * fall + Math.max(0, loses - falls) * woundsCost(g, character, wounds);
  const blows = 1 + damage(g, character);
  for (const minion of minions) {
    const dies = vitalityLeft(g, minion) <= blows ? 1 : likely(own - 2 * theirs, sureness);
    cost -= (1 - loses) * (dies * killing(g, minion) + (1 - dies) * sense.hurt * blows);
    if (isFierce(g, minion) && !g.fierceRound) cost += loses * sense.fierce;
  }
  return cost;
}
