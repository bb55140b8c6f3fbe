/**
 * A scripted player, made of what the rulebook advises and of what reports of games tell.
 *
 * - Fate is the Free Peoples' clock: generals make them stronger and let the Shadow slow it down. While armies are at the walls
 *   three of them; when it is nearly dusk, or Beorn is near, as few as can be.
 * - Thorin is a die every turn, Beorn a victory against fewer than six points: a Will of the West waits for him.
 * - The Shadow musters before it marches: tokens are flipped in the first turns, goblins gathered until the passes open.
 * - It strikes with full stacks, where two settlements of one territory give a seventh die, and comes to the Gate last.
 * - Bolg's death is the end: he comes with the strongest army and stays out of reach.
 * - Cards are for their moment, and a hand that is full draws none.
 *
 * How armies are led is in `captain.ts`. Small choices it makes as all others do.
 */

import { choosingBy } from "@westmarch/bots/sight";
import type { Ask, Option } from "@westmarch/kernel";
import { cardWorth } from "../bot/card-worths.ts";
import { mightAt } from "../bot/force.ts";
import { survey } from "../bot/land.ts";
import { scoresBy } from "../bot/scores.ts";
import { JUDGES } from "../bot/sense.ts";
import {
  ACTION,
  type ActionId,
  BEORN,
  BOLG,
  CARD,
  CHARACTER,
  type CharacterId,
  FREE,
  GENERALS,
  GOBLIN,
  LORD,
  PLACE,
  type PlaceId,
  POINTS,
  SHADOW,
  type Side,
  sideOf,
  THORIN,
  TILE,
  WILL_FACE,
} from "../ids.ts";
import { printed } from "../printing.ts";
import { preyOf } from "../rules/beorn.ts";
import { armiesOf, figuresIn, shadowPoints, unitsIn } from "../rules/board.ts";
import { attacksOf, joinable, joined } from "../rules/combat/attack.ts";
import type { Order } from "../rules/movement/orders.ts";
import { stepsOf } from "../rules/movement/orders.ts";

import { flips, hurtArmies } from "../rules/mustering.ts";
import { ANY_ARMY } from "../rules/sky.ts";
import { FATE_END, type FiveArmies, IN_POOL, POINTS_AGAINST_BEORN } from "../state.ts";
import { attackWorth, chargeWorth, danger, marchWorth, odds, prize, togetherWorth } from "./captain.ts";

const WINS = 30;
const LED: Order = { ...ANY_ARMY, led: 1 };
const GOBLINS: Order = { ...ANY_ARMY, types: 1 << GOBLIN, whole: 1 };

const canBeornWin = (g: FiveArmies): boolean => shadowPoints(g) < POINTS_AGAINST_BEORN;

/** "A Will of the West waits for Beorn", when he is a step or two away and would end the game. */
const spending = (g: FiveArmies, face: unknown): number =>
  face !== WILL_FACE ? 0 : canBeornWin(g) && g.fate >= printed(g).readyAt[BEORN] - 2 ? 1 : 0.2;

/** "Bolg comes with the strongest army", and only where that is safe. */
function bolgComes(g: FiveArmies): number {
  const strongest = Math.max(...armiesOf(g, SHADOW).map((at) => mightAt(g, SHADOW, at).strength));
  return strongest >= 5 ? 1.5 : -1;
}

function entryWorth(g: FiveArmies, character: CharacterId): number {
  switch (character) {
    case BEORN:
      return canBeornWin(g) ? WINS : 4;
    case THORIN:
      return 4;
    case LORD:
      return 2.5;
    case BOLG:
      return bolgComes(g);
    default:
      return 0.6;
  }
}

const bestAttack = (g: FiveArmies, side: Side, order: Order): number =>
  Math.max(
    0,
    ...attacksOf(g, side, order).map(([, from, to]) =>
      attackWorth(g, side, from, mightAt(g, side, from), to),
    ),
    ...stepsOf(g, side, order).map(([, from, to]) => chargeWorth(g, side, from, to)),
  );

/** The best so many marches. */
const bestMarches = (g: FiveArmies, side: Side, order: Order, many: number): number =>
  stepsOf(g, side, order)
    .map(([, from, to]) => marchWorth(g, side, from, to))
    .filter((worth) => worth > 0)
    .sort((one, two) => two - one)
    .slice(0, many)
    .reduce((sum, worth) => sum + worth, 0);

/** "Muster before you march": most in the first turns; for the Free Peoples where the enemy is expected. */
function recruitWorth(g: FiveArmies, side: Side): number {
  const places = new Set(flips(g, side).map(([, at]) => at));
  const each = side === SHADOW ? (g.turn <= 3 ? 1 : 0.6) : 0.7;
  return each * Math.min(2, places.size);
}

/** "Goblins until the passes open". */
const goblinWorth = (g: FiveArmies): number =>
  POINTS.reduce(
    (sum, at, pass) => sum + (g.open[pass] === 0 ? 0.4 + 0.1 * figuresIn(g, at, GOBLIN) : 0.4),
    0,
  );

const beornWorth = (g: FiveArmies): number =>
  Math.max(0.5, ...preyOf(g).map((at) => 0.5 * unitsIn(g, SHADOW, at)));

/** "A full hand draws none". */
const drawWorth = (g: FiveArmies, side: Side): number => {
  const hand = g.handCount[side * 2] + g.handCount[side * 2 + 1];
  return hand <= 3 ? 0.9 : hand === 4 ? 0.5 : 0;
};

function actionWorth(g: FiveArmies, side: Side, action: ActionId): number {
  switch (ACTION.names[action]) {
    case "strategic_move":
      return bestMarches(g, side, ANY_ARMY, 2);
    case "goblin_move":
      return bestMarches(g, side, GOBLINS, 2);
    case "forced_march":
      return 1.3 * bestMarches(g, side, LED, 1);
    case "bat_cloud":
      return bestMarches(g, side, ANY_ARMY, 1);
    case "attack":
      return bestAttack(g, side, ANY_ARMY);
    case "attack_with_leadership":
      return bestAttack(g, side, LED);
    case "goblin_attack":
      return bestAttack(g, side, GOBLINS);
    case "combined_attack":
      return Math.max(
        0,
        ...joinable(g, side).map(([, to]) => togetherWorth(g, side, joined(g, side, to), to)),
      );
    case "recruit":
      return recruitWorth(g, side);
    case "rally":
      return hurtArmies(g, side).reduce((sum, at) => sum + 0.25 * Math.min(2, g.damage[at]), 0);
    case "goblin_muster":
      return goblinWorth(g);
    case "draw_cards":
      return drawWorth(g, side);
    case "eagle_attack":
      return 2;
    case "move_beorn":
      return beornWorth(g);
    case "move_characters":
      return 0;
  }
}

function actWorth(g: FiveArmies, side: Side, [verb, face, thing]: Option): number {
  switch (verb) {
    case "use":
      return actionWorth(g, side, ACTION.of(thing)) - spending(g, face);
    case "play":
      return 1.3 * cardWorth(survey(g), side, CARD.of(thing)) - spending(g, face);
    case "enter":
      return entryWorth(g, CHARACTER.of(thing));
    // It costs no die, and is lost when the turn ends.
    case "ability":
      return 3;
    case "pass":
      return 0.3;
    case "aside":
      return -1;
    default:
      return 0;
  }
}

/** "As many generals as the walls need, and as few as dusk allows"; who commands is as good as any other. */
function generalWorth(g: FiveArmies, verb: Option[0]): number {
  const called = GENERALS.filter((one) => (g.activated & (1 << one)) !== 0).length;
  const isDuskNear = g.fate >= FATE_END - 3 || (canBeornWin(g) && g.fate >= printed(g).readyAt[BEORN] - 3);
  const wanted = isDuskNear ? 1 : 3;
  return (verb === "done") === called >= wanted ? 1 : 0;
}

/** "Take the small tile": another is drawn only when this one brings more than most would. */
function tileWorth(g: FiveArmies, ask: Ask, verb: Option[0]): number {
  const left = TILE.all.filter((tile) => g.tiles[tile] === IN_POOL).map((tile) => printed(g).tileValue[tile]);
  const mean = left.reduce((sum, value) => sum + value, 0) / Math.max(1, left.length);
  return (verb === "draw") === printed(g).tileValue[TILE.of(ask.about?.[0])] > mean + 0.2 ? 1 : 0;
}

/** How the combat stands for those who attack, 0 … 1. */
const standing = (g: FiveArmies): number => {
  const b = g.battle;
  return b === null ? 0.5 : odds(g, b.attacker, b.from, mightAt(g, b.attacker, b.from), b.target);
};

/** "Leave a lost battle": an attack that goes wrong, or a place that gives no points. */
function stayWorth(g: FiveArmies, side: Side, verb: Option[0]): number {
  const chance = standing(g);
  switch (verb) {
    case "continue":
      return chance - (side === SHADOW && g.battle !== null && g.at[BOLG] === g.battle.from ? 0.7 : 0.4);
    case "retreat":
      return chance - (g.battle !== null && printed(g).points[g.battle.target] > 0 ? 0.95 : 0.6);
    default:
      return 0;
  }
}

/** "Men where they come": a token is flipped where most is to be saved, by the Shadow where it has the best way. */
function flipWorth(g: FiveArmies, side: Side, at: PlaceId): number {
  const there = mightAt(g, side, at);
  if (side === FREE) return there.units >= 5 ? -1 : prize(g, at) * danger(g, at, there);
  return there.units;
}

function scoreOf(g: FiveArmies, ask: Ask, side: Side, option: Option): number | null {
  const [verb, thing, second] = option;
  switch (ask.prompt) {
    case "act":
    case "bonus":
      return actWorth(g, side, option);
    case "general":
      return generalWorth(g, verb);
    case "tile":
      return tileWorth(g, ask, verb);
    case "move":
      return verb === "step" ? marchWorth(g, side, PLACE.of(thing), PLACE.of(second)) : 0;
    case "attack": {
      if (verb === "done") return 0;
      const [from, to] = [PLACE.of(thing), PLACE.of(second)];
      return verb === "step"
        ? chargeWorth(g, side, from, to)
        : attackWorth(g, side, from, mightAt(g, side, from), to);
    }
    case "combined":
      return verb === "to" ? togetherWorth(g, side, joined(g, side, PLACE.of(thing)), PLACE.of(thing)) : 0;
    case "cease":
    case "leave":
      return stayWorth(g, side, verb);
    case "flip":
      return verb === "flip" ? flipWorth(g, side, PLACE.of(thing)) : 0;
    case "enter":
      return ask.about?.[0] === BOLG ? mightAt(g, SHADOW, PLACE.of(thing)).strength : null;
    default:
      return null;
  }
}

/** What a veteran chooses. `view` is what the seat may know. */
export const veteran = choosingBy<FiveArmies>(
  scoresBy(JUDGES),
  (view, ask) => {
    const side = sideOf(ask.seat);
    return (option) => scoreOf(view, ask, side, option);
  },
  0.05,
);
