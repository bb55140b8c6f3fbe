/** What programs of cards and abilities are worth, by what their steps do. */
import { type CardId, EYRIE, PLACE, type Side } from "../ids.ts";
import type { CombatStep, CombatText, Command, Step } from "../language/tree.ts";
import { hasArmy } from "../rules/board.ts";
import { combatOf, commandOf } from "../rules/said.ts";
import { ANY_ARMY, wingsAt } from "../rules/sky.ts";
import type { FiveArmies } from "../state.ts";
import type { Land } from "./land.ts";
import { bestAttack, bestMarch, bestSteps } from "./marches.ts";
import { sense } from "./sense.ts";
import { cardsOf } from "./standing.ts";

/** Damage that rallying one army removes, at most. */
function healing(g: FiveArmies, side: Side, armies: number): number {
  return PLACE.all
    .map((at) => (hasArmy(g, side, at) ? g.damage[at] : 0))
    .sort((one, other) => other - one)
    .slice(0, armies)
    .reduce((sum, damage) => sum + Math.min(damage, 2), 0);
}

const countOf = (step: Step): number =>
  "armies" in step && typeof step.armies !== "number" && step.armies.armies === "some"
    ? step.armies.count
    : 1;

function stepWorth(land: Land, side: Side, step: Step): number {
  const { g } = land;
  switch (step.do) {
    case "move":
      return step.how === "move"
        ? bestSteps(land, side, ANY_ARMY, 1)
        : bestAttack(land, side, ANY_ARMY, step.how === "attack" ? 0 : 1);
    case "march":
      return (
        bestMarch(land, side, ANY_ARMY) +
        (step.attack === true ? sense.marchAttack * bestAttack(land, side, ANY_ARMY, 0) : 0)
      );
    case "strategic move":
      return bestSteps(land, side, ANY_ARMY, step.armies);
    case "attack in turn":
    case "combined attack":
      return sense.together * bestAttack(land, side, ANY_ARMY, 0);
    case "shoot":
      return (sense.hit * (("count" in step.dice ? step.dice.count : 2) * (7 - step.target))) / 6;
    case "hit":
      return sense.hit * step.hits;
    case "put damage":
      return sense.hit * step.markers * countOf(step);
    case "put leadership":
      return sense.token * step.tokens * countOf(step);
    case "draw":
      return sense.card * step.cards * (cardsOf(g, side) > 4 ? sense.drawnToMany : sense.drawnByCard);
    case "flip":
    case "place tokens":
      return (step.do === "flip" ? sense.flip : sense.putDown) * step.tokens;
    case "rally":
      return sense.heal * healing(g, side, countOf(step));
    case "muster":
      return sense.unit * step.units;
    case "goblins":
      return sense.goblin * (step.first + step.second);
    case "open pass":
      return sense.pass;
    case "muster eagles":
      return sense.eagle * step.eagles;
    case "send eagles":
      return 2 * sense.hit * wingsAt(g, EYRIE);
    case "add tiles":
      return sense.tiles;
    case "wrath":
    case "bodyguard":
      return sense.wrath * step.tokens;
    case "either":
      return Math.max(commandWorth(land, side, step.one), commandWorth(land, side, step.other));
    case "stay":
    case "rule":
      return sense.rule;
    case "choose":
      return 0;
    default:
      return sense.otherStep;
  }
}

export const commandWorth = (land: Land, side: Side, command: Command): number =>
  command.reduce((sum, step) => sum + stepWorth(land, side, step), 0);
export const cardWorth = (land: Land, side: Side, card: CardId): number =>
  commandWorth(land, side, commandOf(land.g, card));

function roundWorth(step: CombatStep, isAttacker: boolean): number {
  switch (step.do) {
    case "score":
    case "prevent":
      return step.hits;
    case "remove damage":
      return 0.8 * step.markers;
    case "add to dice":
      return 0.8 * step.by;
    case "re-roll more":
      return 0.33 * step.dice;
    case "more leadership":
      return 0.33 * step.by;
    case "more dice":
    case "extra dice":
    case "roll again":
      return 0.4 * step.dice;
    case "more dice for units":
      return 0.4;
    case "target":
    case "enemy target":
      return 0.8;
    case "if":
      return step.if.some(({ fact }) => fact === (isAttacker ? "you defend" : "you attack"))
        ? combatWorth(step.otherwise ?? [], isAttacker)
        : 0.8 * combatWorth(step.does, isAttacker);
    default:
      return 0.5;
  }
}
/** What a card or maneuver makes of one round, in hits. */
export const combatWorth = (text: CombatText, isAttacker: boolean): number =>
  text.reduce((sum, step) => sum + roundWorth(step, isAttacker), 0);
export const eventWorth = (g: FiveArmies, card: CardId, isAttacker: boolean): number =>
  combatWorth(combatOf(g, card), isAttacker);
