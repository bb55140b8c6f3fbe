/** What a game's words are given where there is no board: a position that stands still, seen by one seat or by a spectator. */
import type { AskOf, Core, Seat } from "@westmarch/kernel";
import type { Language } from "@westmarch/kernel/languages";
import type { BoardProps, Say } from "./board.ts";

const nothing = (): void => {};

/** A position at rest, and how its words are said. */
export interface Still<G extends Core, Key extends string> {
  readonly view: G;
  readonly seat: Seat | null;
  readonly ask: AskOf<G> | null;
  readonly say: Say<Key>;
  readonly language: Language;
}

/** The properties of a board at which nothing moves and the player points at nothing. */
export const stillProps = <G extends Core, Key extends string>({
  view,
  seat,
  ask,
  say,
  language,
}: Still<G, Key>): BoardProps<G, Key> => ({
  view,
  seat,
  ask,
  log: [],
  since: [],
  step: null,
  held: false,
  told: view,
  live: true,
  selected: null,
  select: nothing,
  act: nothing,
  tried: nothing,
  explain: nothing,
  say,
  language,
  whole: true,
  layout: "wide",
  calm: true,
  standing: null,
  kept: null,
  keep: nothing,
  names: [],
  whim: () => 0,
  offer: nothing,
});
