/**
 * A scripted player, as one plays who has no opponent and turns pages instead: each side settles what it is after, and then
 * takes the first use of a die on its list that applies.
 *
 * - The Shadow makes war; it hunts when the Ring-bearers are weary, or nearer to their end than it is to ten points.
 * - It brings its Minions, attacks where it has the better of it, brings its Nations to war, marches on the nearest
 *   Settlement that it can take, plays cards, musters, and draws.
 * - The Free Peoples walk while few dice have been spent on it this turn, hide at once, rest in havens when they carry much,
 *   and defend what has enemies at its gates; they make war only where it is as good as won.
 *
 * Armies he counts for himself (`front.ts`). Small choices he makes as all others do.
 */
import { choosingBy } from "@westmarch/bots/sight";
import type { Ask, Option, Seat } from "@westmarch/kernel";
import { eventWorth } from "../bot/card-worths.ts";
import { scoresBy } from "../bot/scores.ts";
import { JUDGES } from "../bot/sense.ts";
import { CARD } from "../data/cards.ts";
import {
  ALL_FACES,
  ALL_NATIONS,
  CHARACTER_FACE,
  EVENT_FACE,
  FREE,
  ISENGARD,
  MUSTER_ARMY_FACE,
  SHADOW,
  type Side,
  WILL_FACE,
} from "../data/ids.ts";
import { REGION, type RegionId, region } from "../data/regionnames.ts";
import { distance, NATION_OF, POINTS } from "../data/regions.ts";
import { companionsInFellowship, isActive, onMordorTrack, pointsToWin } from "../facts.ts";
import { ANY_LEAD, NO_LEAD } from "../rules/armies/lead.ts";
import { attacksOf } from "../rules/battle/attack.ts";
import { handSize } from "../rules/cards/hand.ts";
import { number } from "../rules/choices.ts";
import { isHaven } from "../rules/fellowship/fellowship.ts";
import { sideOf } from "../seats.ts";
import { CRACK_OF_DOOM, type War } from "../state.ts";
import { balance, bestMarch, marchWorth, menaced } from "./front.ts";

const GATES = [region("morannon"), region("minas-morgul")];
/** Steps to the Crack of Doom. */
const stepsToDoom = (g: War): number =>
  onMordorTrack(g)
    ? CRACK_OF_DOOM - g.mordor
    : CRACK_OF_DOOM + Math.max(0, Math.min(...GATES.map((gate) => distance(g.bearers, gate))) - g.progress);

/** With so much Corruption the Ring-bearers are weary. */
const WEARY = 6;

/** The Shadow hunts when that is nearer to its end than the war. */
export function hunts(g: War): boolean {
  const points = pointsToWin(g, SHADOW) - g.points[SHADOW];
  return g.corruption >= WEARY || stepsToDoom(g) < points;
}

/** An attack by how good it is, more where it wins points; not above nothing where it is not to be made. */
function attackWorth(g: War, side: Side, from: RegionId, to: RegionId): number {
  const odds = balance(g, side, from, to);
  const enough = side === FREE ? 1.6 : from === to ? 0.9 : 1.2;
  if (odds < enough) return -1;
  const counts = g.control[to] === 1 - side ? POINTS[to] : 0;
  const wins = counts > 0 && g.points[side] + counts >= pointsToWin(g, side) ? 10 : 0;
  return 0.5 + counts + Math.min(2, odds / 4) + wins;
}

const bestAttack = (g: War, seat: Seat, side: Side, face: unknown): number =>
  Math.max(
    -1,
    ...attacksOf(g, seat, face === CHARACTER_FACE ? ANY_LEAD : NO_LEAD).map(([from, to]) =>
      attackWorth(g, side, from, to),
    ),
  );

/** Dice that can do more than others are spent last. */
const thrift = (face: unknown): number => (face === WILL_FACE ? 0.5 : face === MUSTER_ARMY_FACE ? 0.2 : 0);

/** One line of a list: how much an option of its verb is wanted, or nothing if it does not apply. */
type Line = readonly [
  verbs: readonly string[],
  wants: (g: War, seat: Seat, thing: number, face: unknown) => number,
];

const politics = (g: War, nation: number): number =>
  1 + (ALL_NATIONS[nation] === ISENGARD ? 1 : 0) + 1 / (1 + g.steps[nation]);

const cards: Line = [["play"], (g, _seat, card) => eventWorth(g, CARD.of(card)) - 0.6];
const draw: Line = [["draw"], (g, seat) => (handSize(g, seat) < 5 ? 1 : 0)];
const enter: Line = [["enter"], () => 5];

const SHADOW_LIST: readonly Line[] = [
  enter,
  [["attack-with"], (g, seat, _thing, face) => bestAttack(g, seat, SHADOW, face)],
  [["play"], (g, _seat, card) => (hunts(g) ? eventWorth(g, CARD.of(card)) - 1 : 0)],
  [["advance"], (g, _seat, nation) => politics(g, nation)],
  [["armies"], (g) => bestMarch(g, SHADOW)],
  cards,
  [["voice", "recruit-with"], () => 1],
  draw,
  [["minions", "armies", "remove"], () => 1],
];

/** Few dice spent on the way this turn, and less the more hunters there are. */
const isRoadSafe = (g: War): boolean => {
  if (onMordorTrack(g)) return g.box[FREE] === 0 || g.corruption < WEARY;
  return g.box[FREE] <= (g.box[SHADOW] <= 2 ? 1 : 0);
};
const isResting = (g: War): boolean =>
  g.progress === 0 && g.bearers >= 0 && g.corruption >= 4 && g.points[SHADOW] < 6 && isHaven(g, g.bearers);

const FREE_LIST: readonly Line[] = [
  enter,
  [["hide"], () => 1],
  [["attack-with"], (g, seat, _thing, face) => bestAttack(g, seat, FREE, face)],
  [["travel"], (g) => (isRoadSafe(g) && !isResting(g) ? 1 : 0)],
  [["recruit-with"], (g) => menaced(g, FREE).length],
  cards,
  [
    ["advance", "rouse"],
    (g, _seat, nation) =>
      isActive(g, ALL_NATIONS[nation])
        ? 1 + menaced(g, FREE).filter((at) => NATION_OF[at] === nation).length
        : 0.2,
  ],
  [["separate-with"], (g) => (companionsInFellowship(g) > 5 && !onMordorTrack(g) ? 1 : 0)],
  [["companions"], () => 1],
  [["recruit-with"], () => 1],
  draw,
  [["armies"], (g) => bestMarch(g, FREE)],
];

/** A use of a die by its place on the list. */
function actWorth(g: War, seat: Seat, side: Side, option: Option): number {
  const [verb] = option;
  if (verb === "pass") return 0;
  if (verb === "ring" || verb === "skip") return -1;
  const face = ALL_FACES[number(option[option.length - 1])];
  const lists = side === SHADOW ? SHADOW_LIST : FREE_LIST;
  for (const [place, [verbs, wants]] of lists.entries()) {
    if (!verbs.includes(verb)) continue;
    const worth = wants(g, seat, number(option[1]), face);
    if (worth > 0) return 10 * (lists.length - place) + Math.min(9, worth) - thrift(face);
  }
  return face === EVENT_FACE && verb === "play" ? 0.1 : -0.5;
}

/** Resting when they carry much; the gates of Mordor at once; else only what they need. */
function declareWorth(g: War, option: Option): number | null {
  if (option[0] === "done") return 0.5;
  const to = REGION.of(option[1]);
  if (isHaven(g, to)) return g.corruption >= 2 ? 1 + g.corruption : 0;
  return g.progress >= 4 ? null : 0;
}

function scoreOf(g: War, ask: Ask, side: Side, option: Option): number | null {
  switch (ask.prompt) {
    case "act":
      return actWorth(g, ask.seat, side, option);
    case "allocate":
      return -Math.abs(number(option[1]) - (hunts(g) ? 3 : 1));
    case "declare":
      return declareWorth(g, option);
    case "attack":
      return option[0] === "done" ? 0 : attackWorth(g, side, REGION.of(option[1]), REGION.of(option[2]));
    case "move":
      return option[0] === "done" ? 0 : marchWorth(g, side, REGION.of(option[1]), REGION.of(option[2]));
    case "cease":
      return option[0] === "continue" && g.battle
        ? balance(g, side, g.battle.from, g.battle.to) - (side === FREE ? 1.2 : 0.8)
        : 0;
    default:
      return null;
  }
}

/** What a strategist chooses. `view` is what the seat may know. */
export const strategist = choosingBy<War>(
  scoresBy(JUDGES),
  (view, ask) => {
    const side = sideOf(view, ask.seat);
    return (option) => scoreOf(view, ask, side, option);
  },
  0.05,
);
