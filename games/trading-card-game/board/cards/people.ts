/** The peoples as cards show them: their printed colours and the door through which each looks out. Pure. */
import type { CardData } from "../../data/card.ts";
import type { Culture } from "../../data/culture.ts";
import type { SignName } from "./signs.ts";

/** Whose frame a card has: a culture's, or that of sites or of the Ring. */
export type People = Culture | "SITE" | "RING";

export type Door =
  | "stepped"
  | "ogee"
  | "trefoil"
  | "pointed"
  | "round"
  | "horned"
  | "cave"
  | "gable"
  | "flame"
  | "leaf"
  | "circle";

/** In the order in which cards are laid out: Free Peoples, Shadow, what belongs to neither. */
export const PEOPLES: readonly People[] = [
  "DWARVEN",
  "ELVEN",
  "GANDALF",
  "GONDOR",
  "SHIRE",
  "ISENGARD",
  "MORIA",
  "RINGWRAITH",
  "SAURON",
  "SITE",
  "RING",
];

export interface Paint {
  /** Around the window, and behind the emblem. */
  readonly ground: string;
  /** What a window looks out on before its picture is here. */
  readonly wash: string;
  readonly rim: string;
  readonly door: Door;
  readonly sign: SignName;
}

export const PAINTS: Readonly<Record<People, Paint>> = {
  DWARVEN: { ground: "#6e4420", wash: "#a97b48", rim: "#d9b483", door: "stepped", sign: "dwarven" },
  ELVEN: { ground: "#245147", wash: "#6f9f8c", rim: "#c7dccf", door: "ogee", sign: "elven" },
  GANDALF: { ground: "#4c4a63", wash: "#8a88a6", rim: "#d3d2e0", door: "trefoil", sign: "gandalf" },
  GONDOR: { ground: "#1f3f66", wash: "#5e83ae", rim: "#cfd9e4", door: "pointed", sign: "gondor" },
  SHIRE: { ground: "#56651d", wash: "#98a64e", rim: "#dfe3b2", door: "round", sign: "shire" },
  ISENGARD: { ground: "#37322d", wash: "#857a6c", rim: "#d8cfbb", door: "horned", sign: "isengard" },
  MORIA: { ground: "#54382f", wash: "#8d6e5c", rim: "#c9a98e", door: "cave", sign: "moria" },
  RINGWRAITH: { ground: "#2b2440", wash: "#6a6286", rim: "#a9a3c4", door: "gable", sign: "ringwraith" },
  SAURON: { ground: "#7c1d10", wash: "#b85a3c", rim: "#e6a184", door: "flame", sign: "sauron" },
  SITE: { ground: "#5b4a30", wash: "#a88f62", rim: "#e3d2a6", door: "leaf", sign: "site" },
  RING: { ground: "#6f4d0b", wash: "#c8952b", rim: "#f1d27f", door: "circle", sign: "ring" },
};

export const peopleOf = ({ culture, type }: CardData): People =>
  culture ?? (type === "Site" ? "SITE" : "RING");
