import type { ChatLine } from "@westmarch/protocol";
import { useEffect, useState } from "react";

/** How long a notice of the table is shown, in milliseconds; the Red Book keeps it. */
export const STANDS = 12_000;

/** The lines that say that this player took choices back. `undone`: the last line there was each time. */
export function ownUndoings(chat: readonly ChatLine[], undone: readonly number[]): ReadonlySet<number> {
  const own = new Set<number>();
  for (const before of undone) {
    const line = chat.find(
      ({ seat, text, id }) => seat === null && text === "undo" && id > before && !own.has(id),
    );
    if (line) own.add(line.id);
  }
  return own;
}

/**
 * The last thing that the table itself has said since this page looks at it, for as long as it is news. That the player
 * has taken choices back is no news to him: `undone` is the last line there was each time he did.
 */
export function useTableNotices(chat: readonly ChatLine[], undone: readonly number[]): ChatLine | null {
  const own = ownUndoings(chat, undone);
  const last = chat.findLast(({ seat, id }) => seat === null && !own.has(id)) ?? null;
  const id = last?.id ?? 0;
  const [known, setKnown] = useState(id);
  useEffect(() => {
    if (id <= known) return;
    const timer = setTimeout(() => setKnown(id), STANDS);
    return () => clearTimeout(timer);
  }, [id, known]);
  return id > known ? last : null;
}

/** The last computer player that could not go on and was replaced, for as long as that is news. */
export function useFallen<F>(fallen: readonly F[]): F | null {
  const [known, setKnown] = useState(0);
  useEffect(() => {
    if (fallen.length <= known) return;
    const timer = setTimeout(() => setKnown(fallen.length), STANDS);
    return () => clearTimeout(timer);
  }, [fallen.length, known]);
  return (fallen.length > known && fallen.at(-1)) || null;
}

/** The time now, in milliseconds since 1970, looked at every half a minute. */
export function useClock(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
