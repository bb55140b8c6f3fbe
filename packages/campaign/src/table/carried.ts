import { placeAt } from "@westmarch/boardkit/carry";
import type { Drop, Spot } from "../errands/held.ts";
import { handOf } from "./hand.ts";

/** The place, among those of a kind, that lies under a point of the screen, or null. */
function placeIn<P extends number>(
  kind: { readonly is: (id: number) => id is P },
  at: Spot | null,
): P | null {
  const place = Number((at && placeAt(at)) ?? -1);
  return kind.is(place) ? place : null;
}

/** What becomes of a piece that a player carries over the map: `carry` answers whether something came of it. */
export const carriedBy = <P extends number, T>(
  kind: { readonly is: (id: number) => id is P },
  {
    carries,
    carry,
    goers,
  }: {
    carries: (piece: T) => boolean;
    carry: (piece: T, to: P, drop: Drop) => boolean;
    goers: (piece: T) => number;
  },
) => ({
  carries,
  lift: (piece: T) => handOf.lift(goers(piece)),
  drop: (piece: T, at: Spot | null): boolean => {
    const to = placeIn(kind, at);
    const said = handOf.drop();
    return at !== null && to !== null && carry(piece, to, { at, ...said });
  },
});
