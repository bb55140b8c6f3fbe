/** The event halves of all cards: by number, and their texts as chapters by name. */
import type { Chapter } from "@westmarch/kernel";
import { CARD_NAMES, type CardName } from "../data/cards.ts";
import type { War } from "../state.ts";
import type { EventCard, EventCards } from "./event.ts";
import { FREE_CHARACTER_2 } from "./free-allies.ts";
import { FREE_CHARACTER } from "./free-character.ts";
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

/** Chapters by card, not all of them yet. */
type Some = { [C in CardName]?: Chapter<War> };
const areAll = (some: Some): some is { [C in CardName]: Chapter<War> } =>
  CARD_NAMES.every((name) => some[name]);

function texts() {
  const some: Some = {};
  for (const [card, name] of CARD_NAMES.entries()) some[name] = EVENTS[card].text;
  if (!areAll(some)) throw new Error("a card has no text");
  return some;
}

/** The text of every card, as a chapter called by the card's name. */
export const eventChapters = texts();
