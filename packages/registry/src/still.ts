/** What a game's words are given where there is no board: a position that stands still, seen by one seat or by nobody. */
import type { BoardProps, Language, Say } from "@westmarch/boardkit";
import type { Ask, Core, Seat } from "@westmarch/kernel";

const nothing = (): void => {};

interface Seen {
  readonly view: Core;
  readonly seat: Seat | null;
  readonly ask: Ask | null;
  readonly say: Say;
  readonly language: Language;
}

export const stillProps = ({ view, seat, ask, say, language }: Seen): BoardProps => ({
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
