/** What a combat is fought with: everything that its dice and losses hang on, all of it public, and nothing else. */

import { NONE, other, type PlaceId, SHADOW, type Side, UNITS_OF, type UnitId } from "../../ids.ts";
import { printed } from "../../printing.ts";
import { BEORN_DICE } from "../../rules/beorn.ts";
import { figuresIn, hasArmy, isBeornIn, leadershipIn } from "../../rules/board.ts";
import { newBattle, noMods } from "../../rules/combat/battle.ts";
import { isWalled, targetOf } from "../../rules/combat/dice.ts";

import { bearsIn } from "../../rules/movement/forces.ts";
import { beornRolls, preventedFor, rerollsFewer, rerollsMore } from "../../rules/standing.ts";
import type { Battle, FiveArmies } from "../../state.ts";
import type { Attack } from "../acting/acting.ts";

/** Those who fight on one side of a round. */
export interface Camp {
  readonly place: PlaceId;
  /** Strengths of its units, the weakest first: so they are lost. Empty: Beorn, who loses wrath. */
  readonly strengths: readonly number[];
  readonly damage: number;
  /** Markers that it bears beyond one for each unit. */
  readonly endures: number;
  /** Missed dice that are rolled again, at the most. */
  readonly again: number;
  /** Hits that it prevents in each round. */
  readonly prevents: number;
  /** Beorn's wrath tokens and dice. */
  readonly wrath: number;
  readonly fixedDice: number;
}

/** A combat to be foretold. */
export interface Matchup {
  readonly attacker: Side;
  readonly target: PlaceId;
  /** The armies that attack, in the order in which they fight: each until it is destroyed. */
  readonly attackers: readonly Camp[];
  readonly defender: Camp;
  /** The round to be fought next, and hits that the walls have taken. */
  readonly round: number;
  readonly breach: number;
  /** 19.1, 19.22: the walls are breached by the hits of one round that have come through. */
  readonly hardWalls: boolean;
  /** Hits that breach the walls; 0 where there are none. */
  readonly walls: number;
  /** What the attackers need: by army, in its first round and then, with the walls whole and breached. */
  readonly needs: readonly {
    readonly first: readonly [whole: number, breached: number];
    readonly after: readonly [whole: number, breached: number];
  }[];
}

const weakestFirst = (view: FiveArmies, side: Side, at: PlaceId): readonly UnitId[] =>
  UNITS_OF[side]
    .flatMap((unit) => Array.from({ length: figuresIn(view, at, unit) }, () => unit))
    .sort((a, b) => printed(view).strength[a] - printed(view).strength[b]);

function campOf(view: FiveArmies, side: Side, at: PlaceId, enemy: PlaceId, target: PlaceId): Camp {
  const units = weakestFirst(view, side, at);
  const fewer = side === SHADOW && !isBeornIn(view, enemy) ? rerollsFewer(view, enemy) : 0;
  return {
    place: at,
    strengths: units.map((unit) => printed(view).strength[unit]),
    damage: view.damage[at],
    endures: bearsIn(view, side, at) - units.length,
    again: Math.max(0, leadershipIn(view, side, at) + rerollsMore(view, at) - fewer),
    prevents: preventedFor(view, at, target),
    wrath: 0,
    fixedDice: 0,
  };
}

function beornAt(view: FiveArmies, at: PlaceId): Camp {
  const dice = beornRolls(view) ?? BEORN_DICE;
  return {
    place: at,
    strengths: [],
    damage: 0,
    endures: 0,
    again: dice,
    prevents: 0,
    wrath: view.wrath,
    fixedDice: dice,
  };
}

/** What an army needs in the rounds of a combat, as the rules say it of each of them. */
function needsOf(view: FiveArmies, b: Battle, from: PlaceId) {
  const walls = printed(view).breach[b.target];
  const at = (fought: boolean, breach: number): number =>
    targetOf(
      view,
      {
        ...b,
        from,
        mods: [noMods(), noMods()],
        round: fought ? Math.max(2, b.round + 1) : Math.max(1, b.round),
        fought: fought ? [from] : [],
        breach,
      },
      b.attacker,
    );
  const whole = Math.min(b.breach, Math.max(0, walls - 1));
  const fought = b.fought.includes(from);
  return {
    first: [at(fought, whole), at(fought, walls)] as const,
    after: [at(true, whole), at(true, walls)] as const,
  };
}

function matchup(view: FiveArmies, b: Battle, froms: readonly PlaceId[]): Matchup | null {
  const [first] = froms;
  if (first === undefined) return null;
  const side = b.attacker;
  const beornAttacks = isBeornIn(view, first) && !hasArmy(view, side, first);
  const beornDefends = isBeornIn(view, b.target);
  if (!beornDefends && !hasArmy(view, other(side), b.target)) return null;
  const attackers = froms.map((from) =>
    beornAttacks ? beornAt(view, from) : campOf(view, side, from, b.target, b.target),
  );
  if (!beornAttacks && attackers.some(({ strengths }) => strengths.length === 0)) return null;
  return {
    attacker: side,
    target: b.target,
    attackers,
    defender: beornDefends ? beornAt(view, b.target) : campOf(view, other(side), b.target, first, b.target),
    round: b.round,
    breach: b.breach,
    hardWalls: view.rulings.hardWalls,
    walls: isWalled(view, b) ? printed(view).breach[b.target] : 0,
    needs: froms.map((from) => needsOf(view, b, from)),
  };
}

/** The combat that an attack would begin, or null where there is nothing to fight with or against. */
export const matchupOf = (
  view: FiveArmies,
  side: Side,
  { from, to }: Pick<Attack, "from" | "to">,
): Matchup | null => {
  const [first = NONE] = from;
  return first < 0 ? null : matchup(view, newBattle(side, from[0] ?? to, to), from);
};

/** How the combat that is being fought goes on, or null while there is none. */
export const matchupNow = (view: FiveArmies): Matchup | null =>
  view.battle && matchup(view, view.battle, [view.battle.from]);
