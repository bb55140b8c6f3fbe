import { placeAt } from "@westmarch/boardkit/carry";
import { useState } from "react";
import type { Drop, Reach, Spot } from "../errands/held.ts";
import { handOf } from "./hand.ts";

/** The place, among those of a kind, that lies under a point of the screen, or null. */
function placeIn<P extends number>(
  kind: { readonly is: (id: number) => id is P },
  at: Spot | null,
): P | null {
  const place = Number((at && placeAt(at)) ?? -1);
  return kind.is(place) ? place : null;
}

/** What a board knows of the pieces that its player can carry. */
interface Carrying<P extends number, T> {
  readonly carries: (piece: T) => boolean;
  /** Answers whether something came of it. */
  readonly carry: (piece: T, to: P, drop: Drop) => boolean;
  readonly goers: (piece: T) => number;
  /** Where a piece can go, and for what; null: that is not known before it is put down. */
  readonly ways: (piece: T) => ReadonlyMap<P, Reach> | null;
}

/** What becomes of a piece that a player carries over the map, and where it can go meanwhile. */
export function useCarried<P extends number, T>(
  kind: { readonly is: (id: number) => id is P },
  { carries, carry, goers, ways }: Carrying<P, T>,
) {
  const [goes, light] = useState<ReadonlyMap<P, Reach> | null>(null);
  return {
    goes,
    hand: {
      carries,
      lift: (piece: T) => {
        light(ways(piece));
        handOf.lift(goers(piece));
      },
      drop: (piece: T, at: Spot | null): boolean => {
        light(null);
        const to = placeIn(kind, at);
        const said = handOf.drop();
        return at !== null && to !== null && carry(piece, to, { at, ...said });
      },
    },
  };
}
