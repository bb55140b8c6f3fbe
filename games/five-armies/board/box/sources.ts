/** Where figures of a pack come from, and how that is written down. */
import type { From, Source } from "../../pack/types.ts";

/** What its owner has read in his own copy, or anybody can read. */
const KNOWN: ReadonlySet<Source> = new Set<Source>(["box", "rulebook", "page"]);

/** Where this field comes from. */
export const sourceOf = (from: From, field: string): Source => from[field] ?? from.all;

/** Whether all of it is known; what somebody concluded, remembered or made is not. */
export const isKnown = (from: From): boolean => Object.values(from).every((source) => KNOWN.has(source));

/** The same, with this field from there. What all fields share is written once. */
export function withSource(from: From, field: string, source: Source, fields: readonly string[]): From {
  const now = { ...from, [field]: source };
  const all = new Set(fields.map((one) => now[one] ?? now.all));
  return all.size === 1 ? { all: source } : now;
}

/** All of it read in one's own copy. */
export const OWN: From = { all: "box" };
