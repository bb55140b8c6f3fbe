/** Active and inactive cards (13), and which of two unique Shadow cards works (14.4). */
import { NONE, type Seat } from "@westmarch/kernel";
import { isFreePeoples, isShadow, isSite, printed } from "../data/ids.ts";
import { shadowPlayers } from "../seats.ts";
import type { CardGame, Copy, Lasting } from "../state.ts";
import { find } from "./copies.ts";
import { recalling } from "./recall.ts";

/** Where the fellowship of the Free Peoples player stands (8.7). */
export const siteNumber = (g: CardGame): number => g.at[g.turn];

/** Which copies of a table are active in a turn, at a site. */
export interface Active {
  readonly table: readonly Copy[];
  readonly turn: Seat;
  readonly at: number;
  readonly asleep: readonly number[];
  readonly copies: readonly Copy[];
}

/** What is active of a table, for the turn and site that were asked about last. */
const known = recalling((_table: readonly Copy[]): { active: Active | null } => ({ active: null }));

/** All active copies, in the order of their numbers. */
export const activeCopies = (g: CardGame): readonly Copy[] => activeOf(g).copies;

/** Whether a copy is active (13.1). */
export const isActive = (g: CardGame, copy: Copy): boolean => activeCopies(g).includes(copy);

/** Changes whenever other copies are active. */
export const activity = (g: CardGame): Active => activeOf(g);

function activeOf(g: CardGame): Active {
  const kept = known(g.table);
  const { active } = kept;
  const [at, asleep] = [siteNumber(g), sleepers(g)];
  if (active && active.turn === g.turn && active.at === at && areSame(active.asleep, asleep)) return active;
  const awake = withoutClashes(g, standing(g));
  const copies = asleep.length === 0 ? awake : awake.filter(({ id }) => !asleep.includes(id));
  const now: Active = { table: g.table, turn: g.turn, at, asleep, copies };
  kept.active = now;
  return now;
}

const NOBODY_SLEEPS: readonly number[] = [];

/** Unique Shadow cards that sleep through this turn (14.4). */
const sleepers = (g: CardGame): readonly number[] =>
  mayClash(g) && g.lasting.some(isAsleep) ? g.lasting.filter(isAsleep).map(({ on }) => on) : NOBODY_SLEEPS;

const isAsleep = ({ what }: Lasting): boolean => what === "asleep";

const areSame = (one: readonly number[], other: readonly number[]): boolean =>
  one === other || (one.length === other.length && one.every((id, i) => id === other[i]));

/** Only with three players or more two unique Shadow cards of one title can be active at once (14.4). */
const mayClash = ({ order }: CardGame): boolean => order.length >= 3;

/** 14.4: a card that is kept inactive when a turn begins stays so for the whole of it. */
export function putToSleep(g: CardGame): void {
  const all = standing(g);
  const awake = withoutClashes(g, all);
  for (const copy of all)
    if (!awake.includes(copy)) g.lasting.push({ what: "asleep", on: copy.id, by: 0, until: "turn" });
}

const standing = (g: CardGame): readonly Copy[] => g.table.filter((copy) => standsActive(g, copy));

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
  if (!mayClash(g)) return copies;
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

/** Companions that can be spotted: "the fellowship" (7.2). */
export const fellowship = (g: CardGame): readonly Copy[] =>
  activeCopies(g).filter(({ card }) => printed(card).type === "Companion");
