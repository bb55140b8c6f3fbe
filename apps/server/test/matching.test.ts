import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Edge } from "../src/features/tournaments/matching/graph.ts";
import { matchingOf } from "../src/features/tournaments/matching/matching.ts";

/** What a matching is good for: its edges first, then its weight. */
interface Worth {
  readonly edges: number;
  readonly weight: number;
}

const isBetter = (one: Worth, other: Worth): boolean =>
  one.edges > other.edges || (one.edges === other.edges && one.weight > other.weight);

/** The best matching by trying them all. */
function best(edges: readonly Edge[], used: ReadonlySet<number> = new Set()): Worth {
  const [first, ...others] = edges;
  if (!first) return { edges: 0, weight: 0 };
  const [one, other, weight] = first;
  const without = best(others, used);
  if (used.has(one) || used.has(other)) return without;
  const rest = best(others, new Set([...used, one, other]));
  const taken = { edges: rest.edges + 1, weight: rest.weight + weight };
  return isBetter(taken, without) ? taken : without;
}

/** What the found matching is good for. Throws unless mates are mates of each other, along edges. */
function worth(edges: readonly Edge[]): Worth {
  const mates = matchingOf(edges);
  let [count, weight] = [0, 0];
  for (const [v, mate] of mates.entries()) {
    if (mate < 0) continue;
    expect(mates[mate]).toBe(v);
    if (mate < v) continue;
    const edge = edges.find(([one, other]) => (one === v && other === mate) || (one === mate && other === v));
    if (!edge) throw new Error(`${v} and ${mate} are no edge`);
    count++;
    weight += edge[2];
  }
  return { edges: count, weight };
}

/** Some edges of a graph of so many vertices, no two between the same. */
const graph = (vertices: number, heaviest: number) =>
  fc
    .uniqueArray(fc.tuple(fc.nat(vertices - 1), fc.nat(vertices - 1)), {
      maxLength: 14,
      selector: ([one, other]) => Math.min(one, other) * vertices + Math.max(one, other),
    })
    .map((pairs) => pairs.filter(([one, other]) => one !== other))
    .chain((pairs) =>
      fc
        .array(fc.nat(heaviest), { minLength: pairs.length, maxLength: pairs.length })
        .map((weights) => pairs.map(([one, other], k): Edge => [one, other, weights[k] ?? 0])),
    );

describe("a matching", () => {
  test("of no edges matches nothing", () => {
    expect(matchingOf([])).toEqual([]);
  });

  test("has the most edges, and of such the greatest weight, as trying all of them finds it", () => {
    // Few weights make many ties, and so blossoms within blossoms.
    for (const heaviest of [1, 3, 50])
      fc.assert(
        fc.property(graph(8, heaviest), (edges) => {
          expect(worth(edges)).toEqual(best(edges));
        }),
        { numRuns: 400 },
      );
  });

  test("leaves the middle of a triangle with two tails", () => {
    const edges: Edge[] = [
      [0, 1, 9],
      [1, 2, 9],
      [2, 0, 9],
      [0, 3, 1],
      [1, 4, 1],
    ];
    expect(worth(edges)).toEqual({ edges: 2, weight: 10 });
  });

  test("opens a blossom again when its weight is spent", () => {
    // From the tests of mwmatching: a blossom becomes a T and is expanded, with a nested one inside.
    const edges: Edge[] = [
      [1, 2, 45],
      [1, 5, 45],
      [2, 3, 50],
      [3, 4, 45],
      [4, 5, 50],
      [1, 6, 30],
      [3, 9, 35],
      [4, 8, 35],
      [5, 7, 26],
      [9, 10, 5],
    ];
    expect(matchingOf(edges)).toEqual([-1, 6, 3, 2, 8, 7, 1, 5, 4, 10, 9]);
  });

  test("pairs 64 vertices within weights of 50 bits exactly", () => {
    const edges: Edge[] = [];
    for (let one = 0; one < 64; one++)
      for (let other = one + 1; other < 64; other++)
        edges.push([one, other, 2 ** 50 - ((one * 7919 + other * 104_729) % 2 ** 40)]);
    expect(worth(edges).edges).toBe(32);
  });
});
