import { useState } from "react";

/** A state that belongs to one question: what was said of one is nothing for the next. */
export function useForAsk<Ask, T>(ask: Ask, start: T): readonly [now: T, set: (next: T) => void] {
  const [kept, keep] = useState<{ readonly ask: Ask; readonly now: T }>({ ask, now: start });
  return [kept.ask === ask ? kept.now : start, (now) => keep({ ask, now })];
}
