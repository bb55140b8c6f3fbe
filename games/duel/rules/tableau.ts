/** Section 4: preparing a chapter, and which of its cards are available. */

import { shuffled } from "@westmarch/kernel";
import { LANDMARKS_UP } from "../data/board.ts";
import { ALL_CARDS } from "../data/cards.ts";
import { ALL_LANDMARKS, CARDS_OF_CHAPTER, CHAPTERS, type LandmarkId, RACE, tokensOf } from "../data/ids.ts";
import { SLOTS, SLOTS_OF_CHAPTER } from "../data/layouts.ts";
import { type Duel, ELSEWHERE, EMPTY, FACE_DOWN, LEFTOVERS, PILE } from "../state.ts";
import { type C, chapter, enter } from "../vocabulary.ts";
import { countRegions } from "./winning.ts";

/** Shuffles with the table's chance. */
const shuffle = <T>(c: C, things: readonly T[]): T[] => shuffled(things, (sides) => c.draw(sides));

/** By chapter (0, 1, 2) and slot, the slots that must be empty before it is available. */
const COVERED_BY = SLOTS.map((slots) => slots.map(({ coveredBy }) => coveredBy));

/** 1.5: nothing lies on it. */
export function isAvailable({ slots, chapter }: Duel, slot: number): boolean {
  if (slots[slot] === EMPTY) return false;
  const coveredBy = COVERED_BY[chapter - 1][slot];
  for (let i = 0; i < coveredBy.length; i++) if (slots[coveredBy[i]] !== EMPTY) return false;
  return true;
}

/** 3.6, 4.3: tiles are turned up until three lie open. */
function turnUpLandmarks(c: C): void {
  const { g } = c;
  let open = g.landmarks.filter((where) => where === PILE).length;
  for (; open < LANDMARKS_UP; open++) {
    const landmark = g.secret.pile.shift();
    if (landmark === undefined) return;
    g.landmarks[landmark] = PILE;
    c.tell("landmark-revealed", { landmark });
  }
}

/** 4.1, 4.2: twenty into the layout, three unseen to the discard pile. */
function deal(c: C): void {
  const { g } = c;
  const cards = shuffle(c, ALL_CARDS.slice((g.chapter - 1) * CARDS_OF_CHAPTER, g.chapter * CARDS_OF_CHAPTER));
  for (const [slot, { faceUp }] of SLOTS[g.chapter - 1].entries()) {
    g.slots[slot] = faceUp ? cards[slot] : FACE_DOWN;
    g.secret.slots[slot] = faceUp ? EMPTY : cards[slot];
  }
  for (let i = 0; i < LEFTOVERS; i++)
    g.secret.leftovers[(g.chapter - 1) * LEFTOVERS + i] = cards[SLOTS_OF_CHAPTER + i];
}

/** 5.4, 17.7: cards that have come free are turned up. */
export function turnUp(c: C): void {
  const { g } = c;
  for (let slot = 0; slot < SLOTS_OF_CHAPTER; slot++) {
    if (g.slots[slot] !== FACE_DOWN || !isAvailable(g, slot)) continue;
    g.slots[slot] = g.secret.slots[slot];
    g.secret.slots[slot] = EMPTY;
    c.reveal();
    c.tell("card-revealed", { slot, card: g.slots[slot] });
  }
}

export const isCleared = (g: Duel): boolean => g.slots.every((slot) => slot === EMPTY);

export const game = chapter("game")({
  /** 3.5, 3.6. */
  shuffle: (c) => {
    const { g } = c;
    g.secret.stacks = RACE.all.map((race) => shuffle(c, tokensOf(race)));
    g.secret.pile = shuffle(c, ALL_LANDMARKS);
  },
  /** 3.9, section 4, 15.2. */
  prepare: (c) => {
    c.g.chapter++;
    deal(c);
    c.tell("chapter-began", { chapter: c.g.chapter, cards: c.g.slots.slice() });
    turnUpLandmarks(c);
  },
  /** 15.1: until the last card is taken. */
  turns: ({ g }) => (isCleared(g) ? { go: "end" } : enter("turn", {}, "turns")),
  /** 16.5. */
  end: (c) => {
    if (c.g.chapter < CHAPTERS) return { go: "prepare" };
    countRegions(c);
  },
});

/** Whether a landmark lies face up. */
export const isOpen = (g: Duel, landmark: LandmarkId): boolean => g.landmarks[landmark] === PILE;

/** Whether a landmark lies in the face-down pile. */
export const isInPile = (g: Duel, landmark: LandmarkId): boolean => g.landmarks[landmark] === ELSEWHERE;
