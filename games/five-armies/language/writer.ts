/** Writes what cards say in one language. */
import type { Armies, CombatText, Command, Need, PlaceMeant } from "./tree.ts";

export interface Writer {
  command(steps: Command): string;
  combat(steps: CombatText): string;
  need(need: Need): string;
  /** Where a character comes into play. */
  entry(where: readonly PlaceMeant[]): string;
}

/** Whether a phrase for armies may mean more than one. */
export const isSeveral = (which: Armies): boolean =>
  which.armies === "those" || (which.armies === "some" && which.count > 1);
