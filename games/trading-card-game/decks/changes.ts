/** Changes to a deck that a player is building: one card more, one card less, who sets out. */
import { type Collector, type DeckList, isRing, isRingBearer, isSite, printedCard, tidy } from "./deck.ts";
import { MOST_COPIES } from "./legality.ts";
import { needsOf } from "./needs.ts";

/** A list with the companions that it is meant to start with. */
export interface Plan {
  readonly list: DeckList;
  /** 3.7, in an order in which they may be played. */
  readonly start: readonly Collector[];
}

export const NOTHING: Plan = {
  list: { ring: null, ringBearer: null, adventureDeck: [], drawDeck: [] },
  start: [],
};

/** 3.7: what the companions of the start may cost in all. */
export const MOST_AT_START = 4;

/** How many copies of a card are in a deck, wherever they lie. */
export const copiesIn = ({ ring, ringBearer, adventureDeck, drawDeck }: DeckList, card: Collector): number =>
  [ring, ringBearer, ...adventureDeck, ...drawDeck].filter((id) => id === card).length;

/** One copy less of these. */
function without(cards: readonly Collector[], card: Collector): readonly Collector[] {
  const at = cards.lastIndexOf(card);
  return at < 0 ? cards : cards.toSpliced(at, 1);
}

/** What the companions of a start cost (3.9: as printed). */
export const costOf = (start: readonly Collector[]): number =>
  start.reduce((sum, id) => sum + (printedCard(id).twilight ?? 0), 0);

/** Whether a companion may join those who set out: 3.7, 3.8, 14. */
export function mayJoin({ list, start }: Plan, id: Collector): boolean {
  const card = printedCard(id);
  if (card.type !== "Companion" || isRingBearer(card)) return false;
  const taken = start.filter((one) => one === id).length;
  if (list.drawDeck.filter((one) => one === id).length <= taken) return false;
  if (costOf(start) + (card.twilight ?? 0) > MOST_AT_START) return false;
  if (card.unique && start.some((one) => printedCard(one).title === card.title)) return false;
  const there = new Set(list.ringBearer === null ? start : [list.ringBearer, ...start]);
  return needsOf(card).must.every((want) => [...want].some((other) => there.has(other)));
}

/** Those of a start who may still set out. */
function stillStarting(plan: Plan): Plan {
  const start: Collector[] = [];
  for (const id of plan.start) if (mayJoin({ list: plan.list, start }, id)) start.push(id);
  return { list: plan.list, start };
}

export const joins = (plan: Plan, card: Collector): Plan =>
  mayJoin(plan, card) ? { ...plan, start: [...plan.start, card] } : plan;

export const stays = (plan: Plan, card: Collector): Plan =>
  stillStarting({ ...plan, start: without(plan.start, card) });

/**
 * One copy more: a Ring and a site take the place of the one that was there, the first Frodo bears the Ring. Beyond four
 * copies (2.3) nothing changes.
 */
export function more(plan: Plan, id: Collector): Plan {
  const { list } = plan;
  const card = printedCard(id);
  if (isRing(card)) return { ...plan, list: { ...list, ring: id } };
  if (isSite(card)) {
    const others = list.adventureDeck.filter((site) => printedCard(site).siteNumber !== card.siteNumber);
    return { ...plan, list: tidy({ ...list, adventureDeck: [...others, id] }) };
  }
  if (isRingBearer(card) && list.ringBearer === null) return { ...plan, list: { ...list, ringBearer: id } };
  if (list.drawDeck.filter((one) => one === id).length >= MOST_COPIES) return plan;
  return { ...plan, list: tidy({ ...list, drawDeck: [...list.drawDeck, id] }) };
}

/** One copy less: of Frodos the one who bears the Ring goes last. */
export function fewer(plan: Plan, id: Collector): Plan {
  const { list } = plan;
  if (list.ring === id) return { ...plan, list: { ...list, ring: null } };
  if (list.drawDeck.includes(id)) {
    return stillStarting({ ...plan, list: { ...list, drawDeck: without(list.drawDeck, id) } });
  }
  if (list.ringBearer === id) return stillStarting({ ...plan, list: { ...list, ringBearer: null } });
  return { ...plan, list: { ...list, adventureDeck: without(list.adventureDeck, id) } };
}

/** Takes or puts away copies until there are so many. */
export function settle(plan: Plan, id: Collector, count: number): Plan {
  let now = plan;
  for (;;) {
    const there = copiesIn(now.list, id);
    const next = there < count ? more(now, id) : there > count ? fewer(now, id) : now;
    if (next === now || copiesIn(next.list, id) === there) return next;
    now = next;
  }
}

/** The first who may set out with the Ring-bearer, the dearest before the others: a start to begin with. */
export function likelyStart(list: DeckList): readonly Collector[] {
  const companions = [...new Set(list.drawDeck)]
    .filter((id) => printedCard(id).type === "Companion")
    .toSorted((one, other) => (printedCard(other).twilight ?? 0) - (printedCard(one).twilight ?? 0));
  let plan: Plan = { list, start: [] };
  // A companion that needs another beside it may join when that one is there.
  for (const _again of [0, 1])
    for (const id of companions) if (!plan.start.includes(id)) plan = joins(plan, id);
  return plan.start;
}
