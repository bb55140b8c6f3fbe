/** What follows when a position of the card game is changed by hand. Pure. */
import { copyStack, NONE, readStack, type Seat } from "@westmarch/kernel";
import { isSite, printed } from "../../data/ids.ts";
import { cardsOut } from "../../deck-contents.ts";
import { type CardGame, cloneCardGame, NOBODY } from "../../state.ts";
import { put, take } from "../../table/copies.ts";
import { siteAt } from "../../table/path.ts";

/** Where the Free Peoples player acts in the Fellowship phase, and a Shadow player in the Shadow phase. */
const stackOf = (phase: "fellowship" | "shadow", seat: Seat): string =>
  phase === "fellowship"
    ? `game.next{back:null}/turn.move/ownPhase.act{seat:${seat}}`
    : `game.next{back:null}/turn.shadowEnds{back:null}/ownPhase.act{seat:${seat}}`;

/** The seat that acts in the Shadow phase: the next one. */
export const shadowOf = (g: CardGame): Seat => (g.turn + 1) % g.out.length;

/** Sites up to the farther fellowship lie on the path (8): each comes from a deck that has one of its number. */
function layPath(g: CardGame): void {
  const last = Math.max(...g.at);
  for (let number = 1; number <= last; number++) {
    if (siteAt(g, number).length > 0) continue;
    for (const [seat, sites] of g.secret.adventure.entries()) {
      const site = sites.find((card) => printed(card).siteNumber === number);
      if (site === undefined) continue;
      take(sites, site);
      put(g, site, seat, "path");
      break;
    }
  }
}

/** Nothing that belongs to a moment of play is left over: assignments, skirmishes, effects that last. */
const settled = {
  skirmish: NONE,
  skirmishCancelled: false,
  shadowEnds: false,
  fierceRound: false,
  hitBy: [],
  wereAssigned: [],
  aside: null,
  taken: 0,
} as const;

/** A change after which a player acts in one of the two phases. */
export function changed(g: CardGame, change: (to: CardGame) => void): CardGame {
  const to: CardGame = {
    ...cloneCardGame(g),
    ...settled,
    sealed: g.sealed.map(() => null),
    result: null,
    lasting: [],
    used: [],
    held: [],
    playedThisTurn: [],
    playedThisPhase: [],
  };
  to.secret.aside = [];
  change(to);
  const phase = to.phase === "shadow" ? "shadow" : "fellowship";
  const seat = phase === "shadow" ? shadowOf(to) : to.turn;
  Object.assign(to, { phase, shadow: phase === "shadow" ? seat : NOBODY, moves: phase === "shadow" ? 1 : 0 });
  to.stack = copyStack(readStack(stackOf(phase, seat)));
  to.hurt = to.table.map(() => 0);
  to.against = to.table.map(() => NONE);
  layPath(to);
  to.secret.brought = to.secret.decks.map((deck, of) =>
    [...cardsOut(to, of), ...deck].filter((card) => !isSite(card)).toSorted((one, other) => one - other),
  );
  return to;
}
