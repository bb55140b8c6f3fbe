/**
 * A scripted player: somebody who has just finished the two lessons, and does what their texts say (`guide.…` in `text`).
 *
 * - "Activate up to three generals … leave it at two"; "before a die you may use one activated general".
 * - "Thorin is ready: bring him in." "Muster: flip a recruitment token." "The Event die draws two cards, or it plays any card."
 * - The Free Peoples stay behind their walls, strike at whoever stands before them with fewer, and cease after a blow.
 * - The Shadow takes fortifications: its armies go on to the nearest settlement, two together where they can, and attack where
 *   they are more; "with 10 points and the Front Gate you win at once".
 * - "The 3 is good for the enemy: draw." "Take one bat; the rest are Leadership tokens."
 * - Every army plays the card of whoever it has most of, uses its maneuver, and rolls the black die again.
 *
 * An army counts for as many units as stand there. Small choices he makes as all others do.
 */
import { choosingBy } from "@westmarch/bots/sight";
import type { Ask, Option } from "@westmarch/kernel";
import { scoresBy } from "../bot/scores.ts";
import { JUDGES } from "../bot/sense.ts";
import {
  ACTION,
  type ActionId,
  FREE,
  FRONT_GATE,
  GENERALS,
  MANEUVER,
  MIGHTY_BLOW,
  other,
  PLACE,
  type PlaceId,
  SHADOW,
  type Side,
  sideOf,
  TILE,
  unitOfCard,
} from "../ids.ts";
import { printed } from "../printing.ts";
import { figuresIn, isFortification, isSettlement, unitsIn, ways } from "../rules/board.ts";
import { attacksOf, joinable, joined } from "../rules/combat/attack.ts";
import { stepsOf } from "../rules/movement/orders.ts";
import { hurtArmies } from "../rules/mustering.ts";
import { ANY_ARMY } from "../rules/sky.ts";
import type { FiveArmies } from "../state.ts";

/** "Leave it at two." */
const ACTIVE = 2;
/** A tile like this is "good for the enemy". */
const GOOD_FOR_THEM = 3;
/** Walls that hold "make the attacker need 6": so many times as many it takes. */
const WALLS = 1.5;

/** Whether so many units are enough against those who hold a place. */
const enough = (g: FiveArmies, side: Side, units: number, to: PlaceId): number =>
  units - unitsIn(g, other(side), to) * (isFortification(g, to) ? WALLS : 1);

/** An attack: by how many more they are; a settlement is worth its points. */
function attackWorth(g: FiveArmies, side: Side, from: readonly PlaceId[], to: PlaceId): number {
  const more = enough(
    g,
    side,
    from.reduce((sum, at) => sum + unitsIn(g, side, at), 0),
    to,
  );
  if (more <= 0) return -1;
  return 2 + 0.2 * more + (side === SHADOW ? printed(g).points[to] : 0);
}

/** How many steps it is to the nearest settlement that the enemy still holds. */
function far(g: FiveArmies, side: Side, from: PlaceId): number {
  const found = new Map<PlaceId, number>([[from, 0]]);
  for (const [at, steps] of found) {
    if (isSettlement(g, at) && (g.control[at] === 0) === (side === SHADOW)) return steps;
    for (const to of ways(g, side, at)) if (!found.has(to)) found.set(to, steps + 1);
  }
  return found.size;
}

/** "Stand behind your walls"; the Shadow goes on to what it can take. */
function marchWorth(g: FiveArmies, side: Side, from: PlaceId, to: PlaceId): number {
  if (side === FREE) return isFortification(g, to) && !isFortification(g, from) ? 1 : -1;
  return far(g, side, to) < far(g, side, from) ? 0.5 + 0.2 * unitsIn(g, side, from) : -1;
}

const best = (worths: readonly number[]): number => Math.max(-1, ...worths);

function actionWorth(g: FiveArmies, side: Side, action: ActionId): number {
  switch (ACTION.names[action]) {
    case "attack":
    case "attack_with_leadership":
    case "goblin_attack":
      return best(attacksOf(g, side, ANY_ARMY).map(([, from, to]) => attackWorth(g, side, [from], to)));
    case "combined_attack":
      return best(joinable(g, side).map(([, to]) => 1 + attackWorth(g, side, joined(g, side, to), to)));
    case "strategic_move":
    case "goblin_move":
    case "forced_march":
    case "bat_cloud":
      return best(stepsOf(g, side, ANY_ARMY).map(([, from, to]) => marchWorth(g, side, from, to)));
    case "recruit":
    case "goblin_muster":
      return 2;
    case "rally":
      return hurtArmies(g, side).length > 0 ? 2 : -1;
    case "draw_cards":
      return 1.5;
    case "move_beorn":
    case "eagle_attack":
      return 1;
    case "move_characters":
      return 0;
  }
}

function actWorth(g: FiveArmies, side: Side, [verb, , thing]: Option): number {
  switch (verb) {
    case "ability":
      return 6;
    case "enter":
      return 5;
    case "use":
      return actionWorth(g, side, ACTION.of(thing));
    case "play":
      return 1;
    default:
      return 0;
  }
}

/** "Play the Veterans’ unit card": of whom they have most. "The Mighty Blow scores two hits." */
function cardScore(g: FiveArmies, side: Side, [verb, card]: Option): number {
  const b = g.battle;
  if (b === null || verb !== "maneuver") return 0.5;
  const maneuver = MANEUVER.of(card);
  if (maneuver === MIGHTY_BLOW) return 10;
  const unit = unitOfCard(maneuver);
  return unit === null ? 1 : figuresIn(g, side === b.attacker ? b.from : b.target, unit);
}

/** "You have struck your blow: cease"; the Shadow attacks on while it is more. */
function goesOn(g: FiveArmies, side: Side): boolean {
  const b = g.battle;
  return b !== null && side === SHADOW && enough(g, side, unitsIn(g, side, b.from), b.target) >= -1;
}

function scoreOf(g: FiveArmies, ask: Ask, side: Side, option: Option): number | null {
  const [verb, thing, second] = option;
  switch (ask.prompt) {
    case "act":
    case "bonus":
      return actWorth(g, side, option);
    case "general": {
      const called = GENERALS.filter((one) => (g.activated & (1 << one)) !== 0).length;
      return (verb === "done") === called >= ACTIVE ? 1 : 0;
    }
    case "tile":
      return (verb === "draw") === printed(g).tileValue[TILE.of(ask.about?.[0])] >= GOOD_FOR_THEM ? 1 : 0;
    case "bats":
      return thing === 1 ? 1 : 0;
    case "lead":
      return thing === FRONT_GATE ? 10 : unitsIn(g, side, PLACE.of(thing));
    case "move":
      return verb === "step" ? marchWorth(g, side, PLACE.of(thing), PLACE.of(second)) : 0;
    case "attack":
      if (verb === "attack") return attackWorth(g, side, [PLACE.of(thing)], PLACE.of(second));
      return verb === "step" ? marchWorth(g, side, PLACE.of(thing), PLACE.of(second)) : 0;
    case "combined":
      return verb === "to" ? attackWorth(g, side, joined(g, side, PLACE.of(thing)), PLACE.of(thing)) : 0;
    case "maneuver":
      return cardScore(g, side, option);
    case "use-maneuver":
      return verb === "yes" ? 1 : 0;
    case "casualties":
    case "advance":
      return (verb === "done") === (ask.prompt === "casualties" || side === FREE) ? 1 : null;
    case "cease":
      return (verb === "continue") === goesOn(g, side) ? 1 : 0;
    case "leave":
      return verb === "stand" ? 1 : 0;
    default:
      return null;
  }
}

/** What a beginner chooses. `view` is what the seat may know. */
export const beginner = choosingBy<FiveArmies>(
  scoresBy(JUDGES),
  (view, ask) => {
    const side = sideOf(ask.seat);
    return (option) => scoreOf(view, ask, side, option);
  },
  0.05,
);
