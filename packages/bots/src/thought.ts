/** One thought of one bot, wherever it thinks: it is given a view, and nothing else of a game. */
import type { Core, Engine, Option, Seat } from "@westmarch/kernel";
import { botNamed } from "./levels.ts";
import { openingOf } from "./opening.ts";
import { decide, type Findings } from "./search/findings.ts";
import type { Bot, Policy, Pondering, Thinking } from "./types.ts";

/** A bot with something to decide. */
export interface Thinker<G> {
  /** What the seat may know. */
  readonly view: G;
  /** Whose view it is. */
  readonly seat: Seat;
  /** A name that `botNamed` knows. */
  readonly bot: string;
  /** How long it may think about a choice. */
  readonly milliseconds: number;
}

/** What a bot makes up its mind to. */
export interface Resolve {
  /** One option, or several one after another where it needs no thought between them. */
  readonly options: readonly Option[];
  /** What it found out on the way, if it searched for one choice. */
  readonly findings?: Findings;
}

/** The bot of that name that may play at a table. */
export function sitting<G extends Core>(
  engine: Engine<G>,
  policy: Policy<G>,
  name: string,
  milliseconds?: number,
): Bot<G> {
  const bot = botNamed(engine, policy, name, milliseconds);
  if (!bot) throw new Error(`there is no bot ${name}`);
  if (bot.seesAll) throw new Error(`${name} sees what is hidden and plays at no table`);
  return bot;
}

/** What a bot chooses, and what that is founded on: also on what it has pondered on. */
export function resolve<G extends Core>(
  engine: Engine<G>,
  policy: Policy<G>,
  { view, seat, bot: name, milliseconds }: Thinker<G>,
  thinking: Thinking,
  pondering?: Pondering<G>,
): Resolve {
  const bot = sitting(engine, policy, name, milliseconds);
  const ask = engine.askOf(view, seat);
  if (!ask) throw new Error(`seat ${seat} owes nothing`);
  const opening = openingOf(engine, policy, view, seat, thinking.random);
  if (opening.length > 0) return { options: opening };
  const findings = pondering
    ? pondering.consider(view, ask, thinking)
    : bot.consider?.(view, seat, ask, thinking);
  if (!findings) return { options: [bot.choose(view, seat, ask, thinking)] };
  return { options: [decide(findings.lines, findings.mixed, thinking.random)], findings };
}

/** What a bot chooses: one option, or several one after another where it needs no thought between them. */
export const thought = <G extends Core>(
  engine: Engine<G>,
  policy: Policy<G>,
  thinker: Thinker<G>,
  thinking: Thinking,
): readonly Option[] => resolve(engine, policy, thinker, thinking).options;
