/**
 * The silhouettes on cards, by their names in the game-icons set (CC BY 3.0, see the About page). The drawing program
 * copies these and no others; the rest is drawn here.
 */
export const SILHOUETTES = {
  dwarven: "anvil",
  elven: "linden-leaf",
  gandalf: "pointy-hat",
  moria: "drum",
  ringwraith: "hood",
  site: "footprint",
  Fellowship: "sun",
  Shadow: "moon",
  Maneuver: "boots",
  Archery: "arrowhead",
  Assignment: "pointing",
  Skirmish: "crossed-swords",
  Regroup: "campfire",
  Response: "ringing-bell",
  Aragorn: "queen-crown",
  Frodo: "ring",
  Gandalf: "wizard-staff",
} as const;

type Drawn = "gondor" | "shire" | "isengard" | "sauron" | "ring";

/** A people's emblem, a phase or a signet. */
export type SignName = keyof typeof SILHOUETTES | Drawn;
