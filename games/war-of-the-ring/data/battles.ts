/** Kinds of battles, and how they end. */
import { type Id, kind } from "@westmarch/kernel";

export type BattleKindId = Id<"battle-kind">;
const BATTLE_KIND = kind("battle-kind", ["field-battle", "siege-battle", "sortie"]);
export const FIELD_BATTLE = BATTLE_KIND.named("field-battle");
export const SIEGE_BATTLE = BATTLE_KIND.named("siege-battle");
export const SORTIE = BATTLE_KIND.named("sortie");

/** How a battle has ended (9.9.1), in `battle.over`; 0 while it goes on. */
export type OutcomeId = Id<"outcome">;
const OUTCOME = kind("outcome", ["goes-on", "by-ceasing", "by-retreat", "by-withdrawal", "by-losses"]);
export const GOES_ON = OUTCOME.named("goes-on");
/** The attacker has ceased, or a siege battle has lasted its time. */
export const BY_CEASING = OUTCOME.named("by-ceasing");
/** The defender has retreated to another region. */
export const BY_RETREAT = OUTCOME.named("by-retreat");
/** The defender has withdrawn into his Stronghold (10.3.3). */
export const BY_WITHDRAWAL = OUTCOME.named("by-withdrawal");
/** A force has no unit left. */
export const BY_LOSSES = OUTCOME.named("by-losses");
