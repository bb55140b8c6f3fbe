/** Assignment (11): the Free Peoples player first, then each Shadow player with what is left of his minions. */
import { onward } from "@westmarch/cards";
import { NONE } from "@westmarch/kernel";
import type { CopyId } from "../data/ids.ts";
import { nextShadow } from "../seats.ts";
import { type CardGame, type Copy, NOBODY } from "../state.ts";
import { activeCopies } from "../table/active.ts";
import { against, assignTo, copyOf } from "../table/copies.ts";
import { isAssigned } from "../table/sides.ts";
import { type C, chapter } from "../vocabulary.ts";
import { canAttack, canDefend, hasRoomFor, isForbidden } from "./assigning.ts";
import { befalls, happen } from "./happen.ts";

type Pair = readonly ["assign", CopyId, CopyId];

const defenders = (g: CardGame): readonly Copy[] => activeCopies(g).filter((copy) => canDefend(g, copy));
const attackers = (g: CardGame): readonly Copy[] =>
  activeCopies(g).filter((copy) => canAttack(g, copy) && against(g, copy.id) === NONE);

/** 11.2. */
function forFreePeoples(g: CardGame): Pair[] {
  const pairs: Pair[] = [];
  const minions = attackers(g);
  if (minions.length === 0) return pairs;
  for (const character of defenders(g)) {
    if (!hasRoomFor(g, character)) continue;
    for (const minion of minions)
      if (!isForbidden(g, character, minion)) pairs.push(["assign", character.id, minion.id]);
  }
  return pairs;
}

/** 11.3. */
function forShadow(g: CardGame, seat: number): Pair[] {
  const minions = attackers(g).filter(({ owner }) => owner === seat);
  if (minions.length === 0) return [];
  const characters = defenders(g);
  return minions.flatMap((minion) =>
    characters.map((character): Pair => ["assign", character.id, minion.id]),
  );
}

/** Puts a minion on a character; only the first one makes it "assigned" (glossary). */
function assign(c: C, character: CopyId, minion: CopyId) {
  const { g } = c;
  const first = !isAssigned(g, copyOf(g, character));
  assignTo(g, character, minion);
  c.tell("assigned", { character, minions: [minion] });
  return first ? happen(c, befalls(g, "assigned", character, [minion])) : undefined;
}

/**
 * Chapter 11: the Free Peoples player assigns, then each Shadow player in turn the minions that are left. `shadow`: the
 * Shadow player who assigns now.
 */
export const assignment = chapter("assignment", { shadow: NOBODY })({
  freePeoples: {
    prompt: "assign",
    pick: (g) => ({ seat: g.turn, options: [...forFreePeoples(g), ["done"]] }),
    answered: (c, _, [verb, character, minion]) => {
      if (verb === "done") return;
      return onward(assign(c, character, minion), "freePeoples");
    },
  },
  next: ({ g }, f) => {
    if (nextShadow(g, f.shadow) === NOBODY) return { end: null };
  },
  shadow: {
    prompt: "assign",
    pick: (g, f) => {
      const seat = nextShadow(g, f.shadow);
      return { seat, options: [...forShadow(g, seat), ["done"]] };
    },
    answered: (c, f, [verb, character, minion], seat) => {
      if (verb === "done") {
        f.shadow = seat;
        return { go: "next" };
      }
      return onward(assign(c, character, minion), "shadow");
    },
  },
});
