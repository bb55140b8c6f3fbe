/** Small integers inside, names at the edges: the numbers are this file's order and never change. */
import { type Id, kind, NONE } from "@westmarch/kernel";

export { NONE };

export const SIDES = ["free-peoples", "shadow"] as const;
export const FREE = 0;
export const SHADOW = 1;
export type Side = typeof FREE | typeof SHADOW;
/** Neither side: the control of a region without a Settlement. */
export const NOBODY = -1;
export const BOTH_SIDES: readonly Side[] = [FREE, SHADOW];
export const other = (side: Side): Side => (side === FREE ? SHADOW : FREE);

export const NATIONS = [
  "dwarves",
  "elves",
  "gondor",
  "north",
  "rohan",
  "isengard",
  "sauron",
  "southrons",
] as const;
export type NationName = (typeof NATIONS)[number];
export type NationId = Id<"nation">;
export const NATION = kind("nation", NATIONS);
export const DWARVES = NATION.named("dwarves");
export const ELVES = NATION.named("elves");
export const GONDOR = NATION.named("gondor");
export const NORTH = NATION.named("north");
export const ROHAN = NATION.named("rohan");
export const ISENGARD = NATION.named("isengard");
export const SAURON = NATION.named("sauron");
export const SOUTHRONS = NATION.named("southrons");
export const NATION_COUNT = 8;
/** Nations 0 … 4 are Free Peoples and have Leaders; 5 … 7 are the Shadow's (2.6.1). */
export const FREE_NATIONS = 5;
export const FIRST_NATION: readonly [number, number] = [0, FREE_NATIONS];
export const END_NATION: readonly [number, number] = [FREE_NATIONS, NATION_COUNT];
/** All Nations, and those of each side, in order. */
export const ALL_NATIONS = NATION.all;
export const NATIONS_OF: readonly [readonly NationId[], readonly NationId[]] = [
  ALL_NATIONS.slice(0, FREE_NATIONS),
  ALL_NATIONS.slice(FREE_NATIONS),
];
export const sideOfNation = (nation: NationId): Side => (nation < FREE_NATIONS ? FREE : SHADOW);

export const SETTLEMENTS = ["none", "town", "city", "stronghold", "fortification"] as const;
export type SettlementName = (typeof SETTLEMENTS)[number];
export type SettlementId = Id<"settlement">;
const SETTLEMENT_KIND = kind("settlement", SETTLEMENTS);
export const settlementCalled = SETTLEMENT_KIND.named;
export const NO_SETTLEMENT = settlementCalled("none");
export const TOWN = settlementCalled("town");
export const CITY = settlementCalled("city");
export const STRONGHOLD = settlementCalled("stronghold");
export const FORTIFICATION = settlementCalled("fortification");

/** Faces of Action dice, both sides' together (1.1.2, 1.1.3). */
export const FACES = ["character", "army", "muster", "event", "muster-army", "will", "eye"] as const;
export type FaceName = (typeof FACES)[number];
export type FaceId = Id<"face">;
export const FACE = kind("face", FACES);
export const CHARACTER_FACE = FACE.named("character");
export const ARMY_FACE = FACE.named("army");
export const MUSTER_FACE = FACE.named("muster");
export const EVENT_FACE = FACE.named("event");
export const MUSTER_ARMY_FACE = FACE.named("muster-army");
export const WILL_FACE = FACE.named("will");
export const EYE_FACE = FACE.named("eye");
export const FACE_COUNT = 7;
export const ALL_FACES = FACE.all;
/** The six faces of a die of each side, as rolled. */
export const DIE: readonly [readonly FaceId[], readonly FaceId[]] = [
  [CHARACTER_FACE, CHARACTER_FACE, MUSTER_FACE, EVENT_FACE, MUSTER_ARMY_FACE, WILL_FACE],
  [CHARACTER_FACE, ARMY_FACE, MUSTER_FACE, EVENT_FACE, MUSTER_ARMY_FACE, EYE_FACE],
];

export const DECKS = ["fp-character", "fp-strategy", "shadow-character", "shadow-strategy"] as const;
export type DeckName = (typeof DECKS)[number];
export type DeckId = Id<"deck">;
export const DECK = kind("deck", DECKS);
export const ALL_DECKS = DECK.all;
export const DECK_COUNT = 4;
/** A deck's kind, as its back shows: 0 Character, 1 Strategy. Deck = side * 2 + kind. */
export type DeckKindId = Id<"deck-kind">;
const DECK_KIND = kind("deck-kind", ["character", "strategy"]);
export const CHARACTER_DECK = DECK_KIND.named("character");
export const STRATEGY_DECK = DECK_KIND.named("strategy");
/** The decks of each side, by kind. */
export const DECKS_OF: readonly [readonly DeckId[], readonly DeckId[]] = [
  ALL_DECKS.slice(0, 2),
  ALL_DECKS.slice(2),
];
export const sideOfDeck = (deck: DeckId): Side => (deck < 2 ? FREE : SHADOW);

export const CHARACTERS = [
  "gandalf-the-grey",
  "strider",
  "boromir",
  "legolas",
  "gimli",
  "meriadoc",
  "peregrin",
  "aragorn",
  "gandalf-the-white",
  "gollum",
  "witch-king",
  "mouth-of-sauron",
  "saruman",
] as const;
export type CharacterName = (typeof CHARACTERS)[number];
export type CharacterId = Id<"character">;
export const CHARACTER = kind("character", CHARACTERS);
export const GANDALF_THE_GREY = CHARACTER.named("gandalf-the-grey");
export const STRIDER = CHARACTER.named("strider");
export const BOROMIR = CHARACTER.named("boromir");
export const LEGOLAS = CHARACTER.named("legolas");
export const GIMLI = CHARACTER.named("gimli");
export const MERIADOC = CHARACTER.named("meriadoc");
export const PEREGRIN = CHARACTER.named("peregrin");
export const ARAGORN = CHARACTER.named("aragorn");
export const GANDALF_THE_WHITE = CHARACTER.named("gandalf-the-white");
export const GOLLUM = CHARACTER.named("gollum");
export const WITCH_KING = CHARACTER.named("witch-king");
export const MOUTH_OF_SAURON = CHARACTER.named("mouth-of-sauron");
export const SARUMAN = CHARACTER.named("saruman");
export const CHARACTER_COUNT = 13;
/** Companions are 0 … 8, those who start in the Fellowship 0 … 6; Minions are 10 … 12. */
export const COMPANION_COUNT = 9;
export const STARTING_COMPANIONS = 7;
export const FIRST_MINION = WITCH_KING;
export const ALL_CHARACTERS = CHARACTER.all;
export const COMPANIONS = ALL_CHARACTERS.slice(0, COMPANION_COUNT);
export const MINIONS = ALL_CHARACTERS.slice(FIRST_MINION);
export const FELLOWS = ALL_CHARACTERS.slice(0, STARTING_COMPANIONS);
export const sideOfCharacter = (character: CharacterId): Side => (character < FIRST_MINION ? FREE : SHADOW);

/**
 * Kinds of figures, for forces, removals and choices: the Regulars of each Nation (0 … 7), the Elites (8 … 15), the
 * Leaders of the Free Peoples (16 … 20), Nazgûl (21), and every Character as himself (22 … 34).
 */
export type FigureId = Id<"figure">;
/** Where the Elites, the Leaders and the Characters begin, to compare with. */
export const ELITE = 8;
export const LEADER = 16;
export const PERSON = 22;
export const FIGURE = kind("figure", [
  ...NATIONS.map((nation) => `${nation}-regular`),
  ...NATIONS.map((nation) => `${nation}-elite`),
  ...NATIONS.slice(0, FREE_NATIONS).map((nation) => `${nation}-leader`),
  "nazgul",
  ...CHARACTERS,
]);
export const ALL_FIGURES = FIGURE.all;
export const FIGURE_COUNT = 35;
export const NAZGUL = FIGURE.named("nazgul");
/** Regulars and Elites. */
export const UNITS = ALL_FIGURES.slice(0, LEADER);
/** Units and Leaders, who belong to a Nation. */
export const FOLLOWERS = ALL_FIGURES.slice(0, NAZGUL);
const REGULARS = ALL_FIGURES.slice(0, ELITE);
const ELITES = ALL_FIGURES.slice(ELITE, LEADER);
const LEADERS = ALL_FIGURES.slice(LEADER, NAZGUL);
const PERSONS = ALL_FIGURES.slice(PERSON);
export const regularOf = (nation: NationId): FigureId => REGULARS[nation];
export const eliteOf = (nation: NationId): FigureId => ELITES[nation];
export const leaderOf = (nation: NationId): FigureId => LEADERS[nation];
export const person = (character: CharacterId): FigureId => PERSONS[character];
export const isUnit = (figure: FigureId): boolean => figure < LEADER;
/** The Nation of a unit or Leader. */
export const nationOfFigure = (figure: FigureId): NationId => ALL_NATIONS[figure & 7];
/** The Character that a figure is. */
export const characterOfFigure = (figure: FigureId): CharacterId => ALL_CHARACTERS[figure - PERSON];

/** A unit of a Nation, Regular or Elite as its player likes: what some cards bring. */
export type AnyUnit = Id<"any-unit">;
const ANY_UNIT = kind("any-unit", NATIONS, 100);
export const anyUnit = (nation: NationId): AnyUnit => ANY_UNIT.all[nation];
export const isAnyUnit = (figure: FigureId | AnyUnit): figure is AnyUnit => ANY_UNIT.is(figure);
export const nationOfAnyUnit = (unit: AnyUnit): NationId => ALL_NATIONS[unit - ANY_UNIT.all[0]];

const sideOfFigure = (figure: FigureId): Side => {
  if (figure < LEADER) return sideOfNation(nationOfFigure(figure));
  if (figure < PERSON) return figure === NAZGUL ? SHADOW : FREE;
  return sideOfCharacter(characterOfFigure(figure));
};
/** The kinds of figures that may belong to a side's Army, in number order. */
const armyOf = (side: Side): readonly FigureId[] =>
  ALL_FIGURES.filter((figure) => sideOfFigure(figure) === side && figure !== person(GOLLUM));
export const FIGURES_OF: readonly [readonly FigureId[], readonly FigureId[]] = [armyOf(FREE), armyOf(SHADOW)];
