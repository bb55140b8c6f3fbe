/**
 * Silhouettes from game-icons.net (CC BY 3.0, credited on the About page), by the name they have there. `draw.ts` puts
 * just these into one sheet, so an icon costs no script: add a name here and it is there.
 */
export const ICONS = [
  "anticlockwise-rotation",
  "candle-light",
  "candle-holder",
  "conversation",
  "fireplace",
  "hourglass",
  "lantern-flame",
  "open-book",
  "padlock",
  "pause-button",
  "perspective-dice-six-faces-random",
  "play-button",
  "previous-button",
  "next-button",
  "quill-ink",
  "ringing-bell",
  "scroll-unfurled",
  "spyglass",
  "sun",
] as const;

export type GameIcon = (typeof ICONS)[number];

/** The signs of the header, its menus, the bar of a phone and the pages behind the doors, in a sheet of their own: a table in play shows none of them. */
export const HEADER_ICONS = [
  "candle-light",
  "card-pickup",
  "castle",
  "cog",
  "dungeon-gate",
  "fireplace",
  "flying-flag",
  "hamburger-menu",
  "jigsaw-piece",
  "key",
  "ladder",
  "lantern-flame",
  "magnifying-glass",
  "open-book",
  "quill-ink",
  "ringing-bell",
  "round-table",
  "spell-book",
  "spyglass",
  "sun",
  "three-friends",
] as const;

export type HeaderIconName = (typeof HEADER_ICONS)[number];
