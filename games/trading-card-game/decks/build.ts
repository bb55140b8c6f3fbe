/** Makes a deck out of what there is: a supply of cards, the cultures to use, and a chooser. */
import type { CardData, CardType } from "../data/card.ts";
import type { Culture } from "../data/culture.ts";
import { type Collector, type Deck, isRing, isRingBearer, isSite, printedCard, tidy } from "./deck.ts";
import { LEAST_CARDS, MOST_COPIES, MOST_RING_BEARERS, SITE_NUMBERS } from "./legality.ts";
import { met, needsOf } from "./needs.ts";

/** How many of each card there are to build from. */
export type Supply = ReadonlyMap<Collector, number>;

/** Picks one of several by their weights, none of which is below 0, and some above: its place among them. */
export type Chooser = (weights: readonly number[]) => number;

export type DeckSide = "Free Peoples" | "Shadow";

/** Of each side. */
const HALF = LEAST_CARDS / 2;

/** How many of each type make a half that plays: companions for a start and for the losses, minions for every turn. */
const SHAPE: Readonly<Record<DeckSide, readonly (readonly [type: CardType, number: number])[]>> = {
  "Free Peoples": [
    ["Companion", 9],
    ["Ally", 2],
    ["Possession", 6],
    ["Condition", 4],
    ["Event", 9],
  ],
  Shadow: [
    ["Minion", 17],
    ["Possession", 2],
    ["Condition", 4],
    ["Event", 7],
  ],
};

/** Minions by their cost: some that any pool pays for, and few that need a full one. */
const CURVE: readonly (readonly [upTo: number, number: number])[] = [
  [2, 6],
  [4, 8],
  [Number.POSITIVE_INFINITY, 3],
];

const stepOf = ({ twilight = 0 }: CardData): number => CURVE.findIndex(([upTo]) => twilight <= upTo);

/** So many copies at a time, by preference: a second unique one only lies in hand, until the first is lost (14). */
const COPIES: Readonly<Record<"unique" | "common", readonly number[]>> = {
  unique: [3, 2],
  common: [1, 3, 3, 1],
};

/** How much a card is liked beside so many of its title. */
const AGAIN: Readonly<Record<"unique" | "common", readonly number[]>> = {
  unique: [1, 0.2],
  common: [1, 0.4, 0.2, 0.1],
};

/** A card that can be played, though nothing that it speaks of is there. */
const LEAST = 0.05;

/** What a character is worth for its cost, about 1. */
export function worthOf({
  type,
  strength = 0,
  vitality = 0,
  twilight = 0,
  keywords = [],
  unique,
}: CardData): number {
  if (type === "Minion") {
    return (strength + vitality + 2 * keywords.length) / (2.5 * twilight + 4);
  }
  // A company is at most nine, so strength weighs more than cost.
  if (type === "Companion") return (strength + vitality + 2 * keywords.length) / (8 + twilight / 2);
  // One copy of what can only be there once does its work; what is dear for the Free Peoples feeds the Shadow.
  return (unique ? 0.8 : 1) / (1 + twilight / 4);
}

/** One side of a draw deck while it is being made. */
class Half {
  readonly cards: Collector[] = [];
  readonly #supply: Supply;
  readonly #choose: Chooser;
  readonly #copies = new Map<Collector, number>();
  readonly #titles = new Map<string, number>();
  /** Minions by the step of the curve that their cost is on. */
  readonly #curve: number[] = CURVE.map(() => 0);
  /** What is there to meet the needs of others. */
  readonly #there: Set<Collector>;

  constructor(supply: Supply, there: readonly Collector[], choose: Chooser) {
    this.#supply = supply;
    this.#there = new Set(there);
    this.#choose = choose;
  }

  /** How many more copies there may be. */
  room({ id, title, canStartAsRingBearer }: CardData): number {
    const most = canStartAsRingBearer ? MOST_RING_BEARERS : MOST_COPIES;
    return Math.min(
      (this.#supply.get(id) ?? 0) - (this.#copies.get(id) ?? 0),
      most - (this.#titles.get(title) ?? 0),
      HALF - this.cards.length,
    );
  }

  /** How well a card goes with those that are there: 0 if it could not even be played. */
  liking(card: CardData): number {
    const { must, may } = needsOf(card);
    if (met(must, this.#there) < must.length) return 0;
    const share = may.length === 0 ? 1 : met(may, this.#there) / may.length;
    return (
      worthOf(card) *
      (LEAST + share) *
      (AGAIN[card.unique ? "unique" : "common"][this.#titles.get(card.title) ?? 0] ?? 0)
    );
  }

  #add(card: CardData, copies: number): void {
    const { id, title, type } = card;
    for (let copy = 0; copy < copies; copy++) this.cards.push(id);
    this.#copies.set(id, (this.#copies.get(id) ?? 0) + copies);
    this.#titles.set(title, (this.#titles.get(title) ?? 0) + copies);
    if (type === "Minion") this.#curve[stepOf(card)] += copies;
    this.#there.add(id);
  }

  /** Minions of one cost are wanted the more, the fewer there are. */
  #wanted(card: CardData): number {
    if (card.type !== "Minion") return 1;
    const step = stepOf(card);
    return this.#curve[step] < CURVE[step][1] ? 1 : 0.15;
  }

  /** Takes from these until there are `number` more cards, or nothing that is liked is left. */
  fill(
    from: readonly CardData[],
    number: number,
    like = (card: CardData): number => this.liking(card),
  ): void {
    const end = Math.min(HALF, this.cards.length + number);
    while (this.cards.length < end) {
      const weights = from.map((card) => (this.room(card) > 0 ? like(card) * this.#wanted(card) : 0));
      if (!weights.some((weight) => weight > 0)) return;
      const card = from[this.#choose(weights)];
      const most = Math.min(this.room(card), end - this.cards.length);
      const wishes = COPIES[card.unique ? "unique" : "common"].slice(0, most);
      this.#add(card, 1 + this.#choose(wishes));
    }
  }

  /** How well it all goes together. */
  get score(): number {
    return this.cards.reduce((sum, id) => sum + this.liking(printedCard(id)), 0);
  }
}

export interface BuiltHalf {
  readonly cards: readonly Collector[];
  /** To compare halves of one side made from one supply. */
  readonly score: number;
}

/** Half a draw deck of these cultures, and of others only where theirs are not enough; null if all are not. */
export function buildHalf(
  supply: Supply,
  side: DeckSide,
  cultures: readonly Culture[],
  there: readonly Collector[],
  choose: Chooser,
): BuiltHalf | null {
  const all = [...supply.keys()].map(printedCard).filter((card) => card.side === side);
  const ours = all.filter(({ culture }) => culture && cultures.includes(culture));
  const half = new Half(supply, there, choose);
  const fill = (from: readonly CardData[], type: CardType, number: number): void =>
    half.fill(
      from.filter((card) => card.type === type && !card.canStartAsRingBearer),
      number,
    );
  const [[fighters, number], ...others] = SHAPE[side];
  fill(ours, fighters, number);
  // No deck works without fighters, so those of other cultures are better than none.
  fill(all, fighters, number - half.cards.length);
  const missing = number - half.cards.length;
  for (const [type, number] of others) fill(ours, type, number);
  half.fill(ours, HALF);
  half.fill(all, HALF);
  const any = (): number => 1;
  half.fill(ours, HALF, any);
  half.fill(all, HALF, any);
  return half.cards.length === HALF ? { cards: half.cards, score: half.score - missing } : null;
}

/** One of these by how much is in the deck of what it speaks of. */
const fitting = (
  from: readonly CardData[],
  there: ReadonlySet<Collector>,
  choose: Chooser,
): CardData | undefined =>
  from.length === 0
    ? undefined
    : from[
        choose(
          from.map((card) => {
            const { may } = needsOf(card);
            return 1 + (may.length === 0 ? 0 : (3 * met(may, there)) / may.length);
          }),
        )
      ];

export interface Frame {
  readonly ring: Collector;
  readonly ringBearer: Collector;
  /** What is left to build from. */
  readonly rest: Supply;
}

/** 2.1: a Ring and a Ring-bearer out of the supply; null if there is none. */
export function frameOf(supply: Supply, choose: Chooser): Frame | null {
  const cards = [...supply].filter(([, count]) => count > 0).map(([id]) => printedCard(id));
  const ring = fitting(cards.filter(isRing), new Set(), choose);
  const bearer = fitting(cards.filter(isRingBearer), new Set(), choose);
  if (!ring || !bearer) return null;
  const rest = new Map(supply);
  rest.set(bearer.id, (supply.get(bearer.id) ?? 0) - 1);
  return { ring: ring.id, ringBearer: bearer.id, rest };
}

/** 2.4: a site for each number that goes with these cards; null if one is missing. */
function sitesFor(supply: Supply, drawDeck: readonly Collector[], choose: Chooser): Collector[] | null {
  const there = new Set(drawDeck);
  const sites = [...supply].filter(([, count]) => count > 0).map(([id]) => printedCard(id));
  const chosen = SITE_NUMBERS.map((number) =>
    fitting(
      sites.filter((card) => isSite(card) && card.siteNumber === number),
      there,
      choose,
    ),
  );
  return chosen.every((site) => site !== undefined) ? chosen.map(({ id }) => id) : null;
}

/** Two halves with what belongs outside of them. */
export function joined(
  { ring, ringBearer, rest }: Frame,
  halves: readonly [BuiltHalf, BuiltHalf],
  choose: Chooser,
): Deck | null {
  const drawDeck = halves.flatMap(({ cards }) => cards);
  const adventureDeck = sitesFor(rest, drawDeck, choose);
  return adventureDeck && tidy({ ring, ringBearer, adventureDeck, drawDeck });
}
