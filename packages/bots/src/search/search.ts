import {
  type Ask,
  type Chance,
  type Core,
  type Engine,
  type Option,
  type Seat,
  sameOption,
} from "@westmarch/kernel";
import { loose } from "../chance.ts";
import { type Horizon, playOn, worth } from "../playout.ts";
import type { Policy, Random, SearchStyle } from "../types.ts";
import type { Worlds } from "../worlds.ts";
import { Duel } from "./duel.ts";
import type { Findings, OptionFinding } from "./findings.ts";
import { explore, type Weigh } from "./select.ts";
import { type Edge, mostVisited, Node, placesFrom } from "./tree.ts";

/** How a search thinks unless its game says otherwise. */
export const STYLE: SearchStyle = { exploration: 1, pessimism: 0.1, horizon: 6 };

/** How a policy searches. */
export const styleOf = <G extends Core>(policy: Policy<G>): SearchStyle => ({ ...STYLE, ...policy.style });

/** However long the middle of something lasts, no playout makes more choices. */
const LONGEST_PLAYOUT = 120;
/** The tree stops growing here; it goes on learning. */
const MOST_NODES = 200_000;

/**
 * Information-set Monte Carlo tree search. Every iteration imagines one world that the thinker's view does not
 * contradict, walks down the tree by what is offered there, adds one node, plays on a little and lets the policy
 * judge. Nothing is copied inside an iteration but that world.
 *
 * Places in the tree are told apart by what all players can see there. So an opponent answers the thinker without
 * knowing which of several choices that look alike was made, as at the table.
 */
export class Search<G extends Core<S>, S> {
  readonly #engine: Engine<G, S>;
  readonly #policy: Policy<G>;
  readonly #seat: Seat;
  readonly #style: SearchStyle;
  readonly #random: Random;
  readonly #chance: Chance;
  readonly #playout: Horizon;
  #root = new Node();
  #nodes = 1;
  /** What the present iteration has walked along. */
  #node = this.#root;
  readonly #path: Edge[] = [];
  readonly #duels: Duel[] = [];
  readonly #values: number[] = [];
  /** The choice at the root that the present iteration must begin with, until it has been made. */
  #first: Option | null = null;
  /** How many iterations there have been. */
  iterations = 0;

  constructor(engine: Engine<G, S>, policy: Policy<G>, seat: Seat, style: SearchStyle, random: Random) {
    this.#engine = engine;
    this.#policy = policy;
    this.#seat = seat;
    this.#style = style;
    this.#random = random;
    this.#chance = loose(random);
    this.#playout = { horizon: style.horizon, limit: LONGEST_PLAYOUT };
  }

  /** One iteration in the next of these worlds; `first` is what the thinker chooses in it, where it alone is asked. */
  iterate(worlds: Worlds<G>, first: Option | null = null): void {
    this.iterations++;
    this.#first = first;
    const world = worlds();
    this.#node = this.#root;
    this.#path.length = 0;
    this.#duels.length = 0;
    this.#descend(world);
    playOn(this.#engine, this.#policy, world, this.#playout, this.#chance, this.#random);
    const values = this.#values;
    worth(this.#policy, world, world.sealed.length, values);
    for (const edge of this.#path) {
      edge.visits++;
      edge.value += values[edge.seat];
    }
    for (const duel of this.#duels) duel.learn(values);
  }

  /** Walks down to the first place not seen before, playing the choices on the way. */
  #descend(world: G): void {
    for (let arrived = false; !arrived && world.result === null; ) {
      const asks = this.#engine.asks(world);
      if (asks.length === 0) return;
      this.#look(world, asks);
      arrived = asks.length > 1 ? this.#together(world, asks) : this.#alone(world, asks[0]);
    }
  }

  /** Notes what can be seen at a place where there is something to decide. */
  #look(world: G, asks: readonly Ask[]): void {
    const { fingerprint } = this.#policy;
    const node = this.#node;
    if (fingerprint && node.seen === null && asks.some(({ options }) => options.length > 1))
      node.seen = fingerprint(world);
  }

  /**
   * Begins again at the place that this view shows, with all that is known of it. False if the search has not come by
   * there, or found out nothing about these options; then nothing has changed.
   */
  goTo(view: G, { seat, options }: Ask): boolean {
    const { fingerprint } = this.#policy;
    if (!fingerprint) return false;
    const place = mostVisited(this.#root, fingerprint(view));
    if (!place) return false;
    if (!place.duel) {
      const known = place.edges.filter(
        (edge) => edge.seat === seat && options.some((option) => sameOption(option, edge.option)),
      );
      if (known.length === 0) return false;
      place.edges.splice(0, place.edges.length, ...known);
    }
    this.#root = place;
    this.#nodes = placesFrom(place);
    this.iterations = place.visits;
    return true;
  }

  #alone(world: G, ask: Ask): boolean {
    const first = this.#first;
    this.#first = null;
    const options = first ? [first] : (this.#policy.reduce?.(world, ask) ?? ask.options);
    if (options.length === 1 && !first) {
      this.#engine.trust(world, ask.seat, options[0], this.#chance);
      return false;
    }
    const { exploration, pessimism } = this.#style;
    const node = this.#node;
    const edge = explore(node, ask.seat, options, this.#weigh(world, ask), exploration, pessimism);
    this.#path.push(edge);
    this.#engine.trust(world, ask.seat, edge.option, this.#chance);
    return this.#step(this.#key(world, edge.option));
  }

  #together(world: G, asks: readonly Ask[]): boolean {
    const node = this.#node;
    node.duel ??= new Duel();
    const { duel } = node;
    duel.choose(this.#policy, world, asks, this.#random);
    this.#duels.push(duel);
    let key = 0;
    for (const [k, ask] of asks.entries()) {
      const option = duel.chosen(k);
      this.#engine.trust(world, ask.seat, option, this.#chance);
      key = (Math.imul(key, 31) + this.#key(world, option)) | 0;
    }
    return this.#step(key);
  }

  /** Goes on to what can be seen now; true if that is a place not seen before. */
  #step(key: number): boolean {
    const { children } = this.#node;
    const known = children.get(key);
    if (known) {
      this.#node = known;
      return false;
    }
    if (this.#nodes < MOST_NODES) {
      this.#nodes++;
      children.set(key, new Node());
    }
    return true;
  }

  #weigh(world: G, ask: Ask): Weigh {
    const { weigh } = this.#policy;
    if (weigh) return (options, weights) => weigh(world, ask, options, weights);
    return (options, weights) => {
      for (let i = 0; i < options.length; i++) weights[i] = 1;
    };
  }

  /** What can be seen after a choice. */
  #key(world: G, option: Option): number {
    return this.#policy.fingerprint ? this.#policy.fingerprint(world) : hash(option);
  }

  /** How many visits the option looked into most is ahead of every other; nothing where a plan is mixed. */
  get lead(): number {
    const { duel, edges } = this.#root;
    if (duel) return 0;
    let most = 0;
    let second = 0;
    for (const { visits } of edges) {
      second = Math.max(second, Math.min(most, visits));
      most = Math.max(most, visits);
    }
    return most - second;
  }

  /** What was found out about the options at the root. */
  lines(): OptionFinding[] {
    const { duel, edges } = this.#root;
    const planned = duel?.plan(this.#seat);
    if (planned)
      return planned.map(({ option, share }) => ({ option, share, visits: this.iterations, value: 0.5 }));
    const own = edges.filter((edge) => edge.seat === this.#seat);
    const visits = own.reduce((sum, edge) => sum + edge.visits, 0);
    return own.map((edge) => ({
      option: edge.option,
      visits: edge.visits,
      value: edge.visits > 0 ? edge.value / edge.visits : 0,
      share: visits > 0 ? edge.visits / visits : 0,
    }));
  }

  /** What it has found out so far. */
  findings(): Findings {
    return { lines: this.lines(), mixed: this.mixed, iterations: this.iterations };
  }

  /** Whether the root is a decision taken together, in which a plan is mixed. */
  get mixed(): boolean {
    return this.#root.duel !== null;
  }
}

const hash = (option: Option): number => {
  let h = 17;
  for (const word of option) {
    if (typeof word === "number") h = (Math.imul(h, 31) + word + 1) | 0;
    else for (let i = 0; i < word.length; i++) h = (Math.imul(h, 31) + word.charCodeAt(i)) | 0;
  }
  return h;
};
