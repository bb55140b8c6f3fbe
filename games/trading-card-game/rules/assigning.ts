/** Which minion can be assigned to which character (11). */
import { NONE } from "@westmarch/kernel";
import { defender, isFierce } from "../cards/conditions.ts";
import { printed } from "../data/ids.ts";
import type { CardGame, Copy } from "../state.ts";
import { isActive, siteNumber } from "../table/active.ts";
import { against } from "../table/copies.ts";
import { lasts } from "../table/modifiers.ts";
import { isAssigned } from "../table/sides.ts";

/** 16.3, 16.4: an ally takes part in archery and skirmishes at home, or where a card lets it. */
export const mayTakePart = (g: CardGame, { id, card }: Copy): boolean =>
  printed(card).homeSites?.includes(siteNumber(g)) === true || lasts(g, "may fight", id);

/** Whether this copy can defend in skirmishes at all: a companion, or an ally who may take part (11.2). */
export const canDefend = (g: CardGame, copy: Copy): boolean => {
  const { type } = printed(copy.card);
  return isActive(g, copy) && (type === "Companion" || (type === "Ally" && mayTakePart(g, copy)));
};

/**
 * Whether this copy can attack: a minion, and in the second Assignment phase a fierce one (11.5). A card that assigns in
 * another phase makes a skirmish in addition to the two rounds, and takes any minion (1R224, ruled by its publisher).
 */
export const canAttack = (g: CardGame, copy: Copy): boolean =>
  copy.zone === "middle" &&
  isActive(g, copy) &&
  (!g.fierceRound || g.phase !== "assignment" || isFierce(g, copy));

/** 11.4: a card that forbids it binds only the side that it names. */
export const isForbidden = (g: CardGame, character: Copy, minion: Copy): boolean =>
  g.lasting.some(
    ({ what, on, other }) => what === "may not be assigned" && on === character.id && other === minion.id,
  );

/** 11.1: assignments by cards are one against one, both unassigned; either may be named first. */
export function mayAssign(g: CardGame, one: Copy, other: Copy, byFreePeoples: boolean): boolean {
  const [character, minion] = one.zone === "middle" ? [other, one] : [one, other];
  return (
    canDefend(g, character) &&
    canAttack(g, minion) &&
    !isAssigned(g, character) &&
    against(g, minion.id) === NONE &&
    !(byFreePeoples && isForbidden(g, character, minion))
  );
}

/** What keeps a minion from being assigned to a character. */
type NotAssigned = "cannot-defend" | "cannot-attack" | "assigned" | "forbidden-pair" | "enough-minions";

/** 11.2: one minion for each character, and N more for defender +N; one character for each minion. */
export function hindranceToDefend(g: CardGame, character: Copy, minion: Copy): NotAssigned | null {
  const hindered = hindranceToAttack(g, minion, character);
  if (hindered) return hindered;
  if (isForbidden(g, character, minion)) return "forbidden-pair";
  return hasRoomFor(g, character) ? null : "enough-minions";
}

/** 11.2: whether another minion may be assigned to a character. */
export function hasRoomFor(g: CardGame, character: Copy): boolean {
  let many = 0;
  for (const id of g.against) if (id === character.id) many++;
  return many <= defender(g, character);
}

/** 11.3: leftover minions go to anybody who can defend. */
export function hindranceToAttack(g: CardGame, minion: Copy, character: Copy): NotAssigned | null {
  if (!canDefend(g, character)) return "cannot-defend";
  if (!canAttack(g, minion)) return "cannot-attack";
  return against(g, minion.id) === NONE ? null : "assigned";
}
