/** How many copies of a card there are to build with: of a pool so many as one has got, else as many as a deck may hold. */
import { createContext, useContext } from "react";
import { type Collector, counted, printedCard } from "../../decks/deck.ts";
import type { Pool } from "../../decks/kept.ts";
import { MOST_COPIES } from "../../decks/legality.ts";

/** How many of each are there; null: any. */
export type Supply = ReadonlyMap<Collector, number> | null;

export const supplyOf = (pool: Pool | undefined): Supply =>
  pool ? new Map(counted(pool.cards).map(([count, id]) => [id, count])) : null;

/** How many copies of a card a deck can hold here. */
export function mostIn(supply: Supply, id: Collector): number {
  const { type } = printedCard(id);
  const most = type === "Site" || type === "The One Ring" ? 1 : MOST_COPIES;
  return supply ? Math.min(most, supply.get(id) ?? 0) : most;
}

export const Supplied = createContext<Supply>(null);

export const useSupply = (): Supply => useContext(Supplied);
