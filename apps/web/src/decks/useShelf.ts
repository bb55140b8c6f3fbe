import type { Shelf } from "@westmarch/boardkit";
import { useMemo, useSyncExternalStore } from "react";
import { type KeptKind, shelfHere } from "../device/shelf.ts";

/** What this device keeps of a game, as it is now. */
export function useShelf(kind: KeptKind, game: string): Shelf {
  const shelf = shelfHere(kind, game);
  const kept = useSyncExternalStore(shelf.listen, shelf.kept);
  return useMemo(() => ({ kept, keep: shelf.keep, remove: shelf.remove }), [shelf, kept]);
}
