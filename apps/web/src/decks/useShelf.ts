import type { DeckShelf } from "@westmarch/boardkit";
import { useMemo, useSyncExternalStore } from "react";
import { shelfHere } from "../device/shelf.ts";

/** The decks of a game on this device, as they are now. */
export function useShelf(game: string): DeckShelf {
  const shelf = shelfHere(game);
  const decks = useSyncExternalStore(shelf.listen, shelf.decks);
  return useMemo(() => ({ decks, keep: shelf.keep, remove: shelf.remove }), [shelf, decks]);
}
