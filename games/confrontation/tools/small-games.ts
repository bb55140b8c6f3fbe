/**
 * Small games written out whole: every choice, every draw, every way it may end. Who cannot tell two places apart chooses the
 * same in both. For games of two seats, of which one loses what the other wins.
 */
import type { Core, Engine, Option, Seat } from "@westmarch/kernel";

/** Where a seat chooses, as far as it can know. */
export interface Place<G> {
  readonly seat: Seat;
  /** What the seat may know; the same wherever it cannot tell places apart. */
  readonly view: G;
  readonly options: readonly Option[];
  /** All nodes that look like this to the seat. */
  readonly nodes: Choice<G>[];
}

interface End {
  readonly kind: "end";
  /** What it is worth to the first seat, 0 … 1. */
  readonly value: number;
}

interface Chance<G> {
  readonly kind: "chance";
  readonly odds: readonly number[];
  readonly next: readonly Node<G>[];
}

export interface Choice<G> {
  readonly kind: "choice";
  readonly place: Place<G>;
  readonly next: readonly Node<G>[];
}

export type Node<G> = End | Chance<G> | Choice<G>;

export interface SmallGame<G> {
  readonly root: Node<G>;
  readonly places: readonly Place<G>[];
  readonly nodes: number;
}

/** A draw that has not been settled yet. */
class Undrawn extends Error {
  readonly sides: number;
  constructor(sides: number) {
    super(`a draw among ${sides}`);
    this.sides = sides;
  }
}

const MOST_NODES = 60_000;

class Writer<G extends Core<S>, S> {
  readonly #engine: Engine<G, S>;
  readonly #places = new Map<string, Place<G>>();
  /** Everything that a seat has seen and done, as one number. */
  readonly #memories = new Map<string, number>();
  nodes = 0;

  constructor(engine: Engine<G, S>) {
    this.#engine = engine;
  }

  get places(): Place<G>[] {
    return [...this.#places.values()];
  }

  #remember(memory: number, seen: string): number {
    const key = `${memory} ${seen}`;
    const known = this.#memories.get(key);
    if (known !== undefined) return known;
    this.#memories.set(key, this.#memories.size + 1);
    return this.#memories.size;
  }

  /** What both have in mind once they see this position. */
  #look(g: G, memories: readonly number[], chosen: { seat: Seat; option: Option } | null): number[] {
    const { write } = this.#engine.game.notation;
    return memories.map((memory, seat) => {
      const own = chosen?.seat === seat ? chosen.option.join(" ") : "";
      return this.#remember(memory, `${own} ${write(this.#engine.view(g, seat))}`);
    });
  }

  /** Every way in which chance may settle what a choice sets off. */
  #outcomes(g: G, seat: Seat, option: Option, drawn: readonly number[] = []): { odds: number; g: G }[] {
    const after = this.#engine.game.clone(g);
    let at = 0;
    try {
      this.#engine.trust(after, seat, option, (_counter, sides) => {
        if (at < drawn.length) return drawn[at++];
        throw new Undrawn(sides);
      });
      return [{ odds: 1, g: after }];
    } catch (error) {
      if (!(error instanceof Undrawn)) throw error;
      const { sides } = error;
      return Array.from({ length: sides }, (_, value) => value).flatMap((value) =>
        this.#outcomes(g, seat, option, [...drawn, value]).map((one) => ({
          odds: one.odds / sides,
          g: one.g,
        })),
      );
    }
  }

  write(g: G, memories: readonly number[]): Node<G> {
    if (++this.nodes > MOST_NODES) throw new Error("this game is not small");
    if (g.result) {
      const { winners } = g.result;
      return { kind: "end", value: winners.length === 0 ? 0.5 : winners.includes(0) ? 1 : 0 };
    }
    const [ask] = this.#engine.asks(g);
    if (!ask) throw new Error("nobody is asked and nobody has won");
    const { seat, options } = ask;
    const next = options.map((option) => this.#after(g, memories, seat, option));
    if (options.length === 1) return next[0];
    const key = `${seat} ${memories[seat]}`;
    let place = this.#places.get(key);
    if (!place) {
      place = { seat, view: this.#engine.view(g, seat), options, nodes: [] };
      this.#places.set(key, place);
    }
    const node: Choice<G> = { kind: "choice", place, next };
    place.nodes.push(node);
    return node;
  }

  #after(g: G, memories: readonly number[], seat: Seat, option: Option): Node<G> {
    const outcomes = this.#outcomes(g, seat, option);
    const next = outcomes.map((one) => this.write(one.g, this.#look(one.g, memories, { seat, option })));
    return next.length === 1 ? next[0] : { kind: "chance", odds: outcomes.map(({ odds }) => odds), next };
  }

  start(worlds: readonly G[]): Node<G> {
    const next = worlds.map((g) => this.write(g, this.#look(g, [0, 0], null)));
    return next.length === 1 ? next[0] : { kind: "chance", odds: next.map(() => 1 / next.length), next };
  }
}

/** The whole game that begins in one of these worlds, each as likely. Throws where it is not small. */
export function written<G extends Core<S>, S>(engine: Engine<G, S>, worlds: readonly G[]): SmallGame<G> {
  const writer = new Writer(engine);
  const root = writer.start(worlds);
  return { root, places: writer.places, nodes: writer.nodes };
}

/** How often each option is chosen, by place. */
export type Ways<G> = ReadonlyMap<Place<G>, readonly number[]>;

/** What a game is worth to the first seat if both play like this. */
export function outcomeOf<G>(node: Node<G>, ways: Ways<G>): number {
  if (node.kind === "end") return node.value;
  const odds = node.kind === "chance" ? node.odds : waysAt(ways, node.place);
  let sum = 0;
  for (const [i, next] of node.next.entries()) if (odds[i] > 0) sum += odds[i] * outcomeOf(next, ways);
  return sum;
}

function waysAt<G>(ways: Ways<G>, place: Place<G>): readonly number[] {
  const way = ways.get(place);
  if (!way) throw new Error("nobody says how to play there");
  return way;
}

/** What the first seat gets if this seat answers in the best way to how the other plays. */
export function bestAnswer<G>(game: SmallGame<G>, seat: Seat, ways: Ways<G>): number {
  const reach = new Map<Choice<G>, number>();
  const walk = (node: Node<G>, odds: number): void => {
    if (node.kind === "end") return;
    if (node.kind === "choice" && node.place.seat === seat) {
      reach.set(node, odds);
      for (const next of node.next) walk(next, odds);
      return;
    }
    const shares = node.kind === "chance" ? node.odds : waysAt(ways, node.place);
    for (const [i, next] of node.next.entries()) walk(next, odds * shares[i]);
  };
  walk(game.root, 1);
  const sign = seat === 0 ? 1 : -1;
  const chosen = new Map<Place<G>, number>();
  const values = new Map<Node<G>, number>();
  const choose = (place: Place<G>): number => {
    const known = chosen.get(place);
    if (known !== undefined) return known;
    const sums = place.options.map((_, i) =>
      place.nodes.reduce((sum, node) => sum + (reach.get(node) ?? 0) * sign * value(node.next[i]), 0),
    );
    const best = sums.indexOf(Math.max(...sums));
    chosen.set(place, best);
    return best;
  };
  const value = (node: Node<G>): number => {
    if (node.kind === "end") return node.value;
    const known = values.get(node);
    if (known !== undefined) return known;
    let sum = 0;
    if (node.kind === "choice" && node.place.seat === seat) sum = value(node.next[choose(node.place)]);
    else {
      const shares = node.kind === "chance" ? node.odds : waysAt(ways, node.place);
      for (const [i, next] of node.next.entries()) if (shares[i] > 0) sum += shares[i] * value(next);
    }
    values.set(node, sum);
    return sum;
  };
  return value(game.root);
}

const proportional = (regrets: ArrayLike<number>): number[] => {
  let sum = 0;
  for (let i = 0; i < regrets.length; i++) sum += regrets[i];
  return Array.from(regrets, (one) => (sum > 0 ? one / sum : 1 / regrets.length));
};

/** A way to play that hardly anything can be won against: counterfactual regret minimisation, both sides in turns. */
export function equilibrium<G>(game: SmallGame<G>, rounds: number): Ways<G> {
  const regrets = new Map(game.places.map((place) => [place, new Float64Array(place.options.length)]));
  const sums = new Map(game.places.map((place) => [place, new Float64Array(place.options.length)]));
  const now = new Map<Place<G>, number[]>();
  /** What the node is worth to the first seat; `own` and `others` are how likely it is to be reached by this seat's and by the other's choices. */
  const walk = (node: Node<G>, seat: Seat, own: number, others: number, round: number): number => {
    if (node.kind === "end") return node.value;
    if (node.kind === "chance")
      return node.next.reduce(
        (sum, next, i) => sum + node.odds[i] * walk(next, seat, own, others * node.odds[i], round),
        0,
      );
    const { place } = node;
    const way = now.get(place) ?? proportional(regrets.get(place) ?? []);
    now.set(place, way);
    if (place.seat !== seat)
      return node.next.reduce(
        (sum, next, i) => sum + way[i] * walk(next, seat, own, others * way[i], round),
        0,
      );
    const values = node.next.map((next, i) => walk(next, seat, own * way[i], others, round));
    const value = values.reduce((sum, one, i) => sum + way[i] * one, 0);
    const sign = seat === 0 ? 1 : -1;
    const regret = regrets.get(place);
    const sum = sums.get(place);
    for (const [i, one] of values.entries()) {
      if (regret) regret[i] += sign * others * (one - value);
      if (sum) sum[i] += round * own * way[i];
    }
    return value;
  };
  for (let round = 1; round <= rounds; round++)
    for (const seat of [0, 1]) {
      now.clear();
      walk(game.root, seat, 1, 1, round);
      for (const [place, regret] of regrets)
        if (place.seat === seat) for (let i = 0; i < regret.length; i++) regret[i] = Math.max(0, regret[i]);
    }
  return new Map([...sums].map(([place, sum]) => [place, proportional(sum)]));
}
