/** How much each trait of choices contributes to winning. */
import type { Played } from "./game.ts";

/** How many games' worth of doubt stands against each trait: what is seldom seen, or little of, gets little credit. */
const DOUBT = 8000;
/** Steps by which the solution is improved. */
const STEPS = 12;

/**
 * By trait, how much likelier a player was to win that chose a unit more of it than was to be expected, all traits beside each other
 * (ridge regression by conjugate gradients). What was to be expected is what the player does on average: so this is the way in
 * which the player's own chances rise most steeply, measured by how far its play changes (the natural gradient).
 */
export function credit(games: readonly Played[], doubt = DOUBT): Map<number, number> {
  const order = new Map<number, number>();
  const traits = games.map(({ traits }) =>
    traits.map((trait) => {
      const at = order.get(trait) ?? order.size;
      order.set(trait, at);
      return at;
    }),
  );
  const size = order.size;
  const mean = games.reduce((sum, { points }) => sum + points, 0) / Math.max(1, games.length);
  const credits = new Float64Array(size);
  const rest = new Float64Array(size);
  for (const [n, { points, amounts }] of games.entries())
    for (const [k, trait] of traits[n].entries()) rest[trait] += (points - mean) * amounts[k];
  const way = rest.slice();
  const seen = new Float64Array(size);
  let left = square(rest);
  for (let step = 0; step < STEPS && left > 0; step++) {
    for (let i = 0; i < size; i++) seen[i] = doubt * way[i];
    for (const [n, { amounts }] of games.entries()) {
      const mine = traits[n];
      let sum = 0;
      for (let k = 0; k < mine.length; k++) sum += way[mine[k]] * amounts[k];
      for (let k = 0; k < mine.length; k++) seen[mine[k]] += sum * amounts[k];
    }
    let along = 0;
    for (let i = 0; i < size; i++) along += way[i] * seen[i];
    const far = left / along;
    for (let i = 0; i < size; i++) {
      credits[i] += far * way[i];
      rest[i] -= far * seen[i];
    }
    const now = square(rest);
    for (let i = 0; i < size; i++) way[i] = rest[i] + (now / left) * way[i];
    left = now;
  }
  return new Map([...order].map(([trait, at]) => [trait, credits[at]]));
}

const square = (row: Float64Array): number => row.reduce((sum, value) => sum + value * value, 0);
