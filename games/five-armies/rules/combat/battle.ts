/** The combat that is being fought, and what cards and orders have made of its round. */
import { FREE, MOD, MOD_COUNT, type ModId, NONE, type PlaceId, type Side } from "../../ids.ts";
import type { Battle, FiveArmies } from "../../state.ts";
import { hasArmy, isBeornIn } from "../board.ts";

/** The combat being fought. */
export function battleOf(g: FiveArmies): Battle {
  if (g.battle === null) throw new Error("there is no combat");
  return g.battle;
}

/** A round of which nothing has been made. */
export const noMods = (): number[] => new Array<number>(MOD_COUNT).fill(0);
/** Whether a side fights with Beorn alone. */
export const isBeorn = (b: Battle, side: Side): boolean => side === FREE && b.beorn !== 0;
/** Whether a side still has anybody who fights. */
export const isAlive = (g: FiveArmies, b: Battle, side: Side): boolean =>
  isBeorn(b, side) ? isBeornIn(g, placeOf(b, side)) : hasArmy(g, side, placeOf(b, side));

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

/** A round begins: nothing has been made of it yet. */
export function beginRound(b: Battle): void {
  b.round++;
  b.maneuver = [NONE, NONE];
  b.event = [NONE, NONE];
  b.mods = [noMods(), noMods()];
  b.hits = [0, 0];
  b.uses = [0, 0];
}

/** Where the fighters of a side stand. */
export const placeOf = (b: Battle, side: Side) => (side === b.attacker ? b.from : b.target);
/** What has been made of a side's round. */
export const mod = (b: Battle, side: Side, what: ModId): number => b.mods[side][what];
/** Adds to it. */
export const addMod = (b: Battle, side: Side, what: ModId, by: number): void => {
  b.mods[side][what] += by;
};
/** Raises it to a number, if it is lower. */
export const raise = (b: Battle, side: Side, what: ModId, to: number): void => {
  b.mods[side][what] = Math.max(b.mods[side][what], to);
};

/** What can be made of a round, by name. */
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
