/** Chapter 11 and 13: who attacks whom. */

import { FREE, PASSES, PLACE, type PlaceId, SHADOW, type Side } from "../../ids.ts";
import type { FiveArmies } from "../../state.ts";
import { type Chosen, chapter, enter } from "../../vocabulary.ts";
import type { ProgramSource } from "../../words.ts";
import { armiesOf, isBarred, isBeornIn, isFortification, isRegion, ways } from "../board.ts";
import { ALL, DONE } from "../choices.ts";
import type { Order } from "../movement/orders.ts";
import { fitsOrder, orderable, orderOf, stepsOf } from "../movement/orders.ts";

import { no, type Refusal } from "../refusal.ts";

/** Whether an army of a side standing there may be attacked: Beorn too (11.1, 16.4). */
const isTarget = (g: FiveArmies, side: Side, at: PlaceId): boolean =>
  side === FREE ? isBarred(g, FREE, at) && !isBeornIn(g, at) : isBarred(g, SHADOW, at);

const NO_ENEMY_THERE = no("no-enemy-there", "11.1");
export const whyNoTarget = (g: FiveArmies, side: Side, at: PlaceId): Refusal | null =>
  isTarget(g, side, at) ? null : NO_ENEMY_THERE;

/** 11.1: every attack that an order allows, from one place or from any. */
export function attacksOf(g: FiveArmies, side: Side, order: Order, from?: PlaceId): Chosen<"attack">[] {
  const attacks: Chosen<"attack">[] = [];
  for (const at of orderable(g, side, from))
    if (fitsOrder(g, side, at, order))
      for (const to of ways(g, side, at)) if (isTarget(g, side, to)) attacks.push(ALL.attack[at][to]);
  return attacks;
}
/** Whether an order allows any attack. */
export function mayAttack(g: FiveArmies, side: Side, order: Order): boolean {
  for (const at of armiesOf(g, side))
    if (fitsOrder(g, side, at, order))
      for (const to of ways(g, side, at)) if (isTarget(g, side, to)) return true;
  return false;
}

/** Which step of which program orders an attack. */
interface Ordered {
  readonly source: ProgramSource | "";
  readonly program: number;
  readonly path: readonly number[];
  readonly step: number;
}
const orderedBy = ({ source, program, path, step }: Ordered): Ordered => ({ source, program, path, step });

/** 5.2, 5.5, 5.9: one army may move one region, then may attack. */
export const attack = chapter("attack", {
  led: 0,
  types: 0,
  whole: 0,
  only: 0,
  from: -1,
  steps: 1,
  terms: 0,
  walls: 0,
  either: 0,
  victim: -1,
  source: "",
  program: 0,
  path: [],
  step: 0,
})({
  choose: {
    prompt: "attack",
    pick: (g, f) => {
      const from = PLACE.is(f.from) ? f.from : undefined;
      const attacks = attacksOf(g, f.side, f, from).filter(
        ([, , to]) => (f.walls === 0 || isFortification(g, to)) && (f.victim < 0 || f.victim === to),
      );
      const steps = f.steps > 0 ? stepsOf(g, f.side, f, from) : [];
      const options = [...attacks, ...steps];
      return { seat: f.side, options: options.length > 0 ? [...options, DONE] : [] };
    },
    answered: (_c, f, option) => {
      if (option[0] === "done") return { end: null };
      const [verb, from, to] = option;
      if (verb === "attack")
        return enter("fight", { attacker: f.side, from, target: to, terms: f.terms, ...orderedBy(f) }, "end");
      f.steps--;
      f.from = to;
      return enter("split", { ...orderOf(f), side: f.side, from, to }, "land");
    },
    none: () => ({ end: null }),
  },
  land: (_c, f) => enter("landing", { side: f.side }, f.either === 0 ? "choose" : "end"),
  end: () => ({ end: null }),
});

/** 13.1, 13.9: targets next to two or more armies; those in passes never join. */
export function joinable(g: FiveArmies, side: Side, least = 2): Chosen<"to">[] {
  const attackers = NOBODY_NEAR.slice();
  for (const from of armiesOf(g, side))
    if (isRegion(from)) for (const to of ways(g, side, from)) attackers[to]++;
  return ALL.to.filter(([, to]) => attackers[to] >= least && isTarget(g, side, to));
}
/** Whether there is any such target. */
export function mayJoin(g: FiveArmies, side: Side, least = 2): boolean {
  const attackers = NOBODY_NEAR.slice();
  for (const from of armiesOf(g, side))
    if (isRegion(from))
      for (const to of ways(g, side, from))
        if (++attackers[to] === least && isTarget(g, side, to)) return true;
  return false;
}
const NOBODY_NEAR: readonly number[] = PLACE.all.map(() => 0);

/** 13.1, 13.9: the armies that a combined attack on a place orders, whether or not anybody is left there. */
export const ordered = (g: FiveArmies, side: Side, target: PlaceId): PlaceId[] =>
  armiesOf(g, side).filter((at) => isRegion(at) && ways(g, side, at).includes(target));

/** The armies that may fight in a combined attack. */
export const joined = (g: FiveArmies, side: Side, target: PlaceId): PlaceId[] =>
  isTarget(g, side, target) ? ordered(g, side, target) : [];

/** 5.3, 13. */
export const combinedAttack = chapter("combined-attack", {
  least: 2,
  source: "",
  program: 0,
  path: [],
  step: 0,
})({
  choose: {
    prompt: "combined",
    pick: (g, f) => {
      const options = joinable(g, f.side, f.least);
      return { seat: f.side, options: options.length > 0 ? [...options, DONE] : [] };
    },
    answered: (_c, f, option) => {
      if (option[0] === "done") return { end: null };
      const [, target] = option;
      return enter(
        "fight",
        { attacker: f.side, from: PASSES[0], target, combined: 1, ...orderedBy(f) },
        "end",
      );
    },
  },
  end: () => ({ end: null }),
});
