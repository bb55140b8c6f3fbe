/** What a card cannot do without, read off what it says: decks that hold together are made by it. */
import type { CardData, Side } from "../data/card.ts";
import { CARDS } from "../data/cards.ts";
import { footOf } from "../data/foot.ts";
import {
  type Cost,
  type Kind,
  type Nominal,
  type Part,
  type Simple,
  type Target,
  TEXTS,
} from "../language/index.ts";
import { type Collector, cardCalled, type DeckList } from "./deck.ts";

/** One of these is wanted. */
export type Want = ReadonlySet<Collector>;

export interface Needs {
  /** Without one of each the card cannot be played, or does nothing. */
  readonly must: readonly Want[];
  /** With one of each it does all that it can. */
  readonly may: readonly Want[];
}

/* What is printed --------------------------------------------------------------------------------------------------- */

const hasKeyword = ({ keywords = [] }: CardData, word: string): boolean =>
  keywords.some((each) => each === word);

const isCharacter = ({ type }: CardData): boolean =>
  type === "Companion" || type === "Ally" || type === "Minion";

function isKind(card: CardData, kind: Kind): boolean {
  switch (kind) {
    case "card":
    case "copy":
      return true;
    case "character":
      return isCharacter(card);
    case "companion":
      return card.type === "Companion";
    case "ally":
      return card.type === "Ally";
    case "minion":
      return card.type === "Minion";
    case "possession":
      return card.type === "Possession";
    case "condition":
      return card.type === "Condition";
    case "event":
      return card.type === "Event";
    case "weapon":
      return card.class === "Hand weapon" || card.class === "Ranged weapon";
    case "hand weapon":
      return card.class === "Hand weapon";
    case "pipe":
      return card.class === "Pipe";
    case "tale":
    case "tracker":
    case "ranger":
    case "archer":
      return hasKeyword(card, kind);
    case "site":
      return card.type === "Site";
    case "artifact":
      return false;
    default:
      return card.race === kind;
  }
}

function isNominal(card: CardData, { cultures, adjectives = [], noun, opponents }: Nominal): boolean {
  if (opponents || !isKind(card, noun.kind)) return false;
  if (cultures && !(card.culture && cultures.includes(card.culture))) return false;
  return adjectives.every((word) => {
    if (word === "Free Peoples" || word === "Shadow") return card.side === word;
    if (word === "Dwarf" || word === "Elf" || word === "Hobbit" || word === "Orc") return card.race === word;
    // The phase of an event, which all decks have.
    return word === "skirmish" || word === "regroup" || hasKeyword(card, word);
  });
}

/** Whether a card as it is printed is what these words ask for. */
export function isMeant(card: CardData, simple: Simple): boolean {
  if (simple.is === "title") return card.title === simple.title;
  if (simple.is === "the Ring-bearer") return card.canStartAsRingBearer === true;
  if (simple.is !== "some") return false;
  if (!simple.kinds.some((nominal) => isNominal(card, nominal))) return false;
  return (simple.narrow ?? []).every((narrow) => {
    if (narrow.by === "home") return card.homeSites?.includes(narrow.site) === true;
    if (narrow.by === "signet") return card.signet === narrow.signet;
    if (narrow.by === "other than" && narrow.other.is === "title") return card.title !== narrow.other.title;
    return true;
  });
}

/* What is asked for ------------------------------------------------------------------------------------------------- */

/** Words for cards that are looked for, wherever they stand in a text. */
const isAsked = (node: object): node is Simple =>
  "is" in node && (node.is === "some" || node.is === "title" || node.is === "the Ring-bearer");

function* askedIn(node: unknown): Iterable<Simple> {
  if (typeof node !== "object" || node === null) return;
  if (isAsked(node)) yield node;
  for (const child of Object.values(node)) yield* askedIn(child);
}

/** The cards that a cost names: each of these must be there, or one of those that stand together. */
const namedBy = (cost: Cost): Target[] =>
  cost.flatMap((payments) => {
    const named = payments.map((payment): Target[] => {
      if (payment.pay === "spot")
        return payment.spots.flatMap((spot) => ("target" in spot ? [spot.target] : []));
      return "target" in payment ? [payment.target] : [[]];
    });
    const [only, ...others] = named;
    return others.length === 0 ? (only ?? []) : [named.flat(2)];
  });

/** The card that an event is played for or on, and what happens to which card before it. */
function* servedBy(part: Part): Iterable<Target> {
  if (part.part !== "action" && part.part !== "response") return;
  if (part.part === "response" && "target" in part.on) yield part.on.target;
  for (const clause of part.effect.clauses) {
    if (clause.clause === "choose") yield clause.options.flatMap(({ cost = [] }) => namedBy(cost).flat());
    if (clause.clause !== "steps") continue;
    for (const step of clause.steps) if (step.do === "gain") yield step.target;
  }
}

function* musts(card: CardData, part: Part): Iterable<Target> {
  if (part.part === "play") yield* namedBy(part.cost);
  if (part.part === "attach") yield part.to;
  if (card.type !== "Event") return;
  if (part.part === "action" || part.part === "response") yield* namedBy(part.cost ?? []);
  yield* servedBy(part);
}

const ON_SIDE: Readonly<Record<Side, readonly CardData[]>> = {
  "Free Peoples": CARDS.filter(({ side }) => side === "Free Peoples"),
  Shadow: CARDS.filter(({ side }) => side === "Shadow"),
  Site: CARDS.filter(({ side }) => side !== "Ring" && side !== "Site"),
  Ring: [],
};

/**
 * Cards of the same deck that are meant; whatever only the other side has is not wanted of one's own. What no card met when
 * this one came is never wanted, so that a later set does not change what is made by chance of the sets before it.
 */
function wantsOf(card: CardData, targets: Iterable<Target>): Want[] {
  const wants: Want[] = [];
  const { set } = footOf(card);
  for (const target of targets) {
    const fitting = ON_SIDE[card.side].filter(
      (other) => other.id !== card.id && target.some((simple) => isMeant(other, simple)),
    );
    if (fitting.some((other) => footOf(other).set <= set)) wants.push(new Set(fitting.map(({ id }) => id)));
  }
  return wants;
}

const known = new Map<Collector, Needs>();

/** What a card needs of the others in its deck. */
export function needsOf(card: CardData): Needs {
  const before = known.get(card.id);
  if (before) return before;
  const text = TEXTS[card.id] ?? [];
  const needs: Needs = {
    must: wantsOf(
      card,
      text.flatMap((part) => [...musts(card, part)]),
    ),
    may: wantsOf(
      card,
      [...askedIn(text)].map((simple) => [simple]),
    ),
  };
  known.set(card.id, needs);
  return needs;
}

function isMet(want: Want, cards: ReadonlySet<Collector>): boolean {
  const [few, many] = want.size < cards.size ? [want, cards] : [cards, want];
  for (const card of few) if (many.has(card)) return true;
  return false;
}

/** How many of these wants some of the cards meet. */
export const met = (wants: readonly Want[], cards: ReadonlySet<Collector>): number =>
  wants.reduce((sum, want) => sum + (isMet(want, cards) ? 1 : 0), 0);

/** Cards of a draw deck that could not be played with what is in it. */
export function unservedIn({ ringBearer, drawDeck }: DeckList): readonly Collector[] {
  const there = new Set(ringBearer === null ? drawDeck : [ringBearer, ...drawDeck]);
  return [...new Set(drawDeck)].filter((id) => {
    const card = cardCalled(id);
    if (!card) return false;
    const { must } = needsOf(card);
    return met(must, there) < must.length;
  });
}
