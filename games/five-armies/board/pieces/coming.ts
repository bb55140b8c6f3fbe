/** Who comes onto the map, falls on it or flies over it by an event. Pure. */
import type { Happened } from "@westmarch/boardkit";
import {
  type CharacterId,
  EYRIE,
  type GroupId,
  PLACE,
  type PlaceId,
  ROOST,
  type RoostId,
  type TerritoryId,
  type UnitId,
} from "../../ids.ts";
import { printed } from "../../printing.ts";
import type { FiveArmies } from "../../state.ts";

/** What is seen coming or going. */
export type Sign =
  | { readonly kind: "unit"; readonly unit: UnitId }
  | { readonly kind: "character"; readonly character: CharacterId }
  | { readonly kind: "token"; readonly group: GroupId }
  | { readonly kind: "eagle" }
  | { readonly kind: "bat" };

/** Where it is seen: on a place of the board, in the air, or wherever a character stood last. */
export type Where =
  | { readonly place: PlaceId }
  | { readonly roost: RoostId }
  | { readonly territory: TerritoryId }
  | { readonly last: CharacterId };

/** A figure that comes or leaves for good, so many of its kind. */
export interface Coming {
  readonly sign: Sign;
  readonly where: Where;
  readonly falls: boolean;
  readonly count: number;
}

const coming = (sign: Sign, where: Where, falls = false, count = 1): Coming => ({
  sign,
  where,
  falls,
  count,
});

/** Who comes or falls by an event, or null. */
export function comingOf({ type, facts }: Happened<FiveArmies>): Coming | null {
  switch (type) {
    case "mustered":
      return coming({ kind: "unit", unit: facts.unit }, { place: facts.place }, false, facts.many);
    case "removed":
      return coming({ kind: "unit", unit: facts.unit }, { place: facts.place }, true);
    case "entered":
      return coming(
        { kind: "character", character: facts.character },
        PLACE.is(facts.place) ? { place: facts.place } : { roost: EYRIE },
      );
    case "eliminated":
      return coming({ kind: "character", character: facts.character }, { last: facts.character }, true);
    case "token-laid":
      return coming({ kind: "token", group: facts.group }, { place: facts.place });
    case "flipped": {
      const group = printed(null).tokenGroup[facts.token];
      return group === undefined ? null : coming({ kind: "token", group }, { place: facts.place }, true);
    }
    case "tokens-eliminated":
      return coming({ kind: "token", group: facts.group }, { place: facts.place }, true, facts.many);
    case "eagles":
      return coming({ kind: "eagle" }, { roost: EYRIE }, false, facts.many);
    case "bat":
      return coming({ kind: "bat" }, { territory: facts.territory });
    case "bat-cloud":
    case "vampires":
      return coming({ kind: "bat" }, { territory: facts.territory }, true);
    default:
      return null;
  }
}

/** Numbers of roosts where flights and places are told together. */
const SKY = 64;

/** An Eagle on the wing: from the Eyrie over a territory, or from there down upon an army. */
export interface Flown {
  readonly from: number;
  readonly to: number;
}

/** Who flies by an event, or null. */
export function flownOf({ type, facts }: Happened<FiveArmies>): Flown | null {
  switch (type) {
    case "flew":
      return { from: SKY + EYRIE, to: SKY + facts.roost };
    case "swooped":
      return { from: SKY + facts.roost, to: facts.place };
    default:
      return null;
  }
}

/** The roost that such a number means, or null where it is a place. */
export const roostAt = (at: number): RoostId | null => (ROOST.is(at - SKY) ? ROOST.of(at - SKY) : null);
