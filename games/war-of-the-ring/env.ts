/** War of the Ring for learning programs: the numbers of its choices, and what a seat sees as numbers. */
import { blocksOf, type EnvironmentDescription, numberingOf, upTo } from "@westmarch/env/described";
import { grammar } from "./choices.ts";
import { CARD_NAMES, CARDS_IN } from "./data/cards.ts";
import {
  CHARACTERS,
  DECKS,
  DECKS_OF,
  FACES,
  FIGURE,
  FREE_NATIONS,
  NATIONS,
  NOBODY,
  SIDES,
} from "./data/ids.ts";
import { REGIONS } from "./data/regionnames.ts";
import { TILE } from "./data/tiles.ts";
import { MOST } from "./rules/choices.ts";
import { SEAT_NAMES, sideOf } from "./seats.ts";
import { ASIDE, type Battle, DEAD, IN_FELLOWSHIP, REPLACED, TILE_PLACE, type War } from "./state.ts";

const { countOf, eachOneOf, number, numbers, oneOf, setOf, setsOf } = blocksOf<War>();

const STANDS = [...REGIONS, "aside", "fellowship", "dead", "replaced"];
const NOT_THERE: readonly number[] = [ASIDE, IN_FELLOWSHIP, DEAD, REPLACED];
const standOf = (at: number): number => (at >= 0 ? at : REGIONS.length + NOT_THERE.indexOf(at));

const SEATS = SEAT_NAMES[4];
const PILES = SEATS.flatMap((seat) => [`${seat} character`, `${seat} strategy`]);
const LARGEST = upTo(Math.max(...CARDS_IN.map((cards) => cards.length)));
const POOLS = ["regular", "elite", "leader"];
const DICE = 5;

/** Something of the battle that is fought; nothing while none is. */
const inBattle =
  (read: (b: Battle) => readonly number[]) =>
  ({ battle }: War): readonly number[] =>
    battle ? read(battle) : [];
const row = (dice: readonly number[]): readonly number[] => upTo(DICE).map((_, i) => dice[i] ?? 0);

/** The cards of a hand or a pile face down that this seat knows, as masks by deck. */
const own = (g: War, seat: number, masks: readonly number[]): readonly number[] => {
  const decks: readonly number[] = DECKS_OF[sideOf(g, seat)];
  return DECKS.map((_, deck) => {
    const kind = decks.indexOf(deck);
    return kind < 0 ? 0 : masks[seat * 2 + kind];
  });
};

const board = [
  numbers("regulars", "Regular units in each region", [REGIONS, NATIONS], (g) => g.regulars),
  numbers("elites", "Elite units in each region", [REGIONS, NATIONS], (g) => g.elites),
  numbers("leaders", "Leaders in each region", [REGIONS, NATIONS.slice(0, FREE_NATIONS)], (g) => g.leaders),
  numbers("nazgul", "Nazgûl in each region", [REGIONS], (g) => g.nazgul),
  eachOneOf("characters", "where each Character is", CHARACTERS, STANDS, (g) => g.at.map(standOf)),
  eachOneOf("control", "who controls each Settlement", REGIONS, SIDES, (g) =>
    g.control.map((side) => (side === NOBODY ? -1 : side)),
  ),
  eachOneOf("captor", "whose Army captured each Settlement", REGIONS, SEATS, (g) => g.captor),
  numbers("mixed", "1 where Armies of both players of a side have mixed", [SIDES, REGIONS], (g) => g.mixed),
  numbers("pool", "reinforcements", [NATIONS, POOLS], (g) => g.pool),
  numbers("lost", "casualties", [NATIONS, POOLS], (g) => g.lost),
];

const tracks = [
  oneOf("side", "the side that this seat is of", SIDES, (g, seat) => sideOf(g, seat)),
  number("players", "how many play", (g) => g.players),
  number("turn", "the turn", (g) => g.turn),
  oneOf("acting", "the side that acts", SIDES, (g) => g.acting),
  numbers("points", "Victory Points", [SIDES], (g) => g.points),
  number("bid", "Victory Points beyond ten that the Shadow needs", (g) => g.bid),
  numbers("steps", "steps that each Nation is from war", [NATIONS], (g) => g.steps),
  setOf("active", "Nations that are active", NATIONS, (g) => g.active),
  numbers("dice", "unused dice as they lie", [SIDES, FACES], (g) => g.dice),
  numbers("owned", "dice that each side has this turn", [SIDES], (g) => g.owned),
  numbers("box", "dice in the Hunt Box", [SIDES], (g) => g.box),
  numbers("rings", "Elven Rings", [SIDES], (g) => g.rings),
  setOf("marks", "what can be done once a turn and has been", upTo(6), (g) => g.marks),
  countOf("leading", "Leading players", SEATS, (g) => g.leading),
];

const fellowship = [
  oneOf("bearers", "the region of the Ring-bearers", REGIONS, (g) => g.bearers),
  number("progress", "how far they may have gone on", (g) => g.progress),
  number("revealed", "1 while they are revealed", (g) => g.revealed),
  number("corruption", "their Corruption", (g) => g.corruption),
  oneOf("guide", "the Guide", CHARACTERS, (g) => g.guide),
  number("mordor", "one more than the step on the Mordor Track, 0 outside", (g) => g.mordor + 1),
  eachOneOf("tiles", "where each Hunt tile is", TILE.names, TILE_PLACE.names, (g) => g.tiles),
];

const cards = [
  setsOf("hand", "the cards in this seat's hand", DECKS, LARGEST, (g, seat) => own(g, seat, g.secret.hands)),
  setsOf("buried", "the cards that this seat has discarded face down", DECKS, LARGEST, (g, seat) =>
    own(g, seat, g.secret.buried),
  ),
  numbers("deck-count", "cards left in the decks", [DECKS], (g) => g.deckCount),
  numbers("hand-count", "cards in each hand", [PILES], (g) => g.handCount),
  numbers("buried-count", "cards discarded face down", [PILES], (g) => g.buriedCount),
  setsOf("table", "cards on the table", DECKS, LARGEST, (g) => g.table),
  setsOf("spent", "cards discarded face up", DECKS, LARGEST, (g) => g.spent),
];

const battle = [
  eachOneOf(
    "battle",
    "the regions of the battle",
    ["from", "to"],
    REGIONS,
    inBattle(({ from, to }) => [from, to]),
  ),
  numbers(
    "battle-state",
    "of the battle: one more than the attacking side, kind, round",
    [["attacker", "kind", "round"]],
    inBattle(({ attacker, kind, round }) => [attacker + 1, kind, round]),
  ),
  numbers(
    "rear",
    "the attacker's rearguard",
    [FIGURE.names],
    inBattle(({ rear }) => rear),
  ),
  eachOneOf(
    "combat-cards",
    "Combat cards, and the one that this seat has chosen and not revealed",
    [...SIDES, ...SIDES.map((side) => `${side} chosen`)],
    CARD_NAMES,
    (g) => (g.battle ? [...g.battle.cards, ...g.secret.chosen] : []),
  ),
  numbers(
    "rolled",
    "the dice of the Combat roll",
    [SIDES, upTo(DICE)],
    inBattle((b) => b.rolled.flatMap(row)),
  ),
  numbers(
    "rerolled",
    "the dice of the re-roll",
    [SIDES, upTo(DICE)],
    inBattle((b) => b.rerolled.flatMap(row)),
  ),
  numbers(
    "to-take",
    "hits that each side has to take",
    [SIDES],
    inBattle(({ toTake }) => toTake),
  ),
];

export const environment: EnvironmentDescription<War> = {
  numbering: numberingOf(grammar, { stay: MOST, number: MOST, voice: 1 }),
  numberingVersion: 1,
  tensorVersion: 1,
  blocks: [...tracks, ...fellowship, ...board, ...cards, ...battle],
};
