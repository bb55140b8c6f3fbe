/** Writes what cards say in one language. */
import type { CombatText, Command, Need, Place } from "./tree.ts";

export interface Writer {
  command(steps: Command): string;
  combat(steps: CombatText): string;
  need(need: Need): string;
  /** Where a character comes into play. */
  entry(where: readonly Place[]): string;
}
