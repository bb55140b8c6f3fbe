/** Six-sided combat dice, the same in every game of armies. */

/** Where dice come from: a value of 0 … sides-1. */
interface Chance {
  draw(sides: number): number;
}

/** Rolls dice, 1 … 6. */
export const throwDice = (c: Chance, howMany: number): number[] => {
  const dice: number[] = [];
  for (let i = 0; i < howMany; i++) dice.push(c.draw(6) + 1);
  return dice;
};

/** Whether a die reaches what it needs: a 6 always does, and a 1 never. */
export const isHit = (die: number, bonus: number, needed: number): boolean =>
  die === 6 || (die > 1 && die + bonus >= needed);

export const hitsAmong = (dice: readonly number[], bonus: number, needed: number): number => {
  let hits = 0;
  for (const die of dice) if (isHit(die, bonus, needed)) hits++;
  return hits;
};
