import { useEffect, useRef, useState } from "react";

const NONE_DRAWN: ReadonlySet<never> = new Set();
/** How long a drawn card is new, in milliseconds: as long as it takes to come in. */
const NEW = 900;

/** The cards that have come to the hand just now; those that were there at first are not new. */
export function useDrawn<Card extends number>(cards: readonly Card[]): ReadonlySet<Card> {
  const before = useRef(cards);
  const [drawn, setDrawn] = useState<ReadonlySet<Card>>(NONE_DRAWN);
  useEffect(() => {
    const come = cards.filter((card) => !before.current.includes(card));
    before.current = cards;
    if (come.length > 0) setDrawn(new Set(come));
  }, [cards]);
  useEffect(() => {
    if (drawn.size === 0) return;
    const end = setTimeout(() => setDrawn(NONE_DRAWN), NEW);
    return () => clearTimeout(end);
  }, [drawn]);
  return drawn;
}
