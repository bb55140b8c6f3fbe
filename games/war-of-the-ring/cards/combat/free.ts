/** The combat halves of the Free Peoples' cards; what `asks` is in `chapters.ts`. */
import { countBits } from "@westmarch/armies/cards";
import { SIEGE_BATTLE } from "../../data/battles.ts";
import {
  ARAGORN,
  FREE,
  GANDALF_THE_GREY,
  GANDALF_THE_WHITE,
  MERIADOC,
  NONE,
  PEREGRIN,
  ROHAN,
  SHADOW,
  STRIDER,
  sideOfNation,
} from "../../data/ids.ts";
import { region } from "../../data/regionnames.ts";
import { NATION_OF } from "../../data/regions.ts";
import { companionsInBattle, leadershipInBattle } from "../../rules/battle/force.ts";
import { hitsOn } from "../../rules/battle/roll.ts";
import type { Battle, War } from "../../state.ts";
import type { CombatCards, CombatEffect } from "../combat.ts";
import {
  addsHits,
  addsToRoll,
  addsToRolls,
  asks,
  besideRingBearers,
  cancelCard,
  cancelHits,
  canForfeit,
  companionCanForfeit,
  companionFights,
  eliteFights,
  elites,
  fights,
  forfeitCompanions,
  leaderOrCompanionFights,
  leadingCompanions,
  limitsEnemy,
  strikeFirst,
  turnMisses,
} from "./words.ts";

const FANGORN = region("fangorn");
const ORTHANC = region("orthanc");

/** Rohan, Fangorn and Orthanc: as far as the trees go. */
const inReachOfEnts = (_g: War, b: Battle): boolean =>
  NATION_OF[b.to] === ROHAN || b.to === FANGORN || b.to === ORTHANC;
const inFreeLands = (_g: War, b: Battle): boolean =>
  NATION_OF[b.to] !== NONE && sideOfNation(NATION_OF[b.to]) === FREE;

/** Each heir's Leadership, and the misses that it turns into hits. */
const ANDURIL = [
  [STRIDER, 1],
  [ARAGORN, 2],
] as const;

/** The Shadow's ones hit its own Army, and stay where they lie. */
const confuses: CombatEffect = (_c, b) => {
  let ones = 0;
  for (const die of b.rolled[SHADOW]) if (die === 1) ones++;
  b.bonusHits[FREE] += ones;
  b.spoiled[SHADOW] += ones;
};

export const FREE_COMBAT = {
  "it-is-a-gift": { demands: besideRingBearers, effects: [addsToRolls(1)] },
  "blade-of-westernesse": { demands: fights(MERIADOC, PEREGRIN), effects: [asks("blade-of-westernesse")] },
  "mighty-attack": { demands: companionCanForfeit, effects: [asks("mighty-attack")] },
  "servant-of-the-secret-fire": {
    demands: fights(GANDALF_THE_GREY, GANDALF_THE_WHITE),
    effects: [addsToRoll(1)],
  },
  anduril: {
    demands: (g, b) => canForfeit(g, b, STRIDER) || canForfeit(g, b, ARAGORN),
    effects: [
      (c, b, side) => {
        for (const [heir, most] of ANDURIL) {
          if (!canForfeit(c.g, b, heir)) continue;
          forfeitCompanions(c, b, 1 << heir);
          turnMisses(c, b, side, most);
        }
      },
    ],
  },
  "heroic-death": { demands: leaderOrCompanionFights, effects: [asks("heroic-death")] },
  "daring-defiance": {
    demands: companionCanForfeit,
    effects: [
      (c, b, side) => {
        forfeitCompanions(c, b, leadingCompanions(c.g, b));
        cancelCard(c, b, side);
      },
    ],
  },
  "fateful-strike": { demands: leaderOrCompanionFights, effects: [asks("fateful-strike")] },
  "sudden-strike": {
    demands: leaderOrCompanionFights,
    effects: [(c, b, side) => strikeFirst(c, b, side, leadershipInBattle(c.g, b, side), hitsOn(b, side))],
  },
  "brave-stand": {
    demands: companionFights,
    effects: [
      ({ g }, b) => {
        b.diceLost[SHADOW] += countBits(companionsInBattle(g, b));
      },
    ],
  },
  "ents-rage": { demands: inReachOfEnts, effects: [addsToRoll(2)] },
  "huorn-dark": { demands: inReachOfEnts, effects: [limitsEnemy(2)] },
  "nameless-wood": { demands: inReachOfEnts, effects: [addsHits(2)] },
  daylight: { effects: [limitsEnemy(3)] },
  "no-quarter": { effects: [addsHits(1)] },
  "advantageous-position": {
    demands: inFreeLands,
    effects: [
      (_c, b) => {
        b.rollBonus[SHADOW]--;
      },
    ],
  },
  /** A sortie is a field battle, and the besieger may retreat from it (10.5.2, 10.5.4). */
  scouts: {
    demands: (_g, b, side) => b.attacker !== side && b.kind !== SIEGE_BATTLE,
    effects: [asks("scouts")],
  },
  "shield-wall": {
    effects: [
      (c, b, side) => {
        if (b.rollHits[SHADOW] + b.rerollHits[SHADOW] >= 2) cancelHits(c, b, side, 1);
      },
    ],
  },
  confusion: { effects: [confuses] },
  charge: {
    demands: eliteFights,
    effects: [(c, b, side) => strikeFirst(c, b, side, elites(c.g, b, side), hitsOn(b, side))],
  },
  valour: { demands: eliteFights, effects: [addsToRoll(1)] },
} satisfies CombatCards;
