/** Both sides of what is fought out. */
import type { Lane } from "./look.ts";
import type { Sides, Totals } from "./totals.ts";

/** Strength against strength in a lane (12.3); null where no minion is assigned. */
export function sidesOf({ strength: all }: Totals, { defender, minions }: Lane): Sides | null {
  if (minions.length === 0) return null;
  return {
    fellowship: all.get(defender.copy.id) ?? 0,
    minions: minions.reduce((sum, { copy }) => sum + (all.get(copy.id) ?? 0), 0),
  };
}
