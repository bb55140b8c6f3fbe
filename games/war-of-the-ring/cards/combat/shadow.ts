/** The combat halves of the Shadow's cards; what `asks` is in `chapters.ts`. */

import { SIEGE_BATTLE } from "../../data/battles.ts";
import { ELITE, FREE, ISENGARD, NONE, other, SHADOW, SOUTHRONS } from "../../data/ids.ts";
import { region } from "../../data/regionnames.ts";
import { distance } from "../../data/regions.ts";
import {
  leadershipInBattle,
  nazgulLeadership,
  participants,
  unitsInBattle,
} from "../../rules/battle/force.ts";
import { scored } from "../../rules/battle/roll.ts";
import type { Battle, War } from "../../state.ts";
import type { CombatCards, CombatEffect } from "../combat.ts";
import {
  addsToAll,
  addsToRoll,
  addsToRolls,
  asks,
  besideRingBearers,
  cancelCard,
  eliteFights,
  elites,
  forfeitPoints,
  hitEnemy,
  nazgulFights,
  nazgulLead,
  strike,
  strikeFirst,
} from "./words.ts";

const MORIA = region("moria");

/** Two regions, counted over ordinary borders. */
const nearMoria = (_g: War, b: Battle): boolean => {
  const steps = distance(MORIA, b.to);
  return steps >= 0 && steps <= 2;
};
const isengardBeforeWalls = (g: War, b: Battle): boolean => {
  const force = participants(g, b, SHADOW);
  return b.kind === SIEGE_BATTLE && force[ISENGARD] + force[ELITE + ISENGARD] > 0;
};
const southronEliteFights = (g: War, b: Battle): boolean => participants(g, b, SHADOW)[ELITE + SOUTHRONS] > 0;

/** The Free Peoples have no Leader re-roll unless they are better led. */
const stench: CombatEffect = ({ g }, b) => {
  if (nazgulLeadership(g, b) >= leadershipInBattle(g, b, FREE)) b.noReroll[FREE] = 1;
};
/** One hit more for the side that has hit more often. */
const tramples: CombatEffect = (_c, b) => {
  if (scored(b, SHADOW) > scored(b, FREE) + b.earlyHits[FREE]) b.bonusHits[SHADOW]++;
};
const outnumbers: CombatEffect = (c, b, side) => {
  if (unitsInBattle(c.g, b, side) >= 2 * unitsInBattle(c.g, b, other(side)))
    return hitEnemy(c, b, side, [], 1);
};

export const SHADOW_COMBAT = {
  "one-for-the-dark-lord": { demands: besideRingBearers, effects: [addsToRolls(1)] },
  "cruel-as-death": {
    demands: nazgulLead(2),
    effects: [
      (c, b, side) => {
        if (forfeitPoints(c, b, 2)) b.rollBonus[side]++;
      },
    ],
  },
  "they-are-terrible": {
    demands: nazgulLead(1),
    effects: [
      (c, b, side) => {
        if (forfeitPoints(c, b, 1)) b.rerollBonus[side]++;
      },
    ],
  },
  "dread-and-despair": { demands: nazgulLead(1), effects: [asks("dread-and-despair")] },
  "foul-stench": { demands: nazgulLead(1), effects: [stench] },
  "black-breath": { demands: nazgulFights, effects: [asks("black-breath")] },
  "words-of-power": { demands: nazgulFights, effects: [asks("words-of-power")] },
  "durins-bane": { demands: nearMoria, effects: [(c, b, side) => strikeFirst(c, b, side, 3, 4)] },
  "devilry-of-orthanc": { demands: isengardBeforeWalls, effects: [addsToRoll(1)] },
  "deadly-strife": { effects: [addsToAll(2)] },
  onslaught: { effects: [asks("onslaught")] },
  "relentless-assault": { effects: [asks("relentless-assault")] },
  "great-host": { effects: [outnumbers] },
  mumakil: { demands: southronEliteFights, effects: [addsToRoll(1), tramples] },
  "swarm-of-bats": {
    effects: [
      (c, b, side) => {
        if (b.cards[FREE] === NONE) b.rerollBonus[side]++;
        else cancelCard(c, b, side);
      },
    ],
  },
  "we-come-to-kill": {
    demands: eliteFights,
    effects: [(c, b, side) => strike(c, b, side, elites(c.g, b, side), 5)],
  },
  "desperate-battle": { effects: [addsToAll(1)] },
} satisfies CombatCards;
