/** The curve of a person's rating, with how sure it was. Pure. */
import type { LadderLine, PersonRating } from "@westmarch/protocol";
import { placeOn, type Scale } from "./scale.ts";

type History = PersonRating["history"];

/** From the first moment that is drawn to the last; milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** The time in which all of these were played, up to now. */
export const spanOf = (histories: readonly History[], now: number): Span => ({
  from: Math.min(now - 1, ...histories.flatMap((history) => history.map(([at]) => at))),
  until: now,
});

const figure = (part: number): string => String(Math.round(part * 1000) / 10);

/**
 * The curve as a path through a square of 100, and around it the band in which the rating lay in nineteen of twenty cases.
 * What was reached last goes on to the end.
 */
export function curveOf(history: History, scale: Scale, { from, until }: Span) {
  const last = history.at(-1);
  const points = last ? [...history, [until, last[1], last[2]] as const] : [];
  const x = (at: number) => figure((at - from) / (until - from));
  const y = (rating: number) => figure(1 - placeOn(scale, rating));
  const through = (ys: readonly (readonly [number, number])[]) =>
    ys.map(([at, rating]) => `${x(at)} ${y(rating)}`).join("L");
  const upper = points.map(([at, rating, spread]) => [at, rating + spread] as const);
  const lower = points.map(([at, rating, spread]) => [at, rating - spread] as const);
  return {
    line: points.length === 0 ? "" : `M${through(points.map(([at, rating]) => [at, rating] as const))}`,
    band: points.length === 0 ? "" : `M${through(upper)}L${through(lower.toReversed())}Z`,
  };
}

/** The least that the height of a small curve spans: what is less is no climb. */
const LEAST_CLIMB = 80;

/** A rating's way through a square of 100, from its first moment to its last; null: there are no two to draw a line between. */
export function climbOf(curve: LadderLine["curve"]): string | null {
  const [first, last] = [curve[0], curve.at(-1)];
  if (!first || !last || curve.length < 2) return null;
  const ratings = curve.map(([, rating]) => rating);
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const middle = (low + high) / 2;
  const tall = Math.max(LEAST_CLIMB, high - low);
  const points = curve.map(
    ([at, rating]) =>
      `${figure((at - first[0]) / Math.max(1, last[0] - first[0]))} ${figure(0.5 - (0.9 * (rating - middle)) / tall)}`,
  );
  return `M${points.join("L")}`;
}
