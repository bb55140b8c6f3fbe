/** Chapter 10: recruitment tokens, mustering, rallying. */

import { throwDice } from "@westmarch/armies/dice";
import {
  BEORN,
  GROUP,
  GROUP_COUNT,
  GROUPS_OF,
  type GroupId,
  other,
  type PlaceId,
  type Side,
  TOKEN,
  UNIT,
  type UnitId,
} from "../ids.ts";
import { printed } from "../printing.ts";
import type { FiveArmies } from "../state.ts";
import { type C, type Chosen, chapter, enter } from "../vocabulary.ts";
import { armiesOf, controls, hasArmy, isBeornIn, isMuster, leadershipIn, supply, unitsIn } from "./board.ts";
import { ALL, DONE } from "./choices.ts";
import { place } from "./movement/forces.ts";
import { leftBy } from "./standing.ts";

/** 7.7: tokens without an army are removed at once; markers go with the last unit. */
export function keepTokens(c: C, at: PlaceId): void {
  const { g } = c;
  for (const side of [0, 1] as const) if (hasArmy(g, side, at)) return;
  if (g.tokens[at] > 0) c.tell("tokens-lost", { place: at, many: g.tokens[at] });
  g.tokens[at] = 0;
  g.damage[at] = 0;
  leftBy(c, at);
}

// ---- 10.1: tokens

const slotOf = (at: PlaceId, group: GroupId): number => at * GROUP_COUNT + group;
export const tokensIn = (g: FiveArmies, at: PlaceId, group: GroupId): number => g.recruits[slotOf(at, group)];

/** Tokens of a group that have not been flipped, on the board or off it. */
const unflippedOf = (g: FiveArmies, group: GroupId) =>
  TOKEN.all.filter((token) => g.unflipped[token] !== 0 && printed(g).tokenGroup[token] === group);
/** Tokens left in the stack of a group. */
export function stackOf(g: FiveArmies, group: GroupId): number {
  let stack = unflippedOf(g, group).length;
  for (let slot: number = group; slot < g.recruits.length; slot += GROUP_COUNT) stack -= g.recruits[slot];
  return stack;
}

/** 10.1: whether a token of a side may lie there. */
export const isEligible = (g: FiveArmies, side: Side, at: PlaceId): boolean =>
  (side === 0 ? controls(g, side, at) : isMuster(g, at)) && !hasArmy(g, other(side), at);

/** Places where a token of a side may be put now. */
export const eligiblePlaces = (g: FiveArmies, side: Side): PlaceId[] => {
  const { settlements, muster } = printed(g);
  return (side === 0 ? settlements : muster).filter((at) => isEligible(g, side, at));
};

/** A token is drawn unseen and laid down: neither player knows which. */
export function layToken(c: C, at: PlaceId, group: GroupId): void {
  c.g.recruits[slotOf(at, group)]++;
  c.tell("token-laid", { place: at, group });
}

// ---- 10.2: flipping

/** Tokens that a side can flip: by place and group, none twice. */
export function flips(g: FiveArmies, side: Side, groups = GROUPS_OF[side]): Chosen<"flip">[] {
  const options: Chosen<"flip">[] = [];
  for (let slot = 0; slot < g.recruits.length; slot++) {
    if (g.recruits[slot] === 0) continue;
    const group = GROUP.all[slot % GROUP_COUNT];
    if (!groups.includes(group)) continue;
    const at = Math.floor(slot / GROUP_COUNT);
    const option = ALL.flip[at][group];
    if (!isBeornIn(g, option[1])) options.push(option);
  }
  return options;
}

/** Whether a side can flip any. */
export function mayFlip(g: FiveArmies, side: Side): boolean {
  for (const group of GROUPS_OF[side])
    for (let slot: number = group; slot < g.recruits.length; slot += GROUP_COUNT)
      if (g.recruits[slot] > 0 && g.at[BEORN] !== Math.floor(slot / GROUP_COUNT)) return true;
  return false;
}

/** 5.7: in so many different places, one token each. */
export const recruit = chapter("recruit", { done: [], groups: -1 })({
  choose: {
    prompt: "flip",
    pick: (g, f) => {
      const groups = GROUPS_OF[f.side].filter((group) => f.groups < 0 || group === f.groups);
      const options = f.left > 0 ? flips(g, f.side, groups).filter(([, at]) => !f.done.includes(at)) : [];
      return { seat: f.side, options: options.length > 0 ? [...options, DONE] : [] };
    },
    answered: (_c, f, option) => {
      if (option[0] === "done") return { end: null };
      const [, at, group] = option;
      f.left--;
      f.done = [...f.done, at];
      return enter("flip", { side: f.side, where: at, group }, "choose");
    },
  },
});

/** 10.2, 10.3: a token is revealed; what it shows is placed, as far as figures go. */
export const flip = chapter("flip", { units: [], unit: 0 })({
  reveal: (c, f) => {
    const { g } = c;
    const possible = unflippedOf(g, f.group);
    const token = possible[possible.length > 1 ? c.draw(possible.length) : 0];
    g.unflipped[token] = 0;
    g.recruits[slotOf(f.where, f.group)]--;
    c.reveal();
    f.units = printed(g).tokenUnits[token].slice();
    c.tell("flipped", { place: f.where, token });
  },
  next: (c, f) => {
    while (f.unit < UNIT.names.length && f.units[f.unit] === 0) f.unit++;
    if (f.unit === UNIT.names.length) return { go: "settle" };
    const unit = UNIT.of(f.unit);
    f.units = f.units.with(unit, f.units[unit] - 1);
    if (supply(c.g, unit) === 0) return;
    muster(c, f.where, unit);
    return { go: "next" };
  },
  /** 10.3. */
  instead: {
    prompt: "instead",
    pick: (g, f) => ({
      seat: f.side,
      options: UNIT.all.flatMap((unit) =>
        printed(g).group[unit] === f.group && supply(g, unit) > 0 ? [ALL.unit[unit]] : [],
      ),
      about: [f.where, UNIT.of(f.unit)],
    }),
    answered: (c, f, [, unit]) => {
      muster(c, f.where, unit);
      return { go: "next" };
    },
    none: () => ({ go: "next" }),
  },
  /** 10.4. */
  settle: (_c, f) => enter("excess", { side: f.side, where: f.where }, "end"),
  end: () => ({ end: null }),
});

/** 10.6: a figure comes out of the supply. */
export function muster(c: C, at: PlaceId, unit: UnitId): void {
  place(c.g, at, unit);
  c.tell("mustered", { place: at, unit, many: 1 });
}

// ---- 10.7: rallying

/** Armies with markers to lose. */
export const hurtArmies = (g: FiveArmies, side: Side): readonly PlaceId[] =>
  armiesOf(g, side).filter((at) => g.damage[at] > 0);
export function mayRally(g: FiveArmies, side: Side): boolean {
  for (const at of armiesOf(g, side)) if (g.damage[at] > 0) return true;
  return false;
}

/** 5.8: so many different armies rally; `needs` is what a die must show. */
export const rally = chapter("rally", { needs: 5, done: [] })({
  choose: {
    prompt: "rally",
    pick: (g, f) => {
      const options =
        f.left > 0 ? hurtArmies(g, f.side).flatMap((at) => (f.done.includes(at) ? [] : [ALL.army[at]])) : [];
      return { seat: f.side, options: options.length > 0 ? [...options, DONE] : [] };
    },
    answered: (c, f, option) => {
      if (option[0] === "done") return { end: null };
      const [, at] = option;
      f.left--;
      f.done = [...f.done, at];
      rallyArmy(c, f.side, at, f.needs);
      return enter("casualties", { side: f.side, where: at }, "choose");
    },
  },
});

/** One die for each unit, and up to its leadership failed ones again, as long as there are markers to remove. */
export function rallyArmy(c: C, side: Side, at: PlaceId, needs: number): void {
  const { g } = c;
  const dice = throwDice(c, unitsIn(g, side, at));
  const healed = Math.min(g.damage[at], dice.filter((die) => die >= needs).length);
  const failed = dice.length - dice.filter((die) => die >= needs).length;
  g.damage[at] -= healed;
  const again = throwDice(c, g.damage[at] > 0 ? Math.min(failed, leadershipIn(g, side, at)) : 0);
  const more = Math.min(g.damage[at], again.filter((die) => die >= needs).length);
  g.damage[at] -= more;
  c.tell("rallied", { side, place: at, dice, again, needs, healed: healed + more });
}
