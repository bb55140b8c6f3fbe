/** Games of computers of several making, kept as lines of a file, and told again with all that each seat heard. */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { Bot, Policy } from "@westmarch/bots";
import {
  Engine,
  type Event,
  type Heard,
  hashed,
  hear,
  type Option,
  type Seat,
  seedOf,
  stream,
} from "@westmarch/kernel";
import { contender } from "@westmarch/training";
import { type Confrontation, confrontation } from "../index.ts";
import { rivals } from "../rivals.ts";

export const engine = new Engine(confrontation);

/** A game as it is kept. */
export interface Kept {
  readonly i: number;
  readonly made: readonly (readonly [Seat, Option])[];
  /** Who played each seat. */
  readonly who: readonly string[];
}

export const keptIn = (file: string): readonly Kept[] =>
  existsSync(file)
    ? readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => JSON.parse(line) as Kept)
    : [];

export const chanceOf = (i: number) => hashed(seedOf("belief", i));

function botOf(name: string, policy: Policy<Confrontation>): Bot<Confrontation> {
  const found = contender(engine, { policy, rivals }, name);
  if (!found) throw new Error(`nobody is called ${name}`);
  return found.bot;
}

/** Which games are played: none of those that something else was counted in, or that try it out. */
export interface Choosing {
  /** The number of the first. */
  readonly first?: number;
  /** How those play who have no sense of play of their own; by default without memory. */
  readonly policy?: Policy<Confrontation>;
}

/** What each seat hears. */
function ears(): { heard: readonly Heard[][]; tell: (event: Event) => void } {
  const heard: Heard[][] = [[], []];
  const tell = (event: Event): void => {
    for (const [seat, story] of heard.entries()) {
      const told = hear(event, seat);
      if (told) story.push(told);
    }
  };
  return { heard, tell };
}

/** Plays so many more games, each seat by one of these, drawn anew for each game. */
export function playMore(
  file: string,
  names: readonly string[],
  games: number,
  { first = 0, policy = rivals.forgetful }: Choosing = {},
): void {
  const bots = names.map((name) => botOf(name, policy));
  const from = Math.max(first - 1, ...keptIn(file).map(({ i }) => i)) + 1;
  for (let i = from; i < from + games; i++) {
    const chance = chanceOf(i);
    const pick = stream(seedOf("who", i));
    const seated = [0, 1].map(() => pick(names.length));
    const randoms = [0, 1].map((seat) => stream(seedOf("belief", i, seat)));
    const made: [Seat, Option][] = [];
    const { heard, tell } = ears();
    const g = engine.start({}, chance, tell);
    while (g.result === null) {
      const [ask] = engine.asks(g);
      const { seat } = ask;
      const option = bots[seated[seat]].choose(engine.glimpse(g, seat), seat, ask, {
        random: randoms[seat],
        heard: heard[seat],
      });
      made.push([seat, option]);
      engine.play(g, seat, option, chance, tell);
    }
    appendFileSync(file, `${JSON.stringify({ i, made, who: seated.map((n) => names[n]) } satisfies Kept)}\n`);
  }
}

/** Hears everything of a game that is told again. */
export interface Listener {
  /** `g` is the whole state, in the middle of the choice that tells it. */
  event?(event: Event, g: Confrontation): void;
  /** A seat is asked to begin a turn, and this is what each seat has heard. */
  turn?(g: Confrontation, heard: readonly (readonly Heard[])[]): void;
}

export function retell({ i, made }: Kept, listener: Listener): void {
  const { heard, tell } = ears();
  let g: Confrontation | null = null;
  const early: Event[] = [];
  const sink = (event: Event): void => {
    tell(event);
    if (g) listener.event?.(event, g);
    else early.push(event);
  };
  const chance = chanceOf(i);
  const state = engine.start({}, chance, sink);
  g = state;
  for (const event of early) listener.event?.(event, state);
  for (const [seat, option] of made) {
    engine.play(state, seat, option, chance, sink);
    if (state.result === null && state.stack.at(-1)?.chapter === "turn") listener.turn?.(state, heard);
  }
}
