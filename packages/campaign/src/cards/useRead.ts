import { useCallback, useEffect, useRef, useState } from "react";

/** Milliseconds until a card that is pointed at opens, and until it closes: a pointer that passes over opens none. */
const IN = 150;
const OUT = 100;

/** The card that the reader points at, and what tells of another. */
export function useRead<Card extends number>(): readonly [Card | null, (card: Card | null) => void] {
  const [card, setCard] = useState<Card | null>(null);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const read = useCallback((next: Card | null) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setCard(next), next === null ? OUT : IN);
  }, []);
  return [card, read];
}
