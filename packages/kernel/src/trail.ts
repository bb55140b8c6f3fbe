import type { Core } from "./core.ts";
import type { Engine } from "./engine.ts";
import { type Entry, follow, type Taken, takeable, withoutTaken } from "./journal.ts";
import type { Event, Seat } from "./types.ts";

/** A state that a game stood at, and how many choices had led there. Never changed. */
export interface Mark<G> {
  readonly length: number;
  readonly state: G;
}

/**
 * The last stretch of a journal, with states to set out from: what undo needs, so that nothing is replayed from the
 * beginning. A value; what happens makes new ones.
 */
export interface Trail<G, E extends Entry = Entry> {
  /** Oldest first. */
  readonly marks: readonly [Mark<G>, ...Mark<G>[]];
  /** Nothing before the oldest mark can be taken back without asking: the game began there, or there was a barrier. */
  readonly closed: boolean;
  /** The journal from the oldest mark on. */
  readonly entries: readonly E[];
}

/** Choices between two marks: the most that is replayed to reach a state, beside what came after it. */
const STRIDE = 8;
/** Marks that are kept in memory where the journal is kept elsewhere as well. */
const MARKS = 4;

/** A trail that begins here: with the game, unless more is said. */
export const trailFrom = <G, E extends Entry = Entry>(state: G, length = 0, closed = true): Trail<G, E> => ({
  marks: [{ length, state }],
  closed,
  entries: [],
});

/** How many choices the whole journal holds. */
export const lengthOf = ({ marks, entries }: Trail<unknown>): number => marks[0].length + entries.length;

/** The trail after some more choices, which led to this state. */
export function extended<G, E extends Entry>(
  { marks, closed, entries }: Trail<G, E>,
  more: readonly E[],
  state: G,
): Trail<G, E> {
  const all = [...entries, ...more];
  const length = marks[0].length + all.length;
  const since = length - marks[marks.length - 1].length;
  return { marks: since >= STRIDE ? [...marks, { length, state }] : marks, closed, entries: all };
}

/**
 * From which place of these entries on somebody could still take something back: behind the last barrier, and no
 * further back than the last choice that was not free (see `takeable`).
 */
function openFrom(entries: readonly Entry[]): number {
  for (let i = entries.length - 1; i >= 0; i--) {
    if (entries[i].barrier) return i + 1;
    if (!entries[i].free) return i;
  }
  return 0;
}

/** Whether this stretch alone shows what each seat may take back without asking. */
export const decisive = ({ closed, entries }: Pick<Trail<unknown>, "closed" | "entries">): boolean =>
  closed || openFrom(entries) > 0 || (entries.length > 0 && !entries[0].free);

/**
 * The place among these entries of the last choice that this seat may take back without asking, or else of its last one,
 * which everybody has to agree to; -1: it has made none of them.
 */
export const lastOf = (entries: readonly Entry[], seat: Seat): number =>
  takeable(entries, seat) ?? entries.findLastIndex((entry) => entry.seat === seat);

/**
 * Whether this seat's last choice is on this stretch, and the stretch will be decisive without it. `from`: the first of those
 * that are taken back with the one at a place.
 */
export function reaches<E extends Entry>(
  trail: Trail<unknown, E>,
  seat: Seat,
  from: (entries: readonly E[], place: number) => number = (_, place) => place,
): boolean {
  const { entries } = trail;
  const place = lastOf(entries, seat);
  return place >= 0 && decisive({ ...trail, entries: entries.slice(0, from(entries, place)) });
}

/** The trail, which led to this state, without what nobody could take back without asking. */
export function trimmed<G, E extends Entry>(trail: Trail<G, E>, state: G): Trail<G, E> {
  const { entries } = trail;
  if (entries[entries.length - 1]?.barrier) return trailFrom(state, lengthOf(trail));
  let [first, ...others] = trail.marks;
  const start = first.length;
  const open = start + openFrom(entries);
  while (others.length >= MARKS) {
    const next = others.shift();
    if (!next) break;
    // In a long stretch of free choices the oldest mark is still needed; then there are fewer behind it.
    if (next.length <= open) first = next;
  }
  const closed = trail.closed && first.length === start;
  return { marks: [first, ...others], closed, entries: entries.slice(first.length - start) };
}

/** What a take-back came to. */
export interface Struck<G, E extends Entry> {
  readonly trail: Trail<G, E>;
  readonly state: G;
}

/**
 * The trail without what is taken back, and the state that leads to. What the choices from place `told` on tell is told
 * again. Throws where the trail does not reach back so far.
 */
export function struck<G extends Core<S>, S, E extends Entry>(
  engine: Engine<G, S>,
  trail: Trail<G, E>,
  taken: Taken,
  sink?: (event: Event) => void,
  told = Number.POSITIVE_INFINITY,
): Struck<G, E> {
  const [first] = trail.marks;
  const place = "index" in taken ? taken.index : taken.length;
  if (Math.min(place, told) < first.length || place > lengthOf(trail))
    throw new Error(`there is no choice ${place} on this stretch of the journal`);
  const keep = withoutTaken(trail.entries, taken, first.length);
  const marks = trail.marks.filter((mark) => mark.length <= place);
  const from = marks.findLast((mark) => mark.length <= told) ?? first;
  const rest = keep.slice(from.length - first.length);
  const state = engine.game.clone(from.state);
  follow(engine, state, rest, from.length, sink && ((event, entry) => entry >= told && sink(event)));
  return { trail: { ...trail, marks: [first, ...marks.slice(1)], entries: keep }, state };
}
