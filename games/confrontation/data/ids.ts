/** Small integers inside, names at the edges: the numbers are this file's order and never change. */
import { type Id, kind } from "@westmarch/kernel";

export const SIDES = ["good", "dark"] as const;
export const GOOD = 0;
export const DARK = 1;
export type Side = typeof GOOD | typeof DARK;
export const BOTH_SIDES: readonly Side[] = [GOOD, DARK];
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
export type CharacterId = Id<"character">;
export const CHARACTER = kind("character", CHARACTERS);

export const FRODO = CHARACTER.named("frodo");
export const SAM = CHARACTER.named("sam");
export const PIPPIN = CHARACTER.named("pippin");
export const MERRY = CHARACTER.named("merry");
export const GANDALF = CHARACTER.named("gandalf");
export const ARAGORN = CHARACTER.named("aragorn");
export const LEGOLAS = CHARACTER.named("legolas");
export const GIMLI = CHARACTER.named("gimli");
export const BOROMIR = CHARACTER.named("boromir");
export const BALROG = CHARACTER.named("balrog");
export const SHELOB = CHARACTER.named("shelob");
export const WITCH_KING = CHARACTER.named("witch-king");
export const FLYING_NAZGUL = CHARACTER.named("flying-nazgul");
export const BLACK_RIDER = CHARACTER.named("black-rider");
export const SARUMAN = CHARACTER.named("saruman");
export const ORCS = CHARACTER.named("orcs");
export const WARG = CHARACTER.named("warg");
export const CAVE_TROLL = CHARACTER.named("cave-troll");

/** How many characters and how many combat cards a side has (1.1, 1.3). */
export const NINE = 9;
/** The nine of each side, in the order of the reference sheet. */
export const CHARACTERS_OF: Readonly<Record<Side, readonly CharacterId[]>> = [
  CHARACTER.all.slice(0, NINE),
  CHARACTER.all.slice(NINE),
];
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
export type RegionId = Id<"region">;
export const REGION = kind("region", REGIONS);
export const ALL_REGIONS = REGION.all;

export const SHIRE = REGION.named("shire");
export const EREGION = REGION.named("eregion");
export const MORIA = REGION.named("moria");
export const FANGORN = REGION.named("fangorn");
export const GONDOR = REGION.named("gondor");
export const MORDOR = REGION.named("mordor");

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
export type CardId = Id<"card">;
export const CARD = kind("card", CARDS);

/** The nine cards of each side (1.3). */
export const CARDS_OF_SIDE: Readonly<Record<Side, readonly CardId[]>> = [
  CARD.all.slice(0, NINE),
  CARD.all.slice(NINE),
];

export const G_MAGIC = CARD.named("g-magic");
export const G_NOBLE_SACRIFICE = CARD.named("g-noble-sacrifice");
export const G_ELVEN_CLOAK = CARD.named("g-elven-cloak");
export const G_RETREAT = CARD.named("g-retreat");
export const D_MAGIC = CARD.named("d-magic");
export const D_EYE = CARD.named("d-eye");
export const D_RETREAT = CARD.named("d-retreat");

export const VARIANTS = ["shadowfax", "gandalf-the-white", "palantir", "recall-to-mordor"] as const;
export type VariantId = Id<"variant">;
export const VARIANT = kind("variant", VARIANTS);
export const SHADOWFAX = VARIANT.named("shadowfax");
export const GANDALF_THE_WHITE = VARIANT.named("gandalf-the-white");
export const PALANTIR = VARIANT.named("palantir");
export const RECALL = VARIANT.named("recall-to-mordor");
