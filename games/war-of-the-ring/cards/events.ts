/** The event halves of all cards: by number, and their texts as chapters by name. */
import type { Chapter } from "@westmarch/kernel";
import { CARD_NAMES, type CardName } from "../data/cards.ts";
import type { CardText } from "../rules/frames.ts";
import type { War } from "../state.ts";
import type { EventCard, EventCards } from "./event.ts";
import { FREE_CHARACTER } from "./free-character.ts";
import { FREE_CHARACTER_2 } from "./free-character-2.ts";
import { FREE_JOURNEYS } from "./free-journeys.ts";
import { FREE_MARCHES } from "./free-marches.ts";
import { FREE_STRATEGY } from "./free-strategy.ts";
import { SHADOW_CHARACTER } from "./shadow-character.ts";
import { SHADOW_STRATEGY } from "./shadow-strategy.ts";

const ALL_EVENTS: EventCards = {
  ...FREE_CHARACTER,
  ...FREE_CHARACTER_2,
  ...FREE_JOURNEYS,
  ...FREE_STRATEGY,
  ...FREE_MARCHES,
  ...SHADOW_CHARACTER,
  ...SHADOW_STRATEGY,
};

const eventOf = (name: CardName): EventCard => {
  const event = ALL_EVENTS[name];
  if (!event) throw new Error(`${name} has no event half`);
  return event;
};

/** By card number. */
export const EVENTS: readonly EventCard[] = CARD_NAMES.map(eventOf);

/** The text of every card, as a chapter called by the card's name. */
export const eventChapters: Readonly<Record<string, Chapter<War, CardText, string>>> = Object.fromEntries(
  CARD_NAMES.map((name, card) => [name, EVENTS[card].text]),
);
