import type { Fairness, Save, Settings } from "@westmarch/kernel";
import { type Act, deedsOfActs, foldActs } from "./fold.ts";

/** What a table's file says besides what happened there. */
export interface Filed {
  readonly game: string;
  readonly settings: Settings;
  readonly state: { readonly version: number };
  readonly fairness?: Fairness;
}

/** A table as a file: its state, and everything that happened. It hides nothing. */
export function fileOf(
  { game, settings, state, fairness }: Filed,
  acts: readonly Pick<Act, "version" | "type" | "data">[],
): Save {
  const { opening, brought } = foldActs(acts);
  return {
    format: 2,
    game,
    version: state.version,
    settings,
    opening,
    deeds: deedsOfActs(acts),
    state,
    ...(fairness && { fairness: { ...fairness, ...(brought && { brought }) } }),
  };
}
