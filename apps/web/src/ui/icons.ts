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
