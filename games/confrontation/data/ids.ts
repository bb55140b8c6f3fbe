/** Small integers inside, names at the edges: the numbers are this file's order and never change. */

export const SIDES = ["good", "dark"] as const;
export const GOOD = 0;
export const DARK = 1;
export type Side = typeof GOOD | typeof DARK;
export const other = (side: Side): Side => (side === GOOD ? DARK : GOOD);

export const CHARACTERS = [
  "frodo",
  "sam",
  "pippin",
  "merry",
  "gandalf",
  "aragorn",
  "legolas",
  "gimli",
  "boromir",
  "balrog",
  "shelob",
  "witch-king",
  "flying-nazgul",
  "black-rider",
  "saruman",
  "orcs",
  "warg",
  "cave-troll",
] as const;
export type CharacterName = (typeof CHARACTERS)[number];
export type CharacterId = number;

export const FRODO = 0;
export const SAM = 1;
export const PIPPIN = 2;
export const MERRY = 3;
export const GANDALF = 4;
export const ARAGORN = 5;
export const LEGOLAS = 6;
export const GIMLI = 7;
export const BOROMIR = 8;
export const BALROG = 9;
export const SHELOB = 10;
export const WITCH_KING = 11;
export const FLYING_NAZGUL = 12;
export const BLACK_RIDER = 13;
export const SARUMAN = 14;
export const ORCS = 15;
export const WARG = 16;
export const CAVE_TROLL = 17;

/** How many characters and how many combat cards a side has (1.1, 1.3). */
export const NINE = 9;
export const sideOf = (character: CharacterId): Side => (character < NINE ? GOOD : DARK);

export const REGIONS = [
  "shire",
  "arthedain",
  "cardolan",
  "rhudaur",
  "eregion",
  "enedwaith",
  "high-pass",
  "misty-mountains",
  "moria",
  "gap-of-rohan",
  "mirkwood",
  "fangorn",
  "rohan",
  "dagorlad",
  "gondor",
  "mordor",
] as const;
export type RegionName = (typeof REGIONS)[number];
export type RegionId = number;

export const SHIRE = 0;
export const EREGION = 4;
export const MORIA = 8;
export const FANGORN = 11;
export const GONDOR = 14;
export const MORDOR = 15;

export const CARDS = [
  "g1",
  "g2",
  "g3",
  "g4",
  "g5",
  "g-magic",
  "g-noble-sacrifice",
  "g-elven-cloak",
  "g-retreat",
  "d1",
  "d2",
  "d3",
  "d4",
  "d5",
  "d6",
  "d-magic",
  "d-eye",
  "d-retreat",
] as const;
export type CardName = (typeof CARDS)[number];
export type CardId = number;

export const G_MAGIC = 5;
export const G_NOBLE_SACRIFICE = 6;
export const G_ELVEN_CLOAK = 7;
export const G_RETREAT = 8;
export const D_MAGIC = 15;
export const D_EYE = 16;
export const D_RETREAT = 17;
/** No card, no character, no region. */
export const NONE = -1;

export const VARIANTS = ["shadowfax", "gandalf-the-white", "palantir", "recall-to-mordor"] as const;
export type VariantName = (typeof VARIANTS)[number];
export const SHADOWFAX = 0;
export const GANDALF_THE_WHITE = 1;
export const PALANTIR = 2;
export const RECALL = 3;
