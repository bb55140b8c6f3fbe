/**
 * The silhouettes on shields and standees, by their names in the game-icons set (CC BY 3.0, see the About page). The
 * generator copies these and no others. Sauron's eye is drawn.
 */
import type { CharacterName, NationName } from "../../data/ids.ts";

export const NATION_ICONS = {
  dwarves: "anvil",
  elves: "linden-leaf",
  gondor: "beech",
  north: "polar-star",
  rohan: "horse-head",
  isengard: "hand",
  southrons: "sand-snake",
} as const satisfies Partial<Record<NationName, string>>;

export const CHARACTER_ICONS = {
  "gandalf-the-grey": "wizard-staff",
  strider: "piercing-sword",
  boromir: "hunting-horn",
  legolas: "bow-arrow",
  gimli: "battered-axe",
  meriadoc: "ancient-sword",
  peregrin: "shiny-apple",
  aragorn: "queen-crown",
  "gandalf-the-white": "wizard-staff",
  gollum: "fish-corpse",
  "witch-king": "crowned-skull",
  "mouth-of-sauron": "overlord-helm",
  saruman: "black-hand-shield",
} as const satisfies Record<CharacterName, string>;

export type EmblemName =
  | (typeof NATION_ICONS)[keyof typeof NATION_ICONS]
  | (typeof CHARACTER_ICONS)[CharacterName];

export const EMBLEMS: readonly EmblemName[] = [
  ...new Set([...Object.values(NATION_ICONS), ...Object.values(CHARACTER_ICONS)]),
];
