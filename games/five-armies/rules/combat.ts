/** Chapters 11 and 12: a combat, round by round. */
import { isHit, throwDice } from "@westmarch/armies/dice";
import type { Question } from "@westmarch/kernel";
import {
  BILBO,
  BOTH,
  cardOfUnit,
  EVENT_DECK,
  FORD,
  FREE,
  MANEUVER,
  type ManeuverId,
  MIGHTY_BLOW,
  MOD_COUNT,
  MOUNTAIN,
  NONE,
  other,
  type PlaceId,
  REGROUP,
  SHADOW,
  type Side,
  SLOPE,
  TERRITORY,
  THORIN,
  UNIT_COUNT,
  UNITS_OF,
  unitOfCard,
  VAMPIRE_LIKE,
} from "../ids.ts";
import type { CombatText } from "../language/tree.ts";
import { printed } from "../printing.ts";
import { type Battle, BREACHED, DICE_LIMIT, type FiveArmies, NO_FORD, NO_SLOPE } from "../state.ts";
import { type C, type Chosen, chapter, enter } from "../vocabulary.ts";
import type { Words } from "../words.ts";
import { joined, ordered } from "./attack.ts";
import { BEORN_DICE, loseWrath } from "./beorn.ts";
import { figuresIn, hasArmy, isBeornIn, isPass, leadershipIn, unitsIn } from "./board.ts";
import { ALL, CEASE, CONTINUE, DONE, NO, RETREAT, STAND, YES } from "./choices.ts";
import { mayShield, shield } from "./damage.ts";
import { typesIn } from "./forces.ts";
import { discardOpen, eventsOf } from "./hand.ts";
import { dismiss } from "./movement.ts";
import { mayRetreat } from "./retreat.ts";
import { carryOut, M, maySpendBat, mod, placeOf, spendBat } from "./round.ts";
import { combatOf, maneuverOf, programOf } from "./said.ts";
import {
  beornRolls,
  defendedAt,
  has,
  onAnyHit,
  preventedFor,
  rerollsFewer,
  rerollsMore,
} from "./standing.ts";

const NORMALLY = 5;
const HARD = 6;
const LOWEST = 2;

/** The combat being fought. */
export function battleOf(g: FiveArmies): Battle {
  if (g.battle === null) throw new Error("there is no combat");
  return g.battle;
}

export const noMods = (): number[] => new Array<number>(MOD_COUNT).fill(0);
/** Whether a side fights with Beorn alone. */
const isBeorn = (b: Battle, side: Side): boolean => side === FREE && b.beorn !== 0;
const isAlive = (g: FiveArmies, b: Battle, side: Side): boolean =>
  isBeorn(b, side) ? isBeornIn(g, placeOf(b, side)) : hasArmy(g, side, placeOf(b, side));

// ---- 11.2, 11.3

/** 11.2: units of a side for which the defender's terrain is favourable. */
export function favourable(g: FiveArmies, side: Side, from: PlaceId, target: PlaceId): number {
  const terrain = 1 << printed(g).terrain[target];
  let units = 0;
  for (const unit of UNITS_OF[side])
    if ((printed(g).favourable[unit] & terrain) !== 0) units += figuresIn(g, from, unit);
  return units;
}

/** Who draws a card for the terrain, or null. */
export function superior(g: FiveArmies, b: Battle): Side | null {
  if (b.beorn !== 0) return null;
  const defender = other(b.attacker);
  const mine = favourable(g, b.attacker, b.from, b.target);
  const theirs = favourable(g, defender, b.target, b.target);
  return mine === theirs ? null : mine > theirs ? b.attacker : defender;
}

/** 11.3: the cards besides Event cards that a side may play this round. */
export function maneuversOf(g: FiveArmies, b: Battle, side: Side): ManeuverId[] {
  const at = placeOf(b, side);
  const cards: ManeuverId[] = typesIn(g, side, at).map(cardOfUnit);
  if (side === FREE && g.at[THORIN] === at) cards.push(MIGHTY_BLOW);
  if (side === SHADOW && g.bats[printed(g).territory[b.target]] > 0) cards.push(VAMPIRE_LIKE);
  const fresh = cards.filter((card) => (b.used[side] & (1 << card)) === 0);
  // 19.14.
  return g.rulings.lateRegroup && b.used[side] === 0 ? fresh : [...fresh, REGROUP];
}

// ---- 12.2 to 12.5: dice and target numbers

/** 12.2: the dice of an army. */
export function diceOf(g: FiveArmies, b: Battle, side: Side): number {
  if (isBeorn(b, side)) return beornRolls(g) ?? BEORN_DICE;
  const at = placeOf(b, side);
  let strength = 0;
  for (const unit of UNITS_OF[side]) strength += printed(g).strength[unit] * figuresIn(g, at, unit);
  const usual = Math.min(DICE_LIMIT, strength);
  const most = Math.max(DICE_LIMIT, mod(b, side, M.limit));
  return Math.max(usual, Math.min(usual + mod(b, side, M.dice), most));
}

/** 12.5, 19.1, 19.24: whether the walls still hold. */
export const isWalled = (g: FiveArmies, b: Battle): boolean => {
  const walls = printed(g).breach[b.target];
  const shelters = !(g.rulings.restingBeorn && isBeorn(b, other(b.attacker)));
  return walls > 0 && shelters && (b.terms & BREACHED) === 0 && b.breach < walls;
};

/** 12.4: what the attacker must roll this round, and the defender. */
export function targetOf(g: FiveArmies, b: Battle, side: Side): number {
  if (side !== b.attacker) return NORMALLY;
  const own = mod(b, side, M.own);
  const target = Math.max(bordersTarget(g, b), defendedAt(g, b.target, b.round));
  return own === 0 ? target : target > NORMALLY ? mod(b, side, M.hampered) : own;
}

/** 12.4: what walls, fords and slopes make an attacker roll. */
function bordersTarget(g: FiveArmies, b: Battle): number {
  if (isWalled(g, b)) return HARD;
  if (b.fought.includes(b.from) || isPass(b.from)) return NORMALLY;
  const border = printed(g).borders[b.from][b.target];
  if (border === FORD && (b.terms & NO_FORD) === 0) return HARD;
  const isUphill = border === SLOPE && printed(g).terrain[b.target] === MOUNTAIN;
  return isUphill && (b.terms & NO_SLOPE) === 0 ? HARD : NORMALLY;
}

/** 12.4: what a side needs in its Combat roll; the number never leaves 2 to 6. */
const rollTarget = (g: FiveArmies, b: Battle, side: Side): number => {
  const forced = mod(b, side, M.target);
  return Math.min(HARD, Math.max(LOWEST, forced === 0 ? targetOf(g, b, side) : forced));
};

/** Rolls for one side: black dice for the units of its card, white ones for the rest (12.3). */
export function combatRoll(c: C, b: Battle, side: Side): void {
  const { g } = c;
  const dice = throwDice(c, diceOf(g, b, side));
  const unit = b.maneuver[side] === NONE ? null : unitOfCard(b.maneuver[side]);
  b.rolled[side] = dice;
  b.black[side] = unit === null ? 0 : Math.min(dice.length, figuresIn(g, placeOf(b, side), unit));
  const needs = rollTarget(g, b, side);
  b.struck[side] = dice.map((die) => (isHit(die, mod(b, side, M.bonus), needs) ? 1 : 0));
  const bonus = mod(b, side, M.bonus);
  c.tell("combat-roll", { side, dice: dice.slice(), black: b.black[side], needs, bonus });
  // 16.5: each miss of Beorn's is rolled once more.
  if (isBeorn(b, side)) rollAgain(c, b, side, missed(b, side, 0, dice.length));
}

/** The places of missed dice. */
const missed = (b: Battle, side: Side, from: number, to: number): number[] =>
  b.struck[side].flatMap((hit, die) => (hit === 0 && die >= from && die < to ? [die] : []));

/** Rolls some dice once more; the second result stands. */
function rollAgain(c: C, b: Battle, side: Side, which: readonly number[]): void {
  if (which.length === 0) return;
  const needs = targetOf(c.g, b, side);
  const dice = throwDice(c, which.length);
  for (const [i, die] of which.entries()) {
    b.rolled[side][die] = dice[i];
    b.struck[side][die] = isHit(dice[i], 0, needs) ? 1 : 0;
  }
  c.tell("reroll", { side, which, dice, needs });
}

/** 12.6: how many failed dice a side may roll again. */
function rerollsOf(g: FiveArmies, b: Battle, side: Side): number {
  if (isBeorn(b, side) || mod(b, side, M.noReroll) > 0) return 0;
  const at = placeOf(b, side);
  const leadership = leadershipIn(g, side, at) + mod(b, side, M.leadership) + mod(b, side, M.rerolls);
  const fewer = b.beorn === 0 && side === SHADOW ? rerollsFewer(g, placeOf(b, FREE)) : 0;
  return Math.max(0, leadership + rerollsMore(g, at) - fewer);
}

/** How many of them are black: as many ways as there are. */
function blackAgain(g: FiveArmies, b: Battle, side: Side): readonly [least: number, most: number] {
  const black = missed(b, side, 0, b.black[side]).length;
  const white = missed(b, side, b.black[side], b.rolled[side].length).length;
  const all = Math.min(black + white, rerollsOf(g, b, side));
  return [Math.max(0, all - white), Math.min(all, black)];
}

export function leaderReroll(c: C, b: Battle, side: Side, black: number): void {
  const blacks = missed(b, side, 0, b.black[side]).slice(0, black);
  const whites = missed(b, side, b.black[side], b.rolled[side].length);
  const all = Math.min(blacks.length + whites.length, rerollsOf(c.g, b, side));
  rollAgain(c, b, side, [...blacks, ...whites.slice(0, Math.max(0, all - black))]);
}

/** 12.3: whether a maneuver may take effect. */
export function isTriggered(g: FiveArmies, b: Battle, side: Side): boolean {
  const unit = b.maneuver[side] === NONE ? null : unitOfCard(b.maneuver[side]);
  if (unit === null || mod(b, side, M.stopped) > 0) return false;
  const at = placeOf(b, side);
  const dice = onAnyHit(g, at, unit, b.round) ? b.rolled[side].length : b.black[side];
  return b.struck[side].slice(0, dice).some((hit) => hit !== 0);
}

/** The dice of a side that are hits, natural sixes counted twice where a card says so. */
function diceHits(b: Battle, side: Side): number {
  const hits = b.struck[side].reduce((sum, hit) => sum + hit, 0);
  return hits;
}

/** Dice that are thrown besides, each against its own number. */
function moreDice(c: C, b: Battle, side: Side): void {
  for (const [what, needs] of [
    [M.late, mod(b, side, M.lateTarget)],
    [M.extra, targetOf(c.g, b, side)],
  ] as const) {
    const many = mod(b, side, what);
    if (many === 0) continue;
    const dice = throwDice(c, many);
    const hits = dice.filter((die) => isHit(die, 0, needs)).length;
    b.hits[side] += hits;
    c.tell("more-dice", { side, dice, needs, hits });
  }
}

/** A combat in which nothing has happened yet. */
export const newBattle = (attacker: Side, from: PlaceId, target: PlaceId): Battle => ({
  attacker,
  from,
  target,
  beorn: 0,
  combined: 0,
  fought: [],
  terms: 0,
  round: 0,
  breach: 0,
  used: [0, 0],
  luck: 0,
  maneuver: [NONE, NONE],
  event: [NONE, NONE],
  mods: [noMods(), noMods()],
  rolled: [[], []],
  black: [0, 0],
  struck: [[], []],
  hits: [0, 0],
  triggered: [0, 0],
  uses: [0, 0],
});

// ---- the chapters

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
    b.round++;
    b.maneuver = [NONE, NONE];
    b.event = [NONE, NONE];
    b.mods = [noMods(), noMods()];
    b.hits = [0, 0];
    b.uses = [0, 0];
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

/** Whether a maneuver stops the other's. */
const stops = (text: CombatText): boolean => text.some((step) => step.do === "stop maneuver");

/** What a card says of the first round of the attack that it gives. */
function firstRound(
  g: FiveArmies,
  source: string,
  program: number,
  path: readonly number[],
  at: number,
): CombatText {
  const step = programOf(g, source, program, path)[at];
  return (step !== undefined && "terms" in step ? step.terms?.first : undefined) ?? [];
}

/** A choice of the combat hand is shown. */
function reveal(c: C, b: Battle, side: Side, option: Chosen<"maneuver" | "card">): void {
  if (option[0] === "maneuver") {
    const [, card] = option;
    b.maneuver[side] = card;
    if (card !== VAMPIRE_LIKE) b.used[side] |= 1 << card;
    c.tell("played", { side, maneuver: card });
    return;
  }
  const [, card] = option;
  b.event[side] = card;
  discardOpen(c, side, card);
  c.tell("combat-card", { side, card });
}

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

/** Hits of a side in this round. */
export const scoredBy = (b: Battle, side: Side): number =>
  diceHits(b, side) + b.hits[side] + mod(b, side, M.hits);

const losing = (b: Battle, side: Side) =>
  isBeorn(b, side) ? undefined : enter("casualties", { side, where: placeOf(b, side) });

/** After casualties: effects that take a unit of an enemy who still has two markers. */
export const quarter = chapter("quarter")({
  lose: {
    prompt: "quarter",
    pick: (g, f) => {
      const b = battleOf(g);
      const enemy = other(f.side);
      const at = placeOf(b, enemy);
      const least = Math.max(mod(b, f.side, M.encircles), mod(b, f.side, M.quarter));
      const hurts = least > 0 && !isBeorn(b, enemy) && hasArmy(g, enemy, at) && g.damage[at] >= least;
      return {
        seat: mod(b, f.side, M.encircles) > 0 ? f.side : enemy,
        options: hurts ? typesIn(g, enemy, at).map((unit) => ALL.lose[unit]) : [],
        about: [at],
      };
    },
    answered: (c, f, [, unit]) => {
      const b = battleOf(c.g);
      const enemy = other(f.side);
      const at = placeOf(b, enemy);
      dismiss(c, at, unit, true);
      if (unitsIn(c.g, enemy, at) > 0) return;
      return enter("destruction", { side: enemy, where: at });
    },
  },
});

/** Chance of War: dice of either side are rolled again. */
export const chance = chapter("chance", { side: -1, n: 0, done: [] })({
  begin: (c, f) => {
    const b = battleOf(c.g);
    // 12.1: the defender first, then whoever has not had his chance.
    const side = [other(b.attacker), b.attacker].find((one) => mod(b, one, M.chances) > 0);
    if (side === undefined) return { end: null };
    f.side = side;
    f.n = mod(b, side, M.chances);
    b.mods[side][M.chances] = 0;
  },
  choose: {
    prompt: "chance",
    pick: (g, f) => {
      const b = battleOf(g);
      const options: (Chosen<"die"> | Chosen<"done">)[] = [DONE];
      for (const side of BOTH)
        for (const die of b.rolled[side].keys())
          if (!f.done.includes(side * MANY_DICE + die)) options.push(["die", side, die]);
      return { seat: f.side === FREE ? FREE : SHADOW, options: f.n > 0 ? options : [], about: [f.n] };
    },
    none: () => ({ go: "begin" }),
    answered: (c, f, option) => {
      if (option[0] === "done") return { go: "begin" };
      const b = battleOf(c.g);
      const [, side, die] = option;
      f.n--;
      f.done = [...f.done, side * MANY_DICE + die];
      const [value] = throwDice(c, 1);
      b.rolled[side][die] = value;
      b.struck[side][die] = isHit(value, mod(b, side, M.bonus), rollTarget(c.g, b, side)) ? 1 : 0;
      c.tell("die-again", { side, die, value });
      return { go: "choose" };
    },
  },
});
const MANY_DICE = 32;

/** Fresh Ranks: a unit card is taken back. */
export const takeBack = chapter("take-back", { side: -1 })({
  begin: (c, f) => {
    const b = battleOf(c.g);
    const side = BOTH.find((one) => mod(b, one, M.back) > 0);
    if (side === undefined) return { end: null };
    f.side = side;
    b.mods[side][M.back]--;
  },
  choose: {
    prompt: "take-back",
    pick: (g, f) => {
      const b = battleOf(g);
      const side = f.side === FREE ? FREE : SHADOW;
      return {
        seat: side,
        options: MANEUVER.all.flatMap((card) =>
          card < UNIT_COUNT && (b.used[side] & (1 << card)) !== 0 ? [ALL.maneuver[card]] : [],
        ),
      };
    },
    answered: ({ g }, f, [, card]) => {
      const side = f.side === FREE ? FREE : SHADOW;
      battleOf(g).used[side] &= ~(1 << card);
      return { go: "begin" };
    },
    none: () => ({ go: "begin" }),
  },
});

/** 13.6, 13.7: the armies that took part: in a combined attack all that were ordered to it, rolled or not. */
const tookPart = (g: FiveArmies, b: Battle): readonly PlaceId[] =>
  b.combined === 0 ? b.fought : ordered(g, b.attacker, b.target);

/** 12.16, 13.6, 16.8: any part of one attacking army may come into the region that has been emptied. */
export const advance = chapter("advance")({
  choose: {
    prompt: "advance",
    pick: (g) => {
      const b = battleOf(g);
      const armies = isBeorn(b, b.attacker)
        ? isBeornIn(g, b.from) && !g.rulings.restingBeorn
          ? [b.from]
          : []
        : tookPart(g, b).filter((at) => hasArmy(g, b.attacker, at));
      const options = armies.map((at) => ALL.army[at]);
      return { seat: b.attacker, options: options.length > 0 ? [...options, DONE] : [], about: [b.target] };
    },
    answered: (_c, _f, option) => {
      if (option[0] === "done") return { end: null };
      return advancing(battleOf(_c.g), option[1]);
    },
  },
  land: (c) =>
    isBeorn(battleOf(c.g), battleOf(c.g).attacker)
      ? { end: null }
      : enter("landing", { side: battleOf(c.g).attacker }),
});
const advancing = (b: Battle, from: PlaceId) =>
  isBeorn(b, b.attacker)
    ? enter("beorn-advance", { to: b.target })
    : enter("split", { side: b.attacker, from, to: b.target });
