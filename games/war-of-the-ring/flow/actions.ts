/** Chapter 5, 4.6: Phase 5. What a side does with a die is one question (D-ACT-01, 02, 03, 05, D-MUS-02, 03). */
import { FREE, other, SHADOW, type Side } from "../data/ids.ts";
import { unusedDice } from "../facts.ts";
import { limitIn, overfull } from "../rules/armies/stacking.ts";
import { ALL, PASS } from "../rules/choices.ts";
import { hasArmy } from "../rules/figures.ts";
import {
  FACES_IN,
  RING_RESULTS,
  spendDie,
  spendRing,
  unusedMask,
  whyNoPass,
  whyNoRing,
} from "../rules/turn/dice.ts";
import { partnerOf, sideOf } from "../seats.ts";
import { ROHAN_ROUSED, type War } from "../state.ts";
import { chapter, enter } from "../vocabulary.ts";
import type { Act } from "./action.ts";
import { ACTIONS, listActions } from "./catalogue.ts";

const actingSide = (g: War): Side => (g.acting === FREE ? FREE : SHADOW);

/** Everything that the acting seat may do now (5.3, 5.4). */
function actionsOf(g: War): Act[] {
  const side = actingSide(g);
  const seat = g.next[side];
  const dice = unusedMask(g, side);
  const options: Act[] = [];
  if (whyNoPass(g, side) === null) options.push(PASS);
  listActions(g, seat, side, dice, options);
  if (whyNoRing(g, side) === null)
    for (const from of FACES_IN[dice])
      for (const to of RING_RESULTS[side]) if (to !== from) options.push(ALL.ring[from][to]);
  return options;
}

/** 16.5.3, 16.5.1: the other side's turn; in a team the partner has the next slot, unless it was a pass. */
function handOver(g: War, passed: boolean): void {
  const side = actingSide(g);
  if (!passed) g.next[side] = partnerOf(g, g.next[side]);
  g.acting = other(side);
}

/** 16.10: the Free Peoples' previous action is now this one; what the Shadow did in between does not matter. */
function remember(g: War): void {
  if (g.players !== 3) return;
  if (g.acting === FREE) {
    g.lastNations = g.nowNations;
    // Where a team of the Shadow has retreated to, no Army of theirs has acted.
    g.lastArmies = g.nowArmies.filter((region) => hasArmy(g, FREE, region));
  }
  g.nowNations = 0;
  g.nowArmies = [];
}

export const actions = chapter("actions")({
  /**
   * 4.6.1 to 4.6.3: the acting side goes on while it has dice, else the other side acts; Phase 5 ends when neither has
   * any.
   */
  slot: ({ g }) => {
    const side = actingSide(g);
    if (unusedDice(g, side) > 0) return;
    if (unusedDice(g, other(side)) === 0) return { end: null };
    g.acting = other(side);
  },
  choose: {
    prompt: "act",
    ask: (g) => ({ seat: g.next[g.acting], options: actionsOf(g) }),
    answered: (c, _f, option, seat) => {
      const { g } = c;
      const side = sideOf(g, seat);
      if (option[0] === "pass") {
        c.tell("passed", { seat });
        handOver(g, true);
        return { go: "slot" };
      }
      if (option[0] === "ring") {
        spendRing(c, side, option[1], option[2]);
        return { go: "slot" };
      }
      const [verb, thing] = option;
      // The die is the last word; an action that is done to nothing has no other.
      const face = option.length === 3 ? option[2] : option[1];
      spendDie(g, side, face);
      if (verb !== "skip") c.tell("action", { seat, verb, face });
      const call = ACTIONS[verb].does(c, seat, thing, face);
      return call ? { ...call, next: "after" } : { go: "after" };
    },
  },
  /** D-MUL-01: before the stacking, which looks at who commands. */
  after: ({ g }) => {
    g.marks &= ~ROHAN_ROUSED;
    if (g.players > 2) return enter("mix", { left: g.nowArmies.slice() }, "stacking");
  },
  /** 0.4.6, 8.2.2: stacking is looked at when an action is over. */
  stacking: ({ g }) => {
    const over = overfull(g);
    if (over === null) return;
    const [side, where] = over;
    return enter("excess", { side, region: where, limit: limitIn(g, side, where) }, "stacking");
  },
  turn: ({ g }) => {
    remember(g);
    handOver(g, false);
    return { go: "slot" };
  },
});
