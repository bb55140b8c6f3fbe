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

/** What a settlement promises an army of the Shadow: its points, by how likely it falls and how far it is. */
function promised(g: FiveArmies, at: number, to: PlaceId, strength: number): number {
  const print = printed(g);
  const held = hasArmy(g, FREE, to) ? (strengthIn(g, FREE, to) + 0.5) * wallsOf(g, to) : 0;
  const worth = print.points[to] + (to === FRONT_GATE ? 1 : 0);
  return (worth * taking(strength, held)) / (1 + NEAR * roadsOf(print)[at][to]);
}

/**
 * What the Shadow's armies threaten: each the settlement that promises most points for its strength, the way there and
 * what stands behind walls there. Further armies count for less where one has turned to it already.
 */
function threats(g: FiveArmies): number {
  const { settlements } = printed(g);
  const turned = new Array<number>(PLACE.names.length).fill(0);
  let sum = 0;
  for (const at of PLACE.all) {
    if (!isRegion(at) || !hasArmy(g, SHADOW, at)) continue;
    const strength = Math.max(0, strengthIn(g, SHADOW, at)) + 0.5 * leadershipIn(g, SHADOW, at);
    let best = 0;
    let goal = at;
    for (const to of settlements) {
      if (g.control[to] !== 0) continue;
      const here = promised(g, at, to, strength) / (1 + turned[to]);
      if (here > best) {
        best = here;
        goal = to;
      }
    }
    turned[goal] += 1;
    sum += best;
  }
  return sum;
}
const FAR = 12;
/** How likely an army takes what is held so strongly: two halves of an army are worth less than the whole. */
const taking = (strength: number, held: number): number =>
  strength ** 2 / (strength ** 2 + (1 + 1.5 * held) ** 2);
/** How much a step on the way counts. */
const NEAR = 0.6;

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
    0.55 * points +
    (g.control[FRONT_GATE] === 0 ? 0 : 0.5) -
    0.12 * g.fate -
    0.2 * dread(g, points) +
    0.07 * (strengthOf(g, SHADOW) - 1.3 * strengthOf(g, FREE)) +
    1.2 * threats(g) +
    0.05 * (g.handCount[2] + g.handCount[3] - g.handCount[0] - g.handCount[1]) +
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

/** What an army of the Shadow of this strength promises from there: the settlement that it gains most by turning to. */
function lure(g: FiveArmies, at: number, strength: number): number {
  let best = 0;
  for (const to of printed(g).settlements)
    if (g.control[to] === 0) best = Math.max(best, promised(g, at, to, strength));
  return best;
}

/** How much more an army must be that storms walls. */
const wallsOf = (g: FiveArmies, at: number): number => (printed(g).breach[at] > 0 ? 1.6 : 1);

/** Of a step of the Shadow: it brings armies nearer to settlements, and together. */
function approach(g: FiveArmies, from: PlaceId, to: PlaceId): number {
  const mine = Math.max(0.5, strengthIn(g, SHADOW, from));
  const there = hasArmy(g, SHADOW, to) ? strengthIn(g, SHADOW, to) : 0;
  const before = lure(g, from, mine) + (there > 0 ? lure(g, to, there) / 2 : 0);
  const after = lure(g, to, mine + there);
  const taken = g.control[to] === 0 ? printed(g).points[to] : 0;
  return Math.min(40, Math.max(0.02, Math.exp(10 * (after - before)) * (1 + 2 * taken)));
}

/** Of a step of the Free Peoples: settlements are held, emptied ones filled, lost ones taken back. */
function defence(g: FiveArmies, from: PlaceId, to: PlaceId): number {
  const { points } = printed(g);
  if (g.control[to] !== 0) return 8;
  const leaves = points[from] > 0 ? 0.1 : 1;
  const comes = points[to] > 0 && !hasArmy(g, FREE, to) ? 3 : 1;
  return leaves * comes;
}

/** Of an attack: how much stronger the attackers are, walls counted, and what stands there. */
function assault(g: FiveArmies, side: Side, from: PlaceId, to: PlaceId): number {
  const mine = strengthIn(g, side, from) + 0.4 * leadershipIn(g, side, from);
  const theirs = (strengthIn(g, other(side), to) + 0.4 * leadershipIn(g, other(side), to)) * wallsOf(g, to);
  const odds = mine / Math.max(0.5, theirs);
  return odds < 0.9 ? 0.03 : Math.min(30, odds ** 3 * (1 + printed(g).points[to]));
}

/** What a die is used for, at first sight: what wins for each side comes first. */
function use(g: FiveArmies, side: Side, action: number): number {
  if (ATTACKS.includes(action)) return 2;
  switch (ACTION.names[action]) {
    case "strategic_move":
    case "forced_march":
    case "goblin_move":
      return side === SHADOW ? 2 : 0.4;
    case "recruit":
      return 1.5;
    case "rally":
      return 1;
    case "draw_cards":
      return g.handCount[side * 2] + g.handCount[side * 2 + 1] < 5 ? 0.8 : 0.2;
    default:
      return 1;
  }
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
      return use(g, side, Number(option[2]));
    case "attack":
      return assault(g, side, PLACE.of(option[1]), PLACE.of(option[2]));
    case "step": {
      const [from, to] = [PLACE.of(option[1]), PLACE.of(option[2])];
      return side === SHADOW ? approach(g, from, to) : defence(g, from, to);
    }
    case "continue":
      return g.battle === null ? 1 : Math.max(0.1, pressing(g));
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

/** How well the attacker of a combat stands. */
function pressing(g: FiveArmies): number {
  if (g.battle === null) return 1;
  const { attacker, from, target } = g.battle;
  const mine = Math.max(0.3, strengthIn(g, attacker, from));
  const theirs = Math.max(0.3, strengthIn(g, other(attacker), target)) * wallsOf(g, target);
  return (mine / theirs) ** 2 * 2;
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

/** Between actions, or where a phase begins: in the middle of one, what a die brings has not been seen yet. */
function quiet(g: FiveArmies): boolean {
  const top = g.stack[g.stack.length - 1]?.chapter;
  return g.battle === null && g.columns.length === 0 && (top === "actions" || top === "game");
}

export const policy: Policy<FiveArmies> = {
  playout,
  weigh,
  evaluate,
  quiet,
};
