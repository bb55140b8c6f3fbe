/** 8.7, 8.8: an army comes to a place. */
import { GROUPS_OF, type GroupId, other, type PlaceId, SHADOW, type Side } from "../../ids.ts";
import type { C } from "../../vocabulary.ts";
import { isSettlement } from "../board.ts";
import { enteredBy } from "../standing.ts";
import { checkVictory } from "../victory.ts";

/** An army, or Beorn, comes to a place or through it. */
export function entered(c: C, side: Side, at: PlaceId): void {
  const { g } = c;
  const mark = side === SHADOW ? 1 : 0;
  if (isSettlement(g, at) && g.control[at] !== mark) {
    g.control[at] = mark;
    c.tell("control", { place: at, side });
  }
  for (const group of GROUPS_OF[other(side)]) eliminateTokens(c, at, group);
  enteredBy(c, side, at);
  checkVictory(c);
}

/** 10.5: tokens go back to their stack, unseen. */
export function eliminateTokens(c: C, at: PlaceId, group: GroupId, most = Number.POSITIVE_INFINITY): void {
  const { g } = c;
  const slot = at * GROUPS + group;
  const many = Math.min(most, g.recruits[slot]);
  if (many === 0) return;
  g.recruits[slot] -= many;
  c.tell("tokens-eliminated", { place: at, group, many });
}
const GROUPS = 3;
