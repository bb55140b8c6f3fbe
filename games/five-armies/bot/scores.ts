/** How good every option of every question looks at first sight, in points. One function for all kinds of opponents. */
import type { Score } from "@westmarch/bots/sight";
import type { Ask, Option } from "@westmarch/kernel";
import {
  BEORN,
  CARD,
  FREE,
  MANEUVER,
  MIGHTY_BLOW,
  other,
  PLACE,
  type PlaceId,
  REGROUP,
  ROOST,
  type RoostId,
  SHADOW,
  type Side,
  sideOf,
  TERRITORY,
  TILE,
  territoryOf,
  UNIT,
  UNIT_COUNT,
  unitOfCard,
} from "../ids.ts";
import { printed } from "../printing.ts";
import { figuresIn, hasArmy, isRegion, leadershipIn, unitsIn } from "../rules/board.ts";
import { joined } from "../rules/combat/attack.ts";
import { forceIn } from "../rules/movement/forces.ts";
import { maneuverOf } from "../rules/said.ts";
import { type FiveArmies, STACKING_LIMIT } from "../state.ts";
import { scoreActions } from "./actions.ts";
import { cardWorth, combatWorth, eventWorth } from "./card-worths.ts";
import { chanceOf, groundOf, mightAt } from "./force.ts";
import { fearAt, type Land, survey, use, worthOf } from "./land.ts";
import { attackScore, bear, combinedScore, moveScore, stepAndAttack, stepScore, surplus } from "./marches.ts";
import { type Senses, sense, think } from "./sense.ts";

const topOf = (g: FiveArmies) => g.stack[g.stack.length - 1];

/** What an army matters where it stands: what it is good for, and what it would be to lose it. */
function weight(land: Land, at: PlaceId): number {
  const { g } = land;
  const side: Side = hasArmy(g, FREE, at) ? FREE : SHADOW;
  return use(land, side, at, mightAt(g, side, at), true) + sense.unit * unitsIn(g, side, at);
}

/** Scores what stays behind of an army that leaves: only figures that have no room where it goes. */
function stayScore(g: FiveArmies, side: Side, ask: Ask, option: Option): number {
  const f = topOf(g);
  const told = f && "stay" in f && Array.isArray(f.stay) ? f.stay : [];
  const from = PLACE.of(ask.about?.[0]);
  const stay = surplus(g, side, forceIn(g, side, from), PLACE.of(ask.about?.[1]));
  const next = stay.findIndex((many, unit) => many > 0 && told[unit] !== many);
  if (option[0] === "go") return next < 0 ? 1 : 0;
  if (option[0] === "done") return -1;
  return option[1] === next && option[2] === stay[next] ? 1 : -0.5;
}

/** Where a unit more, or a token, is wanted. */
function placeScore(land: Land, side: Side, at: PlaceId): number {
  const { g } = land;
  const there = mightAt(g, side, at);
  if (side === FREE) {
    if (there.units >= STACKING_LIMIT) return sense.placeFull + sense.posts[at];
    return sense.place + fearAt(land, at) + (there.units === 0 ? sense.placeEmpty : 0) + sense.posts[at];
  }
  return (
    sense.place +
    sense.posts[at] +
    use(land, SHADOW, at, { ...there, units: there.units + 1, strength: there.strength + 1 }, false) -
    use(land, SHADOW, at, there, true)
  );
}

/** 11.3: what a card makes of this round. */
function combatScore(g: FiveArmies, side: Side, option: Option): number {
  const b = g.battle;
  if (b === null) return 0;
  const isAttacker = side === b.attacker;
  if (option[0] === "card")
    return sense.event * eventWorth(g, CARD.of(option[1]), isAttacker) - sense.eventKept;
  const card = MANEUVER.of(option[1]);
  if (card === MIGHTY_BLOW) return sense.mightyBlow;
  if (card === REGROUP) return sense.regroup;
  const unit = unitOfCard(card);
  if (unit === null) return sense.general;
  const black = Math.min(5, figuresIn(g, isAttacker ? b.from : b.target, unit));
  return combatWorth(maneuverOf(g, card), isAttacker) * (1 - (2 / 3) ** black);
}

/** How the attackers of the combat stand: all of them together, where they fight one after the other. */
function pressing(land: Land, side: Side): number {
  const { g } = land;
  const b = g.battle;
  if (b === null) return 0;
  if (b.combined !== 0) return combinedScore(land, side, joined(g, side, b.target), b.target);
  return attackScore(land, side, b.from, mightAt(g, side, b.from), b.target);
}

/** 12.12: what leaving saves, against what it gives up. */
function leaving(g: FiveArmies, side: Side): number {
  const b = g.battle;
  if (b === null) return 0;
  const held = mightAt(g, side, b.target);
  const danger = chanceOf(mightAt(g, b.attacker, b.from), held, groundOf(g, b.from, b.target));
  const given = side === FREE ? (printed(g).points[b.target] > 0 ? worthOf(g, b.target) : 0) : sense.ground;
  return danger * sense.unit * held.units - (1 - danger) * given - sense.retreat;
}

/** 12.9: the weakest goes first. */
const loseScore = (g: FiveArmies, unit: number): number =>
  0.5 - 0.2 * printed(g).strength[unit] - 0.01 * unit;

/** How much of the Shadow stands in a territory, for those who fly. */
function preyIn(g: FiveArmies, territory: number): number {
  let most = 0;
  for (const at of PLACE.all)
    if (isRegion(at) && printed(g).territory[at] === territory) most += unitsIn(g, SHADOW, at);
  return most;
}

function mean(g: FiveArmies): number {
  let sum = 0;
  let many = 0;
  for (const tile of TILE.all)
    if (g.tiles[tile] === 0) {
      sum += printed(g).tileValue[tile];
      many++;
    }
  return many === 0 ? 0 : sum / many;
}

/** A place among several: of an army, a region, or the target of an effect. */
function toScore(land: Land, side: Side, ask: Ask, at: PlaceId): number {
  const { g } = land;
  switch (ask.prompt) {
    case "onward": {
      const f = topOf(g);
      const from = PLACE.of(ask.about?.[0]);
      const force = f ? g.columns[0]?.force : undefined;
      if (force === undefined) return 0;
      let units = 0;
      let strength = 0;
      for (let unit = 0; unit < UNIT_COUNT; unit++) {
        units += force[unit];
        strength += force[unit] * printed(g).strength[unit];
      }
      return moveScore(land, side, from, { units, strength, lead: 1, damage: 0 }, at);
    }
    case "combined":
      return combinedScore(land, side, joined(g, side, at), at);
    case "beorn":
    case "enter":
    case "beorn-attack":
      if (hasArmy(g, SHADOW, at) && side === FREE)
        return (
          sense.bear *
            sense.unit *
            unitsIn(g, SHADOW, at) *
            chanceOf(bear(g), mightAt(g, SHADOW, at), groundOf(g, g.at[BEORN] >= 0 ? g.at[BEORN] : at, at)) -
          0.1
        );
      if (g.control[at] !== 0 && side === FREE) return worthOf(g, at);
      return hasArmy(g, side, at)
        ? weight(land, at)
        : printed(g).neighbours[at].some((to) => hasArmy(g, other(side), to))
          ? 0.2
          : -0.05;
    case "goblin":
      return figuresIn(g, at, UNIT.named("goblin"));
    case "walk":
      return hasArmy(g, side, at) ? 0.1 * weight(land, at) - 0.2 : -0.2;
    default:
      return hasArmy(g, side, at) ? weight(land, at) : 0.1;
  }
}

/** An army is named: to rally, to advance, to fight, or for what a card does. */
function armyScore(land: Land, ask: Ask, side: Side, at: PlaceId): number {
  const { g } = land;
  if (ask.prompt === "rally") return sense.heal * g.damage[at];
  if (ask.prompt === "advance" && g.battle) return stepScore(land, side, at, g.battle.target);
  if (ask.prompt === "fighting" && g.battle) {
    const might = mightAt(g, side, at);
    return might.strength + might.lead - (2 * might.damage) / Math.max(1, might.units);
  }
  if (ask.prompt === "lead") return weight(land, at) / (1 + leadershipIn(g, side, at));
  return weight(land, at) + (hasArmy(g, side, at) ? 0 : 0.1 * g.damage[at]);
}

/** A die is rolled again: an own one that missed, or one that hit. */
function dieScore(g: FiveArmies, side: Side, whose: number, die: number): number {
  if (g.battle === null) return 0;
  const hit = g.battle.struck[whose][die] !== 0;
  return hit === (whose !== side) ? 0.3 : -0.3;
}

/** Eagles leave their roost for an army of the Shadow. */
const swoopScore = (g: FiveArmies, roost: RoostId, at: PlaceId): number =>
  0.1 * (1 + unitsIn(g, SHADOW, at) + g.damage[at]) + 0.01 * preyIn(g, territoryOf(roost));

/** An army moves, or attacks. */
function goingScore(land: Land, ask: Ask, side: Side, verb: string, from: PlaceId, to: PlaceId): number {
  if (verb === "attack") return attackScore(land, side, from, mightAt(land.g, side, from), to);
  return ask.prompt === "attack" ? stepAndAttack(land, side, from, to) : stepScore(land, side, from, to);
}

function scoreOf(land: Land, ask: Ask, side: Side, option: Option): number {
  const { g } = land;
  const [verb, thing, second] = option;
  switch (verb) {
    case "step":
    case "attack":
      return goingScore(land, ask, side, verb, PLACE.of(thing), PLACE.of(second));
    case "stay":
    case "go":
      return stayScore(g, side, ask, option);
    case "to":
      return toScore(land, side, ask, PLACE.of(thing));
    case "army":
      return armyScore(land, ask, side, PLACE.of(thing));
    case "flip":
    case "token":
    case "muster":
      return ask.prompt === "remove-token"
        ? 0.3
        : placeScore(land, side, PLACE.of(thing)) +
            (verb === "muster" ? sense.placeStrength * printed(g).strength[Number(second)] : 0);
    case "lose":
      return ask.prompt === "quarter"
        ? 0.1 * printed(g).strength[Number(thing)]
        : loseScore(g, Number(thing));
    case "unit":
      return printed(g).strength[Number(thing)];
    case "maneuver":
    case "card":
      return ask.prompt === "enemy-card" ? 0.3 : combatScore(g, side, option);
    case "discard":
      return -cardWorth(land, side, CARD.of(thing));
    case "continue":
      return pressing(land, side);
    case "retreat":
      return leaving(g, side);
    case "cease":
    case "stand":
      return 0;
    case "draw":
      return printed(g).tileValue[TILE.of(ask.about?.[0])] - mean(g) - sense.tile;
    case "territory":
      return 0.1 * preyIn(g, TERRITORY.of(thing));
    case "swoop":
      return swoopScore(g, ROOST.of(thing), PLACE.of(second));
    case "number":
      return ask.prompt === "bats" ? (Number(thing) === 2 ? 0.1 : 0) : 0.1 * Number(thing);
    case "character":
      return 0.2 + 0.01 * Number(thing);
    case "yes":
      return ask.prompt === "spend" ? -0.1 : ask.prompt === "bodyguard" ? Number(ask.about?.[1]) - 1.5 : 0.3;
    case "done":
      return ask.prompt === "casualties" || ask.prompt === "excess" ? 1 : ask.prompt === "part" ? -1 : 0;
    case "die":
      return dieScore(g, side, Number(thing), Number(second));
    default:
      return 0.05;
  }
}

/** How good options look by the rules of thumb of these senses. */
export const scoresBy =
  (senses: Senses): Score<FiveArmies> =>
  (g, ask, options, scores) => {
    const side = sideOf(ask.seat);
    think(senses[side]);
    const land = survey(g);
    if (ask.prompt === "act" || ask.prompt === "bonus") {
      scoreActions(land, side, options, scores);
      return;
    }
    for (let i = 0; i < options.length; i++) scores[i] = scoreOf(land, ask, side, options[i]);
  };
