/** What can be done on the map now, each with the choices that do it: marches, attacks, deeds, outings. Pure. */
import { byCost } from "@westmarch/campaign/errands";
import type { AskOf, Option } from "@westmarch/kernel";
import { type ActionId, type CharacterId, FACE, type FaceId, type NONE, type PlaceId } from "../../ids.ts";
import type { FiveArmies } from "../../state.ts";
import type { Chosen } from "../../vocabulary.ts";

/** What something costs, and how it is said. */
export interface Paid {
  /** The die that pays, or `NONE`: it is paid for already. */
  readonly face: FaceId | typeof NONE;
  /** What it does, or `NONE`. */
  readonly action: ActionId | typeof NONE;
  /** The choices that say so, one after the other. */
  readonly options: readonly Option[];
}

/** An army that goes somewhere. Who goes along is asked next, if there is anything to ask. */
export interface Errand extends Paid {
  readonly kind: "march" | "attack" | "combined";
  readonly from: PlaceId;
  readonly to: PlaceId;
  /** Where it comes through, or `NONE`. */
  readonly over: PlaceId | typeof NONE;
  /** What is chosen after it has been said who goes. */
  readonly after: readonly Option[];
}

/** Something that is done in one place: a token is flipped, an army rallies, Eagles come down. */
export interface Deed extends Paid {
  readonly at: PlaceId;
  /** The choice that names the place, and the question that it answers. */
  readonly last: Chosen;
  readonly ask: AskOf<FiveArmies>;
}

/** A character who goes somewhere without an army. */
export interface Outing extends Paid {
  readonly character: CharacterId;
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly attacks: boolean;
}

/** Dice by which something is paid for, those that can do least else first. */
const SPENT_FIRST: readonly FaceId[] = (
  ["lidless_eye", "army", "muster", "army_muster", "character", "event", "will_of_the_west"] as const
).map((name) => FACE.named(name));
const rank = (face: FaceId | typeof NONE): number => (FACE.is(face) ? SPENT_FIRST.indexOf(face) : -1);
/** The same, what costs least first. */
export const cheapestFirst = <T extends { readonly face: FaceId | typeof NONE }>(things: readonly T[]): T[] =>
  byCost(things, rank);

/** Of several alike by different dice, the cheapest of each action. */
export function cheapestOfEach<T extends Paid>(things: readonly T[], alike: (one: T) => string): T[] {
  const found = new Map<string, T>();
  for (const one of cheapestFirst(things)) {
    const key = `${one.action}/${alike(one)}`;
    if (!found.has(key)) found.set(key, one);
  }
  return [...found.values()];
}
