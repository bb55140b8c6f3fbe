/** Where in the pages what is wrong with a pack can be mended. */
import type { Complaint } from "../../pack/complaint.ts";
import type { Pack } from "../../pack/types.ts";
import { keysIn, ORDER, type Section, type Spot } from "./sections.ts";

/** The sections that a part of the document may be entered in. */
const PARTS: Readonly<Record<string, readonly Section[]>> = {
  cards: ["event", "story_free_peoples", "story_shadow", "fate"],
  eagles: ["flyers"],
  bats: ["flyers"],
};
const isSection = (name: string): name is Section => ORDER.some((section) => section === name);

const spotIn = (pack: Pack, section: Section, key: string): Spot | null => {
  const at = keysIn(pack, section).indexOf(key);
  return at < 0 ? null : { section, at };
};

/** The entry that a complaint speaks of, or the first of its section; null where no section has it. */
export function spotOf(pack: Pack, { place }: Pick<Complaint, "place">): Spot | null {
  const [part = "", key = ""] = place.split(".");
  const sections = Object.hasOwn(PARTS, part) ? (PARTS[part] ?? []) : isSection(part) ? [part] : [];
  for (const section of sections) {
    const spot = spotIn(pack, section, key);
    if (spot) return spot;
  }
  const first = sections.find((section) => section === key) ?? sections[0];
  return first ? { section: first, at: 0 } : null;
}
