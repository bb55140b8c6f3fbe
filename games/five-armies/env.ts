/** The Battle of Five Armies for learning programs: the numbers of its choices, and what a seat sees as numbers. */
import { blocksOf, type EnvironmentDescription, numberingOf, upTo } from "@westmarch/env/described";
import { choices } from "./choices.ts";
import {
  ALOFT,
  ASIDE,
  CARD,
  CHARACTER,
  DEAD,
  DECK,
  DECK_SIZES,
  FACE,
  GROUP,
  MANEUVER,
  MARCHING,
  MOD,
  PASSES,
  PLACE,
  ROOST,
  SIDE_NAMES,
  TERRITORY,
  TILE,
  TOKEN,
  UNIT,
} from "./ids.ts";
import { MOST } from "./rules/choices.ts";
import { type Battle, type FiveArmies, TILE_PLACE } from "./state.ts";

const { eachOneOf, number, numbers, oneOf, setOf, setsOf } = blocksOf<FiveArmies>();

const STANDS = [...PLACE.names, "aside", "dead", "aloft", "marching"];
const NOT_THERE: readonly number[] = [ASIDE, DEAD, ALOFT, MARCHING];
const standOf = (at: number): number => (at >= 0 ? at : PLACE.names.length + NOT_THERE.indexOf(at));

/** The Event deck and the two Story decks, whose cards are held in hands. */
const HELD = DECK.names.slice(0, 3);
const LARGEST = upTo(Math.max(...DECK_SIZES));
const HANDS = SIDE_NAMES.flatMap((side) => [`${side} event`, `${side} story`]);
/** Beyond so many armies on the way at once the rest is left out. */
const COLUMNS = upTo(4);
const DICE = 20;

/** Something of the combat that is fought; nothing while none is. */
const inBattle =
  (read: (b: Battle) => readonly number[]) =>
  ({ battle }: FiveArmies): readonly number[] =>
    battle ? read(battle) : [];

/** The cards of the decks in which a seat's hand lies, as masks: Event, and the Story deck of its side. */
const ownHand = (g: FiveArmies, seat: number): readonly number[] => [
  g.secret.hands[seat * 2],
  seat === 0 ? g.secret.hands[1] : 0,
  seat === 1 ? g.secret.hands[3] : 0,
];

const board = [
  numbers("units", "units in each place", [PLACE.names, UNIT.names], (g) => g.units),
  numbers("damage", "damage markers in each place", [PLACE.names], (g) => g.damage),
  numbers("tokens", "Leadership tokens in each place", [PLACE.names], (g) => g.tokens),
  eachOneOf("characters", "where each character is", CHARACTER.names, STANDS, (g) => g.at.map(standOf)),
  numbers("control", "1 under a Shadow control marker", [PLACE.names], (g) => g.control),
  numbers("recruits", "recruitment tokens on the board", [PLACE.names, GROUP.names], (g) => g.recruits),
  numbers("unflipped", "1 until a token has been flipped", [TOKEN.names], (g) => g.unflipped),
  numbers("open", "1 where a pass is open", [PASSES.map((pass) => PLACE.names[pass])], (g) => g.open),
  eachOneOf("columns", "where the armies on the way go", COLUMNS, PLACE.names, (g) =>
    g.columns.map(({ to }) => to),
  ),
  numbers("eagles", "Eagles in each roost", [ROOST.names], (g) => g.eagles),
  oneOf("lord", "where the Lord of the Eagles is", ROOST.names, (g) => g.lord),
  numbers("bats", "Great Bats in each territory", [TERRITORY.names], (g) => g.bats),
];

const tracks = [
  number("turn", "the turn", (g) => g.turn),
  oneOf("acting", "the side that acts", SIDE_NAMES, (g) => g.acting),
  numbers("wrath", "Wrath tokens, and those that are promised", [["wrath", "promised"]], (g) => [
    g.wrath,
    g.promised,
  ]),
  number("bodyguard", "Bolg's bodyguard tokens", (g) => g.bodyguard),
  number("ring", "1 when the Ring has saved Bilbo", (g) => g.ring),
  number("fate", "how far fate has come", (g) => g.fate),
  eachOneOf("tiles", "where each fate tile is", TILE.names, TILE_PLACE.names, (g) => g.tiles),
  setOf("activated", "generals with an activation token", CHARACTER.names, (g) => g.activated),
  number("ability-used", "1 when an ability has been used before the next die", (g) => g.hasUsedAbility),
  numbers("dice", "unused dice as they lie", [SIDE_NAMES, FACE.names], (g) => g.dice),
  numbers("owned", "dice that each side has this turn", [SIDE_NAMES], (g) => g.owned),
];

const cards = [
  setsOf("hand", "the cards in this seat's hand", HELD, LARGEST, ownHand),
  numbers("deck-count", "cards left in the decks", [HELD], (g) => g.deckCount),
  numbers("hand-count", "cards in each hand", [HANDS], (g) => g.handCount),
  numbers("buried-count", "cards discarded face down", [HANDS], (g) => g.buriedCount),
  setsOf("spent", "cards discarded face up", DECK.names, LARGEST, (g) => g.spent),
  setsOf("table", "cards that lie on the table", DECK.names, LARGEST, (g) => g.table),
  oneOf("ground", "where Hold the High Ground lies", PLACE.names, (g) => g.ground),
];

const combat = [
  eachOneOf(
    "combat",
    "who attacks, from where, and whom",
    ["attacker", "from", "target"],
    PLACE.names,
    (g) => (g.battle ? [g.battle.attacker, g.battle.from, g.battle.target] : []),
  ),
  numbers(
    "round",
    "of the combat: round, breach, Beorn alone, combined, Bilbo's luck used",
    [["round", "breach", "beorn", "combined", "luck"]],
    inBattle(({ round, breach, beorn, combined, luck }) => [round, breach, beorn, combined, luck]),
  ),
  setsOf(
    "maneuvers-used",
    "maneuvers used and not taken back",
    SIDE_NAMES,
    MANEUVER.names,
    inBattle(({ used }) => used),
  ),
  eachOneOf(
    "maneuver",
    "the maneuver of this round",
    SIDE_NAMES,
    MANEUVER.names,
    inBattle(({ maneuver }) => maneuver),
  ),
  eachOneOf(
    "combat-card",
    "the Event card of this round",
    SIDE_NAMES,
    CARD.names,
    inBattle(({ event }) => event),
  ),
  numbers(
    "mods",
    "what cards, abilities and maneuvers make of this round",
    [SIDE_NAMES, MOD.names],
    inBattle(({ mods }) => mods.flat()),
  ),
  numbers(
    "rolled",
    "the dice of the Combat roll, black ones first",
    [SIDE_NAMES, upTo(DICE)],
    inBattle(({ rolled }) => rolled.flatMap((dice) => upTo(DICE).map((_, i) => dice[i] ?? 0))),
  ),
  numbers(
    "black",
    "how many of them are black",
    [SIDE_NAMES],
    inBattle(({ black }) => black),
  ),
  numbers(
    "hits",
    "hits of dice after the re-roll, of cards and maneuvers",
    [SIDE_NAMES],
    inBattle(({ hits }) => hits),
  ),
];

/** Of the rolled dice at most the chance to throw so many again is offered (`rules/combat/chance.ts`). */
const MOST_DICE = 31;

export const environment: EnvironmentDescription<FiveArmies> = {
  numbering: numberingOf(choices.grammar, { stay: MOST, number: MOST, die: MOST_DICE }),
  numberingVersion: 1,
  tensorVersion: 1,
  blocks: [...tracks, ...board, ...cards, ...combat],
};
