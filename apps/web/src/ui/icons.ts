/**
 * Silhouettes from game-icons.net (CC BY 3.0, credited on the About page), by the name they have there. `draw.ts` puts
 * just these into one sheet, so an icon costs no script: add a name here and it is there.
 */
export const ICONS = [
  "all-seeing-eye",
  "anticlockwise-rotation",
  "candle-light",
  "candle-holder",
  "check-mark",
  "cog",
  "conversation",
  "envelope",
  "fireplace",
  "flying-flag",
  "hamburger-menu",
  "hourglass",
  "huts-village",
  "magnifying-glass",
  "open-book",
  "padlock",
  "pause-button",
  "perspective-dice-six-faces-random",
  "play-button",
  "previous-button",
  "next-button",
  "quill-ink",
  "return-arrow",
  "round-table",
  "scroll-unfurled",
  "sound-off",
  "sound-on",
  "spyglass",
  "sun",
  "tied-scroll",
  "white-tower",
] as const;

export type GameIcon = (typeof ICONS)[number];
