/** What answers on the table just now: the acting player's hook fills it, and everything that lies there looks here. */
import { createContext } from "react";
import type { ThingId } from "../look/look.ts";
import type { Foretold, Price } from "./ahead.ts";

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
  /**
   * The player clicked or tapped there, or pressed Enter; false where that means nothing and the thing explains itself.
   */
  readonly tap: (id: ThingId, at: Spot) => boolean;
  /** Whether a thing can be taken up and carried. */
  readonly carries: (id: ThingId) => boolean;
  /** It is carried: what takes it glows. */
  readonly lift: (id: ThingId) => void;
  /** It is put down on another, or elsewhere. True if something comes of it. */
  readonly drop: (id: ThingId, onto: string | null, at: Spot) => boolean;
  /** Changes when things lie elsewhere than before. */
  readonly lies: string;
  /** What stands where it has not been put yet: minions whose assignment has not been said. */
  readonly planned: ReadonlySet<ThingId>;
  /** What becomes of things by what is in hand. */
  readonly foretold: ReadonlyMap<ThingId, Foretold>;
  /** What cards that can be played now cost, and leave in the pool. */
  readonly prices: ReadonlyMap<ThingId, Price>;
}

const NOTHING: ReadonlySet<ThingId> = new Set();

/** Nothing answers: everything explains itself. */
export const Acting = createContext<Acts>({
  able: NOTHING,
  selected: NOTHING,
  takes: NOTHING,
  tap: () => false,
  carries: () => false,
  lift: () => {},
  drop: () => false,
  lies: "",
  planned: NOTHING,
  foretold: new Map(),
  prices: new Map(),
});

/** Opens everything there is to say about a thing. */
export const Explaining = createContext<(id: string) => void>(() => {});
