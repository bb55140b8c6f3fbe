/** What is read on a phone: what has just been asked about, else what has been taken up. */
import { useCallback, useState } from "react";

/** What the slip shows, and how it is opened and put away. */
export interface ReadSlip {
  readonly id: string | null;
  /** The card is wanted as it is printed. */
  readonly whole: boolean;
  readonly open: (id: string, whole?: boolean) => void;
  readonly close: () => void;
}

interface Asked {
  /** What was taken up then: when that changes, the new thing is read. */
  readonly chosen: string | null;
  readonly id: string | null;
  readonly whole: boolean;
}

/** Keeps what is read; `chosen`: what has been taken up. */
export function useSlip(chosen: string | null): ReadSlip {
  const [asked, ask] = useState<Asked | null>(null);
  const now = asked?.chosen === chosen ? asked : null;
  return {
    id: now ? now.id : chosen,
    whole: now?.whole ?? false,
    open: useCallback((id, whole = false) => ask({ chosen, id, whole }), [chosen]),
    close: () => ask({ chosen, id: null, whole: false }),
  };
}
