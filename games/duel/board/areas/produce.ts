/** What lies before a side and what it gives: the figures of a play area. Pure. */
import { UNITS } from "../../data/board.ts";
import { ALL_CARDS, CARDS } from "../../data/cards.ts";
import {
  ALL_LANDMARKS,
  type CardId,
  type ChainName,
  COLOURS,
  type Colour,
  type LandmarkId,
  RACES,
  REGIONS,
  type Side,
  SKILLS,
} from "../../data/ids.ts";
import { ANY_SKILL, EAGLE, NO_SURCHARGE } from "../../data/tokens.ts";
import { racesOf, regionsHeld } from "../../rules/winning.ts";
import { type Duel, onBoard } from "../../state.ts";

export interface Produce {
  /** By skill: symbols that are there every turn (slash groups apart). */
  readonly skills: readonly number[];
  /** One skill of each group every turn (8.5). */
  readonly slashed: readonly (readonly number[])[];
  /** Any one skill every turn: the Elves token. */
  readonly anySkill: boolean;
  /** By race: symbols. */
  readonly races: readonly number[];
  readonly eagle: boolean;
  /** Different races, the Eagle counting as one (16.2). */
  readonly kinds: number;
  /** Chain symbols, in the order of the cards that give them (8.8). */
  readonly chains: readonly ChainName[];
  readonly coins: number;
  readonly quest: number;
  readonly regions: number;
  readonly units: number;
  readonly fortresses: number;
  /** What each landmark costs on top (9.1). */
  readonly surcharge: number;
}

const cardsOf = (g: Duel, side: Side): CardId[] => ALL_CARDS.filter((card) => g.where[card] === side);

const bits = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
};

export function produce(g: Duel, side: Side): Produce {
  const cards = cardsOf(g, side);
  const eagle = g.tokens[side].includes(EAGLE);
  const standing = bits(g.fortresses[side]);
  return {
    skills: SKILLS.map((_, skill) => g.skills[side * SKILLS.length + skill]),
    slashed: cards.flatMap((card) =>
      CARDS[card].effects.flatMap((effect) => (effect.do === "one-of" ? [effect.skills] : [])),
    ),
    anySkill: g.tokens[side].includes(ANY_SKILL),
    races: RACES.map((_, race) => g.races[side * RACES.length + race]),
    eagle,
    kinds: racesOf(g, side) + (eagle ? 1 : 0),
    chains: cards.flatMap((card) => CARDS[card].gives ?? []),
    coins: g.coins[side],
    quest: g.quest[side],
    regions: regionsHeld(g, side),
    units: UNITS - onBoard(g, side),
    fortresses: REGIONS.length - standing,
    surcharge: g.tokens[side].includes(NO_SURCHARGE) ? 0 : standing,
  };
}

/** The cards before a side, sorted by colour; colours without a card are left out. */
export function byColour(
  g: Duel,
  side: Side,
): { readonly colour: Colour; readonly cards: readonly CardId[] }[] {
  const cards = cardsOf(g, side);
  return COLOURS.flatMap((colour) => {
    const mine = cards.filter((card) => CARDS[card].colour === colour);
    return mine.length > 0 ? [{ colour, cards: mine }] : [];
  });
}

export const landmarksOf = (g: Duel, side: Side): LandmarkId[] =>
  ALL_LANDMARKS.filter((landmark) => g.landmarks[landmark] === side);
