/**
 * The silhouettes of this board, by their names in the game-icons set (CC BY 3.0, see the About page). `draw.ts` copies
 * these and no others, so that nothing unused travels to the browser.
 */
import type { ChainName, RaceName, RegionName, SkillName } from "../../data/ids.ts";

export const SKILL_ICONS = {
  ruse: "domino-mask",
  strength: "fist",
  courage: "flame",
  knowledge: "open-book",
  leadership: "queen-crown",
} as const satisfies Record<SkillName, string>;

/** The phial of the elves is drawn by ourselves. */
export const RACE_ICONS = {
  ents: "linden-leaf",
  hobbits: "smoking-pipe",
  humans: "hunting-horn",
  dwarves: "flat-hammer",
  wizards: "crystal-ball",
  eagle: "feather",
} as const satisfies Partial<Record<RaceName | "eagle", string>>;

/** Fish and bedroll are drawn by ourselves. */
export const CHAIN_ICONS = {
  harp: "harp",
  horseshoe: "horseshoe",
  anvil: "anvil",
  pot: "cooking-pot",
  dagger: "plain-dagger",
  helmet: "visored-helm",
  bow: "high-shot",
  horse: "horse-head",
  backpack: "light-backpack",
  chest: "chest",
  campfire: "campfire",
  scroll: "scroll-unfurled",
  acorn: "acorn",
  armor: "chest-armor",
  axe: "battle-axe",
} as const satisfies Partial<Record<ChainName, string>>;

/** The winged crown and the lidless eye are drawn by ourselves. */
export const BANNER_ICONS = {
  lindon: "swan",
  rhovanion: "oak-leaf",
  enedwaith: "snake",
  rohan: "cavalry",
  gondor: "beech",
} as const satisfies Partial<Record<RegionName, string>>;

const OTHERS = ["swordman", "crossed-swords", "queen-crown"] as const;

export const ICONS = [
  ...new Set([
    ...Object.values(SKILL_ICONS),
    ...Object.values(RACE_ICONS),
    ...Object.values(CHAIN_ICONS),
    ...Object.values(BANNER_ICONS),
    ...OTHERS,
  ]),
];
export type IconName = (typeof ICONS)[number];
