/** Assignment (11): the Free Peoples player first, then each Shadow player with what is left of his minions. */
import { NONE } from "@westmarch/kernel";
import { isAssigned } from "../cards/facts.ts";
import type { CopyId } from "../data/ids.ts";
import { shadowPlayers } from "../seats.ts";
import type { CardGame, Copy } from "../state.ts";
import { against, copyOf, setAgainst } from "../table.ts";
import { type C, chapter } from "../vocabulary.ts";
import { activeCopies } from "./active.ts";
import { canAttack, canDefend, hindranceToAttack, hindranceToDefend } from "./assigning.ts";
import { befalls, happen } from "./happenings.ts";

type Pair = readonly ["assign", CopyId, CopyId];

const defenders = (g: CardGame): readonly Copy[] => activeCopies(g).filter((copy) => canDefend(g, copy));
const attackers = (g: CardGame): readonly Copy[] =>
  activeCopies(g).filter((copy) => canAttack(g, copy) && against(g, copy.id) === NONE);

/** 11.2. */
const forFreePeoples = (g: CardGame): Pair[] =>
  defenders(g).flatMap((character) =>
    attackers(g)
      .filter((minion) => hindranceToDefend(g, character, minion) === null)
      .map((minion): Pair => ["assign", character.id, minion.id]),
  );

/** 11.3. */
const forShadow = (g: CardGame, seat: number): Pair[] =>
  attackers(g)
    .filter(({ owner }) => owner === seat)
    .flatMap((minion) =>
      defenders(g)
        .filter((character) => hindranceToAttack(g, minion, character) === null)
        .map((character): Pair => ["assign", character.id, minion.id]),
    );

/** Puts a minion on a character; only the first one makes it "assigned" (glossary). */
function assign(c: C, character: CopyId, minion: CopyId) {
  const { g } = c;
  const first = !isAssigned(g, copyOf(g, character));
  setAgainst(g, minion, character);
  if (!g.wereAssigned.includes(character)) g.wereAssigned.push(character);
  c.tell("assigned", { character, minions: [minion] });
  return first ? happen(c, befalls(g, "assigned", character, [minion])) : undefined;
}

export const assignment = chapter("assignment", { round: 0 })({
  freePeoples: {
    prompt: "assign",
    pick: (g) => ({ seat: g.turn, options: [...forFreePeoples(g), ["done"]] }),
    answered: (c, _, [verb, character, minion]) => {
      if (verb === "done") return;
      const call = assign(c, character, minion);
      return call ? { call, next: "freePeoples" } : { go: "freePeoples" };
    },
  },
  next: ({ g }, f) => {
    if (shadowPlayers(g)[f.round] === undefined) return { end: null };
  },
  shadow: {
    prompt: "assign",
    pick: (g, f) => {
      const seat = shadowPlayers(g)[f.round] ?? g.turn;
      return { seat, options: [...forShadow(g, seat), ["done"]] };
    },
    answered: (c, f, [verb, character, minion]) => {
      if (verb === "done") {
        f.round++;
        return { go: "next" };
      }
      const call = assign(c, character, minion);
      return call ? { call, next: "shadow" } : { go: "shadow" };
    },
  },
});
