/** Which die is spent by what has happened, and on what. Pure. */
import type { Happened } from "@westmarch/boardkit";
import type { Core } from "@westmarch/kernel";

/** A die that is spent. */
export interface Spent<Side extends number, Face extends number> {
  readonly id: string;
  readonly side: Side;
  readonly face: Face;
  /** What it is spent on, as `data-explain` names it; null: nothing says so yet. */
  readonly onto: string | null;
}

/** What a game says of its events. */
interface Spending<G extends Core, Side extends number, Face extends number> {
  /** The die that an event spends, or null. */
  readonly die: (event: Happened<G>, view: G) => Spent<Side, Face> | null;
  /** What an event is done to, or null. */
  readonly onto: (event: Happened<G>, view: G) => string | null;
  /** Events that have nothing to do with any die that was spent before. */
  readonly ends: ReadonlySet<string>;
}

/** Tells the dice that are on their way, after more has happened: the newest is spent on the first thing that is done. */
export const spentBy =
  <G extends Core, Side extends number, Face extends number>({ die, onto, ends }: Spending<G, Side, Face>) =>
  (
    old: readonly Spent<Side, Face>[],
    news: readonly Happened<G>[],
    view: G,
  ): readonly Spent<Side, Face>[] => {
    let all = [...old];
    for (const event of news) {
      if (ends.has(event.type)) {
        all = all.filter((one) => one.onto !== null);
        continue;
      }
      const next = die(event, view);
      if (next) {
        all.push(next);
        continue;
      }
      const last = all.at(-1);
      const thing = last?.onto === null ? onto(event, view) : null;
      if (last && thing !== null) all[all.length - 1] = { ...last, onto: thing };
    }
    return all;
  };
