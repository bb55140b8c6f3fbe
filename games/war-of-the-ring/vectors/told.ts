/** Events in names, as vectors write them. */
import type { Fact, Heard } from "@westmarch/kernel";
import { CARD_NAMES } from "../data/cards.ts";
import { CHARACTERS, DECKS, FACES, FIGURE, NATIONS, SIDES } from "../data/ids.ts";
import { REGIONS } from "../data/regionnames.ts";
import { TILE_NAMES } from "../data/tiles.ts";
import { SEAT_NAMES } from "../seats.ts";

const REGION_KEYS = ["region", "from", "to", "where"];

/** What the numbers of a fact are names of, or null if they are numbers. */
function namesOf(type: string, key: string, players: number): readonly string[] | null {
  if (type === "ring" && (key === "from" || key === "to")) return FACES;
  if (REGION_KEYS.includes(key)) return REGIONS;
  switch (key) {
    case "side":
    case "attacker":
      return SIDES;
    case "seat":
    case "seats":
    case "victors":
      return SEAT_NAMES[players];
    case "card":
    case "cards":
      return CARD_NAMES;
    case "deck":
    case "decks":
      return DECKS;
    case "nation":
      return NATIONS;
    case "figure":
      return FIGURE.names;
    case "character":
    case "guide":
      return CHARACTERS;
    case "face":
    case "faces":
      return FACES;
    case "tile":
      return TILE_NAMES;
    default:
      return null;
  }
}

function named(fact: Fact, names: readonly string[]): Fact {
  if (typeof fact === "number") return names[fact] ?? null;
  return Array.isArray(fact) ? fact.map((one: Fact) => named(one, names)) : fact;
}

/** An event with names for numbers. */
export function tell({ type, facts }: Heard, players: number): Readonly<Record<string, Fact>> {
  const told: Record<string, Fact> = { type };
  for (const [key, fact] of Object.entries(facts)) {
    const names = namesOf(type, key, players);
    told[key] = names ? named(fact, names) : fact;
  }
  return told;
}
