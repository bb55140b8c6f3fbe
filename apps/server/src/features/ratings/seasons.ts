/** The seasons of ladders. Pure. */
import type { SeasonTold } from "@westmarch/protocol";

/** None, `quarterly`, or as the host has named them: each from one day until before another, in UTC. */
export type Seasons =
  | "none"
  | "quarterly"
  | readonly { readonly name: string; readonly from: string; readonly until: string }[];

const quarter = (year: number, of: number): SeasonTold => ({
  id: `${year}-${of + 1}`,
  name: null,
  from: Date.UTC(year, 3 * of),
  until: Date.UTC(year, 3 * of + 3),
});

/** The seasons that have begun, the latest first. Quarters begin with that of the first game. */
export function seasonsBy(seasons: Seasons, first: number, now: number): readonly SeasonTold[] {
  if (seasons === "none") return [];
  if (seasons !== "quarterly")
    return seasons
      .map(({ name, from, until }) => ({ id: from, name, from: Date.parse(from), until: Date.parse(until) }))
      .filter(({ from }) => from <= now)
      .sort((one, other) => other.from - one.from);
  const all: SeasonTold[] = [];
  const began = new Date(Math.min(first, now));
  let [year, of] = [began.getUTCFullYear(), Math.floor(began.getUTCMonth() / 3)];
  for (;;) {
    const next = quarter(year, of);
    if (next.from > now) return all.reverse();
    all.push(next);
    of++;
    if (of === 4) [year, of] = [year + 1, 0];
  }
}
