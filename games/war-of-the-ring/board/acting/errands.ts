/** What can be done on the map now, each with the choices that do it: marches, attacks, musters, outings. Pure. */
import { byCost } from "@westmarch/campaign/errands";
import type { AskOf, Option } from "@westmarch/kernel";
import { FACES, type FaceId, type FigureId, type NONE } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import type { War } from "../../state.ts";

/** An Army that goes somewhere, with the die that pays for it (`NONE`: it is paid for already). */
export interface Errand {
  readonly kind: "march" | "attack";
  readonly from: RegionId;
  readonly to: RegionId;
  readonly face: FaceId | typeof NONE;
  /** The choices that say so, one after the other; who goes along is asked next, if there is anything to ask. */
  readonly options: readonly Option[];
}

/** A figure that can come into a region. */
export interface Muster {
  readonly figure: FigureId;
  readonly to: RegionId;
  readonly face: FaceId | typeof NONE;
  readonly options: readonly Option[];
}

/** A figure on the map that sets out alone by a die: a Companion, a Nazgûl, a Minion. */
export interface Outing {
  readonly figure: FigureId;
  readonly from: RegionId;
  readonly face: FaceId | typeof NONE;
  readonly options: readonly Option[];
}

/** The regions that answer a question by themselves. */
export function answersAt(ask: AskOf<War>): ReadonlyMap<RegionId, Option> {
  const found = new Map<RegionId, Option>();
  if (ask.prompt === "recruit") return found;
  for (const option of ask.options)
    if (option[0] === "to" || option[0] === "from") found.set(option[1], option);
  return found;
}

/** The dice by which something is paid for, those that can do least else first. */
const SPENT_FIRST: readonly (typeof FACES)[number][] = [
  "army",
  "muster",
  "muster-army",
  "character",
  "event",
  "will",
];
export const cheapestFirst = <T extends { readonly face: FaceId | typeof NONE }>(things: readonly T[]): T[] =>
  byCost(things, rank);
const rank = (face: FaceId | typeof NONE): number => (face < 0 ? -1 : SPENT_FIRST.indexOf(FACES[face]));
