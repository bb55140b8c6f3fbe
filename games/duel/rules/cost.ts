/** Section 8: costs. */
import { CARDS, FREED_BY, type Price } from "../data/cards.ts";
import { type CardId, type LandmarkId, type Side, SKILLS } from "../data/ids.ts";
import { LANDMARK } from "../data/landmarks.ts";
import { ANY_SKILL, NO_SURCHARGE } from "../data/tokens.ts";
import type { Duel } from "../state.ts";

/** Cards that give one of several skills each turn (8.5): which card, which skills as a mask. */
const SLASHED = CARDS.flatMap((card, id) =>
  card.effects.flatMap((effect) =>
    effect.do === "one-of"
      ? [{ id, skills: effect.skills.reduce((mask, skill) => mask | (1 << skill), 0) }]
      : [],
  ),
);

const PRICES: readonly Price[] = CARDS.map(({ price }) => price);

/** 8.6, 8.7: how many symbols are missing at best, and so how many coins they cost. */
export function missingSkills(g: Duel, side: Side, price: Price): number {
  let missing = 0;
  let short = 0;
  const from = side * SKILLS.length;
  for (let skill = 0; skill < SKILLS.length; skill++) {
    const lack = price.skills[skill] - g.skills[from + skill];
    if (lack > 0) {
      missing += lack;
      short |= 1 << skill;
    }
  }
  if (missing === 0) return 0;
  // No skill stands on two slashed cards, so each can be spent without regard to the other.
  for (const { id, skills } of SLASHED) {
    if (g.where[id] === side && (short & skills) !== 0) missing--;
  }
  return missing > 0 && g.tokens[side].includes(ANY_SKILL) ? missing - 1 : missing;
}

/** 8.8: the side has the card whose chain symbol frees this one. */
export const freedByChain = (g: Duel, side: Side, card: CardId): boolean =>
  FREED_BY[card] >= 0 && g.where[FREED_BY[card]] === side;

/** 8.7, 8.10: what playing a card costs this side, in coins. */
export function cardPrice(g: Duel, side: Side, card: CardId): number {
  if (freedByChain(g, side, card)) return 0;
  const price = PRICES[card];
  return price.coins + missingSkills(g, side, price);
}

const standing = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** 9.1, 9.2: what a landmark costs this side, in coins. */
export const landmarkPrice = (g: Duel, side: Side, landmark: LandmarkId): number =>
  missingSkills(g, side, LANDMARK[landmark].price) +
  (g.tokens[side].includes(NO_SURCHARGE) ? 0 : standing(g.fortresses[side]));
