import { recorded } from "./chance.ts";
import type { Core } from "./core.ts";
import type { Engine } from "./engine.ts";
import {
  type Deed,
  follow,
  type JournalEntry,
  type Recording,
  type Replayable,
  takeable,
  withoutTaken,
} from "./journal.ts";
import type { Settings } from "./settings.ts";
import type { Draw, Event, Result, Seat } from "./types.ts";
import { extendWindow, takeBack, undoWindowFrom } from "./undo-window.ts";

/**
 * What a player's own device put into the chance of a game: fixed by its SHA-256 (`seal`) before any of them was shown.
 */
export interface Contribution {
  /** The seats of that player, in order. */
  readonly seats: readonly Seat[];
  /** The SHA-256 of the value, 64 hexadecimal digits. */
  readonly seal: string;
  /** 32 bytes as 64 hexadecimal digits; null: it was not shown in time, and did not count. */
  readonly value: string | null;
}

/** How to check that chance was fair: the commitment published at the start, and what was published at the end. */
export interface Fairness {
  /** What the server committed to before the game, 64 hexadecimal digits. */
  readonly commitment: string;
  /** What all chance was derived from; published when the game is over. */
  readonly key?: string;
  /** The server's own part, which it committed to, where players contributed; else that is the key itself. */
  readonly secret?: string;
  /** What players' devices put in. */
  readonly contributions?: readonly Contribution[];
  /** How many values were given before the committing server took the game over; it does not vouch for those. */
  readonly brought?: number;
}

/** What every file of a game says. The state is authoritative; the rest serves replay, undo, research and distrust. */
interface File {
  readonly game: string;
  readonly version: number;
  readonly settings: Settings;
  /** What chance gave before the first choice. */
  readonly opening: readonly Draw[];
  readonly state: unknown;
  readonly fairness?: Fairness;
}

/** A whole game on record: everything that happened, also what was taken back. */
export interface Save extends File {
  /** The form of the file. */
  readonly format: 2;
  /** Everything that happened, oldest first. */
  readonly deeds: readonly Deed[];
}

/** A game as it was saved before: only the choices that stood at last, so numbers of chance may be missing. */
export interface OldSave extends File {
  /** The form of the file. */
  readonly format: 1;
  /** The choices that stood at last, oldest first. */
  readonly journal: readonly JournalEntry[];
  /** How many values chance had given in all, with those of choices taken back. */
  readonly drawn?: number;
  /** Set when the game ended outside the rules. */
  readonly stopped?: Result;
}

/** A saved game of today's form or of the one before. */
export type AnySave = Save | OldSave;

/** A recording as a file. */
export const save = <G extends Core<S>, S>(
  engine: Engine<G, S>,
  { settings, opening, deeds, state }: Recording<G>,
  fairness?: Save["fairness"],
): Save => ({
  format: 2,
  game: engine.game.id,
  version: engine.game.version,
  settings,
  opening,
  deeds,
  state,
  ...(fairness && { fairness }),
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether something that came out of a file may be taken for a saved game. The rules check the rest. */
export const isSave = (value: unknown): value is AnySave =>
  isObject(value) &&
  ((value.format === 1 && Array.isArray(value.journal)) ||
    (value.format === 2 && Array.isArray(value.deeds))) &&
  typeof value.game === "string" &&
  typeof value.version === "number" &&
  isObject(value.settings) &&
  Array.isArray(value.opening) &&
  isObject(value.state);

/** Everything that happened, as far as the file knows. */
export function deedsOf(save: AnySave): readonly Deed[] {
  if (save.format === 2) return save.deeds;
  const deeds: Deed[] = save.journal.map((choice) => ({ do: "choose", choice }));
  return save.stopped ? [...deeds, { do: "stop", result: save.stopped }] : deeds;
}

/** The choices of a saved game that stand, and what else replaying them takes. */
export function recordOf(save: AnySave): Replayable {
  const { settings, opening } = save;
  let journal: JournalEntry[] = [];
  let drawn = opening.length;
  let stopped: Result | null = null;
  for (const deed of deedsOf(save)) {
    if (deed.do === "stop") stopped = deed.result;
    else if (deed.do === "take-back") journal = withoutTaken(journal, deed.taken);
    else {
      journal.push(deed.choice);
      drawn = Math.max(drawn, (deed.choice.from ?? drawn) + deed.choice.draws.length);
    }
  }
  if (save.format === 1) drawn = Math.max(drawn, save.drawn ?? 0);
  return { settings, opening, journal, drawn, ...(stopped && { stopped }) };
}

/** Every draw on record in order, with its number; also those of choices that were taken back. */
export function drawsOf(save: AnySave): [number: number, ...draw: Draw][] {
  const numbered: [number, ...Draw][] = [];
  let next = 0;
  const add = (draws: readonly Draw[]) => {
    for (const [sides, value] of draws) numbered.push([next++, sides, value]);
  };
  add(save.opening);
  for (const deed of deedsOf(save)) {
    if (deed.do !== "choose") continue;
    next = deed.choice.from ?? next;
    add(deed.choice.draws);
  }
  return numbered;
}

/** How a game stood after something happened. */
export interface ReplayMoment<G> {
  /** Null: it had just begun. */
  readonly deed: Deed | null;
  /** The state then. Never changed afterwards. */
  readonly state: G;
  /** How many choices stood. */
  readonly length: number;
  /** What happened in it, in order. */
  readonly events: readonly Event[];
  /** Set where something was taken back: what was told by the deed of this number (from 0) and by later ones is void. */
  readonly since: number | null;
}

/**
 * Tells a game again from its beginning, with everything that was taken back, and checks each step on the way. Throws
 * where something does not fit the rules.
 */
export function* retell<G extends Core<S>, S>(
  engine: Engine<G, S>,
  save: AnySave,
): Generator<ReplayMoment<G>, G> {
  let events: Event[] = [];
  const sink = (event: Event) => events.push(event);
  let state = engine.start(save.settings, recorded(save.opening), sink);
  let undoWindow = undoWindowFrom<G, JournalEntry & { readonly deed: number }>(state);
  yield { deed: null, state, length: 0, events, since: null };
  for (const [number, deed] of deedsOf(save).entries()) {
    events = [];
    let since: number | null = null;
    if (deed.do === "choose") {
      state = engine.game.clone(state);
      follow(engine, state, [deed.choice], undoWindow.entries.length, sink);
      undoWindow = extendWindow(undoWindow, [{ ...deed.choice, deed: number }], state);
    } else if (deed.do === "stop") state = engine.stop(state, deed.result);
    else {
      const place = "index" in deed.taken ? deed.taken.index : deed.taken.length;
      const entry = undoWindow.entries[place];
      if (!entry) throw new Error(`there is no choice ${place} to take back`);
      if (!deed.agreed && takeable(undoWindow.entries, entry.seat) !== place)
        throw new Error(
          `choice ${place} was taken back though something had been shown, and no opponent agreed`,
        );
      since = entry.deed;
      const told = undoWindow.entries.findIndex((one) => one.deed >= entry.deed);
      const { drawn } = state;
      ({ undoWindow, state } = takeBack(engine, undoWindow, deed.taken, sink, told));
      state.drawn = Math.max(state.drawn, drawn);
    }
    yield { deed, state, length: undoWindow.entries.length, events, since };
  }
  return state;
}
