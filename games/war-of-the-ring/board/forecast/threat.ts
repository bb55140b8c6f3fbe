/** What one Army or Character action could bring where: from the map alone. */
import { other, type Side } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { ALL_REGIONS } from "../../data/regions.ts";
import { ANY_LEAD, NO_LEAD } from "../../rules/armies/lead.ts";
import { destinations, splitFor } from "../../rules/armies/movement.ts";
import { attackers, attacksOf, canAttack } from "../../rules/battle/attack.ts";
import { hasArmy, isLed, unitsOf } from "../../rules/figures.ts";
import { armySeat } from "../../rules/teams/teams.ts";
import type { War } from "../../state.ts";
import type { Force } from "../../words/armies.ts";

/** An Army that could come to a region, or attack there. */
export interface Threat {
  readonly from: RegionId;
  /** It attacks an Army there; otherwise it marches in. */
  readonly attacks: boolean;
  /** All who could go. */
  readonly force: Force;
  /** A Character result would do too: a Leader or Character is with them. */
  readonly led: boolean;
}

/** Adds what the Army in a region could do next. */
function look(view: War, enemy: Side, from: RegionId, add: (to: RegionId, threat: Threat) => void): void {
  const seat = armySeat(view, enemy, from);
  const strikers = attackers(view, seat, from, NO_LEAD).able;
  for (const [, to] of attacksOf(view, seat, NO_LEAD, from))
    add(to, { from, attacks: true, force: strikers, led: canAttack(view, seat, ANY_LEAD, from, to) });
  const order = { seat, reach: 1, lead: NO_LEAD, join: 0, moved: [] };
  for (const to of destinations(view, order, from)) {
    const { able } = splitFor(view, seat, from, to, NO_LEAD);
    if (unitsOf(able) > 0) add(to, { from, attacks: false, force: able, led: isLed(view, able, true) });
  }
}

/** By region: what the enemies of a side could bring there in one action, the greatest first. */
export function threatsTo(view: War, side: Side): ReadonlyMap<RegionId, readonly Threat[]> {
  const found = new Map<RegionId, Threat[]>();
  for (const from of ALL_REGIONS)
    if (hasArmy(view, other(side), from))
      look(view, other(side), from, (to, threat) => {
        const threats = found.get(to) ?? [];
        threats.push(threat);
        found.set(to, threats);
      });
  for (const threats of found.values()) threats.sort((a, b) => unitsOf(b.force) - unitsOf(a.force));
  return found;
}
