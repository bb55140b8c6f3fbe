/** The Duel for learning programs: the numbers of its choices, and what a seat sees as numbers. */
import { blocksOf, type EnvironmentDescription, numberingOf, upTo } from "@westmarch/env/described";
import { choices } from "./choices.ts";
import { CARD_NAMES } from "./data/cards.ts";
import { CHAPTERS, LANDMARKS, RACES, REGIONS, SIDES, SKILLS, TOKENS, TOKENS_OF_RACE } from "./data/ids.ts";
import { SLOTS_OF_CHAPTER } from "./data/layouts.ts";
import { type Duel, FACE_DOWN } from "./state.ts";

const { countOf, countsOf, eachOneOf, number, numbers, oneOf, setsOf } = blocksOf<Duel>();
const SLOTS = upTo(SLOTS_OF_CHAPTER);
const OF_STACK = Array.from({ length: TOKENS_OF_RACE }, (_, place) => place);
/** Where a card or tile is: with a side, in the pile (a tile: in the row that lies open), or elsewhere. */
const WHERE = [...SIDES, "pile", "elsewhere"];

export const environment: EnvironmentDescription<Duel> = {
  numbering: numberingOf(choices.grammar),
  numberingVersion: 1,
  tensorVersion: 1,
  blocks: [
    number("chapter", "the chapter, 1 to 3", (g) => g.chapter),
    oneOf("turn", "whose turn it is", SIDES, (g) => g.turn),
    number("extra", "turns earned beyond this one", (g) => g.extra),
    numbers("coins", "coins of each side", [SIDES], (g) => g.coins),
    numbers("quest", "how far each side has come on the quest", [SIDES], (g) => g.quest),
    numbers("units", "units on the board", [SIDES, REGIONS], (g) => g.units),
    setsOf("fortresses", "1 where a side has a fortress", SIDES, REGIONS, (g) => g.fortresses),
    numbers("skills", "skill symbols in play", [SIDES, SKILLS], (g) => g.skills),
    numbers("races", "race symbols in play", [SIDES, RACES], (g) => g.races),
    eachOneOf("cards", "where each card lies, as both sides see it", CARD_NAMES, WHERE, (g) => g.where),
    eachOneOf("tableau", "the card that lies face up in each slot", SLOTS, CARD_NAMES, (g) => g.slots),
    numbers("face-down", "1 where a card lies face down in a slot", [SLOTS], (g) =>
      g.slots.map((card) => (card === FACE_DOWN ? 1 : 0)),
    ),
    eachOneOf("landmarks", "where each landmark is", LANDMARKS, WHERE, (g) => g.landmarks),
    countsOf("tokens", "alliance tokens that each side keeps", SIDES, TOKENS, (g) => g.tokens),
    numbers("known", "how many tokens on top of each stack both have seen", [RACES], (g) => g.known),
    eachOneOf(
      "stacks",
      "the tokens of each stack that this seat knows, top first",
      RACES.flatMap((race) => OF_STACK.map((place) => `${race} ${place}`)),
      TOKENS,
      (g) => g.secret.stacks.flatMap((stack) => OF_STACK.map((place) => stack[place] ?? -1)),
    ),
    setsOf("trio", "1 where a side has had the token of its trio", ["trio"], SIDES, (g) => [g.trio]),
    countOf("leftovers", "cards left over that this seat has seen", CARD_NAMES, (g) => g.secret.leftovers),
    setsOf(
      "looked",
      "chapters whose leftovers each side has looked through",
      SIDES,
      upTo(CHAPTERS).map((chapter) => String(Number(chapter) + 1)),
      (g) => g.looked,
    ),
    number("coin-limit", "how many single coins there are", (g) => g.rulings.coinLimit),
  ],
};
