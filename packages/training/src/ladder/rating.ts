/** Strength from results: the model of Bradley and Terry, in the usual rating points. */
import { solve } from "../linear.ts";

/** What one player took from another. A draw is half a point for each. */
export interface Meeting {
  readonly one: number;
  readonly other: number;
  /** Of the one. */
  readonly points: number;
  readonly games: number;
}

export interface Rating {
  readonly rating: number;
  /** Half the width of the 95 % interval of the distance to the anchor; 0 for the anchor itself. */
  readonly uncertainty: number;
}

/** Ten to one is 400 points. */
const SCALE = 400 / Math.LN10;
/**
 * Before anything has been played, two in three players are taken to be within so many points of the middle: it keeps
 * a player that has won every game at a finite height, and hardly moves any other.
 */
const SPREAD = 1000;
/** Either side of this many standard deviations hold 95 %. */
const Z = 1.959964;
const ROUNDS = 100;
const NEAR_ENOUGH = 1e-10;

interface Fit {
  readonly heights: readonly number[];
  /** The lower half of how sharply the likelihood falls off around them. */
  readonly curve: readonly (readonly number[])[];
}

function slopes(heights: readonly number[], meetings: readonly Meeting[]) {
  const pull = (SCALE / SPREAD) ** 2;
  const gradient = heights.map((height) => -pull * height);
  const curve = heights.map((_, a) => heights.map((_height, b) => (a === b ? pull : 0)));
  for (const { one, other, points, games } of meetings) {
    const expected = 1 / (1 + Math.exp(heights[other] - heights[one]));
    const more = points - games * expected;
    const bend = games * expected * (1 - expected);
    gradient[one] += more;
    gradient[other] -= more;
    curve[one][one] += bend;
    curve[other][other] += bend;
    curve[one][other] -= bend;
    curve[other][one] -= bend;
  }
  return { gradient, curve };
}

/** The heights that make the results likeliest, by Newton's method with short steps at first. */
function fit(players: number, meetings: readonly Meeting[]): Fit {
  const heights = new Array<number>(players).fill(0);
  for (let round = 0; ; round++) {
    const { gradient, curve } = slopes(heights, meetings);
    const step = solve(curve, gradient);
    const longest = Math.max(...step.map(Math.abs));
    if (longest < NEAR_ENOUGH || round === ROUNDS) return { heights, curve };
    for (let k = 0; k < players; k++) heights[k] += step[k] * Math.min(1, 1 / longest);
  }
}

/** Ratings of players by number. `anchor` stands at `height`, and the others are measured against it. */
export function rate(
  players: number,
  meetings: readonly Meeting[],
  anchor: number,
  height: number,
): readonly Rating[] {
  const { heights, curve } = fit(players, meetings);
  const spreads = heights.map((_, k) =>
    solve(
      curve,
      heights.map((_height, i) => (i === k ? 1 : 0)),
    ),
  );
  return heights.map((one, k) => {
    const variance = spreads[k][k] + spreads[anchor][anchor] - 2 * spreads[k][anchor];
    return {
      rating: height + SCALE * (one - heights[anchor]),
      uncertainty: Z * SCALE * Math.sqrt(Math.max(0, variance)),
    };
  });
}
