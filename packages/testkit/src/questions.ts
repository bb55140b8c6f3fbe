/** The questions of a game, one after the other. */
import { type Asked, type Core, type Engine, type Option, type Settings, stream } from "@westmarch/kernel";
import type { Random } from "./random.ts";

/** A question, the state in which it is asked, and what of that the one who is asked sees. */
export interface Questioned<G> {
  /** The state. It is played on when the next question is asked for. */
  readonly g: G;
  /** What the seat that is asked may know. */
  readonly view: G;
  /** What it owes. */
  readonly ask: Asked<G>;
}

/** Which game is played, and how. */
export interface QuestionsOptions<G> {
  /** The settings of its table. */
  readonly settings: Settings;
  /** What all chance comes from. */
  readonly seed: number;
  /** No more than so many. */
  readonly most: number;
  /** How everybody chooses. */
  readonly choose: (view: G, ask: Asked<G>, random: Random) => Option;
}

/** Plays a game, and stops at each question before it is answered. */
export function* questions<G extends Core<S>, S>(
  engine: Engine<G, S>,
  { settings, seed, most, choose }: QuestionsOptions<G>,
): Generator<Questioned<G>> {
  const random = stream(seed);
  const chance = (_: number, sides: number) => random(sides);
  const g = engine.start(settings, chance);
  for (let asked = 0; asked < most && !g.result; asked++) {
    const [ask] = engine.asks(g);
    if (!ask) return;
    const view = engine.view(g, ask.seat);
    yield { g, view, ask };
    engine.play(g, ask.seat, choose(view, ask, random), chance);
  }
}
