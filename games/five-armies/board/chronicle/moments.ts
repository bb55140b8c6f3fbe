/**
 * The moments that weighed most. They are told from facts that everybody heard, and not from an estimate of the chances:
 * what a moment weighs is the part that it took of a whole victory. A settlement counts by the ten points that win, a
 * leap of the sun by the road to dusk; combats and those who fell, which win little by themselves, by units.
 */
import type { Happened } from "@westmarch/boardkit";
import { momentsIn, type Notes } from "@westmarch/campaign/ended";
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

/** Goes through a log and notes what weighed in it. */
function listener(view: FiveArmies): (notes: Notes<Event, Matter, PlaceId>, event: Event) => void {
  let fate = 0;
  return (notes, event) => {
    const { type, facts } = event;
    switch (type) {
      case "turn":
        notes.turn(facts.turn);
        break;
      case "fate": {
        const by = facts.fate - fate;
        fate = facts.fate;
        if (by > 1) notes.note([event], { kind: "sun", by }, by / FATE_END / 2);
        break;
      }
      case "combat":
        notes.fight(event, facts.target);
        break;
      case "removed":
        notes.lost(sideOfUnit(facts.unit), 1);
        break;
      case "combat-ended": {
        const fight = notes.fought();
        if (!fight) break;
        const { began, at, losses } = fight;
        notes.note([began], { kind: "combat", at, losses }, (losses[0] + losses[1]) / UNITS);
        break;
      }
      case "control": {
        const weight = printed(view).points[facts.place] / POINTS_TO_WIN;
        notes.note([event], { kind: "taken", at: facts.place, side: facts.side }, weight);
        break;
      }
      case "eliminated": {
        const { character } = facts;
        notes.note([event], { kind: "fell", character }, character === BOLG ? 1 : HERO);
        break;
      }
      case "entered":
        if (facts.character === BEORN) notes.note([event], { kind: "came", character: BEORN }, HERO * 2);
        break;
      default:
    }
  };
}

/** The greatest moments of a log, as they came. */
export const momentsOf = (log: readonly Event[], view: FiveArmies) => momentsIn(log, listener(view));
