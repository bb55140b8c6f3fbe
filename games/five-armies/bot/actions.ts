/** What a die is worth for each action: that of its best continuation. */
import type { Option } from "@westmarch/kernel";
import {
  ACTION,
  type ActionId,
  BEORN,
  BOLG,
  CARD,
  CHARACTER,
  type CharacterId,
  FREE,
  GOBLIN,
  LORD,
  POINTS,
  ROOST,
  SHADOW,
  type Side,
  THORIN,
  WILL_FACE,
} from "../ids.ts";
import { preyOf } from "../rules/beorn.ts";
import { figuresIn, leadershipIn, shadowPoints, unitsIn } from "../rules/board.ts";
import { joinable, joined } from "../rules/combat/attack.ts";
import { flips, hurtArmies } from "../rules/mustering.ts";
import { programOf } from "../rules/said.ts";
import { ANY_ARMY, wingsAt } from "../rules/sky.ts";
import { changedAbility } from "../rules/standing.ts";
import { type FiveArmies, POINTS_AGAINST_BEORN } from "../state.ts";
import { cardWorth, commandWorth } from "./card-worths.ts";
import { chanceOf, groundOf, mightAt } from "./force.ts";
import type { Land } from "./land.ts";
import { armyValue, bear, bestAttack, bestMarch, bestSteps, combinedScore } from "./marches.ts";
import { sense } from "./sense.ts";
import { cardsOf, look, tendencyTo } from "./standing.ts";

const LED = { ...ANY_ARMY, led: 1 };
const GOBLINS = { ...ANY_ARMY, types: 1 << GOBLIN, whole: 1 };

/** 10.7: markers that two armies lose together. */
function rallyScore(g: FiveArmies, side: Side): number {
  return hurtArmies(g, side)
    .map((at) => Math.min(g.damage[at], unitsIn(g, side, at) / 3 + leadershipIn(g, side, at) / 4))
    .sort((one, other) => other - one)
    .slice(0, 2)
    .reduce((sum, healed) => sum + sense.heal * healed, 0);
}

/** What Beorn can do to the armies next to where he comes. */
function beornScore(land: Land): number {
  const { g } = land;
  let best = sense.bearLeast;
  for (const to of preyOf(g))
    best = Math.max(
      best,
      sense.bear *
        armyValue(g, SHADOW, to) *
        chanceOf(bear(g), mightAt(g, SHADOW, to), groundOf(g, g.at[BEORN], to)),
    );
  return best;
}

function actionScore(land: Land, side: Side, action: ActionId): number {
  const { g } = land;
  switch (ACTION.names[action]) {
    case "strategic_move":
      return bestSteps(land, side, ANY_ARMY, 2);
    case "goblin_move":
      return bestSteps(land, side, GOBLINS, 2);
    case "forced_march":
      return bestMarch(land, side, LED);
    case "attack":
      return bestAttack(land, side, ANY_ARMY, 1);
    case "attack_with_leadership":
      return bestAttack(land, side, LED, 1);
    case "goblin_attack":
      return bestAttack(land, side, GOBLINS, 1);
    case "combined_attack":
      return Math.max(
        0,
        ...joinable(g, side).map(([, to]) => combinedScore(land, side, joined(g, side, to), to)),
      );
    case "draw_cards":
      return 2 * sense.card - 2 * sense.full * cardsOf(g, side);
    case "recruit":
      return sense.flip * Math.min(2, new Set(flips(g, side).map(([, at]) => at)).size);
    case "rally":
      return rallyScore(g, side);
    case "goblin_muster":
      return POINTS.reduce(
        (sum, at, i) =>
          sum + sense.goblin + (g.open[i] === 0 && figuresIn(g, at, GOBLIN) === 4 ? sense.pass : 0),
        0,
      );
    case "eagle_attack":
      return ROOST.all.slice(1).reduce((sum, roost) => sum + sense.eagles * wingsAt(g, roost), 0);
    case "bat_cloud":
      return bestSteps(land, side, ANY_ARMY, 1);
    case "move_beorn":
      return beornScore(land);
    case "move_characters":
      return sense.characters;
  }
}

/** 6: what a character's coming brings. */
function entryScore(g: FiveArmies, character: CharacterId): number {
  if (character === BEORN) return shadowPoints(g) < POINTS_AGAINST_BEORN ? 100 : sense.beornComes;
  if (character === THORIN) return sense.thorinComes;
  if (character === LORD) return sense.lordComes;
  return character === BOLG ? sense.bolgComes : sense.otherComes;
}

function abilityScore(land: Land, general: CharacterId): number {
  const { g } = land;
  const card = changedAbility(g, general);
  const command = card === null ? programOf(g, "general", general, []) : programOf(g, "becomes", card, []);
  // It costs no die, and waiting too long forfeits it.
  return sense.ability + commandWorth(land, FREE, command);
}

/** Fills in what each use of a die is worth. */
export function scoreActions(land: Land, side: Side, options: readonly Option[], scores: number[]): void {
  const { g } = land;
  look(g, side);
  const known = new Map<number, number>();
  const once = (key: number, judge: () => number): number => {
    const score = known.get(key) ?? judge();
    known.set(key, score);
    return score;
  };
  for (let i = 0; i < options.length; i++) {
    const [verb, face, thing] = options[i];
    const dear = face === WILL_FACE ? sense.will : 0;
    switch (verb) {
      case "use":
        scores[i] =
          once(
            Number(thing),
            () => actionScore(land, side, ACTION.of(thing)) + tendencyTo(ACTION.names[ACTION.of(thing)]),
          ) - dear;
        break;
      case "play":
        scores[i] =
          once(100 + Number(thing), () => cardWorth(land, side, CARD.of(thing))) + tendencyTo(verb) - dear;
        break;
      case "enter":
        scores[i] = entryScore(g, CHARACTER.of(thing)) + tendencyTo(verb) - dear;
        break;
      case "ability":
        scores[i] = abilityScore(land, CHARACTER.of(face)) + tendencyTo(verb);
        break;
      case "aside":
        scores[i] = sense.aside + tendencyTo(verb) - dear;
        break;
      case "pass":
        scores[i] = sense.wait + tendencyTo(verb);
        break;
      default:
        scores[i] = 0;
    }
  }
}
