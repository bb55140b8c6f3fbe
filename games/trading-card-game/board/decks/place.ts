/** Where the pages of decks stand: what the shell has lent them, for every part of them. */
import type { DeckPageProps } from "@westmarch/boardkit";
import { createContext, useContext } from "react";
import type { Key } from "../keys.ts";

export type PlaceProps = DeckPageProps<Key>;

export const DeckPagesContext = createContext<PlaceProps | null>(null);

export function usePlace(): PlaceProps {
  const place = useContext(DeckPagesContext);
  if (!place) throw new Error("a part of the pages of decks stands outside of them");
  return place;
}
