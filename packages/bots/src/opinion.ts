import {
  type Ask,
  type Core,
  type Engine,
  type Heard,
  type Option,
  type Seat,
  sameOption,
} from "@westmarch/kernel";
import { decide } from "./search/findings.ts";
import { Search, styleOf } from "./search/search.ts";
import type { Policy, Random } from "./types.ts";
import { imaginedWorlds } from "./worlds.ts";

/** What the computer thinks of a choice that a player has made. */
export interface Opinion {
  /** What it would have chosen; the same option where it has nothing better to say. */
  readonly better: Option;
  /**
   * The chance to win, 0 … 1, that it gives the player that chose: after what was chosen, and after what it would have
   * chosen.
   */
  readonly chances: readonly [chosen: number, better: number];
}

export interface Question<G> {
  /** What the player that chose could know, and was asked. */
  readonly view: G;
  readonly seat: Seat;
  readonly ask: Ask;
  readonly chosen: Option;
}

export interface Care {
  /** By the same chance and the same care it always comes to the same opinion. */
  readonly random: Random;
  /** What the player that chose had heard by then; see `Thinking`. */
  readonly heard?: readonly Heard[];
  /** How many games it plays on in its mind to find a choice; half as many again for each of the two that it compares. */
  readonly iterations: number;
}

/** Iterations between two reports of progress. */
const BREATH = 10;

/**
 * Thinks a choice over as an opponent would who sits there, and then looks at what was chosen as closely as at its own
 * choice: both are begun with equally often, in worlds that the view allows, and the one that does better is its choice.
 * Tells on the way how far it is, 0 … 1. For choices that one seat makes alone.
 */
export function* opinion<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  { view, seat, ask, chosen }: Question<G>,
  { random, heard, iterations }: Care,
): Generator<number, Opinion> {
  const worlds = imaginedWorlds(engine, policy, view, seat, random, heard);
  const search = new Search(engine, policy, seat, styleOf(policy), random);
  const whole = iterations * 2;
  const progress = () => search.iterations / whole;
  const think = function* (): Generator<number, Option> {
    const thumb = policy.opening?.(view, ask, random);
    if (thumb) return thumb;
    const options = policy.reduce?.(view, ask) ?? ask.options;
    if (options.length === 1) return options[0];
    while (search.iterations < iterations) {
      search.iterate(worlds);
      if (search.iterations % BREATH === 0) yield progress();
    }
    return decide(search.lines(), search.mixed, random);
  };
  const own = yield* think();
  const begun = search.iterations;
  for (let i = 0; i < iterations; i++) {
    search.iterate(worlds, i % 2 === 0 ? chosen : own);
    if (i % BREATH === 0) yield (begun + i) / (begun + iterations);
  }
  const worth = (option: Option): number =>
    search.lines().find((line) => sameOption(line.option, option))?.value ?? 0;
  const [then, now] = [worth(chosen), worth(own)];
  return now > then ? { better: own, chances: [then, now] } : { better: chosen, chances: [then, then] };
}
