/**
 * The silhouettes on dice, cards and tabs, by their names in the game-icons set (Creative Commons, see the About page). The
 * generator copies these and no others. The eye and the Will of the West are drawn.
 */
export const SIGNS = {
  character: "crossed-swords",
  army: "flying-flag",
  muster: "knight-banner",
  event: "scroll-unfurled",
  free: "horse-head",
  shadow: "orc-head",
  hand: "card-pick",
  dusk: "sunset",
  places: "castle",
  generals: "knight-banner",
  sides: "crossed-swords",
  fate: "sun",
} as const;
export type SignName = keyof typeof SIGNS;
