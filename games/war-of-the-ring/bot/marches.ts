/** Armies on the map: where they go, whom they attack, who stays, by rule of thumb. */
import type { Option, Seat } from "@westmarch/kernel";
import { SIEGE_BATTLE } from "../data/battles.ts";
import { ELITE, LEADER, NAZGUL, NOBODY, other, SHADOW, type Side } from "../data/ids.ts";
import type { RegionId } from "../data/regionnames.ts";
import { ALL_REGIONS, isStronghold, NEIGHBOURS, POINTS, REGION_COUNT } from "../data/regions.ts";
import { attacksOf } from "../rules/battle/attack.ts";
import { number } from "../rules/choices.ts";
import { isFreeForArmies, unitsIn } from "../rules/figures.ts";
import { ARMY_LIMIT, type Battle, SIEGE_LIMIT, type War } from "../state.ts";
import { type Land, prize } from "./land.ts";
import { attackWorth, chanceOf, clinches, NEAR } from "./odds.ts";
import { sense } from "./sense.ts";
import { strengthIn, WALLS } from "./strength.ts";

/** What an Army can be worth to the places it leaves and reaches. */
export function marchScore(g: War, side: Side, land: Land, from: RegionId, to: RegionId): number {
  const own = side * REGION_COUNT;
  const theirs = other(side) * REGION_COUNT;
  const { strengths, pull, need } = land;
  const strength = strengths[own + from];
  const mass = strength / (strength + sense.massive);
  let score = (pull[to] - pull[from] + sense.posts[to] - sense.posts[from]) * mass * sense.march;
  if (g.control[to] === other(side) && strengths[theirs + to] === 0)
    score += prize(side, to, land.pressure) + sense.walkIn + (clinches(g, side, to) ? sense.clinch : 0);
  score += (need[to] - need[from]) * Math.min(1, strength / sense.helpful);
  const units = unitsIn(g, side, from);
  const there = unitsIn(g, side, to);
  if (there > 0) score += units + there > ARMY_LIMIT ? -sense.crowd : sense.join;
  if (g.control[from] === side && POINTS[from] > 0) score -= need[from] > 0 ? sense.leaveInNeed : sense.leave;
  if (side === SHADOW && units <= garrison(g, side, land, from)) score -= sense.desert;
  let danger = 0;
  for (const near of NEIGHBOURS[to]) danger += strengths[theirs + near];
  if (danger > 0 && danger > sense.outnumberedAt * (strength + strengths[own + to]) * WALLS[to])
    score -= sense.outnumbered;
  return score;
}

/** The best march there is, and the second best added in part: a die moves two Armies. */
export function bestMarch(g: War, side: Side, land: Land): number {
  let first = -1;
  let second = -1;
  const own = side * REGION_COUNT;
  for (const from of ALL_REGIONS) {
    if (g.count[own + from] === 0) continue;
    let best = -1;
    for (const to of NEIGHBOURS[from]) {
      if (!isFreeForArmies(g, side, to)) continue;
      const score = marchScore(g, side, land, from, to);
      if (score > best) best = score;
    }
    if (best > first) {
      second = first;
      first = best;
    } else if (best > second) second = best;
  }
  return first + sense.secondMarch * Math.max(0, second);
}

export function bestAttack(g: War, seat: Seat, side: Side, lead: number): number {
  let best = -1;
  for (const [from, to] of attacksOf(g, seat, lead)) {
    const worth = attackWorth(g, side, from, to);
    if (worth > best) best = worth;
  }
  return best;
}

/** How many units a side would leave in a region when the rest go. */
function garrison(g: War, side: Side, land: Land, from: RegionId): number {
  if (g.control[from] !== side || POINTS[from] === 0) return 0;
  if (land.need[from] > 0) return sense.guardInNeed;
  const enemies = other(side) * REGION_COUNT;
  for (const near of NEIGHBOURS[from]) if (land.strengths[enemies + near] > 0) return sense.guardBeside;
  if (!isStronghold(from)) return sense.guardTown;
  for (const near of NEAR[from]) if (land.strengths[enemies + near] > 0) return sense.guardNear;
  return sense.guardHome;
}

/** `go`, or so many of a kind stay. */
export function stayScore(
  g: War,
  side: Side,
  land: Land,
  option: Option,
  from: RegionId,
  to: RegionId,
  staying: readonly number[],
): number {
  let stay = 0;
  for (let figure = 0; figure < LEADER; figure++) stay += staying[figure] ?? 0;
  const units = unitsIn(g, side, from);
  const over = from === to ? 0 : units + unitsIn(g, side, to) - ARMY_LIMIT;
  const wanted = Math.min(units - 1, Math.max(garrison(g, side, land, from), over, 0)) - stay;
  if (option[0] !== "stay") return wanted <= 0 ? 0.2 : 0;
  const figure = number(option[1]);
  const many = number(option[2]);
  if (figure >= LEADER) return -1;
  if (wanted <= 0) return -0.5;
  return 0.6 - 0.2 * Math.abs(many - wanted) - (figure >= ELITE ? 0.25 : 0);
}

export const hitScore = (g: War, b: Battle | null, side: Side, option: Option): number => {
  const figure = number(option[1]);
  if (figure < ELITE) return 0.8;
  const units = b ? unitsIn(g, side, side === b.attacker ? b.from : b.to) : 5;
  if (option[0] === "reduce") return units > 5 ? 0.5 : 0.9;
  return figure < NAZGUL ? 0.3 : 0;
};

/** Whether the attacker goes on. */
export function goOnScore(g: War, b: Battle): number {
  const defender = other(b.attacker);
  const attack = strengthIn(g, b.attacker, b.from);
  const defence = strengthIn(g, defender, b.to);
  const walls = b.kind === SIEGE_BATTLE ? WALLS[b.to] : 1;
  return chanceOf(attack, defence * walls) - sense.goOn;
}

export function extendScore(g: War, b: Battle): number {
  const attack = strengthIn(g, b.attacker, b.from);
  const defence = strengthIn(g, other(b.attacker), b.to);
  return (
    (defence <= sense.extendAgainst ? sense.extendEasily : 0) +
    chanceOf(attack, defence * sense.extendWalls) -
    sense.extend
  );
}

/** Fighting on in the open, against retreating. */
export function holdScore(g: War, b: Battle): number {
  const defender = other(b.attacker);
  const attack = strengthIn(g, b.attacker, b.from);
  const defence = strengthIn(g, defender, b.to);
  const held = g.control[b.to] === defender ? sense.holdPoints * POINTS[b.to] : 0;
  return chanceOf(defence, attack) - sense.hold + held;
}

/** Withdrawing into the Stronghold. */
export function withdrawScore(g: War, b: Battle): number {
  const defender = other(b.attacker);
  const attack = strengthIn(g, b.attacker, b.from);
  const defence = strengthIn(g, defender, b.to);
  const lost = Math.max(0, unitsIn(g, defender, b.to) - SIEGE_LIMIT);
  return sense.withdraw - chanceOf(defence, attack) - sense.withdrawLoss * lost;
}

/** Following up into the region where the battle was fought. */
export function advanceScore(g: War, side: Side, land: Land, from: RegionId, to: RegionId): number {
  const won = g.control[to] === other(side) ? prize(side, to, land.pressure) : 0;
  const left = g.control[from] === side && POINTS[from] > 0 ? sense.followLeaves : 0;
  return won + land.pull[to] - land.pull[from] + sense.follow - left;
}

/** How well a new figure stands in a region, or an Army that comes there. */
export function placeScore(g: War, side: Side, land: Land, where: RegionId): number {
  const own = land.strengths[side * REGION_COUNT + where];
  const units = unitsIn(g, side, where);
  let score =
    sense.places[where] +
    sense.placeNeed * land.need[where] +
    sense.placePull * land.pull[where] +
    sense.placeStrength * Math.min(8, own);
  if (units >= ARMY_LIMIT) score -= sense.placeFull;
  if (g.control[where] === side) score += sense.placePoints * POINTS[where];
  const enemy = land.strengths[other(side) * REGION_COUNT + where];
  if (enemy > 0 && g.control[where] !== NOBODY && g.control[where] !== side)
    score += sense.placeSiege * enemy;
  return score;
}
