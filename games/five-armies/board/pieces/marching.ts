/** What an event makes walk over the map. Pure. */
import type { Happened } from "@westmarch/boardkit";
import { type PlaceId, type Side, UNIT } from "../../ids.ts";
import type { FiveArmies } from "../../state.ts";
import { type Army, forceAt, type Thing } from "./standing.ts";

/** An army on its way from one place to another. */
export interface March {
  readonly side: Side;
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly force: readonly number[];
}

/** An army that sets out by an event, or null. Characters walk by themselves. */
export function marchOf({ type, facts }: Happened<FiveArmies>): March | null {
  if (type !== "marched" || !UNIT.all.some((unit) => (facts.force[unit] ?? 0) > 0)) return null;
  return { side: facts.side, from: facts.from, to: facts.to, force: facts.force };
}

/** What walks, as a thing of the map. */
export const walkerOf = ({ side, from, force }: March): Thing | null => forceAt(from, side, force, "walking");

const sameArmy = (a: Army, b: Army): boolean => JSON.stringify(a.ranks) === JSON.stringify(b.ranks);

/**
 * Pieces that must not be seen twice while they walk: the army that has come to an empty place, or that is still where
 * it leaves from.
 */
export const hiddenBy = (marches: readonly March[], things: readonly Thing[]): ReadonlySet<string> =>
  new Set(
    marches.flatMap((march) => {
      const walker = walkerOf(march);
      return things.flatMap((thing) => {
        const isThere = thing.side === march.side && (thing.place === march.to || thing.place === march.from);
        const isAlike = walker?.kind === "army" && thing.kind === "army" && sameArmy(walker, thing);
        return isThere && isAlike ? [thing.key] : [];
      });
    }),
  );
