/** Leaving play: discarded or killed, with everything attached or stacked (6.7, 15.6). */
import { type Frame, NONE } from "@westmarch/kernel";
import { type CopyId, printed } from "../data/ids.ts";
import type { CardGame, Copy } from "../state.ts";
import { attachedTo, find, insert, lift, setAgainst, shift, stackedOn } from "../table/copies.ts";
import type { C } from "../vocabulary.ts";
import type { Happening } from "../words.ts";
import { happenAll } from "./happen.ts";

/** A copy that has left, as those who listen hear of it. */
const gone = (
  what: "discarded" | "killed",
  { id, card, owner }: Copy,
  others: readonly CopyId[],
): Happening => ({
  what,
  on: id,
  card,
  seat: owner,
  others,
});

/** What lies on a copy that leaves play goes to the discard piles of its owners. */
function clear(c: C, id: CopyId, heard: Happening[]): void {
  const { g } = c;
  for (const item of [...attachedTo(g, id), ...stackedOn(g, id)]) {
    // The Ring lies there until another companion takes it over, or its player is out (18.7).
    if (printed(item.card).type === "The One Ring") shift(g, item.id, "attached", NONE);
    else heard.push(gone("discarded", remove(c, item.id, "discard", heard), []));
  }
}

/** Takes a copy off the table for its owner's pile, and what it bears to their owners' discard piles. */
function remove(c: C, id: CopyId, to: "discard" | "dead", heard: Happening[]): Copy {
  const { g } = c;
  clear(c, id, heard);
  const copy = lift(g, id);
  insert((to === "dead" ? g.dead : g.discards)[copy.owner], copy.card);
  c.tell("left", { copy: id, card: copy.card, seat: copy.owner, to });
  return copy;
}

/** Discards copies from play (6.7). The Ring-bearer never (15.8). */
export function discardFromPlay(c: C, ids: readonly CopyId[]): Frame | undefined {
  const heard: Happening[] = [];
  for (const id of ids) {
    const copy = find(c.g, id);
    if (!copy || id === c.g.bearer[copy.owner]) continue;
    heard.push(gone("discarded", remove(c, id, "discard", heard), []));
  }
  return happenAll(c, heard);
}

/** 1.8: who is stacked on a card is not in play; what was attached to him is discarded. */
export function stack(c: C, id: CopyId, on: CopyId): Frame | undefined {
  const heard: Happening[] = [];
  clear(c, id, heard);
  setAgainst(c.g, id, NONE);
  shift(c.g, id, "stacked", on);
  c.tell("moved", { copy: id, zone: "stacked", on });
  return happenAll(c, heard);
}

/** 15.6: killed companions and allies go to the dead pile, minions to the discard pile. */
export function kill(c: C, ids: readonly CopyId[], by: readonly CopyId[]): Frame | undefined {
  const heard: Happening[] = [];
  const killed: Happening[] = [];
  c.tell("killed", { copies: ids });
  for (const id of ids) {
    const copy = find(c.g, id);
    if (!copy) continue;
    const isMinion = printed(copy.card).type === "Minion";
    killed.push(gone("killed", remove(c, id, isMinion ? "discard" : "dead", heard), by));
  }
  return happenAll(c, [...killed, ...heard]);
}

/** Takes everything off the table that passes, to the discard piles, without anybody answering. */
export function sweep(c: C, which: (g: CardGame, copy: Copy) => boolean): void {
  for (const copy of c.g.table.filter((one) => which(c.g, one))) {
    if (find(c.g, copy.id)) remove(c, copy.id, "discard", []);
  }
}
