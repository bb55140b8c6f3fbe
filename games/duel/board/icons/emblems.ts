/** The signs of the game by name: pure, so that words, tests and drawings agree on them. */
import type { ChainName, Colour, RaceName, RegionName, SkillName } from "../../data/ids.ts";

/** Whose pieces a sign shows; "any" on cards, where they are those of the player. */
export type Army = "fellowship" | "sauron" | "any";

/** What an emblem shows. Chain symbols, colours, races, skills and regions by their names in `data/`. */
export type EmblemName =
  | `skill:${SkillName | "any"}`
  | `race:${RaceName | "eagle"}`
  | `chain:${ChainName}`
  | `colour:${Colour}`
  | `card:${Colour}`
  | `region:${RegionName}`
  | `unit:${Army}`
  | `fortress:${Army}`
  | "coin"
  | "ring"
  | "move"
  | "again"
  | "fetch"
  | "token"
  | "landmark"
  | "discard"
  | "unit-lost"
  | "fortress-lost"
  | "coin-lost"
  | "grey-lost";
