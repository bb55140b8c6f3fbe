/** The deck that the player is building. */
import { type Keeping, useKept } from "@westmarch/boardkit/kept";
import { type OwnDeck, readOwn, writeOwn } from "../../decks/kept.ts";
import { usePlace } from "./place.ts";

const WRITTEN = { read: readOwn, write: writeOwn };

export interface Building extends Omit<Keeping<OwnDeck>, "now"> {
  readonly deck: OwnDeck;
}

/** Null where the shelf has no such deck, or one that cannot be read. */
export function useBuilding(id: string): Building | null {
  const { shelf } = usePlace();
  const keeping = useKept(shelf, id, WRITTEN);
  if (!keeping) return null;
  const { now: deck, ...rest } = keeping;
  return { deck, ...rest };
}
