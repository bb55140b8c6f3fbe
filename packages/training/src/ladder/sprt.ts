/** When to stop playing: Wald's sequential probability ratio test on games won and lost. */

/** The share of points that goes with being so many rating points ahead. */
export const shareOf = (ahead: number): number => 1 / (1 + 10 ** (-ahead / 400));

export interface Test {
  /** What must be told apart: being so many rating points stronger, and so many weaker. */
  readonly margin: number;
  /** How often, 0 … 1, either of the two may be said though the other is true. */
  readonly error: number;
}

/** 35 rating points are 55 % of the games. */
export const USUAL_TEST: Test = { margin: 35, error: 0.05 };

/** How much likelier the points are if A is stronger than if it is weaker, as a logarithm. A draw is half of each. */
export function logRatio(points: number, games: number, { margin }: Test): number {
  const share = shareOf(margin);
  return (2 * points - games) * Math.log(share / (1 - share));
}

/** Where the ratio settles it. */
export const bound = ({ error }: Test): number => Math.log((1 - error) / error);

export type Verdict = "stronger" | "weaker";

/** What so many points say of A, if it is enough. */
export function verdict(points: number, games: number, test: Test): Verdict | null {
  const ratio = logRatio(points, games, test);
  return Math.abs(ratio) < bound(test) ? null : ratio > 0 ? "stronger" : "weaker";
}
