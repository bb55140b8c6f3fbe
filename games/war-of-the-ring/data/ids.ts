/** Small integers inside, names at the edges: the numbers are this file's order and never change. */

export const SIDES = ["free-peoples", "shadow"] as const;
export const FREE = 0;
export const SHADOW = 1;
export type Side = typeof FREE | typeof SHADOW;
/** Neither side: the control of a region without a Settlement. */
export const NOBODY = -1;
export const other = (side: Side): Side => (side === FREE ? SHADOW : FREE);

/** The absence of a card, a region, a character, a seat … in a field that holds a number. */
export const NONE = -1;

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
export type NationId = number;
export const DWARVES = 0;
export const ELVES = 1;
export const GONDOR = 2;
export const NORTH = 3;
export const ROHAN = 4;
export const ISENGARD = 5;
export const SAURON = 6;
export const SOUTHRONS = 7;
export const NATION_COUNT = 8;
/** Nations 0 … 4 are Free Peoples and have Leaders; 5 … 7 are the Shadow's (2.6.1). */
export const FREE_NATIONS = 5;
export const FIRST_NATION: readonly [number, number] = [0, FREE_NATIONS];
export const END_NATION: readonly [number, number] = [FREE_NATIONS, NATION_COUNT];
export const sideOfNation = (nation: NationId): Side => (nation < FREE_NATIONS ? FREE : SHADOW);

export const SETTLEMENTS = ["none", "town", "city", "stronghold", "fortification"] as const;
export type SettlementName = (typeof SETTLEMENTS)[number];
export const NO_SETTLEMENT = 0;
export const TOWN = 1;
export const CITY = 2;
export const STRONGHOLD = 3;
export const FORTIFICATION = 4;

/** Faces of Action dice, both sides' together (1.1.2, 1.1.3). */
export const FACES = ["character", "army", "muster", "event", "muster-army", "will", "eye"] as const;
export type FaceName = (typeof FACES)[number];
export type FaceId = number;
export const CHARACTER_FACE = 0;
export const ARMY_FACE = 1;
export const MUSTER_FACE = 2;
export const EVENT_FACE = 3;
export const MUSTER_ARMY_FACE = 4;
export const WILL_FACE = 5;
export const EYE_FACE = 6;
export const FACE_COUNT = 7;
/** The six faces of a die of each side, as rolled. */
export const DIE: readonly [readonly FaceId[], readonly FaceId[]] = [
  [CHARACTER_FACE, CHARACTER_FACE, MUSTER_FACE, EVENT_FACE, MUSTER_ARMY_FACE, WILL_FACE],
  [CHARACTER_FACE, ARMY_FACE, MUSTER_FACE, EVENT_FACE, MUSTER_ARMY_FACE, EYE_FACE],
];

export const DECKS = ["fp-character", "fp-strategy", "shadow-character", "shadow-strategy"] as const;
export type DeckId = number;
export const DECK_COUNT = 4;
/** A deck's kind, as its back shows: 0 Character, 1 Strategy. Deck = side * 2 + kind. */
export const CHARACTER_DECK = 0;
export const STRATEGY_DECK = 1;
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
export type CharacterId = number;
export const GANDALF_THE_GREY = 0;
export const STRIDER = 1;
export const BOROMIR = 2;
export const LEGOLAS = 3;
export const GIMLI = 4;
export const MERIADOC = 5;
export const PEREGRIN = 6;
export const ARAGORN = 7;
export const GANDALF_THE_WHITE = 8;
export const GOLLUM = 9;
export const WITCH_KING = 10;
export const MOUTH_OF_SAURON = 11;
export const SARUMAN = 12;
export const CHARACTER_COUNT = 13;
/** Companions are 0 … 8, those who start in the Fellowship 0 … 6; Minions are 10 … 12. */
export const COMPANION_COUNT = 9;
export const STARTING_COMPANIONS = 7;
export const FIRST_MINION = WITCH_KING;
export const sideOfCharacter = (character: CharacterId): Side => (character < FIRST_MINION ? FREE : SHADOW);

/**
 * Kinds of figures, for forces, removals and choices: the Regulars of each Nation (0 … 7), the Elites (8 … 15), the
 * Leaders of the Free Peoples (16 … 20), Nazgûl (21), and every Character as himself (22 … 34).
 */
export type FigureId = number;
export const ELITE = 8;
export const LEADER = 16;
export const NAZGUL = 21;
export const PERSON = 22;
export const FIGURE_COUNT = 35;
export const regularOf = (nation: NationId): FigureId => nation;
export const eliteOf = (nation: NationId): FigureId => ELITE + nation;
export const leaderOf = (nation: NationId): FigureId => LEADER + nation;
export const person = (character: CharacterId): FigureId => PERSON + character;
export const isUnit = (figure: FigureId): boolean => figure < LEADER;
/** The Nation of a unit or Leader. */
export const nationOfFigure = (figure: FigureId): NationId => figure & 7;
export const FIGURES_BY_NAME: readonly string[] = [
  ...NATIONS.map((nation) => `${nation}-regular`),
  ...NATIONS.map((nation) => `${nation}-elite`),
  ...NATIONS.slice(0, FREE_NATIONS).map((nation) => `${nation}-leader`),
  "nazgul",
  ...CHARACTERS,
];
/** The kinds of figures that may belong to a side's Army, in number order. */
export const FIGURES_OF: readonly [readonly FigureId[], readonly FigureId[]] = [[], []].map((_, side) =>
  FIGURES_BY_NAME.flatMap((_name, figure) => {
    const own =
      figure < LEADER
        ? sideOfNation(figure & 7)
        : figure < NAZGUL
          ? FREE
          : figure === NAZGUL
            ? SHADOW
            : sideOfCharacter(figure - PERSON);
    return own === side && figure !== PERSON + GOLLUM ? [figure] : [];
  }),
) as [FigureId[], FigureId[]];
