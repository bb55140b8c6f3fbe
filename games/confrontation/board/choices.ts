/** What the board offers of an ask: which regions and pieces answer it, for what is taken up. Pure. */

import { type AskOf, NONE, type Option } from "@westmarch/kernel";
import { CHARACTER, type CharacterId, type RegionId } from "../data/ids.ts";
import type { Confrontation } from "../state.ts";
import type { Chosen } from "../vocabulary.ts";

/** The group an option belongs to, as labels name it; null for a lone option. */
const groupOf = ([verb, word]: Chosen): string | null => {
  if (verb === "move") return `piece:${word}`;
  if (verb === "shadowfax") return `shadowfax:${word}`;
  return verb === "palantir" || verb === "recall" ? verb : null;
};

/** What is taken up: chosen by the player, or the only thing there is. */
export function takenUp(ask: AskOf<Confrontation> | null, selected: string | null): string | null {
  if (!ask) return null;
  const groups = new Set(ask.options.map(groupOf));
  if (selected !== null && groups.has(selected)) return selected;
  return groups.size === 1 ? ([...groups][0] ?? null) : null;
}

/** The character that a group speaks of, or `NONE`. */
export const characterIn = (group: string | null): CharacterId => {
  const [kind, id] = (group ?? "").split(":");
  return (kind === "piece" || kind === "shadowfax") && id !== undefined ? CHARACTER.of(Number(id)) : NONE;
};

/** The region in which an option ends, or `NONE`. */
const regionOf = (option: Chosen): RegionId => {
  switch (option[0]) {
    case "move":
    case "shadowfax":
      return option[2];
    case "palantir":
    case "retreat":
      return option[1];
    default:
      return NONE;
  }
};

/** The regions that answer the ask now, each with its option. */
export function destinations(
  ask: AskOf<Confrontation> | null,
  group: string | null,
): ReadonlyMap<RegionId, Option> {
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
export function grips(
  ask: AskOf<Confrontation> | null,
  group: string | null,
): ReadonlyMap<CharacterId, Grip> {
  const found = new Map<CharacterId, Grip>();
  for (const option of ask?.options ?? []) {
    const id = groupOf(option);
    switch (option[0]) {
      case "target":
        found.set(option[1], { kind: "answer", option });
        break;
      case "recall":
        if (group === "recall") found.set(option[1], { kind: "answer", option });
        break;
      case "move":
        if (id && group !== "recall") found.set(option[1], { kind: "group", id });
        break;
      case "shadowfax":
        if (id && group !== "recall" && !found.has(option[1])) found.set(option[1], { kind: "group", id });
    }
  }
  return found;
}
