/** English names of what the rulebook names. */
import type {
  CharacterName,
  GroupName,
  SettlementName,
  TerrainName,
  TerritoryName,
  UnitName,
} from "./names.ts";

export const UNIT_WORDS: Readonly<Record<UnitName, readonly [one: string, many: string]>> = {
  dwarven_regular: ["Dwarven Regular", "Dwarven Regulars"],
  dwarven_veteran: ["Dwarven Veteran", "Dwarven Veterans"],
  man_of_the_lake: ["Man of the Lake", "Men of the Lake"],
  elven_spearman: ["Elven Spearman", "Elven Spearmen"],
  elven_archer: ["Elven Archer", "Elven Archers"],
  goblin: ["Goblin", "Goblins"],
  orc: ["Orc", "Orcs"],
  great_orc: ["Great Orc", "Great Orcs"],
  warg_rider: ["Warg Rider", "Warg Riders"],
};

export const CHARACTER_WORDS: Readonly<Record<CharacterName, string>> = {
  bilbo: "Bilbo",
  thorin: "Thorin",
  bard: "Bard",
  dain: "Dáin",
  gandalf: "Gandalf",
  thranduil: "Thranduil",
  lord_of_the_eagles: "the Lord of the Eagles",
  beorn: "Beorn",
  bolg: "Bolg",
};

export const SETTLEMENT_WORDS: Readonly<Record<SettlementName, string>> = {
  front_gate: "Front Gate",
  ravenhill: "Ravenhill",
  eastern_spur: "Eastern Spur",
  ruins_of_dale: "Ruins of Dale",
  camp: "Camp",
  lower_slopes: "Lower Slopes",
  broken_bridge: "Broken Bridge",
};

export const TERRITORY_WORDS: Readonly<Record<TerritoryName, string>> = {
  southern_spur: "the Southern Spur",
  valley: "the Valley",
  east_bank: "the East Bank",
  broken_lands: "the Broken Lands",
};

export const TERRAIN_WORDS: Readonly<Record<TerrainName, string>> = {
  hill: "hill",
  mountain: "mountain",
  plain: "plain",
  ruins: "ruins",
  swamp: "swamp",
};

export const GROUP_WORDS: Readonly<Record<GroupName, string>> = {
  dwarves_and_men: "Dwarves and Men",
  elves: "Elves",
  shadow: "Shadow",
};
