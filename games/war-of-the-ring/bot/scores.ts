/** How good every option of every question looks at first sight. One function, used by all kinds of opponents. */
import type { Score } from "@westmarch/bots/sight";
import type { Ask, Option } from "@westmarch/kernel";
import { CARD } from "../data/cards.ts";
import { LEVEL } from "../data/characters.ts";
import {
  ALL_CHARACTERS,
  ELITE,
  GANDALF_THE_GREY,
  LEADER,
  MOUTH_OF_SAURON,
  NAZGUL,
  SAURON,
  SHADOW,
  type Side,
  STRIDER,
  WITCH_KING,
} from "../data/ids.ts";
import { REGION, type RegionId } from "../data/regionnames.ts";
import { SETTLEMENTS_OF } from "../data/regions.ts";
import { TILE_VALUE } from "../data/tiles.ts";
import { number } from "../rules/choices.ts";
import { nazgulIn, unitsIn } from "../rules/figures.ts";
import { sideOf } from "../seats.ts";
import type { War } from "../state.ts";
import { scoreActions } from "./actions.ts";
import { combatScore, eventWorth, keepWorth } from "./card-worths.ts";
import { errandWorth } from "./errands.ts";
import { companionScore, flightScore, nazgulScore, wanderScore } from "./figures.ts";
import { type Land, noLand, survey } from "./land.ts";
import {
  advanceScore,
  extendScore,
  goOnScore,
  hitScore,
  holdScore,
  marchScore,
  placeScore,
  stayScore,
  withdrawScore,
} from "./marches.ts";
import { attackWorth } from "./odds.ts";
import {
  casualtyScore,
  declareScore,
  guideAbilityScore,
  huntDice,
  partingScore,
  poolDamage,
  priceOfCorruption,
  revealScore,
} from "./quest.ts";
import { type Senses, sense, think } from "./sense.ts";
import { look, tendencyTo } from "./standing.ts";
import { stayingOf } from "./staying.ts";
import { leadIn } from "./strength.ts";

const topOf = (g: War) => g.stack[g.stack.length - 1];
/** What one figure more is worth, wherever it is wanted most. */
function figureScore(g: War, side: Side, land: Land, figure: number): number {
  const nation = figure === NAZGUL ? SAURON : figure & 7;
  let best = -1;
  for (const where of SETTLEMENTS_OF[nation]) {
    if (g.control[where] !== side) continue;
    let score = placeScore(g, side, land, where);
    if (figure >= LEADER) score += unitsIn(g, side, where) > 2 && leadIn(g, side, where) === 0 ? 0.2 : -0.2;
    if (score > best) best = score;
  }
  if (figure >= LEADER) return best + (figure === NAZGUL ? 0.15 : 0);
  return best + (figure >= ELITE ? -0.05 : 0.1);
}

/** A step of Nazgûl and Minions. */
function minionScore(g: War, land: Land, option: Option): number {
  if (option[0] === "done") return sense.stir;
  const word = number(option[1]);
  if (option[0] === "from") return flightScore(g, land, REGION.of(word));
  if (word === MOUTH_OF_SAURON) return 0.1 - 0.3 * land.pull[g.at[word]];
  return unitsIn(g, SHADOW, g.at[WITCH_KING]) > 4 ? -0.1 : 0.4;
}

function minionToScore(g: War, land: Land, figure: number, to: RegionId): number {
  if (figure === NAZGUL) return nazgulScore(g, land, to, 0);
  // Minions go where the Army is that does most.
  return 0.06 * unitsIn(g, SHADOW, to) + land.pull[to] * (unitsIn(g, SHADOW, to) > 0 ? 1 : 0);
}

function guideScore(g: War, companion: number): number {
  if (companion === STRIDER) return g.revealed === 1 ? 0.8 : 0.5;
  return companion === GANDALF_THE_GREY ? 0.6 : 0.1;
}

/** Questions of cards, and whatever else is no matter of its own. */
function plainScore(g: War, side: Side, land: Land, option: Option): number {
  switch (option[0]) {
    case "yes":
    case "march":
    case "hunt":
    case "journey":
      return 0.3;
    case "separate":
      return g.mordor < 0 ? 0.3 : -1;
    case "fly":
      return 0.2;
    case "to":
    case "from":
      return placeScore(g, side, land, REGION.of(option[1])) + 0.05;
    case "move":
      return marchScore(g, side, land, REGION.of(option[1]), REGION.of(option[2]));
    case "attack":
      return attackWorth(g, side, REGION.of(option[1]), REGION.of(option[2]));
    case "figure": {
      const figure = number(option[1]);
      return figure >= ELITE && figure < LEADER ? 0.5 : 0.3;
    }
    case "lose": {
      const figure = number(option[1]);
      return figure < ELITE ? 0.6 : figure < LEADER ? 0.3 : 0.1;
    }
    case "reduce":
      return 0.5;
    case "card":
      return 0.1 + 0.3 * eventWorth(g, CARD.of(option[1]));
    case "discard":
      return -keepWorth(g, CARD.of(option[1]));
    case "character":
      return number(option[1]) < LEVEL.length ? 0.2 - 0.02 * LEVEL[number(option[1])] : 0;
    case "number":
      return 0.02 * number(option[1]);
    default:
      return 0.1;
  }
}

/** The number that an option names first. */
const thingOf = (option: Option): number => (option.length > 1 ? number(option[1]) : -1);

/** Where Armies go, and what they lose and gain; null: nothing of that is asked. */
function armyScore(g: War, ask: Ask, side: Side, land: Land, option: Option): number | null {
  const { about } = ask;
  const b = g.battle;
  const thing = thingOf(option);
  switch (ask.prompt) {
    case "move":
      return option[0] === "done" ? 0.02 : marchScore(g, side, land, REGION.of(thing), REGION.of(option[2]));
    case "stay":
      return stayScore(g, side, land, option, REGION.of(about?.[0]), REGION.of(about?.[1]), stayingOf(g));
    case "attack":
      return attackWorth(g, side, REGION.of(thing), REGION.of(option[2]));
    case "advance":
      if (option[0] === "done") return 0;
      if (option[0] === "go")
        return advanceScore(g, side, land, REGION.of(about?.[0]), REGION.of(about?.[1]));
      return (
        stayScore(g, side, land, option, REGION.of(about?.[0]), REGION.of(about?.[1]), stayingOf(g)) - 0.3
      );
    case "hits":
    case "excess":
      return hitScore(g, b, side, option);
    case "recruit":
    case "recruit-what":
      if (option[0] === "done") return -0.5;
      if (option[0] === "to") return placeScore(g, side, land, REGION.of(thing));
      return ask.prompt === "recruit"
        ? figureScore(g, side, land, thing)
        : thing >= ELITE && thing < LEADER
          ? 1
          : thing < LEADER
            ? 0.7
            : 0.8;
    default:
      return null;
  }
}

/** What a battle asks; null: none of it. */
function battleScore(g: War, ask: Ask, side: Side, land: Land, option: Option): number | null {
  const b = g.battle;
  const thing = thingOf(option);
  switch (ask.prompt) {
    case "stand":
      return option[0] === "withdraw" && b ? withdrawScore(g, b) : 0;
    case "cease":
      return option[0] === "continue" && b ? goOnScore(g, b) : 0;
    case "retreat":
      return option[0] === "fight" && b
        ? holdScore(g, b)
        : 0.05 * placeScore(g, side, land, REGION.of(thing));
    case "extend":
      return option[0] === "reduce" && b ? extendScore(g, b) : 0;
    case "combat-card":
      return option[0] === "done" || !b ? 0 : combatScore(g, b, side, CARD.of(thing));
    case "white-rider":
      return option[0] === "yes" && b ? nazgulIn(g, b.attacker === SHADOW ? b.from : b.to) * 0.2 - 0.3 : 0;
    default:
      return null;
  }
}

/** What is asked of the Fellowship and the Hunt; null: none of it. */
function questScore(g: War, ask: Ask, land: Land, option: Option): number | null {
  const { about } = ask;
  const thing = thingOf(option);
  switch (ask.prompt) {
    case "declare":
      return option[0] === "done" ? 0.3 : declareScore(g, land, REGION.of(thing));
    case "reveal-to":
      return revealScore(g, REGION.of(thing));
    case "hunt-again":
      return thing;
    case "allocate":
      return -0.4 * Math.abs(thing - huntDice(g) - tendencyTo("allocate"));
    case "casualty":
      return casualtyScore(g, option[0], number(about?.[1]));
    case "guide":
      return guideScore(g, thing);
    case "guide-ability":
      return option[0] === "yes" ? guideAbilityScore(g) : 0;
    case "relief":
      return option[0] === "done" ? 0 : 0.5 - 0.01 * thing;
    case "staff":
      return option[0] === "yes" ? poolDamage(g, 2) * priceOfCorruption(g) - 0.4 : 0;
    case "mithril":
      return option[0] === "yes" ? TILE_VALUE[number(about?.[0])] - poolDamage(g, 2) - 0.7 : 0;
    default:
      return null;
  }
}

/** What single Characters do, and any other question. */
function characterScore(g: War, ask: Ask, side: Side, land: Land, option: Option): number {
  const { about } = ask;
  const thing = thingOf(option);
  switch (ask.prompt) {
    case "minion":
      return minionScore(g, land, option);
    case "minion-to":
      return minionToScore(g, land, number(about?.[0]), REGION.of(thing));
    case "companions":
    case "group":
      if (option[0] === "done") return 0;
      if (option[0] === "character") return wanderScore(g, land, ALL_CHARACTERS[thing]) - 0.3;
      return groupScore(g, land, REGION.of(thing));
    case "enter-where":
      return (
        plainScore(g, side, land, option) +
        ARRIVAL * errandWorth(g, ALL_CHARACTERS[number(about?.[0])], REGION.of(thing))
      );
    case "separate":
      return option[0] === "go" ? 0.3 : partingScore(g, thing) - (ask.options[0][0] === "go" ? 0.6 : 0);
    case "group-to":
      return companionsScore(g, land, number(about?.[0]), REGION.of(thing));
    case "hand-limit":
      return -keepWorth(g, CARD.of(thing));
    default:
      return plainScore(g, side, land, option);
  }
}

const scoreOf = (g: War, ask: Ask, side: Side, land: Land, option: Option): number =>
  armyScore(g, ask, side, land, option) ??
  battleScore(g, ask, side, land, option) ??
  questScore(g, ask, land, option) ??
  characterScore(g, ask, side, land, option);

function companionsScore(g: War, land: Land, group: number, to: RegionId): number {
  let score = 0;
  for (const one of ALL_CHARACTERS) if ((group & (1 << one)) !== 0) score += companionScore(g, land, one, to);
  return score;
}

/** The group being sent, in the locals of the chapter that asks. */
function groupScore(g: War, land: Land, to: RegionId): number {
  const f = topOf(g);
  const group = f && "group" in f && typeof f.group === "number" ? f.group : 0;
  return companionsScore(g, land, group, to);
}

/** Factor on errands of a character that comes into play: it has to enter somewhere, so its errand costs no die. */
const ARRIVAL = 3;

/** Stands for the map in questions that need no look at it. */
const NO_LAND = noLand();
/** Questions that need no look at the map. */
const MAPLESS: ReadonlySet<string> = new Set([
  "hits",
  "excess",
  "stand",
  "cease",
  "extend",
  "combat-card",
  "white-rider",
  "reveal-to",
  "hunt-again",
  "casualty",
  "guide",
  "guide-ability",
  "relief",
  "staff",
  "mithril",
  "attack",
  "hand-limit",
  "deck",
  "separate",
]);

/** How good options look to the side that is asked, in dice, by the rules of thumb of that side's sense. */
export const scoresBy =
  (senses: Senses): Score<War> =>
  (g, ask, options, scores) => {
    const side = sideOf(g, ask.seat);
    think(senses[side]);
    const land = MAPLESS.has(ask.prompt) ? NO_LAND : survey(g, side);
    if (ask.prompt === "allocate") look(g, side, land);
    if (ask.prompt === "act") {
      scoreActions(g, ask.seat, side, land, options, scores);
      return;
    }
    for (let i = 0; i < options.length; i++) scores[i] = scoreOf(g, ask, side, land, options[i]);
  };
