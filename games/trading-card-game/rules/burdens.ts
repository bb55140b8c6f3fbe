/** Burdens (18.5, 18.6) and the pool of twilight (6.3). */
import { isUnder } from "../cards/conditions.ts";
import type { CardGame } from "../state.ts";
import { find } from "../table/copies.ts";
import type { C } from "../vocabulary.ts";

/** Adds burdens to the Ring-bearer of the player in turn; none where `many` is 0 or less. */
export function addBurdens(c: C, many: number): void {
  const { g } = c;
  if (many <= 0) return;
  g.burdens[g.turn] += many;
  c.tell("burdens", { seat: g.turn, by: many, burdens: g.burdens[g.turn] });
}

/** Whether burdens can be taken from the Ring-bearer (1U207). */
function burdensStay(g: CardGame): boolean {
  const bearer = find(g, g.bearer[g.turn]);
  if (!bearer) return true;
  return isUnder(g, "counters stay", bearer);
}

/** Whether so many burdens can be taken away. */
export const canRemoveBurdens = (g: CardGame, many: number): boolean =>
  g.burdens[g.turn] >= many && !burdensStay(g);

/**
 * Takes burdens off the Ring-bearer of the player in turn: as many as there are at most, none while a card keeps them.
 */
export function removeBurdens(c: C, many: number): void {
  const { g } = c;
  const taken = burdensStay(g) ? 0 : Math.min(many, g.burdens[g.turn]);
  if (taken === 0) return;
  g.burdens[g.turn] -= taken;
  c.tell("burdens", { seat: g.turn, by: -taken, burdens: g.burdens[g.turn] });
}

/** Adds twilight to the pool. */
export function addTwilight(c: C, many: number): void {
  if (many === 0) return;
  c.g.pool += many;
  c.tell("twilight", { by: many, pool: c.g.pool });
}

/** Never below 0. */
export function removeTwilight(c: C, many: number): void {
  const taken = Math.min(many, c.g.pool);
  if (taken === 0) return;
  c.g.pool -= taken;
  c.tell("twilight", { by: -taken, pool: c.g.pool });
}
