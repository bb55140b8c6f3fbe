/** How the cards of a position that is set up by hand lie, when it is said who has which: everything else follows. Pure. */
import { LANDMARKS_UP } from "../data/board.ts";
import { ALL_CARDS } from "../data/cards.ts";
import { BOTH_SIDES, type CardId, CHAPTERS, chapterOf, LANDMARK_TILE, RACE, tokensOf } from "../data/ids.ts";
import { SLOTS, SLOTS_OF_CHAPTER } from "../data/layouts.ts";
import { recount } from "../position.ts";
import { isAvailable } from "../rules/tableau.ts";
import { racesOf } from "../rules/winning.ts";
import { type Duel, ELSEWHERE, EMPTY, FACE_DOWN, GONE, LEFTOVERS, PILE, UNSEEN } from "../state.ts";

const ofChapter = (chapter: number): readonly CardId[] =>
  ALL_CARDS.filter((card) => chapterOf(card) === chapter);

/** The three that are left over of a chapter: those that are so already, and others from the end. */
function leave(g: Duel, chapter: number, free: readonly CardId[]): readonly CardId[] {
  const from = (chapter - 1) * LEFTOVERS;
  const kept = g.secret.leftovers.slice(from, from + LEFTOVERS).filter((card) => free.includes(card));
  const more = free.toReversed().filter((card) => !kept.includes(card));
  const left = [...kept, ...more].slice(0, LEFTOVERS);
  for (let i = 0; i < LEFTOVERS; i++) g.secret.leftovers[from + i] = left[i] ?? GONE;
  return left;
}

/** The tableau: whatever lies there already stays as long as its slot does; the slots that are left are those laid first. */
function layTableau(g: Duel, cards: readonly CardId[]): void {
  const before = g.slots.map((card, slot) => (card === FACE_DOWN ? g.secret.slots[slot] : card));
  const laid: CardId[] = new Array<CardId>(SLOTS_OF_CHAPTER).fill(EMPTY);
  const size = Math.min(cards.length, SLOTS_OF_CHAPTER);
  for (let slot = 0; slot < size; slot++) if (cards.includes(before[slot])) laid[slot] = before[slot];
  const rest = cards.filter((card) => !laid.includes(card));
  for (let slot = 0; slot < size; slot++) if (laid[slot] === EMPTY) laid[slot] = rest.shift() ?? EMPTY;
  g.slots = laid.slice();
  g.secret.slots = laid.map(() => EMPTY);
  for (const [slot, card] of laid.entries()) {
    if (card === EMPTY || SLOTS[g.chapter - 1][slot].faceUp || isAvailable(g, slot)) continue;
    g.slots[slot] = FACE_DOWN;
    g.secret.slots[slot] = card;
  }
}

/** Cards of earlier chapters lie in the discard pile, those of later ones are not there yet; this one's lie in the tableau. */
function layCards(g: Duel): void {
  for (let chapter = 1; chapter <= CHAPTERS; chapter++) {
    const cards = ofChapter(chapter);
    if (chapter > g.chapter) {
      for (const card of cards) g.where[card] = ELSEWHERE;
      for (let i = 0; i < LEFTOVERS; i++) g.secret.leftovers[(chapter - 1) * LEFTOVERS + i] = UNSEEN;
      continue;
    }
    const past = chapter < g.chapter;
    const free = cards.filter((card) => g.where[card] === ELSEWHERE || (past && g.where[card] === PILE));
    const left = leave(g, chapter, free);
    for (const card of free) g.where[card] = past && !left.includes(card) ? PILE : ELSEWHERE;
    if (!past)
      layTableau(
        g,
        free.filter((card) => !left.includes(card)),
      );
  }
}

/** Landmarks that nobody has: three lie face up, the others in their pile. */
function layTiles(g: Duel): void {
  const free = LANDMARK_TILE.all.filter((tile) => g.landmarks[tile] >= PILE);
  const up = [
    ...free.filter((tile) => g.landmarks[tile] === PILE),
    ...free.filter((tile) => g.landmarks[tile] !== PILE),
  ].slice(0, LANDMARKS_UP);
  for (const tile of free) g.landmarks[tile] = up.includes(tile) ? PILE : ELSEWHERE;
  g.secret.pile = free.filter((tile) => !up.includes(tile));
}

/** Everything that follows from who has what. */
export function settle(g: Duel): void {
  layCards(g);
  layTiles(g);
  const held = g.tokens.flat();
  g.secret.stacks = RACE.all.map((race) => tokensOf(race).filter((token) => !held.includes(token)));
  g.known = g.known.map((known, race) => Math.min(known, g.secret.stacks[race].length));
  recount(g);
  g.trio = BOTH_SIDES.reduce<number>((mask, side) => mask | (racesOf(g, side) >= 3 ? 1 << side : 0), 0);
}
