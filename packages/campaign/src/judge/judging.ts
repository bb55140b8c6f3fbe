/** What the computer would have chosen at moments of a finished game, from what was known there. */
import { opinion } from "@westmarch/bots/opinion";
import type { Policy } from "@westmarch/bots/types";
import {
  type AnySave,
  type ChoiceOf,
  type Core,
  Engine,
  follow,
  type Game,
  hear,
  type Option,
  recorded,
  recordOf,
  type Seat,
  sameOption,
  seedOf,
  stream,
} from "@westmarch/kernel";
import type { Decision, LogPlace, News, Task } from "./task.ts";

/** Games that are played on in thought for each choice: a chance is then right to about one in a hundred. */
const CARE = 1500;
/** So far back the choice is looked for that a moment came of: a siege is long. */
const BACK = 40;
/** Into so many parts it tells how far it is. */
const PARTS = 25;

/** A choice of a game, and the table at which it was made. */
export interface Made<G> {
  readonly number: number;
  readonly seat: Seat;
  readonly option: Option;
  readonly g: G;
}

export interface Judge<G extends Core> {
  /**
   * The choice that each of these places of the log came of, in their order: the last one before it that a player had to
   * think about. `null` where there is none. Throws if the log is of another game.
   */
  madeAt(save: AnySave, ear: Seat | null, places: readonly LogPlace[]): Generator<Made<G> | null>;
  /** What the computer thinks of a choice. It is given what the seat could see, and nothing else. */
  thought(made: Made<G>, iterations?: number): Generator<number, Decision<G> | null>;
  /** Judges one moment after the other, and tells how far it is. */
  judge(task: Task): Generator<News<G>>;
}

/** What a game is judged with. */
interface Means<G extends Core<S>, S> {
  readonly engine: Engine<G, S>;
  readonly game: Game<G, S>;
  readonly policy: Policy<G>;
  readonly slight: readonly string[];
}

/** Whether it is one that the computer would think about: no matter of course. */
function weighs<G extends Core<S>, S>(
  { engine, policy, slight }: Means<G, S>,
  { g, seat }: Made<G>,
): boolean {
  const view = engine.view(g, seat);
  const ask = engine.askOf(view, seat);
  if (ask === null || slight.includes(ask.prompt)) return false;
  return (policy.opening?.(view, ask, () => 0) ?? null) === null;
}

/** The choices that places of the log came of: see `Judge.madeAt`. */
function* madeAt<G extends Core<S>, S>(
  means: Means<G, S>,
  save: AnySave,
  ear: Seat | null,
  places: readonly LogPlace[],
): Generator<Made<G> | null> {
  const { engine, game } = means;
  const { settings, opening, journal } = recordOf(save);
  const wanted = [...places];
  let heard = 0;
  let made: Made<G>[] = [];
  const g = engine.start(settings, recorded(opening), (event) => {
    if (hear(event, ear)) heard++;
  });
  for (const [number, entry] of journal.entries()) {
    const { seat, option } = entry;
    const [ask, ...others] = engine.asks(g);
    if (ask && ask.options.length > 1 && others.length === 0)
      made = [...made.slice(1 - BACK), { number, seat, option, g: game.clone(g) }];
    const types: string[] = [];
    const before = heard;
    follow(engine, g, [entry], number, (event) => {
      if (!hear(event, ear)) return;
      heard++;
      types.push(event.type);
    });
    for (; wanted[0] && wanted[0].at < heard; wanted.shift()) {
      const { at, type } = wanted[0];
      if (types[at - before] !== type)
        throw new Error(`the record tells no ${type} at place ${at} of the log`);
      yield made.findLast((one) => weighs(means, one)) ?? null;
    }
  }
  if (wanted.length > 0) throw new Error("the record ends before the log");
}

/** What the computer thinks of a choice: see `Judge.thought`. */
function* thought<G extends Core<S>, S>(
  { engine, policy }: Means<G, S>,
  { number, seat, option, g }: Made<G>,
  iterations = CARE,
): Generator<number, Decision<G> | null> {
  const view = engine.view(g, seat);
  const ask = engine.askOf(view, seat);
  if (!ask) return null;
  const options: readonly (Option & ChoiceOf<G>)[] = ask.options;
  const offered = (wanted: Option) => options.find((one) => sameOption(one, wanted));
  const chosen = offered(option);
  if (!chosen) return null;
  const random = stream(seedOf("judge", number));
  const { better, chances } = yield* opinion(
    engine,
    policy,
    { view, seat, ask, chosen },
    { random, iterations },
  );
  return { seat, view, ask, chosen, better: offered(better) ?? chosen, chances };
}

/** Judges the moments of a task, from the first of the log to the last. */
function* judge<G extends Core<S>, S>(means: Means<G, S>, { save, ear, places }: Task): Generator<News<G>> {
  const order = places.map((_, i) => i).sort((a, b) => places[a].at - places[b].at);
  let turn = 0;
  for (const made of madeAt(
    means,
    save,
    ear,
    order.map((i) => places[i]),
  )) {
    const moment = order[turn++];
    const thinking = made && thought(means, made);
    let next = thinking?.next();
    for (let told = 0; next && !next.done; next = thinking?.next()) {
      if (next.value * PARTS < told) continue;
      told++;
      yield { moment, done: next.value };
    }
    yield { moment, decision: next?.done ? next.value : null };
  }
}

/** A judge of one game; `slight`: questions of which no moment is said to have come, whatever hung on them. */
export function judgeOf<G extends Core<S>, S>(
  game: Game<G, S>,
  policy: Policy<G>,
  slight: readonly string[],
): Judge<G> {
  const means: Means<G, S> = { engine: new Engine(game), game, policy, slight };
  return {
    madeAt: (save, ear, places) => madeAt(means, save, ear, places),
    thought: (made, iterations) => thought(means, made, iterations),
    judge: (task) => judge(means, task),
  };
}
