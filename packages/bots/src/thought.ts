/** One thought of one bot, wherever it thinks: it is given a view, and nothing else of a game. */
import type { Core, Engine, Option, Seat } from "@westmarch/kernel";
import { botNamed } from "./levels.ts";
import { openingOf } from "./opening.ts";
import type { Policy, Thinking } from "./types.ts";

/** A bot with something to decide. */
export interface Thinker<G> {
  /** What the seat may know. */
  readonly view: G;
  readonly seat: Seat;
  /** A name that `botNamed` knows. */
  readonly bot: string;
  readonly milliseconds: number;
}

/** What a bot chooses: one option, or several one after another where it needs no thought between them. */
export function thought<G extends Core>(
  engine: Engine<G>,
  policy: Policy<G>,
  { view, seat, bot: name, milliseconds }: Thinker<G>,
  thinking: Thinking,
): readonly Option[] {
  const bot = botNamed(engine, policy, name, milliseconds);
  if (!bot) throw new Error(`there is no bot ${name}`);
  if (bot.seesAll) throw new Error(`${name} sees what is hidden and plays at no table`);
  const ask = engine.askOf(view, seat);
  if (!ask) throw new Error(`seat ${seat} owes nothing`);
  const opening = openingOf(engine, policy, view, seat, thinking.random);
  return opening.length > 0 ? opening : [bot.choose(view, seat, ask, thinking)];
}
