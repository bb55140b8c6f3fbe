/** Shares, and how a row of figures is gathered for a chart. Pure. */
import type { GameStatistics } from "@westmarch/protocol";

/** So many of a hundred. */
export const ofHundred = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((100 * part) / whole);

/** A column of a chart of lengths: how many games were over from one round to another. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly games: number;
}

/** The most columns of a chart of lengths. */
const BINS = 12;

/** Gathers rounds into columns of the same width, few enough to be drawn. */
export function binsOf(rounds: readonly (readonly [round: number, games: number])[]): readonly Bin[] {
  const all = rounds.map(([round]) => round);
  if (all.length === 0) return [];
  const [first, last] = [Math.min(...all), Math.max(...all)];
  const width = Math.ceil((last - first + 1) / BINS);
  return Array.from({ length: Math.ceil((last - first + 1) / width) }, (_, nth) => {
    const from = first + nth * width;
    const to = from + width - 1;
    const games = rounds.reduce((sum, [round, many]) => sum + (round >= from && round <= to ? many : 0), 0);
    return { from, to, games };
  });
}

/** Which of these columns a round falls into. */
export const binAt = (bins: readonly Bin[], round: number): number =>
  bins.findIndex(({ from, to }) => round >= from && round <= to);

type Standing = GameStatistics["standing"];

/** How things stood after a round: as after the last one before it in which a game ended. */
export function standingAfter(standing: Standing, round: number): Standing[number] {
  const known = standing.findLast((one) => one.round <= round);
  const games = known?.games ?? standing[0]?.games ?? 0;
  const stood = known?.stood ?? (standing[0]?.stood ?? []).map(() => games);
  return { round, games, going: known?.going ?? games, stood };
}

/** A share that falls round by round, as a path through a square of a hundred: all before the first round, and so on. */
export function lineOf(
  values: readonly (readonly [round: number, share: number])[],
  from: number,
  last: number,
): string {
  const wide = Math.max(1, last - from);
  const points = [[from, 1] as const, ...values].map(
    ([round, share]) => `${((100 * (round - from)) / wide).toFixed(1)} ${(100 * (1 - share)).toFixed(1)}`,
  );
  return `M${points.join("L")}`;
}

/** Places for words, as near to those that are asked for as can be without one lying on another; from 0 to 100. */
export function spread(tops: readonly number[], apart: number): readonly number[] {
  const order = tops.map((top, at) => ({ top, at })).toSorted((one, other) => one.top - other.top);
  let least = 0;
  for (const [nth, one] of order.entries()) {
    // As far down as leaves room for those that follow, and below the one before.
    one.top = Math.max(Math.min(one.top, 100 - apart * (order.length - 1 - nth)), least);
    least = one.top + apart;
  }
  return order.toSorted((one, other) => one.at - other.at).map(({ top }) => top);
}
