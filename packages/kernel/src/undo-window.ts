import type { Core } from "./core.ts";
import type { Engine } from "./engine.ts";
import { follow, type JournalEntry, type Taken, takeable, withoutTaken } from "./journal.ts";
import type { Event, Seat } from "./types.ts";

/** A state that a game stood at, and how many choices had led there. Never changed. */
export interface Checkpoint<G> {
  /** How many choices had led there. */
  readonly length: number;
  /** The state. Never changed. */
  readonly state: G;
}

/**
 * The last stretch of a journal, with states to set out from: what undo needs, so that nothing is replayed from the
 * beginning. A value; what happens makes new ones.
 */
export interface UndoWindow<G, E extends JournalEntry = JournalEntry> {
  /** Oldest first. */
  readonly checkpoints: readonly [Checkpoint<G>, ...Checkpoint<G>[]];
  /** Nothing before the oldest checkpoint can be taken back without asking: the game began there, or there was a barrier. */
  readonly closed: boolean;
  /** The journal from the oldest checkpoint on. */
  readonly entries: readonly E[];
}

/** Choices between two checkpoints: the most that is replayed to reach a state, beside what came after it. */
const STRIDE = 8;
/** Marks that are kept in memory where the journal is kept elsewhere as well. */
const CHECKPOINTS = 4;

/** A window that begins here: with the game, unless more is said. */
export const undoWindowFrom = <G, E extends JournalEntry = JournalEntry>(
  state: G,
  length = 0,
  closed = true,
): UndoWindow<G, E> => ({
  checkpoints: [{ length, state }],
  closed,
  entries: [],
});

/** How many choices the whole journal holds. */
export const journalLength = ({ checkpoints, entries }: UndoWindow<unknown>): number =>
  checkpoints[0].length + entries.length;

/** The window after some more choices, which led to this state. */
export function extendWindow<G, E extends JournalEntry>(
  { checkpoints, closed, entries }: UndoWindow<G, E>,
  more: readonly E[],
  state: G,
): UndoWindow<G, E> {
  const all = [...entries, ...more];
  const length = checkpoints[0].length + all.length;
  const since = length - checkpoints[checkpoints.length - 1].length;
  return {
    checkpoints: since >= STRIDE ? [...checkpoints, { length, state }] : checkpoints,
    closed,
    entries: all,
  };
}

/**
 * From which place of these entries on a seat could still take something back: behind the last barrier, and no
 * further back than the last choice that was not free (see `takeable`).
 */
function openFrom(entries: readonly JournalEntry[]): number {
  for (let i = entries.length - 1; i >= 0; i--) {
    if (entries[i].barrier) return i + 1;
    if (!entries[i].free) return i;
  }
  return 0;
}

/** Whether this stretch alone shows what each seat may take back without asking. */
export const settlesUndo = ({ closed, entries }: Pick<UndoWindow<unknown>, "closed" | "entries">): boolean =>
  closed || openFrom(entries) > 0 || (entries.length > 0 && !entries[0].free);

/**
 * The place among these entries of the last choice that this seat may take back without asking, or else of its last one,
 * which everybody has to agree to; -1: it has made none of them.
 */
export const lastChoiceOf = (entries: readonly JournalEntry[], seat: Seat): number =>
  takeable(entries, seat) ?? entries.findLastIndex((entry) => entry.seat === seat);

/**
 * Whether this seat's last choice is on this stretch, and the stretch will be decisive without it. `from`: the first of those
 * that are taken back with the one at a place.
 */
export function coversTakeBack<E extends JournalEntry>(
  undoWindow: UndoWindow<unknown, E>,
  seat: Seat,
  from: (entries: readonly E[], place: number) => number = (_, place) => place,
): boolean {
  const { entries } = undoWindow;
  const place = lastChoiceOf(entries, seat);
  return place >= 0 && settlesUndo({ ...undoWindow, entries: entries.slice(0, from(entries, place)) });
}

/** The window, which led to this state, without what no seat could take back without asking. */
export function trimWindow<G, E extends JournalEntry>(
  undoWindow: UndoWindow<G, E>,
  state: G,
): UndoWindow<G, E> {
  const { entries } = undoWindow;
  if (entries[entries.length - 1]?.barrier) return undoWindowFrom(state, journalLength(undoWindow));
  let [first, ...others] = undoWindow.checkpoints;
  const start = first.length;
  const open = start + openFrom(entries);
  while (others.length >= CHECKPOINTS) {
    const next = others.shift();
    if (!next) break;
    // In a long stretch of free choices the oldest checkpoint is still needed; then there are fewer behind it.
    if (next.length <= open) first = next;
  }
  const closed = undoWindow.closed && first.length === start;
  return { checkpoints: [first, ...others], closed, entries: entries.slice(first.length - start) };
}

/** What a take-back came to. */
export interface TakenBack<G, E extends JournalEntry> {
  /** The window without what was taken back. */
  readonly undoWindow: UndoWindow<G, E>;
  /** The state that is left. */
  readonly state: G;
}

/**
 * The window without what is taken back, and the state that leads to. What the choices from place `told` on tell is told
 * again. Throws where the window does not reach back so far.
 */
export function takeBack<G extends Core<S>, S, E extends JournalEntry>(
  engine: Engine<G, S>,
  undoWindow: UndoWindow<G, E>,
  taken: Taken,
  sink?: (event: Event) => void,
  told = Number.POSITIVE_INFINITY,
): TakenBack<G, E> {
  const [first] = undoWindow.checkpoints;
  const place = "index" in taken ? taken.index : taken.length;
  if (Math.min(place, told) < first.length || place > journalLength(undoWindow))
    throw new Error(`there is no choice ${place} on this stretch of the journal`);
  const keep = withoutTaken(undoWindow.entries, taken, first.length);
  const checkpoints = undoWindow.checkpoints.filter((checkpoint) => checkpoint.length <= place);
  const from = checkpoints.findLast((checkpoint) => checkpoint.length <= told) ?? first;
  const rest = keep.slice(from.length - first.length);
  const state = engine.game.clone(from.state);
  follow(engine, state, rest, from.length, sink && ((event, entry) => entry >= told && sink(event)));
  return {
    undoWindow: { ...undoWindow, checkpoints: [first, ...checkpoints.slice(1)], entries: keep },
    state,
  };
}
