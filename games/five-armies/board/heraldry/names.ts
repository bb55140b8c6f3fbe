/**
 * The silhouettes on shields, standees and tokens, by their names in the game-icons set (CC BY 3.0, see the About page).
 * The generator copies these and no others. Great Bats and drops are drawn.
 */
import type { CHARACTER, GROUP, UNIT } from "../../ids.ts";

type UnitName = (typeof UNIT.names)[number];
type CharacterName = (typeof CHARACTER.names)[number];
type GroupName = (typeof GROUP.names)[number];

export const UNIT_ICONS = {
  dwarven_regular: "battered-axe",
  dwarven_veteran: "war-pick",
  man_of_the_lake: "high-shot",
  elven_spearman: "spear-feather",
  elven_archer: "pocket-bow",
  goblin: "goblin-head",
  orc: "orc-head",
  great_orc: "brute",
  warg_rider: "wolf-head",
} as const satisfies Record<UnitName, string>;

export const CHARACTER_ICONS = {
  bilbo: "ring",
  thorin: "dwarf-king",
  bard: "bowman",
  dain: "battle-axe",
  gandalf: "wizard-staff",
  thranduil: "stag-head",
  lord_of_the_eagles: "eagle-head",
  beorn: "bear-head",
  bolg: "brutal-helm",
} as const satisfies Record<CharacterName, string>;

export const GROUP_ICONS = {
  dwarves_and_men: "anvil",
  elves: "linden-leaf",
  shadow: "orc-head",
} as const satisfies Record<GroupName, string>;

/** On the card of Hold the High Ground. */
const SIGNS = ["mountaintop"] as const;

export type EmblemName =
  | (typeof UNIT_ICONS)[UnitName]
  | (typeof CHARACTER_ICONS)[CharacterName]
  | (typeof GROUP_ICONS)[GroupName]
  | (typeof SIGNS)[number];

export const EMBLEMS: readonly EmblemName[] = [
  ...new Set([
    ...Object.values(UNIT_ICONS),
    ...Object.values(CHARACTER_ICONS),
    ...Object.values(GROUP_ICONS),
    ...SIGNS,
  ]),
];
