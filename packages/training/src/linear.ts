/** Solves a symmetric, positive definite system of which the lower half is given (Cholesky). */
export function solve(lower: readonly (readonly number[])[], right: readonly number[]): number[] {
  const many = right.length;
  const root = lower.map((row) => row.slice());
  for (let a = 0; a < many; a++) {
    for (let b = 0; b <= a; b++) {
      let sum = root[a][b];
      for (let k = 0; k < b; k++) sum -= root[a][k] * root[b][k];
      root[a][b] = a === b ? Math.sqrt(sum) : sum / root[b][b];
    }
  }
  const half = right.slice();
  for (let a = 0; a < many; a++) {
    for (let k = 0; k < a; k++) half[a] -= root[a][k] * half[k];
    half[a] /= root[a][a];
  }
  for (let a = many - 1; a >= 0; a--) {
    for (let k = a + 1; k < many; k++) half[a] -= root[k][a] * half[k];
    half[a] /= root[a][a];
  }
  return half;
}
