/** Sections 6, 7 and 9.8: cards that enter and leave play areas and the discard pile. */

import { ALL_CARDS, CARDS } from "../data/cards.ts";
import { ANYWHERE, type Effect } from "../data/effects.ts";
import { type CardId, chapterOf, type Side, SKILLS } from "../data/ids.ts";
import { DOUBLE_DISCARD, type Occasion, ONE_MORE_UNIT, RED_ANYWHERE, TRIGGERS } from "../data/tokens.ts";
import { type Duel, GONE, LEFTOVERS, PILE } from "../state.ts";
import type { C } from "../vocabulary.ts";
import { take } from "./coins.ts";

/** Adds or takes away what a grey card gives for good (10.1). */
function countSkills(g: Duel, side: Side, card: CardId, times: 1 | -1): void {
  for (const effect of CARDS[card].effects) {
    if (effect.do !== "skills") continue;
    for (let skill = 0; skill < SKILLS.length; skill++)
      g.skills[side * SKILLS.length + skill] += times * effect.give[skill];
  }
}

/** 6.2: into the play area. */
export function lay(g: Duel, side: Side, card: CardId): void {
  g.where[card] = side;
  countSkills(g, side, card, 1);
}

/** 9.9: from the opponent's play area to the discard pile. */
export function discardGrey(c: C, owner: Side, card: CardId): void {
  countSkills(c.g, owner, card, -1);
  c.g.where[card] = PILE;
  c.tell("grey-discarded", { side: owner, card });
}

/** Grey cards in a side's play area. */
export const greyCards = (g: Duel, side: Side): CardId[] =>
  ALL_CARDS.filter((card) => CARDS[card].colour === "grey" && g.where[card] === side);

/** Section 7: for as many coins as the chapter's number. */
export function discardForCoins(c: C, side: Side, card: CardId): void {
  const { g } = c;
  g.where[card] = PILE;
  c.tell("discarded", { side, card });
  take(c, side, g.tokens[side].includes(DOUBLE_DISCARD) ? 2 * g.chapter : g.chapter);
}

/** 17.2: what the tokens lying there now make of something played. */
export function triggers(g: Duel, side: Side, occasions: readonly Occasion[]): Effect[] {
  const effects: Effect[] = [];
  for (const token of g.tokens[side]) {
    const trigger = TRIGGERS.get(token);
    if (trigger && occasions.includes(trigger.on)) effects.push(trigger.do);
  }
  return effects;
}

/** 10.5, 12.11: the printed effects of a card as they work for this side. */
export function printed(g: Duel, side: Side, card: CardId): readonly Effect[] {
  const { colour, effects } = CARDS[card];
  if (colour !== "red") return effects;
  const anywhere = g.tokens[side].includes(RED_ANYWHERE);
  const more = g.tokens[side].includes(ONE_MORE_UNIT) ? 1 : 0;
  if (!anywhere && more === 0) return effects;
  return effects.map((effect) =>
    effect.do === "units"
      ? { ...effect, n: effect.n + more, regions: anywhere ? ANYWHERE : effect.regions }
      : effect,
  );
}

/** 9.8, P-5: every card of the discard pile that may be played, as this side finds it. */
export function pileFor(g: Duel): CardId[] {
  const open = ALL_CARDS.filter((card) => g.where[card] === PILE);
  return g.rulings.leftoverCardsPlayable
    ? [...open, ...g.secret.leftovers.filter((card) => card >= 0)]
    : open;
}

/** 9.8, P-15: the side looks through the pile and now knows the leftovers of every chapter dealt. */
export function look(c: C, side: Side): void {
  const { g } = c;
  const all = (1 << g.chapter) - 1;
  if (!g.rulings.leftoverCardsPlayable || g.looked[side] === all) return;
  g.looked[side] = all;
  c.reveal();
  const cards = g.secret.leftovers.filter((card) => card >= 0);
  c.tellMore("looked", { side }, [side], { cards });
}

/** Takes a card out of the discard pile, wherever in it it lies. Of a leftover everybody learns something. */
export function outOfPile(c: C, card: CardId): void {
  const { g } = c;
  const at = g.secret.leftovers.indexOf(card);
  if (at < 0) return;
  c.reveal();
  // The gap closes, so that the place tells nothing about which of the three it was.
  const from = (chapterOf(card) - 1) * LEFTOVERS;
  const rest = g.secret.leftovers.slice(from, from + LEFTOVERS).filter((left) => left !== card);
  for (let i = 0; i < LEFTOVERS; i++) g.secret.leftovers[from + i] = rest[i] ?? GONE;
}
