/** Chapter 2 of the rules: every rule of deck construction that a list breaks, with the cards that break it. */
import {
  type Collector,
  cardCalled,
  counted,
  type Deck,
  type DeckList,
  isRing,
  isRingBearer,
  isSite,
} from "./deck.ts";
import { BASE, isOf } from "./sets.ts";

/** 2.2. */
export const LEAST_CARDS = 60;
/** 2.3. */
export const MOST_COPIES = 4;
/** 2.3: of Frodo, since one starts in play. */
export const MOST_RING_BEARERS = 3;
/** 2.4. */
export const SITE_NUMBERS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** 20.1: the sites of a first game. */
export const FIRST_GAME_SITES: readonly number[] = SITE_NUMBERS.slice(0, 7);
/** 2.5: Forces of Mordor, of which a later tournament rule allows one copy. */
export const RESTRICTED: Collector = "1C248";

/** What decks are held to besides chapter 2. */
export interface Format {
  /** 20.1: starter boxes are played as they are, with the sites 1 to 7. */
  readonly firstGame?: boolean;
  /** 2.5: one copy only of 1C248. */
  readonly restricted?: boolean;
  /** The sets that a deck may be made of. Left out: of a pool all that is in it, and otherwise the base set. */
  readonly sets?: readonly number[];
  /** Sealed and draft: all the cards that one has to build from, each as often as one has it. */
  readonly pool?: readonly Collector[];
}

/** One rule that is broken. `cards` are those concerned, each named once. */
export type Fault = {
  /** Its number in the rules; null for what a sealed pool or a choice of sets asks for. */
  readonly rule: string | null;
  readonly cards: readonly Collector[];
} & (
  | { readonly reason: "no-such-card" | "set-not-allowed" }
  | { readonly reason: "no-ring" | "no-ring-bearer" }
  | { readonly reason: "not-a-ring" | "not-a-ring-bearer" | "not-a-site" }
  | { readonly reason: "too-few-cards"; readonly count: number; readonly least: number }
  | { readonly reason: "unequal-sides"; readonly freePeoples: number; readonly shadow: number }
  | { readonly reason: "site-in-draw-deck" | "ring-in-draw-deck" }
  | { readonly reason: "too-many-copies"; readonly count: number; readonly most: number }
  | { readonly reason: "too-many-ring-bearers"; readonly count: number; readonly most: number }
  | { readonly reason: "site-twice"; readonly number: number; readonly count: number }
  | { readonly reason: "sites-missing"; readonly numbers: readonly number[] }
  | { readonly reason: "restricted"; readonly count: number }
  | { readonly reason: "not-in-pool"; readonly count: number; readonly held: number }
);

export type FaultReason = Fault["reason"];

/** Cards that there are not (1.2). */
function* unknown({ ring, ringBearer, adventureDeck, drawDeck }: DeckList): Iterable<Fault> {
  for (const [, id] of counted(
    [ring, ringBearer, ...adventureDeck, ...drawDeck].filter((id) => id !== null),
  )) {
    if (!cardCalled(id)) yield { reason: "no-such-card", rule: "1.2", cards: [id] };
  }
}

/** Cards of sets that are not played with. */
function* ofOtherSets(
  { ring, ringBearer, adventureDeck, drawDeck }: DeckList,
  sets: readonly number[],
): Iterable<Fault> {
  const all = [ring, ringBearer, ...adventureDeck, ...drawDeck].flatMap((id) =>
    id === null ? [] : (cardCalled(id) ?? []),
  );
  const others = new Set(all.filter((card) => !isOf(sets, card)).map(({ id }) => id));
  if (others.size > 0) yield { reason: "set-not-allowed", rule: null, cards: [...others] };
}

/** 2.1. */
function* outside({ ring, ringBearer }: DeckList): Iterable<Fault> {
  const theRing = ring === null ? undefined : cardCalled(ring);
  if (ring === null) yield { reason: "no-ring", rule: "2.1", cards: [] };
  else if (theRing && !isRing(theRing)) yield { reason: "not-a-ring", rule: "2.1", cards: [ring] };
  const bearer = ringBearer === null ? undefined : cardCalled(ringBearer);
  if (ringBearer === null) yield { reason: "no-ring-bearer", rule: "2.1", cards: [] };
  else if (bearer && !isRingBearer(bearer)) {
    yield { reason: "not-a-ring-bearer", rule: "2.1", cards: [ringBearer] };
  }
}

/** The cards of a list that are so, each once. */
const those = (cards: readonly Collector[], are: (id: Collector) => boolean | undefined): Collector[] =>
  [...new Set(cards)].filter((id) => are(id));

/** 2.2; 20.1 plays boxes of any size. */
function* size({ drawDeck }: DeckList, firstGame: boolean): Iterable<Fault> {
  const sides = { "Free Peoples": 0, Shadow: 0, Site: 0, Ring: 0 };
  for (const id of drawDeck) {
    const card = cardCalled(id);
    if (card) sides[card.side]++;
  }
  const { "Free Peoples": freePeoples, Shadow: shadow } = sides;
  const count = drawDeck.length;
  if (!firstGame && count < LEAST_CARDS) {
    yield { reason: "too-few-cards", rule: "2.2", cards: [], count, least: LEAST_CARDS };
  }
  if (!firstGame && freePeoples !== shadow) {
    yield { reason: "unequal-sides", rule: "2.2", cards: [], freePeoples, shadow };
  }
  if (sides.Site > 0) {
    const cards = those(drawDeck, (id) => cardCalled(id)?.side === "Site");
    yield { reason: "site-in-draw-deck", rule: "2.2", cards };
  }
  if (sides.Ring > 0) {
    const cards = those(drawDeck, (id) => cardCalled(id)?.side === "Ring");
    yield { reason: "ring-in-draw-deck", rule: "2.2", cards };
  }
}

/** 2.3: titles count, whatever their subtitles. */
function* copies({ drawDeck }: DeckList): Iterable<Fault> {
  const titles = new Map<string, Collector[]>();
  for (const id of drawDeck) {
    const title = cardCalled(id)?.title;
    if (title === undefined) continue;
    const all = titles.get(title);
    if (all) all.push(id);
    else titles.set(title, [id]);
  }
  for (const all of titles.values()) {
    const card = cardCalled(all[0]);
    // Sites and Rings are none of the draw deck at all (2.2).
    if (!card || all.length < MOST_COPIES || card.side === "Site" || card.side === "Ring") continue;
    const cards = [...new Set(all)];
    const count = all.length;
    if (all.some((id) => cardCalled(id)?.canStartAsRingBearer)) {
      yield { reason: "too-many-ring-bearers", rule: "2.3", cards, count, most: MOST_RING_BEARERS };
    } else if (count > MOST_COPIES) {
      yield { reason: "too-many-copies", rule: "2.3", cards, count, most: MOST_COPIES };
    }
  }
}

/** 2.4; of a first game (20.1) sites 8 and 9 may stay in the box. */
function* sites({ adventureDeck }: DeckList, firstGame: boolean): Iterable<Fault> {
  const rule = firstGame ? "20.1" : "2.4";
  const strangers = those(adventureDeck, (id) => cardCalled(id) && cardCalled(id)?.type !== "Site");
  if (strangers.length > 0) yield { reason: "not-a-site", rule, cards: strangers };
  const missing: number[] = [];
  for (const number of SITE_NUMBERS) {
    const there = adventureDeck.filter((id) => {
      const card = cardCalled(id);
      return card && isSite(card) && card.siteNumber === number;
    });
    const count = there.length;
    if (count > 1) yield { reason: "site-twice", rule, cards: [...new Set(there)], number, count };
    if (count === 0) missing.push(number);
  }
  const numbers = firstGame ? missing.filter((number) => FIRST_GAME_SITES.includes(number)) : missing;
  if (numbers.length > 0) yield { reason: "sites-missing", rule, cards: [], numbers };
}

/** 2.5. */
function* restricted({ drawDeck }: DeckList): Iterable<Fault> {
  const count = drawDeck.filter((id) => id === RESTRICTED).length;
  if (count > 1) yield { reason: "restricted", rule: "2.5", cards: [RESTRICTED], count };
}

/** Sealed and draft: nothing that one has not. */
function* held(
  { ring, ringBearer, adventureDeck, drawDeck }: DeckList,
  pool: readonly Collector[],
): Iterable<Fault> {
  const has = new Map(counted(pool).map(([count, id]) => [id, count]));
  const all = [ring, ringBearer, ...adventureDeck, ...drawDeck].filter((id) => id !== null);
  for (const [count, id] of counted(all)) {
    const held = has.get(id) ?? 0;
    if (count > held) yield { reason: "not-in-pool", rule: null, cards: [id], count, held };
  }
}

/** Every rule that a list breaks, in the order of their numbers; none if it may be played. */
export function faultsOf(list: DeckList, format: Format = {}): readonly Fault[] {
  const { firstGame = false, pool, sets = pool ? undefined : BASE } = format;
  return [
    ...unknown(list),
    ...(sets ? ofOtherSets(list, sets) : []),
    ...outside(list),
    ...size(list, firstGame),
    // A player of a box as it is has not chosen its copies.
    ...(firstGame ? [] : copies(list)),
    ...sites(list, firstGame),
    ...(format.restricted ? restricted(list) : []),
    ...(pool ? held(list, pool) : []),
  ];
}

/** Whether a list is a deck that may be played. */
export const isLegal = (list: DeckList, format: Format = {}): list is Deck =>
  faultsOf(list, format).length === 0;
