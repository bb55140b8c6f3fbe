/** Everything an onlooker can see, as one number. */
import { NONE } from "../data/ids.ts";
import type { War } from "../state.ts";

const mixed = (h: number, values: readonly number[]): number => {
  let sum = h;
  for (let i = 0; i < values.length; i++) sum = (Math.imul(sum, 31) + values[i]) | 0;
  return sum;
};

export function fingerprint(g: War): number {
  let h = g.turn * 4 + g.acting * 2 + g.revealed;
  h = mixed(h, g.count);
  h = mixed(h, g.nazgul);
  h = mixed(h, g.at);
  h = mixed(h, g.control);
  h = mixed(h, g.steps);
  h = mixed(h, g.dice);
  h = mixed(h, g.box);
  h = mixed(h, g.tiles);
  h = mixed(h, g.handCount);
  h = mixed(h, g.table);
  h = mixed(h, g.spent);
  h = mixed(h, g.rings);
  h = Math.imul(h ^ (g.corruption + 16 * g.progress + 256 * (g.mordor - NONE)), 0x9e3779b1);
  h = Math.imul(h ^ (g.bearers + 128 * g.active), 0x85ebca6b);
  const b = g.battle;
  if (b) {
    h = mixed(h, b.backs);
    h = mixed(h, b.cards);
    h = mixed(h, b.toTake);
    h = Math.imul(h ^ (b.from + 128 * b.to + 16384 * b.round), 0x9e3779b1);
  }
  const top = g.stack[g.stack.length - 1];
  if (top) for (let i = 0; i < top.chapter.length; i++) h = Math.imul(h, 31) + top.chapter.charCodeAt(i);
  return h | 0;
}
