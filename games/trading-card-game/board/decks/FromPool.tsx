import { useEffect } from "react";
import { likelyStart, NOTHING, type Plan } from "../../decks/changes.ts";
import { deckFromPool } from "../../decks/fromPool.ts";
import { type Pool, writeOwn } from "../../decks/kept.ts";
import { BadLink } from "./BadLink.tsx";
import { usePlace } from "./place.ts";
import { unpackPool } from "./sharing.ts";

/** A deck to begin from: the best that a simple mind makes of a pool. */
export function suggested({ cards }: Pool): Plan {
  const list = deckFromPool(cards);
  return list ? { list, start: likelyStart(list) } : NOTHING;
}

/**
 * A player's pool from a table: it is kept with a deck to begin from, and leads to that whenever it is opened again.
 */
export function FromPool() {
  const { say, shelf, sent, go } = usePlace();
  const pool = unpackPool(sent);
  useEffect(() => {
    if (typeof pool === "string") return;
    const id = `${pool.table}-${pool.seat}`;
    if (!shelf.kept.some((deck) => deck.id === id))
      shelf.keep(
        id,
        writeOwn({ ...suggested(pool), name: say("build.pool.name"), notes: "", pool, versions: [] }),
      );
    go(id, true);
  });
  return typeof pool === "string" ? <BadLink why={pool} /> : null;
}
