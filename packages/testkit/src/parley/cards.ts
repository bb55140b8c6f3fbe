/** The cards of Parley by number: a definition and one of four copies. Numbers never change. */
export const DEFINITIONS = [
  "slander",
  "gift",
  "spy",
  "feast",
  "denial",
  "proof",
  "oath",
  "toast",
  "shieldman",
  "scapegoat",
  "avenger",
  "mourner",
  "orator",
  "elder",
  "broker",
] as const;
export type DefinitionName = (typeof DEFINITIONS)[number];

export const SLANDER = 0;
export const GIFT = 1;
export const SPY = 2;
export const FEAST = 3;
export const DENIAL = 4;
const TOAST = 7;
const SHIELDMAN = 8;

/** How many of each there are (1.1). */
const COPIES = 4;
export const CARDS = DEFINITIONS.length * COPIES;

/** A card whose face a seat does not know. */
export const BACK = -1;

export const definitionOf = (card: number): number => Math.floor(card / COPIES);

/** 3.1: followers join the retinue. */
export const isFollower = (card: number): boolean => definitionOf(card) >= SHIELDMAN;

/** Section 4: played only as an answer. */
export const isAnswer = (card: number): boolean => {
  const definition = definitionOf(card);
  return definition >= DENIAL && definition <= TOAST;
};

/** `slander.2` is the third slander; a face unknown is `?`. */
export const cardName = (card: number): string =>
  card === BACK ? "?" : `${DEFINITIONS[definitionOf(card)]}.${card % COPIES}`;

/** The card of that name; null if there is none. */
export const cardNamed = (name: string): number | null => {
  if (name === "?") return BACK;
  const [kind, copy] = name.split(".");
  const definition = (DEFINITIONS as readonly (string | undefined)[]).indexOf(kind);
  const number = Number(copy);
  const known = definition >= 0 && copy !== "" && Number.isInteger(number) && number >= 0 && number < COPIES;
  return known ? definition * COPIES + number : null;
};
