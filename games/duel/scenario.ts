/**
 * Positions as files of rule vectors set them up. What is not said is as at the start of a game, with nothing in the
 * play areas; cards of this chapter and of those before it that are named nowhere lie in the discard pile.
 */
import { type Fail, fileWord, form, type Location, noSuch, thingsAt, thingsBy } from "@westmarch/positions";
import { ALL_CARDS, CARD } from "./data/cards.ts";
import {
  BOTH_SIDES,
  CARDS_OF_CHAPTER,
  type CardId,
  chapterOf,
  LANDMARK_TILE,
  LANDMARKS,
  RACE,
  tokensOf,
} from "./data/ids.ts";
import { SLOTS, SLOTS_OF_CHAPTER } from "./data/layouts.ts";
import { blank, forts, positions, recount, SIDE, secret, settings, shared } from "./position.ts";
import { isAvailable } from "./rules/tableau.ts";
import { racesOf } from "./rules/winning.ts";
import { type Duel, ELSEWHERE, EMPTY, FACE_DOWN, GONE, LEFTOVERS, PILE } from "./state.ts";

const { each, id, listOf, mentioned, yes } = form;

/** A position in a file, with what depends on the chapter. */
interface Draft extends Duel {
  /** By slot of each chapter in turn. */
  tableau: CardId[] | null;
  /** By chapter: its cards in slot order; none where it is not said. */
  deal: CardId[][];
}

const SLOT = {
  what: "slot",
  names: SLOTS.flatMap((slots, chapter) =>
    slots.map((_, slot) => `c${chapter + 1}-s${String(slot).padStart(2, "0")}`),
  ),
};
/** The slot of a name, of whatever chapter. Throws `PositionError`. */
export function slotOf(name: string, at: Location): number {
  const slot = SLOT.names.indexOf(name);
  if (slot < 0) throw noSuch(at, name, SLOT.what, SLOT.names);
  return slot % SLOTS_OF_CHAPTER;
}

/** The order in which tiles lie in the pile unless a file gives another: by their names. */
const TILE_ORDER = [...LANDMARK_TILE.all].sort((a, b) => (LANDMARKS[a] < LANDMARKS[b] ? -1 : 1));

/** The words of files. */
export const words = {
  options: settings,
  ...shared,
  cards: thingsBy("where", CARD, SIDE),
  landmarks: thingsBy("landmarks", LANDMARK_TILE, SIDE),
  fortresses: {
    ...forts,
    follows: (g: Duel) => {
      for (const tile of LANDMARK_TILE.all)
        if (g.landmarks[tile] < PILE) g.fortresses[g.landmarks[tile]] |= 1 << tile;
    },
  },
  trioTaken: fileWord(
    each(SIDE, yes),
    (g: Duel) => BOTH_SIDES.map((side) => (g.trio & (1 << side)) !== 0),
    (g, taken) => {
      g.trio = taken.reduce((mask, one, side) => mask | (one ? 1 << side : 0), 0);
    },
    {
      follows: (g: Duel) => {
        recount(g);
        g.trio = BOTH_SIDES.reduce<number>((mask, side) => mask | (racesOf(g, side) >= 3 ? 1 << side : 0), 0);
      },
    },
  ),
  faceUpLandmarks: thingsAt("landmarks", LANDMARK_TILE, PILE),
  landmarkPile: {
    ...secret.pile,
    follows: (g: Duel) => {
      g.secret.pile = TILE_ORDER.filter((tile) => g.landmarks[tile] === ELSEWHERE);
    },
  },
  stacks: {
    ...secret.stacks,
    follows: (g: Duel) => {
      const held = g.tokens.flat();
      g.secret.stacks = RACE.all.map((race) => tokensOf(race).filter((token) => !held.includes(token)));
    },
  },
  tableau: fileWord(
    each(SLOT, id(CARD), { unsaid: EMPTY }),
    (g: Draft) => g.tableau ?? SLOT.names.map(() => EMPTY),
    (g, tableau) => {
      g.tableau = tableau;
    },
  ),
  deal: fileWord(
    each(
      { what: "chapter", names: ["1", "2", "3"] },
      mentioned(listOf(id(CARD), { length: SLOTS_OF_CHAPTER })),
    ),
    (g: Draft) => g.deal,
    (g, deal) => {
      g.deal = deal;
    },
  ),
};

/** The twenty cards of a chapter in slot order and the three left over; none where they are not said. */
export const dealt = (deal: readonly (readonly CardId[])[], chapter: number): CardId[] => {
  const cards = deal[chapter - 1];
  const rest = ALL_CARDS.filter((card) => chapterOf(card) === chapter && !cards.includes(card));
  return cards.length === 0 ? [] : [...cards, ...rest];
};

function checkChapters(g: Draft, fail: Fail<Draft>): void {
  for (const [slot, card] of (g.tableau ?? []).entries())
    if (
      card !== EMPTY &&
      (Math.floor(slot / SLOTS_OF_CHAPTER) + 1 !== g.chapter || chapterOf(card) !== g.chapter)
    )
      fail(words.tableau, [SLOT.names[slot]], `this is not of chapter ${g.chapter}`);
  for (const [i, cards] of g.deal.entries())
    for (const [slot, card] of cards.entries())
      if (chapterOf(card) !== i + 1 || cards.indexOf(card) !== slot)
        fail(
          words.deal,
          [String(i + 1), slot],
          `${CARD.names[card]} is not of chapter ${i + 1}, or is there twice`,
        );
}

/** The cards of the current chapter and of those before it. */
function layCards(g: Draft): void {
  const tableau = g.tableau?.slice((g.chapter - 1) * SLOTS_OF_CHAPTER) ?? dealt(g.deal, g.chapter);
  for (let slot = 0; slot < SLOTS_OF_CHAPTER; slot++) g.slots[slot] = tableau[slot] ?? EMPTY;
  for (let chapter = 1; chapter <= g.chapter; chapter++) {
    const left = dealt(g.deal, chapter)
      .slice(SLOTS_OF_CHAPTER)
      .filter((card) => g.where[card] === ELSEWHERE && !g.slots.includes(card));
    for (let i = 0; i < LEFTOVERS; i++) g.secret.leftovers[(chapter - 1) * LEFTOVERS + i] = left[i] ?? GONE;
  }
  for (const card of ALL_CARDS.slice(0, g.chapter * CARDS_OF_CHAPTER))
    if (g.where[card] === ELSEWHERE && !g.slots.includes(card) && !g.secret.leftovers.includes(card))
      g.where[card] = PILE;
  const laid = g.slots.slice();
  for (const [slot, card] of laid.entries()) {
    if (card === EMPTY || SLOTS[g.chapter - 1][slot].faceUp || isAvailable(g, slot)) continue;
    g.slots[slot] = FACE_DOWN;
    g.secret.slots[slot] = card;
  }
}

const fromFile = positions.files<Draft, typeof words>({
  words,
  start: () => ({ ...blank(), chapter: 1, tableau: null, deal: [[], [], []] }),
  settle: (g, fail) => {
    checkChapters(g, fail);
    layCards(g);
  },
});

/** The position that a file describes, in which a player is about to choose, and how later chapters are dealt. */
export function positionOf(given: unknown, at: Location | null = null): { g: Duel; deal: CardId[][] } {
  const { tableau: _, deal, ...g } = fromFile(given, at);
  return { g, deal };
}
