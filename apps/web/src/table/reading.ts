import type { Happened } from "@westmarch/boardkit";
import {
  type AnySave,
  type Core,
  Engine,
  type Event,
  type Game,
  type Heard,
  hear,
  isSave,
  type Result,
  recordOf,
  replay,
  type Seat,
} from "@westmarch/kernel";

/** From whose side a finished game is read: everything open, a spectator, or a seat. */
export type Viewpoint = "open" | "spectator" | Seat;

/** A finished (or saved) game, replayed by the real rules. */
export interface Reading<G extends Core = Core> {
  /** How many choices it holds; moments run from 0 (before the first) to this. */
  readonly length: number;
  readonly at: (moment: number) => G;
  readonly view: (moment: number, from: Viewpoint) => G;
  readonly log: (moment: number, from: Viewpoint) => readonly Happened[];
  readonly seats: readonly string[];
  readonly result: Result | null;
}

/** All of an event: nobody is left out and nothing is hidden. */
const open = (event: Event): Heard => ({
  type: event.type,
  facts: { ...event.facts, ...event.secret?.facts },
});

const heardFrom = (event: Event, from: Viewpoint): Heard | null =>
  from === "open" ? open(event) : hear(event, from === "spectator" ? null : from);

/** Moments kept at hand, so that stepping about does not replay the same game over and over. */
const KEPT = 64;

/** Replays a save once and checks every choice on the way. Throws if it does not follow the rules. */
export function read<G extends Core>(game: Game<G, unknown>, save: AnySave): Reading<G> {
  const engine = new Engine(game);
  const events: { readonly event: Event; readonly moment: number; readonly index: number }[] = [];
  let index = 0;
  const record = recordOf(save);
  const length = record.journal.length;
  const whole = replay(engine, record, length, (event, entry) => {
    const moment = entry + 1;
    index = events.at(-1)?.moment === moment ? index + 1 : 0;
    events.push({ event, moment, index });
  });
  const states = new Map<number, G>([[length, whole.state]]);
  const at = (moment: number): G => {
    const known = states.get(moment);
    if (known) return known;
    const { state } = replay(engine, record, moment);
    const [oldest] = states.keys();
    if (states.size >= KEPT && oldest !== undefined) states.delete(oldest);
    states.set(moment, state);
    return state;
  };
  const told = new Map<Viewpoint, readonly Happened[]>();
  const allHeard = (from: Viewpoint): readonly Happened[] => {
    const known = told.get(from);
    if (known) return known;
    const heard = events.flatMap(({ event, moment, index }) => {
      const by = heardFrom(event, from);
      return by ? [{ ...by, version: moment, index }] : [];
    });
    told.set(from, heard);
    return heard;
  };
  return {
    length,
    at,
    view: (moment, from) =>
      from === "open" ? at(moment) : engine.view(at(moment), from === "spectator" ? null : from),
    log: (moment, from) => allHeard(from).filter((event) => event.version <= moment),
    seats: game.seats(save.settings),
    result: whole.state.result,
  };
}

/** The save in a dropped or pasted text: bare, or in the wrapping that the server hands out. Null if there is none. */
export function findSave(text: string): AnySave | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (isSave(value)) return value;
  const inner = typeof value === "object" && value !== null && "save" in value ? value.save : null;
  return isSave(inner) ? inner : null;
}
