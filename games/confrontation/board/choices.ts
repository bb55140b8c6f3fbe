/** What the board offers of an ask: which regions and pieces answer it, for what is taken up. Pure. */
import type { Ask, Option } from "@westmarch/kernel";
import type { CharacterId, RegionId } from "../data/ids.ts";
import { num } from "./names.ts";

/** The group an option belongs to, as labels name it; null for a lone option. */
const groupOf = ([verb, word]: Option): string | null => {
  if (verb === "move") return `piece:${word}`;
  if (verb === "shadowfax") return `shadowfax:${word}`;
  return verb === "palantir" || verb === "recall" ? verb : null;
};

/** What is taken up: chosen by the player, or the only thing there is. */
export function takenUp(ask: Ask | null, selected: string | null): string | null {
  if (!ask) return null;
  const groups = new Set(ask.options.map(groupOf));
  if (selected !== null && groups.has(selected)) return selected;
  return groups.size === 1 ? ([...groups][0] ?? null) : null;
}

/** The character that a group speaks of, or -1. */
export const characterIn = (group: string | null): CharacterId => {
  const [kind, id] = (group ?? "").split(":");
  return (kind === "piece" || kind === "shadowfax") && id !== undefined ? Number(id) : -1;
};

/** The region in which an option ends, or -1. */
const regionOf = (option: Option): RegionId => {
  switch (option[0]) {
    case "move":
    case "shadowfax":
      return num(option[2]);
    case "palantir":
    case "retreat":
      return num(option[1]);
    default:
      return -1;
  }
};

/** The regions that answer the ask now, each with its option. */
export function destinations(ask: Ask | null, group: string | null): ReadonlyMap<RegionId, Option> {
  const found = new Map<RegionId, Option>();
  for (const option of ask?.options ?? []) {
    const region = regionOf(option);
    if (region >= 0 && groupOf(option) === group) found.set(region, option);
  }
  return found;
}

/** What a touch on a character does: it is the answer itself, or it takes something up. */
export type Grip =
  | { readonly kind: "answer"; readonly option: Option }
  | { readonly kind: "group"; readonly id: string };

/** The characters that answer the ask, or can be taken up. */
export function grips(ask: Ask | null, group: string | null): ReadonlyMap<CharacterId, Grip> {
  const found = new Map<CharacterId, Grip>();
  for (const option of ask?.options ?? []) {
    const [verb, word] = option;
    const who = num(word);
    const id = groupOf(option);
    if (verb === "target" || (verb === "recall" && group === "recall"))
      found.set(who, { kind: "answer", option });
    else if (verb === "move" && id && group !== "recall") found.set(who, { kind: "group", id });
    else if (verb === "shadowfax" && id && group !== "recall" && !found.has(who))
      found.set(who, { kind: "group", id });
  }
  return found;
}
