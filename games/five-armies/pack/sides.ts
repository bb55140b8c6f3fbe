/** Whose everything is, by the rulebook (1, 3.2). */
import type { CharacterName, GroupName, SideName, UnitName } from "../language/names.ts";

/** The group whose tokens bring a unit: Goblins have none, they muster in ways of their own (5.9). */
export const GROUP_OF: Readonly<Record<UnitName, GroupName | null>> = {
  dwarven_regular: "dwarves_and_men",
  dwarven_veteran: "dwarves_and_men",
  man_of_the_lake: "dwarves_and_men",
  elven_spearman: "elves",
  elven_archer: "elves",
  goblin: null,
  orc: "shadow",
  great_orc: "shadow",
  warg_rider: "shadow",
};

export const sideOfGroup = (group: GroupName | null): SideName =>
  group === "shadow" || group === null ? "shadow" : "free_peoples";
export const sideOfUnit = (unit: UnitName): SideName => sideOfGroup(GROUP_OF[unit]);
export const sideOfCharacter = (character: CharacterName): SideName =>
  character === "bolg" ? "shadow" : "free_peoples";
