import { PAGES } from "@westmarch/protocol/pages";
import type { HeaderIconName } from "../icons.ts";

type Page = keyof typeof PAGES;

interface Place {
  readonly id: "play" | "tables" | "watch" | "learn" | "tournaments" | "lab";
  readonly href: string;
  readonly icon: HeaderIconName;
  /** The pages that belong to it. */
  readonly pages: readonly Page[];
  /** On a phone it stands behind *More*. */
  readonly behindMore?: true;
}

const LEARNING = [
  "learn",
  "puzzles",
  "statistics",
  "library",
  "rules",
  "aids",
  "reference",
  "guide",
] as const satisfies readonly Page[];

/** The six places of the house, as they stand in the header of every page. */
export const PLACES = [
  { id: "play", href: "/", icon: "dungeon-gate", pages: ["home", "newTable", "closed", "join"] },
  { id: "tables", href: "/tables", icon: "round-table", pages: ["tables", "sitDown"] },
  { id: "watch", href: "/watch", icon: "spyglass", pages: ["watch", "replay", "archive"] },
  { id: "learn", href: "/learn", icon: "open-book", pages: LEARNING },
  {
    id: "tournaments",
    href: "/tournaments",
    icon: "flying-flag",
    pages: ["tournaments", "tournament", "ladder"],
    behindMore: true,
  },
  { id: "lab", href: "/lab", icon: "magnifying-glass", pages: ["lab"], behindMore: true },
] as const satisfies readonly Place[];

export type PlaceId = (typeof PLACES)[number]["id"];

/** The first part of an address, which tells the pages apart. */
const first = (path: string): string => path.split("/")[1] ?? "";

/** The place of the house that an address belongs to; null: none of the six. */
export const placeAt = (path: string): PlaceId | null =>
  PLACES.find(({ pages }) => pages.some((page) => first(PAGES[page]) === first(path)))?.id ?? null;
