/**
 * Vertices, whom they are matched with, and the blossoms that they form: odd circles that are shrunk into one thing each. Vertices
 * are numbered 0 … n-1 and are blossoms of one; the numbers of larger ones are n or more.
 */

export const NONE = -1;

/** The item at a place that may be counted from the end, as blossoms are walked both ways. */
export const around = (circle: readonly number[], place: number): number => circle.at(place) ?? NONE;

export class Blossoms {
  readonly #n: number;
  /** The vertex at each endpoint of an edge. */
  readonly #vertex: readonly number[];
  /** The far endpoint of the edge that each vertex is matched by. */
  readonly mate: number[];
  /** The outermost blossom that each vertex is in. */
  readonly outer: number[];
  readonly parent: number[];
  /** The blossoms that a blossom consists of, around its circle, from its base on. */
  readonly children: (readonly number[])[];
  /** The vertex of a blossom that is matched outside of it, or not at all. */
  readonly base: number[];
  /** The endpoints that join the children of a blossom, each to the next. */
  readonly joints: (readonly number[])[];
  readonly unused: number[];

  constructor(n: number, vertex: readonly number[]) {
    const all = Array.from({ length: 2 * n }, (_, b) => b);
    this.#n = n;
    this.#vertex = vertex;
    this.mate = all.slice(0, n).map(() => NONE);
    this.outer = all.slice(0, n);
    this.parent = all.map(() => NONE);
    this.children = all.map(() => []);
    this.base = all.map((b) => (b < n ? b : NONE));
    this.joints = all.map(() => []);
    this.unused = all.slice(n);
  }

  /** The numbers of the blossoms of several vertices that lie in no other. */
  outermost(): readonly number[] {
    const numbers: number[] = [];
    for (let b = this.#n; b < 2 * this.#n; b++)
      if (this.base[b] !== NONE && this.parent[b] === NONE) numbers.push(b);
    return numbers;
  }

  leaves(b: number): readonly number[] {
    return b < this.#n ? [b] : this.children[b].flatMap((child) => this.leaves(child));
  }

  /** Which way around a blossom an even number of edges leads from a child to the base. `side` picks the end of each joint. */
  wayRound(b: number, place: number): { readonly from: number; readonly step: 1 | -1; readonly side: 0 | 1 } {
    const isOdd = place % 2 === 1;
    return isOdd
      ? { from: place - this.children[b].length, step: 1, side: 0 }
      : { from: place, step: -1, side: 1 };
  }

  /** Swaps who is matched within a blossom, so that `v` becomes its base. */
  rebase(b: number, v: number): void {
    let child = v;
    while (this.parent[child] !== b) child = this.parent[child];
    if (child >= this.#n) this.rebase(child, v);
    const [circle, joints] = [this.children[b], this.joints[b]];
    const place = circle.indexOf(child);
    const { from, step, side } = this.wayRound(b, place);
    let j = from;
    while (j !== 0) {
      j += step;
      const p = around(joints, j - side) ^ side;
      this.rebaseChild(around(circle, j), this.#vertex[p]);
      j += step;
      this.rebaseChild(around(circle, j), this.#vertex[p ^ 1]);
      this.mate[this.#vertex[p]] = p ^ 1;
      this.mate[this.#vertex[p ^ 1]] = p;
    }
    this.children[b] = [...circle.slice(place), ...circle.slice(0, place)];
    this.joints[b] = [...joints.slice(place), ...joints.slice(0, place)];
    this.base[b] = v;
  }

  /** The same for what may be a single vertex. */
  rebaseChild(child: number, v: number): void {
    if (child >= this.#n) this.rebase(child, v);
  }
}
