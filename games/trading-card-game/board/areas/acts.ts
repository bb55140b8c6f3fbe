/** What answers on the table just now: whoever plays fills it, and everything that lies there looks here. */
import { createContext } from "react";
import type { ThingId } from "../look/look.ts";

/** A place on the screen, in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Acts {
  /** What can be taken up or chosen: it glows. */
  readonly able: ReadonlySet<ThingId>;
  /** What has been taken up. */
  readonly selected: ReadonlySet<ThingId>;
  /** What would take it. */
  readonly takes: ReadonlySet<ThingId>;
  /** Somebody clicked or tapped there, or pressed Enter; false where that means nothing and the thing explains itself. */
  readonly tap: (id: ThingId, at: Spot) => boolean;
}

const NOTHING: ReadonlySet<ThingId> = new Set();

/** Nothing answers: everything explains itself. */
export const Acting = createContext<Acts>({
  able: NOTHING,
  selected: NOTHING,
  takes: NOTHING,
  tap: () => false,
});

/** Opens everything there is to say about a thing. */
export const Explaining = createContext<(id: string) => void>(() => {});
