import type { Ask, Chance, Core, Engine, Option, Seat } from "@westmarch/kernel";
import { loose } from "../chance.ts";
import { playOn, worth } from "../playout.ts";
import type { Policy, Random } from "../types.ts";
import type { Worlds } from "../worlds.ts";
import { Duel } from "./duel.ts";
import { explore, imitate, type Weigh } from "./select.ts";
import { addChild, childAt, type Edge, Node } from "./tree.ts";

/** How a search thinks. */
export interface SearchStyle {
  /** How much it is drawn to what it has looked into little. */
  readonly exploration: number;
  /** How much worse than its surroundings an untried choice is taken to be. */
  readonly pessimism: number;
  /** After how many choices beyond the tree a playout may be cut off. */
  readonly horizon: number;
  /** The share of worlds, 0 … 1, in which the thinker's own secrets are imagined anew, see `Search`. */
  readonly rehearsal: number;
}

export const STYLE: SearchStyle = { exploration: 1, pessimism: 0.1, horizon: 6, rehearsal: 0.4 };

/** However long the middle of something lasts, no playout makes more choices. */
const LONGEST_PLAYOUT = 120;

/** One option at the root and what was found out about it. */
export interface Line {
  readonly option: Option;
  readonly visits: number;
  /** What it was worth to the thinker, 0 … 1. */
  readonly value: number;
  /** How often it should be chosen. */
  readonly share: number;
}

/**
 * Information-set Monte Carlo tree search. Every iteration imagines one world that the thinker's view does not
 * contradict, walks down the tree by what is offered there, adds one node, plays on a little and lets the policy
 * judge. Nothing is copied inside an iteration but that world.
 *
 * The others do not know the thinker's secrets either. So there are two trees. In a *rehearsal* the thinker's own
 * secrets are imagined anew, as the others might imagine them, and everybody learns in the common tree. In the other
 * iterations the thinker's secrets are what they are; he learns in his own tree, and the others do what they have
 * come to do in rehearsals. Without rehearsals there is one tree, and the others answer as if they saw everything.
 */
export class Search<G extends Core<S>, S> {
  readonly #engine: Engine<G, S>;
  readonly #policy: Policy<G>;
  readonly #seat: Seat;
  readonly #style: SearchStyle;
  readonly #random: Random;
  readonly #chance: Chance;
  readonly #own = new Node();
  readonly #common = new Node();
  readonly #values: number[] = [];
  readonly #path: Edge[] = [];
  readonly #duels: Duel[] = [];
  readonly #playout: { readonly horizon: number; readonly limit: number };
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

  /** One iteration in the next of these worlds. */
  iterate(worlds: Worlds<G>): void {
    const { rehearsal } = this.#style;
    const before = Math.floor(this.iterations * rehearsal);
    this.iterations++;
    const world = worlds();
    if (Math.floor(this.iterations * rehearsal) === before) this.#run(world, false);
    else this.#run(this.#asOthersSee(world), true);
  }

  /** The same world with the thinker's own secrets imagined anew, from what another seat may know. */
  #asOthersSee(world: G): G {
    const seats = world.sealed.length;
    const other = (this.#seat + 1 + (seats > 2 ? this.#random(seats - 1) : 0)) % seats;
    return this.#engine.determinize(this.#engine.view(world, other), other, this.#random);
  }

  #run(world: G, rehearsal: boolean): void {
    this.#path.length = 0;
    this.#duels.length = 0;
    this.#descend(world, rehearsal);
    playOn(this.#engine, this.#policy, world, this.#playout, this.#chance, this.#random);
    const values = this.#values;
    worth(this.#policy, world, world.sealed.length, values);
    for (const edge of this.#path) {
      edge.visits++;
      edge.value += values[edge.seat]!;
    }
    for (const duel of this.#duels) duel.learn(values);
  }

  /** Walks down to the first place not seen before, playing the choices on the way. */
  #descend(world: G, rehearsal: boolean): void {
    const alone = this.#style.rehearsal === 0;
    const tree: Walk = {
      learning: rehearsal ? this.#common : this.#own,
      common: alone ? null : this.#common,
    };
    while (world.result === null) {
      const asks = this.#engine.asks(world);
      if (asks.length === 0) return;
      let arrived: boolean;
      if (asks.length > 1) arrived = this.#together(world, asks, tree);
      else {
        const ask = asks[0]!;
        const options = this.#policy.reduce?.(world, ask) ?? ask.options;
        if (options.length === 1) {
          this.#engine.trust(world, ask.seat, options[0]!, this.#chance);
          continue;
        }
        const learns = alone || rehearsal || ask.seat === this.#seat;
        arrived = learns
          ? this.#learn(world, ask, options, tree, rehearsal)
          : this.#imitate(world, ask, options, tree);
      }
      if (arrived) return;
    }
  }

  /** A choice in the tree that is being learnt. */
  #learn(world: G, ask: Ask, options: readonly Option[], tree: Walk, rehearsal: boolean): boolean {
    const { exploration, pessimism } = this.#style;
    const node = tree.learning;
    const edge = explore(node, ask.seat, options, this.#weigh(world, ask), exploration, pessimism);
    this.#path.push(edge);
    this.#engine.trust(world, ask.seat, edge.option, this.#chance);
    const key = this.#key(world, edge.option);
    return step(tree, ask.seat === this.#seat && !rehearsal ? edge : node, key);
  }

  /** A choice of somebody who does not know what the thinker knows. */
  #imitate(world: G, ask: Ask, options: readonly Option[], tree: Walk): boolean {
    if (!tree.common) {
      const option = this.#policy.playout(world, ask, this.#random);
      this.#engine.trust(world, ask.seat, option, this.#chance);
      return step(tree, tree.learning, this.#key(world, option));
    }
    const { exploration, pessimism } = this.#style;
    const edge = explore(tree.common, ask.seat, options, this.#weigh(world, ask), exploration, pessimism);
    this.#path.push(edge);
    this.#engine.trust(world, ask.seat, edge.option, this.#chance);
    const key = this.#key(world, edge.option);
    const old = tree.common;
    const next = childAt(tree.learning, key);
    tree.common = childAt(old, key) ?? addChild(old, key);
    tree.learning = next ?? addChild(tree.learning, key);
    return next === null;
  }

  #together(world: G, asks: readonly Ask[], tree: Walk): boolean {
    const node = tree.learning;
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
    return step(tree, node, key);
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

  /** What was found out about the options at the root. */
  lines(): Line[] {
    const { duel, edges } = this.#own;
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

  /** Whether the root is a decision taken together, in which a plan is mixed. */
  get mixed(): boolean {
    return this.#own.duel !== null;
  }
}

/** Where a walk stands in the tree that learns, and in the common one as long as it follows. */
interface Walk {
  learning: Node;
  common: Node | null;
}

/** Goes on from a place; true if the next one was not there before. */
function step(tree: Walk, from: Node | Edge, key: number): boolean {
  if (tree.common)
    tree.common =
      tree.common === tree.learning
        ? childAt(tree.common, key)
        : (childAt(tree.common, key) ?? addChild(tree.common, key));
  const next = childAt(from, key);
  tree.learning = next ?? addChild(from, key);
  return next === null;
}

const hash = (option: Option): number => {
  let h = 17;
  for (const word of option) {
    if (typeof word === "number") h = (Math.imul(h, 31) + word + 1) | 0;
    else for (let i = 0; i < word.length; i++) h = (Math.imul(h, 31) + word.charCodeAt(i)) | 0;
  }
  return h;
};
