/** What a battle is fought with: everything that its dice and losses hang on, all of it public, and nothing else. */

import type { BattleKindId } from "../../data/battles.ts";
import { ALL_NATIONS, FREE, other, SARUMAN, SHADOW, type Side } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { areAdjacent } from "../../data/regions.ts";
import { NO_LEAD } from "../../rules/armies/lead.ts";
import { attackers } from "../../rules/battle/attack.ts";
import { participants } from "../../rules/battle/force.ts";
import { kindOf } from "../../rules/battle/opening.ts";
import { forceIn, hasArmy, isBesieged, unitsOf } from "../../rules/figures.ts";
import { armySeat } from "../../rules/teams/teams.ts";
import { KINDS, REGULAR_KIND, type War } from "../../state.ts";
import type { Force } from "../../words/armies.ts";

export interface Matchup {
  readonly kind: BattleKindId;
  readonly attacker: Side;
  /** Where the defender stands. */
  readonly to: RegionId;
  /** The round to be fought next: 1 in a battle that has not begun. */
  readonly round: number;
  /** Whether that round has still to be decided upon, and in a siege to be paid for. */
  readonly undecided: boolean;
  /** What cards have made of a battle that goes on: see `Battle`. */
  readonly terms: number;
  readonly shutIn: number;
  /** By side: those who take part. */
  readonly forces: readonly [Force, Force];
  /** By Nation: Regulars there are to stand in for an Elite. */
  readonly regulars: readonly number[];
  /** Where Saruman stands, for what his Elites are worth. */
  readonly saruman: RegionId;
  readonly players: number;
  readonly hardSieges: boolean;
}

export interface Attack {
  readonly side: Side;
  readonly from: RegionId;
  /** `from` itself in a siege and for a sortie. */
  readonly to: RegionId;
  /** Who attacks; without it, everybody there who may. */
  readonly force?: Force;
}

/** What a battle depends on besides who is in it. */
const around = (view: War) => ({
  regulars: ALL_NATIONS.map(
    (nation) => view.lost[nation * KINDS + REGULAR_KIND] + view.pool[nation * KINDS + REGULAR_KIND],
  ),
  saruman: view.at[SARUMAN],
  players: view.players,
  hardSieges: view.rulings.hardSieges,
});

const bySide = (side: Side, own: Force, enemy: Force): readonly [Force, Force] =>
  side === FREE ? [own, enemy] : [enemy, own];

/** Every figure of a side in a region that may attack from there (9.1.2), under any leader. */
export const strikers = (view: War, side: Side, from: RegionId): Force =>
  attackers(view, armySeat(view, side, from), from, NO_LEAD).able;

/** The battle that an attack would begin, or null where there is nothing to fight with or against. */
export function matchupOf(view: War, { side, from, to, force }: Attack): Matchup | null {
  if (!hasArmy(view, side, from) || !hasArmy(view, other(side), to)) return null;
  // 9.1.1, 9.1.6, 10.5.1: over a border, and neither out of walls nor over them.
  if (
    from !== to &&
    (!areAdjacent(from, to) || isBesieged(view, side, from) || isBesieged(view, other(side), to))
  )
    return null;
  const own = force ?? strikers(view, side, from);
  if (unitsOf(own) === 0) return null;
  return {
    kind: kindOf(view, side, from, to),
    attacker: side,
    to,
    round: 1,
    undecided: false,
    terms: 0,
    shutIn: 0,
    forces: bySide(side, own, forceIn(view, other(side), to)),
    ...around(view),
  };
}

/** How the battle that is being fought goes on, or null while there is none. */
export function matchupNow(view: War): Matchup | null {
  const b = view.battle;
  if (!b) return null;
  const forces = [participants(view, b, FREE), participants(view, b, SHADOW)] as const;
  if (forces.some((force) => unitsOf(force) === 0)) return null;
  const rolled = b.rolled.some((dice) => dice.length > 0);
  return {
    kind: b.kind,
    attacker: b.attacker,
    to: b.to,
    round: Math.max(1, rolled ? b.round + 1 : b.round),
    undecided: rolled,
    terms: b.terms,
    shutIn: b.shutIn,
    forces,
    ...around(view),
  };
}
