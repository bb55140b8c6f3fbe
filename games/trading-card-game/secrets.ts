/** Who knows what (22), and what a seat that does not know them might take hands, decks and sites to be. */
import { type Frame, type Random, type Seat, shuffled } from "@westmarch/kernel";
import { programAt } from "./cards/programs.ts";
import { CARD, type CardId, isFreePeoples, isShadow, isSite, printed } from "./data/ids.ts";
import { cardsOut, without } from "./deck-contents.ts";
import { MOST_COPIES, MOST_RING_BEARERS, SITE_NUMBERS } from "./decks/legality.ts";
import { BASE, isOf } from "./decks/sets.ts";
import { openHand } from "./interpreter/searching.ts";
import { searches } from "./rules/pile-steps.ts";
import { type CardGame, NOBODY, type Secret, UNSEEN } from "./state.ts";
import type { TextFrame } from "./vocabulary.ts";

/** Sorts cards by their numbers; a deck is short, so each is moved down to where it belongs. */
function inOrder(cards: CardId[]): CardId[] {
  for (let i = 1; i < cards.length; i++) {
    const card = cards[i];
    let place = i;
    for (; place > 0 && cards[place - 1] > card; place--) cards[place] = cards[place - 1];
    cards[place] = card;
  }
  return cards;
}

const unseen = (cards: readonly CardId[]): CardId[] => new Array<CardId>(cards.length).fill(UNSEEN);

/** Whether a seat looks through its own deck: for its companions (3.7), or because a text says so (6.9). */
const looksThrough = (g: CardGame, seat: Seat): boolean =>
  g.stack.some((f) => {
    if (f.chapter === "setting-up") return f.at === "begin" && g.turn === seat;
    if (!isText(f) || f.you !== seat) return false;
    const op = programAt(f.card, f.index)[f.op];
    return op?.op === "step" && searches(op.step);
  });

const isText = (f: Frame): f is TextFrame => f.chapter === "text";

/** Hands of others that lie open to a seat (null: a spectator). */
const openHands = (g: CardGame, seat: Seat | null): readonly Seat[] =>
  g.stack.filter(isText).map((f) => openHand(g, f, seat));

/** Whether a seat (null: a spectator) sees the cards that are being looked at. */
const seesAside = ({ aside }: CardGame, seat: Seat | null): boolean =>
  aside !== null &&
  (aside.by === NOBODY || aside.by === seat || (aside.from === "hand" && aside.owner === seat));

/**
 * 22: hands, sites and decks as brought are seen by their owner, draw decks by no player; one who looks through the own
 * deck does not see its order.
 */
export function project(secret: Secret, seat: Seat | null, g: CardGame): Secret {
  const own = (piles: readonly (readonly CardId[])[]): CardId[][] =>
    piles.map((cards, owner) => (owner === seat ? cards.slice() : unseen(cards)));
  const open = seat !== null && looksThrough(g, seat);
  const shown = openHands(g, seat);
  return {
    hands: secret.hands.map((cards, owner) =>
      owner === seat || shown.includes(owner) ? cards.slice() : unseen(cards),
    ),
    decks: secret.decks.map((cards, owner) =>
      open && owner === seat ? inOrder(cards.slice()) : unseen(cards),
    ),
    adventure: own(secret.adventure),
    brought: own(secret.brought),
    aside: seesAside(g, seat) ? secret.aside.slice() : unseen(secret.aside),
  };
}

const isRingBearer = (card: CardId): boolean => printed(card).canStartAsRingBearer === true;

/** By card, how many of its title a deck may have (2.3). */
const MOST_OF: readonly number[] = CARD.all.map((card) =>
  isRingBearer(card) ? MOST_RING_BEARERS : MOST_COPIES,
);

const TITLES: readonly string[] = [...new Set(CARD.all.map((card) => printed(card).title))];
/** By card, the number of its title. */
const TITLE_OF: readonly number[] = CARD.all.map((card) => TITLES.indexOf(printed(card).title));
/** Each culture, and what has none. */
const CULTURES = [...new Set(CARD.all.map((card) => printed(card).culture))];
/** By card, the bit of its culture. */
const CULTURE_OF: readonly number[] = CARD.all.map((card) => 1 << CULTURES.indexOf(printed(card).culture));
/** By title. */
const NO_COPIES: readonly number[] = TITLES.map(() => 0);

/** Whatever is not seen is taken to be of the base set, which may be in every deck. */
const IN_EVERY_GAME = CARD.all.filter((card) => isOf(BASE, printed(card)));

const OF_SIDE: readonly (readonly CardId[])[] = [
  IN_EVERY_GAME.filter(isFreePeoples),
  IN_EVERY_GAME.filter(isShadow),
];

/** How many times out of so many an unseen card is taken to be of a culture that was seen. */
const OF_SEEN_CULTURES = 3;
const OUT_OF = 4;

/**
 * Cards that a player may have besides those that were seen: as many of each side, few enough of each title (2.2, 2.3).
 */
function likely(seen: readonly CardId[], many: number, random: Random): CardId[] {
  const made: CardId[] = [];
  if (many <= 0) return made;
  const copies = NO_COPIES.slice();
  let cultures = 0;
  let free = 0;
  for (const card of seen) {
    copies[TITLE_OF[card]]++;
    cultures |= CULTURE_OF[card];
    if (isFreePeoples(card)) free++;
  }
  const half = Math.ceil((seen.length + many) / 2);
  let freeLeft = Math.min(many, Math.max(0, half - free));
  while (made.length < many) {
    const all = OF_SIDE[freeLeft > 0 ? 0 : 1];
    const card = all[random(all.length)];
    const title = TITLE_OF[card];
    if (copies[title] >= MOST_OF[card]) continue;
    if (cultures !== 0 && (cultures & CULTURE_OF[card]) === 0 && random(OUT_OF) < OF_SEEN_CULTURES) continue;
    copies[title]++;
    made.push(card);
    if (freeLeft > 0) freeLeft--;
  }
  return made;
}

const SITES_OF_NUMBER: readonly (readonly CardId[])[] = SITE_NUMBERS.map((number) =>
  IN_EVERY_GAME.filter((card) => isSite(card) && printed(card).siteNumber === number),
);

/** The sites that a seat has not on the path: one of each number (2.4). */
function sitesOf(view: CardGame, seat: Seat, random: Random): CardId[] {
  const known = view.secret.adventure[seat];
  if (!known.includes(UNSEEN)) return known.slice();
  const laid = view.table
    .filter(({ zone, owner }) => zone === "path" && owner === seat)
    .map(({ card }) => printed(card).siteNumber);
  const numbers = SITE_NUMBERS.filter((number) => !laid.includes(number));
  return inOrder(
    numbers.slice(0, known.length).map((number) => {
      const sites = SITES_OF_NUMBER[number - 1];
      return sites[random(sites.length)];
    }),
  );
}

/**
 * A secret that this seat's view does not contradict: an opponent whose cards it does not see may hold any that a deck
 * may have.
 */
export function imagine(view: CardGame, _seat: Seat, random: Random): Secret {
  const { secret } = view;
  const hands: CardId[][] = [];
  const decks: CardId[][] = [];
  const brought: CardId[][] = [];
  const aside = secret.aside.slice();
  for (const [seat, list] of secret.brought.entries()) {
    const seen = [...cardsOut(view, seat), ...secret.decks[seat]].filter((card) => card !== UNSEEN);
    const wanted = view.out[seat] ? 0 : list.length - seen.length;
    const rest = list.includes(UNSEEN) ? likely(seen, wanted, random) : without(list, seen);
    const own = shuffled(rest, random);
    const next = (card: CardId): CardId => (card === UNSEEN ? (own.pop() ?? seen[0] ?? UNSEEN) : card);
    brought.push(list.includes(UNSEEN) ? madeUp(list, [...seen, ...rest], random) : list.slice());
    hands.push(inOrder(secret.hands[seat].map(next)));
    if (view.aside?.owner === seat) for (const [i, card] of aside.entries()) aside[i] = next(card);
    decks.push(secret.decks[seat].map(next));
  }
  const adventure = secret.adventure.map((_, seat) => sitesOf(view, seat, random));
  return { hands, decks, adventure, brought, aside };
}

/** A list of as many cards with these among them: of a seat that is out nothing more is to be seen. */
const madeUp = (list: readonly CardId[], cards: readonly CardId[], random: Random): CardId[] =>
  inOrder(
    [...cards, ...likely(cards, Math.max(0, list.length - cards.length), random)].slice(0, list.length),
  );
