/** Active and inactive cards (13), and which of two unique Shadow cards works (14.4). */
import { NONE, type Seat } from "@westmarch/kernel";
import { isFreePeoples, isShadow, isSite, printed } from "../data/ids.ts";
import { shadowPlayers } from "../seats.ts";
import type { CardGame, Copy } from "../state.ts";
import { find } from "../table.ts";

/** Where the fellowship of the Free Peoples player stands (8.7). */
export const siteNumber = (g: CardGame): number => g.at[g.turn];

interface Active {
  readonly turn: Seat;
  readonly at: number;
  readonly order: readonly Seat[];
  readonly copies: readonly Copy[];
  readonly ids: ReadonlySet<number>;
}

const known = new WeakMap<readonly Copy[], Active>();

/** All active copies, in the order of their numbers. */
export const activeCopies = (g: CardGame): readonly Copy[] => activeOf(g).copies;

export const isActive = (g: CardGame, copy: Copy): boolean => activeOf(g).ids.has(copy.id);

/** Changes whenever other copies are active. */
export const activity = (g: CardGame): object => activeOf(g);

function activeOf(g: CardGame): Active {
  const before = known.get(g.table);
  if (before && before.turn === g.turn && before.at === siteNumber(g)) return before;
  const copies = withoutClashes(
    g,
    g.table.filter((copy) => standsActive(g, copy)),
  );
  const active = {
    turn: g.turn,
    at: siteNumber(g),
    order: g.order,
    copies,
    ids: new Set<number>(copies.map(({ id }) => id)),
  };
  known.set(g.table, active);
  return active;
}

/** 13.1, 13.2; what is attached shares the state of its bearer (13.3), and what is stacked does nothing (1.8). */
function standsActive(g: CardGame, copy: Copy): boolean {
  if (copy.zone === "stacked") return false;
  if (copy.zone === "attached") {
    const bearer = copy.on === NONE ? undefined : find(g, copy.on);
    return bearer !== undefined && standsActive(g, bearer);
  }
  if (isSite(copy.card)) return printed(copy.card).siteNumber === siteNumber(g);
  if (isShadow(copy.card)) return copy.owner !== g.turn;
  return copy.owner === g.turn;
}

/** 14.4: of unique Shadow cards of one title, that of the player closest to the right works. */
function withoutClashes(g: CardGame, copies: readonly Copy[]): readonly Copy[] {
  if (g.order.length < 3) return copies;
  const first = new Map<string, Seat>();
  for (const seat of shadowPlayers(g)) {
    for (const { owner, card } of copies) {
      const { unique, title } = printed(card);
      if (owner === seat && unique && isShadow(card) && !first.has(title)) first.set(title, seat);
    }
  }
  return copies.filter(({ owner, card }) => {
    const { unique, title } = printed(card);
    return !unique || !isShadow(card) || first.get(title) === owner;
  });
}

/** 14.2: whether a seat has a card of this title on the table. */
export const hasInPlay = (g: CardGame, seat: Seat, title: string): boolean =>
  g.table.some(
    ({ owner, card, zone }) =>
      owner === seat && zone !== "stacked" && isFreePeoples(card) && printed(card).title === title,
  );
