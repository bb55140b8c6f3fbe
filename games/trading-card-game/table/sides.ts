/** Who is in the skirmish that is going on, and on which side (12). */
import { NONE } from "@westmarch/kernel";
import type { CardGame, Copy } from "../state.ts";
import { against } from "./copies.ts";

/** Whether this copy is the character that defends in the skirmish going on. */
export const defends = (g: CardGame, copy: Copy): boolean => g.skirmish !== NONE && copy.id === g.skirmish;

/** Whether this copy is a minion in the skirmish going on. */
export const attacks = (g: CardGame, copy: Copy): boolean =>
  g.skirmish !== NONE && copy.zone === "middle" && against(g, copy.id) === g.skirmish;

/** Whether a copy is in the skirmish going on, on either side. */
export const isSkirmishing = (g: CardGame, copy: Copy): boolean => defends(g, copy) || attacks(g, copy);

/** Whether these two stand on different sides of the skirmish going on. */
export const opposes = (g: CardGame, one: Copy, other: Copy): boolean =>
  (defends(g, one) && attacks(g, other)) || (attacks(g, one) && defends(g, other));

/** Whether these two stand on the same side of the skirmish going on. */
export const isBeside = (g: CardGame, one: Copy, other: Copy): boolean =>
  one.id !== other.id && attacks(g, one) && attacks(g, other);

/** Whether a minion is assigned to a character, or a character has a minion assigned. */
export const isAssigned = (g: CardGame, { id, zone }: Copy): boolean =>
  zone === "middle" ? against(g, id) !== NONE : g.against.includes(id);
