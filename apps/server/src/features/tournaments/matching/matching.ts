/**
 * A matching of greatest weight in a graph, by Edmonds' blossoms and the primal-dual method of Galil, in O(n³). Ported from the
 * npm package edmonds-blossom-fixed (see LICENSE in this folder); the words of the method are kept.
 *
 * A label says how a blossom is reached in this stage from a vertex that has no mate: not at all (FREE), after an even number of edges (S), or after
 * an odd one (T).
 */
import { around, Blossoms, NONE } from "./blossoms.ts";
import { type Edge, type Graph, graphOf } from "./graph.ts";

const FREE = 0;
const S = 1;
const T = 2;
/** An S that a search has passed. */
const PASSED = 5;

/**
 * The vertex that each vertex is matched with, -1 for none: of the matchings with the most edges one of the greatest weight.
 * Weights are whole numbers, and so small that four times the greatest is exact.
 */
export function matchingOf(edges: readonly Edge[]): readonly number[] {
  return edges.length === 0 ? [] : new Matching(graphOf(edges)).run();
}

class Matching {
  readonly #edges: Graph["edges"];
  readonly #n: number;
  readonly #vertex: Graph["vertex"];
  readonly #far: Graph["far"];
  readonly #blossoms: Blossoms;
  readonly #label: number[];
  /** The endpoint by which a blossom or a vertex has got its label. */
  readonly #labelEnd: number[];
  /** The edge of least slack from a blossom or a free vertex to another S. */
  readonly #best: number[];
  /** Of each outermost S blossom, the edges of least slack to other S blossoms. */
  readonly #bestOf: (readonly number[])[];
  /** The dual variables: of vertices, then of blossoms. */
  readonly #dual: number[];
  /** Whether an edge is known to have no slack. */
  readonly #tight: boolean[];
  /** S vertices whose edges have still to be looked at, the last first. */
  #queue: number[] = [];

  constructor({ edges, n, vertex, far, heaviest }: Graph) {
    const all = Array.from({ length: 2 * n }, (_, b) => b);
    this.#edges = edges;
    this.#n = n;
    this.#vertex = vertex;
    this.#far = far;
    this.#blossoms = new Blossoms(n, vertex);
    this.#label = all.map(() => FREE);
    this.#labelEnd = all.map(() => NONE);
    this.#best = all.map(() => NONE);
    this.#bestOf = all.map(() => []);
    this.#dual = all.map((b) => (b < n ? heaviest : 0));
    this.#tight = edges.map(() => false);
  }

  run(): readonly number[] {
    let stages = 0;
    while (stages < this.#n && this.#stage()) stages++;
    return this.#blossoms.mate.map((p) => (p === NONE ? NONE : this.#vertex[p]));
  }

  /** Finds one way to match two vertices more, and takes it. False: there is none. */
  #stage(): boolean {
    this.#label.fill(FREE);
    this.#best.fill(NONE);
    this.#bestOf.fill([]);
    this.#tight.fill(false);
    this.#queue = [];
    for (let v = 0; v < this.#n; v++)
      if (this.#blossoms.mate[v] === NONE && this.#label[this.#blossoms.outer[v]] === FREE)
        this.#assign(v, S, NONE);
    while (!this.#search()) if (!this.#relax()) return false;
    for (const b of this.#blossoms.outermost())
      if (this.#blossoms.base[b] !== NONE && this.#label[b] === S && this.#dual[b] === 0)
        this.#expand(b, true);
    return true;
  }

  #slack(k: number): number {
    const [one, other, weight] = this.#edges[k];
    return this.#dual[one] + this.#dual[other] - 2 * weight;
  }

  /** Whether an edge has less slack than the one that is best so far. */
  #isBetter(k: number, best: number): boolean {
    return best === NONE || this.#slack(k) < this.#slack(best);
  }

  /** Labels the outermost blossom of a vertex, which is reached by an endpoint. The mate of a T is an S. */
  #assign(w: number, label: typeof S | typeof T, by: number): void {
    const b = this.#blossoms.outer[w];
    this.#label[w] = this.#label[b] = label;
    this.#labelEnd[w] = this.#labelEnd[b] = by;
    this.#best[w] = this.#best[b] = NONE;
    if (label === S) this.#queue.push(...this.#blossoms.leaves(b));
    else {
      const mate = this.#blossoms.mate[this.#blossoms.base[b]];
      this.#assign(this.#vertex[mate], S, mate ^ 1);
    }
  }

  /** Looks at the edges of all S vertices that wait. True: the matching has grown by one edge. */
  #search(): boolean {
    for (let v = this.#queue.pop(); v !== undefined; v = this.#queue.pop())
      for (const p of this.#far[v]) if (this.#follow(v, p)) return true;
    return false;
  }

  /** Looks at one edge of an S vertex. True: it has closed a path between two vertices that had no mate. */
  #follow(v: number, p: number): boolean {
    const k = p >> 1;
    const w = this.#vertex[p];
    const there = this.#blossoms.outer[w];
    if (this.#blossoms.outer[v] === there) return false;
    if (this.#slack(k) <= 0) this.#tight[k] = true;
    if (this.#tight[k]) return this.#cross(v, p);
    if (this.#label[there] === S) this.#offer(this.#blossoms.outer[v], k);
    else if (this.#label[w] === FREE) this.#offer(w, k);
    return false;
  }

  /** Keeps an edge if it has less slack than the best from there. */
  #offer(from: number, k: number): void {
    if (this.#isBetter(k, this.#best[from])) this.#best[from] = k;
  }

  /** Goes over an edge without slack. True: it has closed a path between two vertices that had no mate. */
  #cross(v: number, p: number): boolean {
    const w = this.#vertex[p];
    const there = this.#blossoms.outer[w];
    if (this.#label[there] === FREE) this.#assign(w, T, p ^ 1);
    else if (this.#label[there] === S) {
      const base = this.#meeting(v, w);
      if (base === NONE) {
        this.#augment(p >> 1);
        return true;
      }
      this.#shrink(base, p >> 1);
    } else if (this.#label[w] === FREE) {
      // It lies in a T blossom, and can be reached from outside, too.
      this.#label[w] = T;
      this.#labelEnd[w] = p ^ 1;
    }
    return false;
  }

  /** The base of the blossom that an edge between two S vertices closes; -1 if their paths end at different vertices. */
  #meeting(one: number, other: number): number {
    const passed: number[] = [];
    let base = NONE;
    let [v, w] = [one, other];
    while (v !== NONE) {
      const b = this.#blossoms.outer[v];
      if (this.#label[b] === PASSED) {
        base = this.#blossoms.base[b];
        break;
      }
      passed.push(b);
      this.#label[b] = PASSED;
      const end = this.#labelEnd[b];
      // Two edges back, over a T, stands the next S; both paths are walked in turn.
      v = end === NONE ? NONE : this.#vertex[this.#labelEnd[this.#blossoms.outer[this.#vertex[end]]]];
      if (w !== NONE) [v, w] = [w, v];
    }
    for (const b of passed) this.#label[b] = S;
    return base;
  }

  /** Makes a new S blossom of the circle that an edge closes. */
  #shrink(base: number, k: number): void {
    const b = this.#blossoms.unused.pop();
    if (b === undefined) throw new Error("there are more blossoms than vertices");
    const root = this.#blossoms.outer[base];
    const there = this.#pathTo(root, this.#edges[k][0]);
    const back = this.#pathTo(root, this.#edges[k][1]);
    const circle = [root, ...there.blossoms.toReversed(), ...back.blossoms];
    this.#blossoms.base[b] = base;
    this.#blossoms.parent[b] = NONE;
    this.#blossoms.children[b] = circle;
    this.#blossoms.joints[b] = [...there.endpoints.toReversed(), 2 * k, ...back.endpoints.map((p) => p ^ 1)];
    for (const child of circle) this.#blossoms.parent[child] = b;
    this.#label[b] = S;
    this.#labelEnd[b] = this.#labelEnd[root];
    this.#dual[b] = 0;
    for (const v of this.#blossoms.leaves(b)) {
      // A T vertex has become an S.
      if (this.#label[this.#blossoms.outer[v]] === T) this.#queue.push(v);
      this.#blossoms.outer[v] = b;
    }
    this.#gather(b);
  }

  /** The blossoms from a vertex back to, but without, the root, and the endpoints by which each was reached. */
  #pathTo(
    root: number,
    from: number,
  ): { readonly blossoms: readonly number[]; readonly endpoints: readonly number[] } {
    const blossoms: number[] = [];
    const endpoints: number[] = [];
    let b = this.#blossoms.outer[from];
    while (b !== root) {
      const end = this.#labelEnd[b];
      blossoms.push(b);
      endpoints.push(end);
      b = this.#blossoms.outer[this.#vertex[end]];
    }
    return { blossoms, endpoints };
  }

  /** Gathers the edges of least slack from a new blossom to each other S blossom. */
  #gather(b: number): void {
    const to = new Map<number, number>();
    for (const child of this.#blossoms.children[b]) {
      const known = this.#bestOf[child];
      const edges =
        known.length > 0
          ? known
          : this.#blossoms.leaves(child).flatMap((v) => this.#far[v].map((p) => p >> 1));
      for (const k of edges) {
        const [one, other] = this.#edges[k];
        const there = this.#blossoms.outer[this.#blossoms.outer[other] === b ? one : other];
        if (there !== b && this.#label[there] === S && this.#isBetter(k, to.get(there) ?? NONE))
          to.set(there, k);
      }
      this.#bestOf[child] = [];
      this.#best[child] = NONE;
    }
    const best = [...to].sort(([one], [other]) => one - other).map(([, k]) => k);
    this.#bestOf[b] = best;
    this.#best[b] = NONE;
    for (const k of best) this.#offer(b, k);
  }

  /**
   * Changes the dual variables by as much as all constraints allow, and goes on where that opens a way: along an edge that has
   * become tight, or into a T blossom that is opened. False: nothing bounds the change, so that the matching has the most edges
   * that it can have.
   */
  #relax(): boolean {
    let delta = Number.POSITIVE_INFINITY;
    let edge = NONE;
    let blossom = NONE;
    const bound = (by: number, k: number, b: number): void => {
      if (by < delta) [delta, edge, blossom] = [by, k, b];
    };
    for (let v = 0; v < this.#n; v++) {
      const k = this.#best[v];
      if (this.#label[this.#blossoms.outer[v]] === FREE && k !== NONE) bound(this.#slack(k), k, NONE);
    }
    for (const [b, k] of this.#best.entries())
      if (this.#blossoms.parent[b] === NONE && this.#label[b] === S && k !== NONE)
        bound(this.#slack(k) / 2, k, NONE);
    for (const b of this.#blossoms.outermost()) if (this.#label[b] === T) bound(this.#dual[b], NONE, b);
    if (delta === Number.POSITIVE_INFINITY) return false;
    this.#change(delta);
    if (blossom !== NONE) this.#expand(blossom, false);
    else {
      const [one, other] = this.#edges[edge];
      this.#tight[edge] = true;
      this.#queue.push(this.#label[this.#blossoms.outer[one]] === FREE ? other : one);
    }
    return true;
  }

  #change(delta: number): void {
    for (let v = 0; v < this.#n; v++) {
      const label = this.#label[this.#blossoms.outer[v]];
      if (label === S) this.#dual[v] -= delta;
      else if (label === T) this.#dual[v] += delta;
    }
    for (const b of this.#blossoms.outermost()) {
      if (this.#label[b] === S) this.#dual[b] += delta;
      else if (this.#label[b] === T) this.#dual[b] -= delta;
    }
  }

  /** Opens a blossom. At the end of a stage those of its children go, too, that weigh nothing. */
  #expand(b: number, atEnd: boolean): void {
    for (const child of this.#blossoms.children[b]) {
      this.#blossoms.parent[child] = NONE;
      if (child >= this.#n && atEnd && this.#dual[child] === 0) this.#expand(child, true);
      else for (const v of this.#blossoms.leaves(child)) this.#blossoms.outer[v] = child;
    }
    if (!atEnd && this.#label[b] === T) this.#relabel(b);
    this.#label[b] = this.#labelEnd[b] = NONE;
    this.#blossoms.joints[b] = this.#blossoms.children[b] = [];
    this.#blossoms.base[b] = NONE;
    this.#bestOf[b] = [];
    this.#best[b] = NONE;
    this.#blossoms.unused.push(b);
  }

  /** Labels the children of an opened T blossom: along the even way from where it is entered to its base, then the others. */
  #relabel(b: number): void {
    const [circle, joints] = [this.#blossoms.children[b], this.#blossoms.joints[b]];
    const entry = this.#blossoms.outer[this.#vertex[this.#labelEnd[b] ^ 1]];
    const { from, step, side } = this.#blossoms.wayRound(b, circle.indexOf(entry));
    let j = from;
    let p = this.#labelEnd[b];
    while (j !== 0) {
      const joint = around(joints, j - side);
      this.#label[this.#vertex[p ^ 1]] = FREE;
      this.#label[this.#vertex[joint ^ side ^ 1]] = FREE;
      this.#assign(this.#vertex[p ^ 1], T, p);
      this.#tight[joint >> 1] = true;
      j += step;
      p = around(joints, j - side) ^ side;
      this.#tight[p >> 1] = true;
      j += step;
    }
    const base = around(circle, j);
    // Its mate has its label already.
    this.#label[this.#vertex[p ^ 1]] = this.#label[base] = T;
    this.#labelEnd[this.#vertex[p ^ 1]] = this.#labelEnd[base] = p;
    this.#best[base] = NONE;
    for (j += step; around(circle, j) !== entry; j += step) this.#reach(around(circle, j));
  }

  /** Labels a child of an opened blossom if one of its vertices can be reached from outside. */
  #reach(child: number): void {
    if (this.#label[child] === S) return;
    const v = this.#blossoms.leaves(child).find((leaf) => this.#label[leaf] !== FREE);
    if (v === undefined) return;
    this.#label[v] = FREE;
    this.#label[this.#vertex[this.#blossoms.mate[this.#blossoms.base[child]]]] = FREE;
    this.#assign(v, T, this.#labelEnd[v]);
  }

  /** Swaps matched and other edges along the path that an edge has closed, from both of its ends to vertices without a mate. */
  #augment(k: number): void {
    for (const end of [2 * k + 1, 2 * k]) {
      let p = end;
      for (;;) {
        const s = this.#vertex[p ^ 1];
        const b = this.#blossoms.outer[s];
        this.#blossoms.rebaseChild(b, s);
        this.#blossoms.mate[s] = p;
        if (this.#labelEnd[b] === NONE) break;
        const t = this.#blossoms.outer[this.#vertex[this.#labelEnd[b]]];
        const by = this.#labelEnd[t];
        const entered = this.#vertex[by ^ 1];
        this.#blossoms.rebaseChild(t, entered);
        this.#blossoms.mate[entered] = by;
        p = by ^ 1;
      }
    }
  }
}
