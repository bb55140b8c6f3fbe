/** Colours of printed things: the same in daylight and by candle. */
import type { Colour, RaceName, RegionName, SkillName } from "../../data/ids.ts";

export const INK = "#2a2019";
export const STOCK = "#f5ecd8";
export const STOCK_DEEP = "#e6d5b0";
export const GOLD = "#d9a93f";
export const GOLD_LIGHT = "#f6dc8c";
export const GOLD_DARK = "#7a5717";
export const STRUCK = "#b3261b";
export const FREE = "#24497a";
export const SHADOW = "#8a2415";

/** The six kinds of cards: the band, its line, and a wash of it. */
export const KIND: Readonly<Record<Colour, { band: string; deep: string; wash: string }>> = {
  grey: { band: "#75706a", deep: "#45413d", wash: "#d9d3c6" },
  yellow: { band: "#c9921c", deep: "#7d570a", wash: "#f3e0a8" },
  blue: { band: "#2c5c94", deep: "#173960", wash: "#cfdde9" },
  green: { band: "#47743a", deep: "#274a20", wash: "#d5e0c0" },
  red: { band: "#a32d1b", deep: "#661408", wash: "#f0d2bf" },
  purple: { band: "#6c3f84", deep: "#41205a", wash: "#e2d3e4" },
};

export const SKILL_PAINT: Readonly<Record<SkillName, { field: string; sign: string }>> = {
  ruse: { field: "#3a3431", sign: "#f5ecd8" },
  strength: { field: "#2c5c94", sign: "#f5ecd8" },
  courage: { field: "#b03420", sign: "#fbe3a1" },
  knowledge: { field: "#3f6d38", sign: "#f5ecd8" },
  leadership: { field: "#6c3f84", sign: "#fbe3a1" },
};

export const RACE_PAINT: Readonly<Record<RaceName | "eagle", { field: string; sign: string }>> = {
  elves: { field: "#2f6f86", sign: "#eef6f4" },
  ents: { field: "#4f6b2a", sign: "#f1ebc2" },
  hobbits: { field: "#8a5a24", sign: "#f8e8cd" },
  humans: { field: "#7f2a23", sign: "#f8e8cd" },
  dwarves: { field: "#4a4f5c", sign: "#f0e2bd" },
  wizards: { field: "#54478a", sign: "#efe9f7" },
  eagle: { field: "#7d6a4c", sign: "#fbf3df" },
};

export const BANNER_PAINT: Readonly<Record<RegionName, { field: string; sign: string }>> = {
  lindon: { field: "#2c7c8c", sign: "#f7f3e6" },
  arnor: { field: "#2b2724", sign: "#efd9a0" },
  rhovanion: { field: "#7c9a4c", sign: "#fbf6df" },
  enedwaith: { field: "#96243a", sign: "#dfe9f2" },
  rohan: { field: "#2f6a34", sign: "#f7f3e6" },
  gondor: { field: "#233f73", sign: "#f7f3e6" },
  mordor: { field: "#8a2415", sign: "#f2b441" },
};
