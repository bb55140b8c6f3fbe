/** Two vertices, and what it is worth that they are mates. */
export type Edge = readonly [one: number, other: number, weight: number];

/** A graph, by its edges: edge `k` has the endpoints `2k` and `2k + 1`, and `p ^ 1` is the other end of an edge. */
export interface Graph {
  readonly edges: readonly Edge[];
  /** How many vertices there are: 0 … n-1. */
  readonly n: number;
  /** The vertex at each endpoint. */
  readonly vertex: readonly number[];
  /** The endpoints at the far side of each vertex's edges. */
  readonly far: readonly (readonly number[])[];
  readonly heaviest: number;
}

export function graphOf(edges: readonly Edge[]): Graph {
  const vertex: number[] = [];
  for (const [one, other] of edges) vertex.push(one, other);
  const n = 1 + Math.max(...vertex);
  const far = Array.from({ length: n }, (): number[] => []);
  for (const [k, [one, other]] of edges.entries()) {
    far[one].push(2 * k + 1);
    far[other].push(2 * k);
  }
  return { edges, n, vertex, far, heaviest: Math.max(0, ...edges.map(([, , weight]) => weight)) };
}
