/**
 * The moments that weighed most. They are told from facts that everybody heard, and not from an estimate of the chances:
 * what a moment weighs is the part that it took of a whole victory. A settlement counts by the ten points that win, a
 * leap of the sun by the road to dusk; combats and those who fell, which win little by themselves, by units.
 */
import type { Happened } from "@westmarch/boardkit";
import { momentsIn, type Weighed } from "@westmarch/campaign/ended";
import { BEORN, BOLG, type CharacterId, type PlaceId, type Side, sideOfUnit } from "../../ids.ts";
import { printed } from "../../printing.ts";
import { FATE_END, type FiveArmies, POINTS_TO_WIN } from "../../state.ts";

type Event = Happened<FiveArmies>;

/** What it was. */
export type Matter =
  | { readonly kind: "combat"; readonly at: PlaceId; readonly losses: readonly [number, number] }
  | { readonly kind: "taken"; readonly at: PlaceId; readonly side: Side }
  | { readonly kind: "fell" | "came"; readonly character: CharacterId }
  | { readonly kind: "sun"; readonly by: number };

/** So many units would be a whole battle's worth. */
const UNITS = 24;
const HERO = 0.14;

/** Weighs one event after the other. */
function weigher(view: FiveArmies): (event: Event) => Weighed<Event, Matter> | null {
  let fate = 0;
  return ({ type, facts }) => {
    switch (type) {
      case "fate": {
        const by = facts.fate - fate;
        fate = facts.fate;
        return by > 1 ? { matter: { kind: "sun", by }, weight: by / FATE_END / 2 } : null;
      }
      case "control": {
        const { place: at, side } = facts;
        return { matter: { kind: "taken", at, side }, weight: printed(view).points[at] / POINTS_TO_WIN };
      }
      case "eliminated": {
        const { character } = facts;
        return { matter: { kind: "fell", character }, weight: character === BOLG ? 1 : HERO };
      }
      case "entered":
        return facts.character === BEORN
          ? { matter: { kind: "came", character: BEORN }, weight: HERO * 2 }
          : null;
      default:
        return null;
    }
  };
}

/** The greatest moments of a log, as they came. */
export const momentsOf = (log: readonly Event[], view: FiveArmies) =>
  momentsIn<Event, Matter, PlaceId>(log, {
    fightAt: ({ type, facts }) => (type === "combat" ? facts.target : null),
    lost: ({ type, facts }) => (type === "removed" ? { side: sideOfUnit(facts.unit), count: 1 } : null),
    ends: "combat-ended",
    fought: (at, losses) => ({ kind: "combat", at, losses }),
    units: UNITS,
    weigh: weigher(view),
  });
