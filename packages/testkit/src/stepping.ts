/** A game on record, choice by choice: for programs that learn from games or count what happens in them. */
import {
  type AnySave,
  type Core,
  type Engine,
  type Event,
  follow,
  type Heard,
  hear,
  isSave,
  type JournalEntry,
  type Option,
  type Result,
  recorded,
  recordOf,
  type Seat,
} from "@westmarch/kernel";

/** One choice of a game on record, and what its player saw. */
export interface ReplayStep<G> {
  /** Which of the choices that stand, from 0. */
  readonly number: number;
  /** Who chose. */
  readonly seat: Seat;
  /** What was asked; null where the choice was to give up, which no question offers. */
  readonly prompt: string | null;
  /** All that could be chosen. */
  readonly options: readonly Option[];
  /** What was chosen. */
  readonly choice: Option;
  /** The whole state before the choice, secrets included. It is this step's own, as long as nothing changes it. */
  readonly state: G;
  /** What the seat could see of it. */
  readonly view: G;
  /** What the seat has heard since its own choice before. */
  readonly heard: readonly Heard[];
  /** The choice was made by the table, as the player's time was up. */
  readonly byTime: boolean;
}

/** How a game on record ended. */
export interface ReplayEnd<G> {
  /** The state at last. */
  readonly state: G;
  /** How it ended; null where it was left before. */
  readonly result: Result | null;
}

/** A save, or what carries one: a line of `westmarch games export`, the file of a replay link. */
export type Recorded = AnySave | { readonly save: unknown };

/** The save of a game on record. Throws where there is none, or where it was played by other rules than the engine knows. */
export function savedGame(game: Recorded, { game: rules }: Engine<Core, unknown>): AnySave {
  const save: unknown = "save" in game ? game.save : game;
  if (!isSave(save)) throw new Error("this holds no saved game");
  if (save.game !== rules.id) throw new Error(`this is a game of ${save.game}, not of ${rules.id}`);
  if (save.version !== rules.version)
    throw new Error(
      `it was played by version ${save.version} of the rules of ${save.game}; these are version ${rules.version}`,
    );
  return save;
}

/**
 * Plays a game on record again and stops at each choice that stands: what was taken back is left out. Hands back how it ended.
 * Throws where something does not fit the rules.
 */
export function* replaySteps<G extends Core<S>, S>(
  engine: Engine<G, S>,
  game: Recorded,
): Generator<ReplayStep<G>, ReplayEnd<G>> {
  const { settings, opening, journal, stopped } = recordOf(
    savedGame(game, engine as unknown as Engine<Core, unknown>),
  );
  const events: Event[] = [];
  let state = engine.start(settings, recorded(opening), (event) => events.push(event));
  const heardBefore = engine.game.seats(settings).map(() => 0);
  for (const [number, entry] of journal.entries()) {
    const { seat } = entry;
    const news = events.slice(heardBefore[seat]);
    heardBefore[seat] = events.length;
    yield stepAt(engine, state, number, entry, news);
    state = engine.game.clone(state);
    follow(engine, state, [entry], number, (event) => events.push(event));
  }
  return { state, result: stopped ?? state.result };
}

function stepAt<G extends Core<S>, S>(
  engine: Engine<G, S>,
  state: G,
  number: number,
  { seat, option, byTime }: JournalEntry,
  news: readonly Event[],
): ReplayStep<G> {
  const ask = engine.askOf(state, seat);
  return {
    number,
    seat,
    prompt: ask?.prompt ?? null,
    options: ask?.options ?? [],
    choice: option,
    state,
    view: engine.view(state, seat),
    heard: news.map((event) => hear(event, seat)).filter((told) => told !== null),
    byTime: byTime === true,
  };
}
