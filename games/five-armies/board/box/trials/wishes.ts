import type { Trial } from "./playing.ts";

/** What the page asks of the worker. */
export interface Wish {
  /** The pack, as the setting holds it. */
  readonly pack: string;
  readonly games: number;
  /** Of the first game; each that follows has the next. */
  readonly seed: number;
}

/** What the worker tells: how a game went, or why there can be none. */
export type TrialTold = { readonly trial: Trial } | { readonly failed: string };
