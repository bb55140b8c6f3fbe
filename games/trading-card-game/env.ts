/**
 * The trading card game for learning programs: the numbers of its choices, and what a seat sees as numbers.
 *
 * Copies of cards are counted as they come to the table, without end. In numbers they go by their places on it: the first
 * copy on the table is 0, as the first row of `table` in the tensor. Pairs of places are numbered shell by shell, behind
 * everything else, so that a table of few cards needs only the first of these numbers.
 */
import {
  blocksOf,
  type EnvironmentDescription,
  type Grammar,
  type Numbering,
  numberingOf,
  pairNumber,
  pairOf,
} from "@westmarch/env/described";
import type { Ask, Option, Settings } from "@westmarch/kernel";
import { partsOf } from "./cards/texts.ts";
import { CARD_NAME, choices } from "./choices.ts";
import { CARD, copyId } from "./data/ids.ts";
import { LEAST_CARDS, MOST_COPIES } from "./decks/legality.ts";
import { PHASES, ZONES } from "./notation/names.ts";
import { listId, playersOf, SEAT_NAMES } from "./outline.ts";
import type { CardGame } from "./state.ts";

/** So many places there are at the largest table: beyond what six decks of the usual size hold. */
const MOST_PLACES = 400;
/** Ring-bearer, Ring, and the sites that all players share. */
const BESIDES_DECK = 2;
const SITES = 9;
/** More twilight or burdens than any rule or card of the game can bring together in a turn. */
const MOST_NUMBER = 1023;
const MOST_INDEX = Math.max(...CARD.all.map((card) => partsOf(card).length)) - 1;
/** Names for the first of several that are alike, the second … */
const ranks = (many: number): readonly string[] => Array.from({ length: many }, (_, rank) => String(rank));
/** Copies of one card whose triggers wait together: all that six decks may have. */
const ALIKE = ranks(SEAT_NAMES.length * MOST_COPIES);
/** Copies that have gained the same text: sites do, and there are no more on the path. */
const GAINING = ranks(SITES);

const {
  trigger: _trigger,
  use: _use,
  transfer: _transfer,
  assign: _assign,
  copy: _copy,
  ...plain
} = choices.grammar;
const PLACES = ranks(MOST_PLACES);

/** The choices with places in place of copies. `gained`: by the text of another card; `pair`: items to bearers and minions to characters by turns. */
const GRAMMAR: Grammar = {
  ...plain,
  copy: [PLACES],
  use: [PLACES, "number"],
  gained: [CARD_NAME, "number", GAINING],
  trigger: [CARD_NAME, "number", ALIKE],
  pair: ["number"],
};
const MOST: Readonly<Record<string, number>> = {
  bid: MOST_NUMBER,
  place: SEAT_NAMES.length - 1,
  respond: MOST_INDEX,
  number: MOST_NUMBER,
  option: 1,
  player: SEAT_NAMES.length - 1,
  use: MOST_INDEX,
  gained: MOST_INDEX,
  trigger: MOST_INDEX,
  pair: 2 * MOST_PLACES ** 2 - 1,
};
const base = numberingOf(GRAMMAR, MOST);
const PAIRS = base.verbs.find(({ verb }) => verb === "pair")?.first ?? base.actions;
const PAIR_VERBS = ["transfer", "assign"] as const;

const placeOf = (g: CardGame, copy: unknown): number => g.table.findIndex(({ id }) => id === copy);
const copyAt = (g: CardGame, place: unknown) => {
  const copy = g.table[Number(place)];
  if (!copy) throw new RangeError(`there is no place ${String(place)} on the table`);
  return copy;
};

/** Whether a copy is used by a text that is not its own. */
const isGained = (g: CardGame, [verb, copy, card]: Option): boolean =>
  verb === "use" && g.table[placeOf(g, copy)]?.card !== card;

/** Those that say the same as `option` but for the copy, in the order in which they are offered: of copies that have left the table, too. */
const alike = (g: CardGame, ask: Ask, [verb, , card, index]: Option): readonly Option[] =>
  ask.options.filter(
    (one) =>
      one[0] === verb && one[2] === card && one[3] === index && (verb === "trigger" || isGained(g, one)),
  );

/** A choice by the text of a card and the place among those alike. */
const ranked = (name: "gained" | "trigger", option: Option, g: CardGame, ask: Ask): Option => {
  const rank = alike(g, ask, option).findIndex((same) => same[1] === option[1]);
  return [name, option[2], option[3], String(rank)];
};

function ofRank(verb: "use" | "trigger", [, card, index, rank]: Option, g: CardGame, ask: Ask): Option {
  const found = alike(g, ask, [verb, 0, card, index])[Number(rank)];
  if (!found) throw new RangeError(`nothing of that text is to be chosen now (${verb})`);
  return found;
}

/** A choice by places. */
function placed(option: Option, g: CardGame, ask: Ask): Option {
  const [verb, one, other, index] = option;
  switch (verb) {
    case "copy":
      return ["copy", String(placeOf(g, one))];
    case "use":
      if (isGained(g, option)) return ranked("gained", option, g, ask);
      return ["use", String(placeOf(g, one)), index];
    case "trigger":
      return ranked("trigger", option, g, ask);
    case "transfer":
    case "assign": {
      const pair = [placeOf(g, one), placeOf(g, other)] as const;
      if (Math.min(...pair) < 0) return option;
      return ["pair", 2 * pairNumber(...pair) + PAIR_VERBS.indexOf(verb)];
    }
    default:
      return option;
  }
}

/** The choice that is meant by places. */
function meant(option: Option, g: CardGame, ask: Ask): Option {
  const [verb, one, other] = option;
  switch (verb) {
    case "copy":
      return ["copy", copyAt(g, one).id];
    case "use": {
      const { id, card } = copyAt(g, one);
      return ["use", id, card, other];
    }
    case "gained":
      return ofRank("use", option, g, ask);
    case "trigger":
      return ofRank("trigger", option, g, ask);
    case "pair": {
      const [item, bearer] = pairOf(Math.floor(Number(one) / 2));
      const which = PAIR_VERBS[Number(one) % 2];
      return [which, copyId(copyAt(g, item).id), copyId(copyAt(g, bearer).id)];
    }
    default:
      return option;
  }
}

/** Places that a table of these settings can fill; all there are where players write their own lists. */
function placesAt(settings: Settings): number {
  const players = playersOf(settings);
  const hasLists = SEAT_NAMES.some((_, seat) => settings[listId(seat)]);
  return hasLists ? MOST_PLACES : players * (LEAST_CARDS + BESIDES_DECK) + SITES;
}

const numbering: Numbering<CardGame> = {
  actions: base.actions,
  verbs: base.verbs,
  actionsAt: (settings) => PAIRS + 2 * placesAt(settings) ** 2,
  numberOf: (option, g, ask) => base.numberOf(placed(option, g, ask)),
  optionOf: (action, g, ask) => meant(base.optionOf(action), g, ask),
};

const { countOf, countsOf, number, numbers, oneOf } = blocksOf<CardGame>();

/** So many copies have a row in the tensor: all of a game of two. */
const ROWS = PLACES.slice(0, 2 * (LEAST_CARDS + BESIDES_DECK) + SITES);
const COPY = ["card", "owner", ...ZONES, "on", "wounds", "against", "hurt"];

/** What is told of a copy, in the order of `COPY`. */
function copyRow(g: CardGame, place: number): readonly number[] {
  const { card, owner, zone, on } = g.table[place];
  return [
    card + 1,
    owner + 1,
    ...ZONES.map((one) => (one === zone ? 1 : 0)),
    placeOf(g, on) + 1,
    g.wounds[place],
    placeOf(g, g.against[place]) + 1,
    g.hurt[place],
  ];
}

const bySeat = (name: string, meaning: string, read: (g: CardGame) => readonly number[]) =>
  numbers(name, meaning, [SEAT_NAMES], read);
const sizes = (piles: readonly (readonly unknown[])[]): readonly number[] =>
  piles.map(({ length }) => length);

export const environment: EnvironmentDescription<CardGame> = {
  numbering,
  numberingVersion: 1,
  tensorVersion: 1,
  hindrance: ({ secret, out }) => {
    const cards = sizes(secret.brought).reduce((sum, many) => sum + many + BESIDES_DECK, SITES);
    return cards > MOST_PLACES
      ? `the ${out.length} decks have ${cards} cards together, and an environment has room for ${MOST_PLACES}: bring smaller ones`
      : null;
  },
  blocks: [
    oneOf("phase", "where the play stands", PHASES, (g) => PHASES.indexOf(g.phase)),
    oneOf("turn", "the Free Peoples player", SEAT_NAMES, (g) => g.turn),
    oneOf("shadow", "whose Shadow phase it is", SEAT_NAMES, (g) => g.shadow),
    numbers("moves", "moves made this turn, and how many are allowed", [["made", "allowed"]], (g) => [
      g.moves,
      g.moveLimit,
    ]),
    number("pool", "twilight", (g) => g.pool),
    bySeat("at", "the site at which each fellowship stands", (g) => g.at),
    bySeat("resistance", "resistance of each Ring-bearer", (g) => g.resistance),
    bySeat("burdens", "burdens", (g) => g.burdens),
    bySeat("worn", "1 where the Ring is worn", (g) => g.worn.map(Number)),
    bySeat("out", "1 where a player is out of the game", (g) => g.out.map(Number)),
    bySeat("order", "the place of each seat in the order of turns, from 1 on", (g) =>
      g.out.map((_, seat) => g.order.indexOf(seat) + 1),
    ),
    bySeat("hand-sizes", "cards in each hand", (g) => sizes(g.secret.hands)),
    bySeat("deck-sizes", "cards in each draw deck", (g) => sizes(g.secret.decks)),
    countOf("hand", "the cards in this seat's hand", CARD_NAME.names, (g, seat) => g.secret.hands[seat]),
    countOf("aside", "cards that this seat is looking at", CARD_NAME.names, (g) => g.secret.aside),
    countsOf("discards", "cards in each discard pile", SEAT_NAMES, CARD_NAME.names, (g) => g.discards),
    countsOf("dead", "cards in each dead pile", SEAT_NAMES, CARD_NAME.names, (g) => g.dead),
    numbers(
      "skirmish",
      "one more than the place of the character that fights; fierce round",
      [["character", "fierce"]],
      (g) => [placeOf(g, g.skirmish) + 1, g.fierceRound ? 1 : 0],
    ),
    numbers(
      "table",
      "the copies on the table, by place: card, owner, on and against are one more than their numbers, 0 for none; copies beyond have no row",
      [ROWS, COPY],
      (g) => g.table.slice(0, ROWS.length).flatMap((_, place) => copyRow(g, place)),
    ),
  ],
};
