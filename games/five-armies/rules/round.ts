/** 12.1: what cards, maneuvers and orders make of one round of a combat. */
import { MOD, type ModId, other, SHADOW, type Side, TERRAIN, UNIT, WALKERS } from "../ids.ts";
import type { CombatFact, CombatText } from "../language/tree.ts";
import { printed } from "../printing.ts";
import { type Battle, DICE_LIMIT, type FiveArmies } from "../state.ts";
import type { C } from "../vocabulary.ts";
import { figuresIn, unitsIn } from "./board.ts";
import { decksOf, drawCard } from "./hand.ts";

/** Where the fighters of a side stand. */
export const placeOf = (b: Battle, side: Side) => (side === b.attacker ? b.from : b.target);
export const mod = (b: Battle, side: Side, what: ModId): number => b.mods[side][what];
export const addMod = (b: Battle, side: Side, what: ModId, by: number): void => {
  b.mods[side][what] += by;
};
const raise = (b: Battle, side: Side, what: ModId, to: number): void => {
  b.mods[side][what] = Math.max(b.mods[side][what], to);
};

export const M = {
  bonus: MOD.named("roll_bonus"),
  target: MOD.named("roll_target"),
  own: MOD.named("own_target"),
  hampered: MOD.named("hampered_target"),
  dice: MOD.named("more_dice"),
  limit: MOD.named("dice_limit"),
  rerolls: MOD.named("more_rerolls"),
  leadership: MOD.named("more_leadership"),
  noReroll: MOD.named("no_reroll"),
  hits: MOD.named("automatic_hits"),
  prevented: MOD.named("prevented"),
  healed: MOD.named("healed"),
  stopped: MOD.named("stopped"),
  sixes: MOD.named("sixes"),
  late: MOD.named("late_dice"),
  lateTarget: MOD.named("late_target"),
  extra: MOD.named("extra_dice"),
  retreat: MOD.named("may_retreat"),
  quarter: MOD.named("no_quarter"),
  encircles: MOD.named("encircles"),
  chances: MOD.named("chances"),
  back: MOD.named("taken_back"),
  batHits: MOD.named("bat_hits"),
} as const;

function holds(g: FiveArmies, b: Battle, side: Side, fact: CombatFact): boolean {
  const at = placeOf(b, side);
  switch (fact.fact) {
    case "you attack":
      return side === b.attacker;
    case "you defend":
      return side !== b.attacker;
    case "a character is in your army":
      return WALKERS[side].some((character) => g.at[character] === at);
    case "first round":
      return side === b.attacker ? !b.fought.includes(b.from) : b.round === 1;
    case "you have more units":
      return unitsIn(g, side, at) > unitsIn(g, other(side), placeOf(b, other(side)));
    case "your army scored a hit":
      return b.struck[side].some((hit) => hit !== 0) || b.hits[side] > 0;
    case "terrain":
      return fact.terrains.some((name) => TERRAIN.named(name) === printed(g).terrain[b.target]);
  }
}

/** Carries out what a card, a maneuver or an order says, for a side. */
export function carryOut(c: C, b: Battle, side: Side, text: CombatText): void {
  const { g } = c;
  const enemy = other(side);
  for (const step of text)
    switch (step.do) {
      case "score":
        addMod(b, side, M.hits, step.hits);
        break;
      case "prevent":
        addMod(b, side, M.prevented, step.hits);
        break;
      case "remove damage":
        addMod(b, side, M.healed, step.markers);
        break;
      case "add to dice":
        addMod(b, side, M.bonus, step.by);
        break;
      case "re-roll more":
        addMod(b, side, M.rerolls, step.dice);
        break;
      case "more leadership":
        addMod(b, side, M.leadership, step.by);
        break;
      case "more dice":
        addMod(b, side, M.dice, step.dice);
        raise(b, side, M.limit, step.most);
        break;
      case "more dice for units": {
        const at = placeOf(b, side);
        const figures = step.units.reduce((sum, name) => sum + figuresIn(g, at, UNIT.named(name)), 0);
        const more = Math.min(step.most, figures);
        addMod(b, side, M.dice, more);
        raise(b, side, M.limit, DICE_LIMIT + more);
        break;
      }
      case "extra dice":
        if (step.target === null) addMod(b, side, M.extra, step.dice);
        else {
          addMod(b, side, M.late, step.dice);
          b.mods[side][M.lateTarget] = step.target;
        }
        break;
      case "target":
        b.mods[side][M.own] = step.is;
        b.mods[side][M.hampered] = step.hampered;
        break;
      case "enemy target":
        b.mods[enemy][M.target] = step.is;
        break;
      case "no enemy re-roll":
        addMod(b, enemy, M.noReroll, 1);
        break;
      case "stop maneuver":
        addMod(b, enemy, M.stopped, 1);
        break;
      case "sixes":
        addMod(b, side, M.sixes, step.most);
        break;
      case "roll again":
        addMod(b, side, M.chances, step.dice);
        break;
      case "may retreat":
        addMod(b, side, M.retreat, 1);
        break;
      case "take back":
        addMod(b, side, M.back, step.cards);
        break;
      case "take back all":
        b.used[side] = 0;
        break;
      case "draw": {
        const [event, story] = decksOf(side);
        for (let i = 0; i < step.cards; i++) drawCard(c, side, step.from === "story" ? story : event);
        break;
      }
      case "fell":
        raise(b, side, step.choice === "you" ? M.encircles : M.quarter, step.markers);
        break;
      case "spend bat":
        raise(b, side, M.batHits, step.hits);
        break;
      case "if":
        if (step.if.some((fact) => holds(g, b, side, fact))) carryOut(c, b, side, step.does);
        else carryOut(c, b, side, step.otherwise ?? []);
        break;
    }
}

/** 17.3: whether the Shadow may give a Great Bat of the territory for hits. */
export const maySpendBat = (g: FiveArmies, b: Battle): boolean =>
  mod(b, SHADOW, M.batHits) > 0 && g.bats[printed(g).territory[b.target]] > 0;
/** 17.3: a Great Bat of the territory goes for hits. */
export function spendBat(c: C, b: Battle): void {
  const territory = printed(c.g).territory[b.target];
  c.g.bats[territory]--;
  b.hits[SHADOW] += mod(b, SHADOW, M.batHits);
  c.tell("vampires", { territory });
}
