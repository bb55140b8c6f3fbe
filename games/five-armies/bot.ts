/** How the computer opponents see this game: what to try first, and what a position is worth. */
import type { Policy } from "@westmarch/bots/types";
import type { Ask, Option, Random } from "@westmarch/kernel";
import {
  ACTION,
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
import { printed } from "./printing.ts";
import { figuresIn, hasArmy, isRegion, shadowPoints } from "./rules/board.ts";
import type { FiveArmies } from "./state.ts";

/** What an army is worth in a fight: its strength, less half of its markers. */
function strengthIn(g: FiveArmies, side: Side, at: PlaceId): number {
  let strength = 0;
  for (const unit of UNITS_OF[side]) strength += printed(g).strength[unit] * figuresIn(g, at, unit);
  return strength - g.damage[at] / 2;
}

const strengthOf = (g: FiveArmies, side: Side): number =>
  PLACE.all.reduce((sum, at) => sum + (hasArmy(g, side, at) ? strengthIn(g, side, at) : 0), 0);

/** How far armies are from the nearest settlement that the Free Peoples hold, by breadth. */
function nearness(g: FiveArmies): number {
  const { neighbours, settlements, points } = printed(g);
  const steps = new Array<number>(PLACE.names.length).fill(FAR);
  let edge = settlements.filter((at) => g.control[at] === 0);
  for (const at of edge) steps[at] = 0;
  for (let step = 1; edge.length > 0; step++) {
    const next: PlaceId[] = [];
    for (const from of edge)
      for (const to of neighbours[from])
        if (steps[to] === FAR) {
          steps[to] = step;
          next.push(to);
        }
    edge = next;
  }
  let sum = 0;
  for (const at of PLACE.all)
    if (isRegion(at) && hasArmy(g, SHADOW, at))
      sum += Math.min(5, strengthIn(g, SHADOW, at)) / (1 + steps[at]);
  // An army in a settlement makes it harder to take.
  for (const at of settlements)
    if (hasArmy(g, FREE, at)) sum -= Math.min(5, strengthIn(g, FREE, at)) * points[at] * HELD;
  return sum;
}
const FAR = 12;
const HELD = 0.12;

/** How likely the Shadow is to win. */
function shadowChance(g: FiveArmies): number {
  if (g.result) return g.result.winners.includes(SHADOW) ? 1 : 0;
  const points = shadowPoints(g) + (g.control[FRONT_GATE] === 0 ? 0 : 1);
  const score =
    0.42 * points -
    0.16 * g.fate +
    0.07 * (strengthOf(g, SHADOW) - 1.3 * strengthOf(g, FREE)) +
    0.12 * nearness(g) +
    0.1 * (g.handCount[2] + g.handCount[3] - g.handCount[0] - g.handCount[1]) +
    (g.at[BOLG] >= 0 ? 0.3 : 0) -
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
