/** Chapters 11 and 12: a combat, round by round, from its first card to the advance. */
import type { Question } from "@westmarch/kernel";
import {
  BILBO,
  BOTH,
  EVENT_DECK,
  FREE,
  MIGHTY_BLOW,
  NONE,
  other,
  REGROUP,
  SHADOW,
  type Side,
  TERRITORY,
  VAMPIRE_LIKE,
} from "../../ids.ts";
import { printed } from "../../printing.ts";
import type { Battle, FiveArmies } from "../../state.ts";
import { type Chosen, chapter, enter } from "../../vocabulary.ts";
import type { Words } from "../../words.ts";
import { loseWrath } from "../beorn.ts";
import { isBeornIn } from "../board.ts";
import { ALL, CEASE, CONTINUE, DONE, NO, RETREAT, STAND, YES } from "../choices.ts";
import { eventsOf } from "../hand.ts";
import { combatOf, maneuverOf } from "../said.ts";
import { has, preventedFor } from "../standing.ts";
import { joined } from "./attack.ts";
import { battleOf, beginRound, isAlive, isBeorn, M, mod, newBattle, placeOf } from "./battle.ts";
import { carryOut, maySpendBat, spendBat } from "./carrying-out.ts";
import { mayShield, shield } from "./damage.ts";
import {
  blackAgain,
  combatRoll,
  leaderReroll,
  missed,
  moreDice,
  rerollsOf,
  rollAgain,
  scoredBy,
} from "./dice.ts";
import { firstRound, isTriggered, maneuversOf, reveal, stops, superior } from "./maneuvers.ts";
import { mayRetreat } from "./retreat.ts";

/** A combat from its first card to the advance. */
export const fight = chapter("fight", {
  terms: 0,
  combined: 0,
  beorn: 0,
  source: "",
  program: 0,
  path: [],
  step: 0,
  hits: [],
  leaves: 0,
})({
  begin: (c, f) => {
    const isBeornThere = f.beorn !== 0 || isBeornIn(c.g, f.target);
    c.g.battle = {
      ...newBattle(f.attacker, f.from, f.target),
      beorn: isBeornThere ? 1 : 0,
      combined: f.combined,
      terms: f.terms,
    };
    const { attacker, from, target, combined, terms } = f;
    c.tell("combat", { attacker, from, target, combined, terms });
  },
  /** 13.1: before each round the attacker names the army that fights. */
  army: {
    prompt: "fighting",
    pick: (g) => {
      const b = battleOf(g);
      return {
        seat: b.attacker,
        options: b.combined === 0 ? [] : joined(g, b.attacker, b.target).map((at) => ALL.army[at]),
        about: [b.target],
      };
    },
    answered: ({ g }, _f, [, at]) => {
      const b = battleOf(g);
      // 13.4: an army that comes to fight has all its cards.
      if (b.round > 0 && b.from !== at) b.used[b.attacker] = 0;
      b.from = at;
    },
  },
  /** 11.2, 13.3: once, with the army that fights first. */
  terrain: (c) => {
    const b = battleOf(c.g);
    if (b.round > 0) return;
    const side = superior(c.g, b);
    if (side === null) return;
    c.tell("superior", { side });
    return enter("draw", { seat: side, decks: [EVENT_DECK] });
  },
  round: (c, f) => {
    const b = battleOf(c.g);
    beginRound(b);
    // What the card that ordered the attack gives it; in a combined attack to each army that fights first.
    if (f.source !== "" && !b.fought.includes(b.from))
      carryOut(c, b, b.attacker, firstRound(c.g, f.source, f.program, f.path, f.step));
    c.tell("round", { round: b.round, from: b.from });
  },
  /** 12.1. */
  maneuver: {
    prompt: "maneuver",
    together: (g) => {
      const b = battleOf(g);
      return BOTH.filter((side) => !isBeorn(b, side)).map((side) => ({
        seat: side,
        options: [
          ...maneuversOf(g, b, side).map((card) => ALL.maneuver[card]),
          ...eventsOf(g, side).map((card) => ALL.card[card]),
        ],
        about: [b.round],
      }));
    },
    opened: (c, _f, answers) => {
      const b = battleOf(c.g);
      const sides = BOTH.filter((side) => !isBeorn(b, side));
      for (const [i, option] of answers.entries()) reveal(c, b, sides[i], option);
    },
  },
  effects: (c) => {
    const b = battleOf(c.g);
    // 12.1: of two events the defender's comes first.
    for (const side of [other(b.attacker), b.attacker])
      if (b.event[side] !== NONE) carryOut(c, b, side, combatOf(c.g, b.event[side]));
    for (const side of BOTH) if (b.maneuver[side] === REGROUP) carryOut(c, b, side, maneuverOf(c.g, REGROUP));
  },
  drawn: (_c) => enter("limits"),
  back: (_c) => enter("take-back"),
  roll: (c) => {
    const b = battleOf(c.g);
    for (const side of [b.attacker, other(b.attacker)]) combatRoll(c, b, side);
    for (const side of BOTH) {
      const sixes = b.rolled[side].filter((die) => die === 6).length;
      b.hits[side] += Math.min(sixes, mod(b, side, M.sixes));
    }
  },
  chance: () => enter("chance"),
  /** 12.6: the attacker chooses first. */
  again: {
    prompt: "reroll",
    pick: (g) => again(g, battleOf(g).attacker),
    answered: (c, _f, [, black]) => leaderReroll(c, battleOf(c.g), battleOf(c.g).attacker, black),
  },
  answer: {
    prompt: "reroll",
    pick: (g) => again(g, other(battleOf(g).attacker)),
    answered: (c, _f, [, black]) => leaderReroll(c, battleOf(c.g), other(battleOf(c.g).attacker), black),
  },
  /** Bilbo's luck. */
  luck: {
    prompt: "luck",
    pick: (g) => {
      const b = battleOf(g);
      const failed = missed(b, FREE, 0, b.rolled[FREE].length);
      const options: (Chosen<"done"> | Chosen<"number">)[] = [DONE];
      if (failed.some((die) => die >= b.black[FREE])) options.push(ALL.number[0]);
      if (failed.some((die) => die < b.black[FREE])) options.push(ALL.number[1]);
      const hasLuck =
        b.luck === 0 &&
        b.beorn === 0 &&
        has(g, "luck", BILBO) &&
        g.at[BILBO] === placeOf(b, FREE) &&
        options.length > 1;
      return { seat: FREE, options: hasLuck ? options : [] };
    },
    answered: (c, _f, option) => {
      if (option[0] === "done") return;
      const b = battleOf(c.g);
      b.luck = 1;
      const isBlack = option[1] === 1;
      const [die] = isBlack
        ? missed(b, FREE, 0, b.black[FREE])
        : missed(b, FREE, b.black[FREE], b.rolled[FREE].length);
      rollAgain(c, b, FREE, [die]);
    },
  },
  triggers: ({ g }) => {
    const b = battleOf(g);
    b.triggered = BOTH.map((side) => (isTriggered(g, b, side) ? 1 : 0));
  },
  /** 12.3, 19.15: the attacker declares first. */
  use: {
    prompt: "use-maneuver",
    pick: (g) => useOf(g, battleOf(g).attacker),
    answered: ({ g }, _f, [verb]) => declare(battleOf(g), battleOf(g).attacker, verb),
  },
  useToo: {
    prompt: "use-maneuver",
    pick: (g) => useOf(g, other(battleOf(g).attacker)),
    answered: ({ g }, _f, [verb]) => declare(battleOf(g), other(battleOf(g).attacker), verb),
  },
  carry: (c) => {
    const { g } = c;
    const b = battleOf(g);
    // 19.15: two that cancel both fall away.
    const cancels = BOTH.map((side) => b.uses[side] !== 0 && stops(maneuverOf(g, b.maneuver[side])));
    for (const side of [b.attacker, other(b.attacker)]) {
      if (b.uses[side] === 0) continue;
      const isCancelled = cancels[other(side)];
      c.tell("maneuver", { side, maneuver: b.maneuver[side], cancelled: isCancelled });
      if (!isCancelled) carryOut(c, b, side, maneuverOf(g, b.maneuver[side]));
    }
    for (const side of BOTH) {
      if (b.maneuver[side] === MIGHTY_BLOW) carryOut(c, b, side, maneuverOf(g, MIGHTY_BLOW));
      moreDice(c, b, side);
    }
    if (b.maneuver[SHADOW] === VAMPIRE_LIKE) carryOut(c, b, SHADOW, maneuverOf(g, VAMPIRE_LIKE));
  },
  /** 17.3, 4.22: the Shadow may keep its bat. */
  bat: {
    prompt: "spend-bat",
    pick: (g) => {
      const b = battleOf(g);
      return {
        seat: SHADOW,
        options: maySpendBat(g, b) ? [YES, NO] : [],
        about: [TERRITORY.of(printed(g).territory[b.target]), mod(b, SHADOW, M.batHits)],
      };
    },
    answered: (c, _f, [verb]) => {
      if (verb === "yes") spendBat(c, battleOf(c.g));
    },
  },
  /** 12.7: markers for all hits, then prevention. */
  hits: (c, f) => {
    const b = battleOf(c.g);
    const scored = BOTH.map((side) => scoredBy(b, side));
    // 19.22: prevented hits count for the breach all the same.
    if (!c.g.rulings.hardWalls) b.breach += scored[b.attacker];
    f.hits = BOTH.map((side) => {
      const prevented =
        mod(b, side, M.prevented) + (isBeorn(b, side) ? 0 : preventedFor(c.g, placeOf(b, side), b.target));
      return Math.max(0, scored[other(side)] - prevented);
    });
    c.tell("scored", { free: scored[FREE], shadow: scored[SHADOW] });
  },
  mail: (c, f) => {
    const b = battleOf(c.g);
    return isBeorn(b, FREE)
      ? undefined
      : enter("mail", { side: FREE, where: placeOf(b, FREE), hits: f.hits[FREE] });
  },
  mailed: (c, f) => {
    if (typeof f.back === "number" && !isBeorn(battleOf(c.g), FREE))
      f.hits = f.hits.with(FREE, f.hits[FREE] - f.back);
  },
  shield: {
    prompt: "bodyguard",
    pick: (g, f) => {
      const at = placeOf(battleOf(g), SHADOW);
      return {
        seat: SHADOW,
        options: f.hits[SHADOW] > 0 && mayShield(g, at) ? [YES, NO] : [],
        about: [at, f.hits[SHADOW]],
      };
    },
    answered: (c, f, [verb]) => {
      if (verb === "no") return;
      shield(c);
      f.hits = f.hits.with(SHADOW, 0);
    },
  },
  mark: (c, f) => {
    const b = battleOf(c.g);
    // 19.1, 19.22: by the other reading, hits of one round that have come through.
    if (c.g.rulings.hardWalls) b.breach = Math.max(b.breach, f.hits[other(b.attacker)]);
    for (const side of BOTH) {
      if (isBeorn(b, side)) {
        if (f.hits[side] > 0) loseWrath(c, f.hits[side]);
        continue;
      }
      const at = placeOf(b, side);
      c.g.damage[at] += f.hits[side];
      if (f.hits[side] > 0) c.tell("hit", { place: at, hits: f.hits[side] });
      const healed = Math.min(c.g.damage[at], mod(b, side, M.healed));
      c.g.damage[at] -= healed;
      if (healed > 0) c.tell("rallied", { side, place: at, dice: [], again: [], needs: 0, healed });
    }
  },
  lose: (c) => losing(battleOf(c.g), battleOf(c.g).attacker),
  loseToo: (c) => losing(battleOf(c.g), other(battleOf(c.g).attacker)),
  quarter: (c) => enter("quarter", { side: battleOf(c.g).attacker }),
  quarterToo: (c) => enter("quarter", { side: other(battleOf(c.g).attacker) }),
  over: (c) => {
    const { g } = c;
    const b = battleOf(g);
    if (!b.fought.includes(b.from)) b.fought.push(b.from);
    const defends = isAlive(g, b, other(b.attacker));
    if (!defends) return { go: "advance" };
    if (isAlive(g, b, b.attacker)) return;
    // 13.7: the others go on.
    return b.combined !== 0 && joined(g, b.attacker, b.target).length > 0 ? { go: "cease" } : { go: "end" };
  },
  /** 12.12. */
  cease: {
    prompt: "cease",
    pick: (g) => ({ seat: battleOf(g).attacker, options: [CONTINUE, CEASE] }),
    answered: (c, _f, [verb]) => {
      if (verb === "continue") return;
      c.tell("ceased", {});
      return { go: "end" };
    },
  },
  leave: {
    prompt: "leave",
    pick: (g) => {
      const b = battleOf(g);
      const defender = other(b.attacker);
      return {
        seat: defender,
        options: mayRetreat(g, defender, b.target, b.from) ? [STAND, RETREAT] : [STAND],
        about: [leavesFreely(b) ? 1 : 0],
      };
    },
    answered: (c, f, [verb]) => {
      if (verb === "stand") return { go: "army" };
      const b = battleOf(c.g);
      f.leaves = 1;
      // 12.15, 16.6.
      if (!leavesFreely(b) && !isBeorn(b, other(b.attacker)))
        return enter("casualties", { side: other(b.attacker), where: b.target, rout: 1 });
    },
  },
  go: (c) => {
    const b = battleOf(c.g);
    const defender = other(b.attacker);
    if (!isAlive(c.g, b, defender)) return;
    return enter("retreat", { side: defender, from: b.target, attacker: b.from });
  },
  advance: () => enter("advance"),
  end: (c) => {
    c.tell("combat-ended", { target: battleOf(c.g).target });
    c.g.battle = null;
    return { end: null };
  },
});

const leavesFreely = (b: Battle): boolean => mod(b, other(b.attacker), M.retreat) > 0;

const again = (g: FiveArmies, side: Side): Question<Words, "reroll"> => {
  const b = battleOf(g);
  const [least, most] = blackAgain(g, b, side);
  return {
    seat: side,
    options: rerollsOf(g, b, side) > 0 ? ALL.number.slice(least, most + 1) : [],
    about: [rerollsOf(g, b, side)],
  };
};

const useOf = (g: FiveArmies, side: Side): Question<Words, "use-maneuver"> => {
  const b = battleOf(g);
  return { seat: side, options: b.triggered[side] !== 0 ? [YES, NO] : [], about: [b.maneuver[side]] };
};
function declare(b: Battle, side: Side, verb: "yes" | "no"): void {
  b.uses[side] = verb === "yes" ? 1 : 0;
}

const losing = (b: Battle, side: Side) =>
  isBeorn(b, side) ? undefined : enter("casualties", { side, where: placeOf(b, side) });
