/**
 * The silhouettes on dice, cards and tabs, by their names in the game-icons set (CC BY 3.0, see the About page). The
 * generator copies these and no others. Eye, ring and Will of the West are drawn.
 */
export const SIGNS = {
  character: "crossed-swords",
  army: "flying-flag",
  muster: "knight-banner",
  event: "scroll-unfurled",
  steps: "footsteps",
  doom: "small-fire",
  hand: "card-pick",
  leads: "queen-crown",
} as const;
export type SignName = keyof typeof SIGNS;
