/**
 * The silhouettes this board shows, by their names in the game-icons set (CC BY 3.0, see the About page). The
 * generator copies these and no others, so that nothing unused travels to the browser.
 */

/** One silhouette for each character, in the order of the ids. */
export const CHARACTER_ICONS = [
  "power-ring",
  "camp-cooking-pot",
  "shiny-apple",
  "stiletto",
  "wizard-staff",
  "queen-crown",
  "high-shot",
  "battered-axe",
  "hunting-horn",
  "daemon-skull",
  "hanging-spider",
  "overlord-helm",
  "wyvern",
  "cloaked-figure-on-horseback",
  "evil-tower",
  "orc-head",
  "wolf-head",
  "troll",
] as const;

/** Marks on the map and in the slips. */
export const MARK_ICONS = ["crossed-swords", "quill"] as const;

/** Emblems on the cards. */
export const CARD_ICONS = [
  "footprint",
  "beech",
  "candle-flame",
  "cape",
  "crystal-ball",
  "evil-tower",
  "horse-head",
  "spell-book",
  "wizard-staff",
] as const;
export type CardIcon = (typeof CARD_ICONS)[number];

export type IconName = (typeof CHARACTER_ICONS)[number] | (typeof MARK_ICONS)[number] | CardIcon;
