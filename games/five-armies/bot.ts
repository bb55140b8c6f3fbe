/** How the computer opponents see this game: what to try first, and what a position is worth. */
import type { Policy } from "@westmarch/bots/types";
import type { Ask, Option, Random } from "@westmarch/kernel";
import {
  ACTION,
  ASIDE,
  BEORN,
  BOLG,
  DEAD,
  FREE,
  FRONT_GATE,
  other,
  PLACE,
  type PlaceId,
  SHADOW,
  type Side,
  sideOf,
  UNITS_OF,
} from "./ids.ts";
import type { Printed } from "./printed.ts";
import { printed } from "./printing.ts";
import { figuresIn, hasArmy, isRegion, leadershipIn, shadowPoints } from "./rules/board.ts";
import { type FiveArmies, POINTS_AGAINST_BEORN } from "./state.ts";

/** What an army is worth in a fight: its strength, less half of its markers. */
function strengthIn(g: FiveArmies, side: Side, at: PlaceId): number {
  let strength = 0;
  for (const unit of UNITS_OF[side]) strength += printed(g).strength[unit] * figuresIn(g, at, unit);
  return strength - g.damage[at] / 2;
}

const strengthOf = (g: FiveArmies, side: Side): number =>
  PLACE.all.reduce((sum, at) => sum + (hasArmy(g, side, at) ? strengthIn(g, side, at) : 0), 0);

/** How many steps armies take from any region to any other, whoever stands between; made once for each pack. */
const roads = new WeakMap<Printed, readonly (readonly number[])[]>();
function roadsOf(print: Printed): readonly (readonly number[])[] {
  const known = roads.get(print);
  if (known) return known;
  const made = PLACE.all.map((from) => {
    const steps = new Array<number>(PLACE.names.length).fill(FAR);
    steps[from] = 0;
    let edge: readonly PlaceId[] = [from];
    for (let step = 1; edge.length > 0; step++) {
      const next: PlaceId[] = [];
      for (const at of edge)
        for (const to of print.neighbours[at])
          if (steps[to] === FAR) {
            steps[to] = step;
            next.push(to);
          }
      edge = next;
    }
    return steps;
  });
  roads.set(print, made);
  return made;
}

/**
 * What the Shadow's armies threaten: each the settlement that promises most points for its strength, the way there and
 * what stands behind walls there. Further armies count for less where one has turned to it already.
 */
function threats(g: FiveArmies): number {
  const print = printed(g);
  const steps = roadsOf(print);
  const turned = new Array<number>(PLACE.names.length).fill(0);
  let sum = 0;
  for (const at of PLACE.all) {
    if (!isRegion(at) || !hasArmy(g, SHADOW, at)) continue;
    const strength = Math.max(0, strengthIn(g, SHADOW, at)) + 0.5 * leadershipIn(g, SHADOW, at);
    let best = 0;
    let goal = at;
    for (const to of print.settlements) {
      if (g.control[to] !== 0) continue;
      const walls = print.breach[to] > 0 ? 1.6 : 1;
      const held = hasArmy(g, FREE, to) ? (strengthIn(g, FREE, to) + 0.5) * walls : 0;
      const worth = print.points[to] + (to === FRONT_GATE ? 1 : 0);
      const promises = (worth * strength) / (strength + 1.5 * held) / (1 + steps[at][to]) / (1 + turned[to]);
      if (promises > best) {
        best = promises;
        goal = to;
      }
    }
    turned[goal] += 0.5;
    sum += best;
  }
  return sum;
}
const FAR = 12;

/** 14.2: what is lacking of the points without which Beorn's coming ends the game, the more the nearer he is. */
function dread(g: FiveArmies, points: number): number {
  if (g.at[BEORN] !== ASIDE) return 0;
  const near = g.fate / Math.max(1, printed(g).readyAt[BEORN]);
  return Math.max(0, POINTS_AGAINST_BEORN - points) * Math.min(1, near) ** 2;
}

/** How likely the Shadow is to win. */
function shadowChance(g: FiveArmies): number {
  if (g.result) return g.result.winners.includes(SHADOW) ? 1 : 0;
  const points = shadowPoints(g);
  const score =
    0.4 * points +
    (g.control[FRONT_GATE] === 0 ? 0 : 0.5) -
    0.12 * g.fate -
    0.2 * dread(g, points) +
    0.07 * (strengthOf(g, SHADOW) - 1.3 * strengthOf(g, FREE)) +
    0.35 * threats(g) +
    0.1 * (g.handCount[2] + g.handCount[3] - g.handCount[0] - g.handCount[1]) +
    (g.at[BOLG] >= 0 ? 0.2 + 0.08 * Math.min(4, strengthIn(g, SHADOW, g.at[BOLG])) : 0) -
    (g.at[BEORN] >= 0 ? 0.1 * g.wrath : 0) -
    (g.at[BOLG] === DEAD ? 9 : 0);
  return 1 / (1 + Math.exp(-(score - 0.5)));
}

const evaluate = (g: FiveArmies, seat: number): number => {
  const chance = shadowChance(g);
  return sideOf(seat) === SHADOW ? chance : 1 - chance;
};

const ATTACKS: readonly number[] = [
  ACTION.named("attack"),
  ACTION.named("attack_with_leadership"),
  ACTION.named("combined_attack"),
  ACTION.named("goblin_attack"),
];

/** Whether a step brings an army of the Shadow nearer to a settlement that is still held. */
function approach(g: FiveArmies, from: number, to: number): number {
  const print = printed(g);
  const steps = roadsOf(print);
  let was = FAR;
  let is = FAR;
  for (const at of print.settlements)
    if (g.control[at] === 0) {
      was = Math.min(was, steps[from][at]);
      is = Math.min(is, steps[to][at]);
    }
  return is < was ? 4 : is === was ? 0.8 : 0.2;
}

/** How promising a choice looks at first sight. */
function promise(g: FiveArmies, ask: Ask, option: Option): number {
  const side = sideOf(ask.seat);
  switch (option[0]) {
    case "aside":
    case "pass":
      return 0.05;
    case "done":
      return ask.prompt === "casualties" || ask.prompt === "excess" ? 4 : 0.3;
    case "go":
      return 8;
    case "stay":
      return 0.1;
    case "use":
      return ATTACKS.includes(Number(option[2])) ? 1.5 : 1;
    case "attack": {
      const [, from, to] = option;
      const mine = strengthIn(g, side, PLACE.of(from));
      const theirs = strengthIn(g, other(side), PLACE.of(to));
      return Math.max(0.05, mine - theirs * (printed(g).breach[Number(to)] > 0 ? 1.5 : 1));
    }
    case "step":
      return side === SHADOW ? approach(g, Number(option[1]), Number(option[2])) : 1;
    case "cease":
      return 0.5;
    case "retreat":
      return 0.3;
    case "play":
    case "enter":
    case "ability":
    case "swoop":
      return 3;
    case "yes":
      return 4;
    default:
      return 1;
  }
}

const weigh = (g: FiveArmies, ask: Ask, options: readonly Option[], weights: number[]): void => {
  for (let i = 0; i < options.length; i++) weights[i] = promise(g, ask, options[i]);
};

const weights: number[] = [];
const GRAIN = 1 << 20;

/** One of the options, the more promising ones more often. */
function playout(g: FiveArmies, ask: Ask, random: Random): Option {
  const { options } = ask;
  weigh(g, ask, options, weights);
  let sum = 0;
  for (let i = 0; i < options.length; i++) sum += weights[i];
  let left = (random(GRAIN) / GRAIN) * sum;
  for (let i = 0; i < options.length; i++) {
    left -= weights[i];
    if (left < 0) return options[i];
  }
  return options[options.length - 1];
}

export const policy: Policy<FiveArmies> = {
  playout,
  weigh,
  evaluate,
  quiet: (g) => g.battle === null && g.columns.length === 0,
};
