/**
 * What a Combat card would make of the round, as far as its player can know: the enemy's card is not counted. Pure, and
 * the same chance gives the same figures.
 */
import type { Context } from "@westmarch/kernel";
import { COMBAT } from "../../cards/combat-cards.ts";
import { CARDS, type CardId } from "../../data/cards.ts";
import { BOTH_SIDES, NONE, other, type Side } from "../../data/ids.ts";
import { combatRoll, leaderReroll, sumHits } from "../../rules/battle/roll.ts";
import { type Battle, cloneWar, type War } from "../../state.ts";
import type { Pair } from "./fight.ts";

/** Draws a number in [0, 1). */
type Chance = () => number;

/** The last initiative, and those after which dice are thrown and hits are counted. */
const LAST = 6;
const AFTER: ReadonlyMap<number, (c: Context<War>, b: Battle) => void> = new Map([
  [3, (c, b) => thrown(c, b, combatRoll)],
  [4, (c, b) => thrown(c, b, leaderReroll)],
  [5, (_c, b) => sumHits(b)],
]);

function thrown(c: Context<War>, b: Battle, roll: typeof combatRoll): void {
  for (const side of BOTH_SIDES) roll(c, b, side);
}

const nothing = (): void => {};

/** Fights the round once: the hits that each side takes. Null where the card asks its player something. */
function once(view: War, side: Side, card: CardId | typeof NONE, chance: Chance): Pair | null {
  const g = cloneWar(view);
  const b = g.battle;
  if (!b) return null;
  const draw = (sides: number) => Math.floor(chance() * sides);
  const c = { g, draw, tell: nothing, tellMore: nothing, tellOnly: nothing, reveal: nothing };
  const taken = [0, 0];
  for (let initiative = 0; initiative <= LAST; initiative++) {
    const effect = card === NONE ? -1 : CARDS[card].initiative.indexOf(initiative);
    const frame = card === NONE ? null : COMBAT[card].effects[effect]?.(c, b, side, card);
    if (frame) {
      // Losses at once are hits like others; any other question is the player's to answer.
      if (frame.call.chapter !== "hits" || !("hits" in frame.call)) return null;
      taken[other(side)] += Number(frame.call.hits);
    }
    AFTER.get(initiative)?.(c, b);
  }
  return [taken[0] + b.toTake[0], taken[1] + b.toTake[1]];
}

/** The hits that each side is to expect in this round when a side plays this card, or none. */
export function roundWith(
  view: War,
  side: Side,
  card: CardId | typeof NONE,
  chance: Chance,
  times = 200,
): Pair | null {
  const sum = [0, 0];
  for (let time = 0; time < times; time++) {
    const hits = once(view, side, card, chance);
    if (!hits) return null;
    for (const hurt of BOTH_SIDES) sum[hurt] += hits[hurt] / times;
  }
  return [sum[0], sum[1]];
}
