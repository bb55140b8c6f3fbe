/** Where figures of a pack come from, and how that is written down. */
import type { From, Source } from "../../pack/types.ts";

/** What its owner has read in his own copy, or anybody can read. */
const KNOWN: ReadonlySet<Source> = new Set<Source>(["box", "rulebook", "page"]);

/** Fields that a pack tells of together. */
const PART_OF: Readonly<Record<string, string>> = {
  points: "settlement",
  breach: "settlement",
  dice: "entry",
  place: "entry",
  brings: "entry",
  combatTitle: "combat",
  maneuverTitle: "maneuver",
  generalTitle: "general",
  free_peoples: "dice",
  shadow: "dice",
};

/** Where this field comes from. */
export const sourceOf = (from: From, field: string): Source =>
  from[field] ?? from[PART_OF[field] ?? field] ?? from.all;

/** Whether a source counts as knowledge: conclusions, memories and inventions do not. */
export const isKnown = (source: Source): boolean => KNOWN.has(source);

/** The same, with this field from there. What all fields share is written once. */
export function withSource(from: From, field: string, source: Source, fields: readonly string[]): From {
  const now = Object.fromEntries(fields.map((one) => [one, one === field ? source : sourceOf(from, one)]));
  const all = new Set(Object.values(now));
  return all.size === 1 ? { all: source } : { all: from.all, ...now };
}

/** All of it read in one's own copy. */
export const OWN: From = { all: "box" };
