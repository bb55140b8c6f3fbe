/** What the rulebook itself names: the same in every data pack, so sentences may speak of it. */

export const UNITS = [
  "dwarven_regular",
  "dwarven_veteran",
  "man_of_the_lake",
  "elven_spearman",
  "elven_archer",
  "goblin",
  "orc",
  "great_orc",
  "warg_rider",
] as const;
export type UnitName = (typeof UNITS)[number];

export const CHARACTERS = [
  "bilbo",
  "thorin",
  "bard",
  "dain",
  "gandalf",
  "thranduil",
  "lord_of_the_eagles",
  "beorn",
  "bolg",
] as const;
export type CharacterName = (typeof CHARACTERS)[number];

export const TERRAINS = ["hill", "mountain", "plain", "ruins", "swamp"] as const;
export type TerrainName = (typeof TERRAINS)[number];

export const TERRITORIES = ["southern_spur", "valley", "east_bank", "broken_lands"] as const;
export type TerritoryName = (typeof TERRITORIES)[number];

/** The seven settlements (1.5), the fortifications first. */
export const SETTLEMENTS = [
  "front_gate",
  "ravenhill",
  "eastern_spur",
  "ruins_of_dale",
  "camp",
  "lower_slopes",
  "broken_bridge",
] as const;
export type SettlementName = (typeof SETTLEMENTS)[number];

/** Groups of recruitment tokens (3.2). */
export const GROUPS = ["dwarves_and_men", "elves", "shadow"] as const;
export type GroupName = (typeof GROUPS)[number];

export const SIDES = ["free_peoples", "shadow"] as const;
export type SideName = (typeof SIDES)[number];

/** Types of Event and Story cards (18.2). */
export const CARD_TYPES = ["army", "character", "muster"] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** Faces of action dice (5). */
export const FACES = [
  "character",
  "army",
  "muster",
  "army_muster",
  "event",
  "will_of_the_west",
  "lidless_eye",
] as const;
export type FaceName = (typeof FACES)[number];
