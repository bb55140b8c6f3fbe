/**
 * What lies between hearing of an event and telling of it. A table hears much at once; it is shown in named steps, one
 * after the other, and nothing is said in words – log, totals, prompt, ending – before its step is over. Pure: the
 * caller keeps the time.
 */
import type { Core } from "@westmarch/kernel";
import type { Happened, Staging, StagingStep, StepOf } from "./staging.ts";
import { stoppedByPeople } from "./stopped.ts";

/** A table as it was heard of at one version. */
export interface Heard<G extends Core = Core> {
  readonly version: number;
  readonly view: G;
  /** Every event up to this version. */
  readonly log: readonly Happened<G>[];
}

/** How far a table has been shown and told. A value: every change makes a new one. */
export interface Sequence<G extends Core = Core> {
  /** What has been heard and not wholly told, oldest first. Before them stands what has been told: never empty. */
  readonly heard: readonly [Heard<G>, ...Heard<G>[]];
  /** How many events of the log have been told. */
  readonly told: number;
  /** How many have begun to be shown: those told, and those of the step that stands now. */
  readonly begun: number;
  /** The step that stands now. */
  readonly step: StagingStep | null;
}

/** The newest that was heard. */
export function newest<G extends Core>({ heard: [first, ...rest] }: Sequence<G>): Heard<G> {
  return rest.at(-1) ?? first;
}

/** Everything heard so far is told at once. */
export const allTold = <G extends Core>(heard: Heard<G>): Sequence<G> => ({
  heard: [heard],
  told: heard.log.length,
  begun: heard.log.length,
  step: null,
});

/** More to show than this, in milliseconds, and it is no news any more: a table opened again, a line that was lost. */
const PATIENCE = 45_000;

type Look<G extends Core> = Pick<Staging<G>, "seat" | "calm"> & { readonly stepOf: StepOf<G> };

const stepAt = <G extends Core>(heard: Heard<G>, at: number, { stepOf, seat, calm }: Look<G>) =>
  stepOf({ log: heard.log, at, view: heard.view, seat, calm });

type Placed = Pick<Happened, "version" | "index" | "type">;
const isSame = (a: Placed | undefined, b: Placed | undefined): boolean =>
  a?.version === b?.version && a?.index === b?.index && a?.type === b?.type;

/** Whether the new log goes on from the old one; after a take-back it does not. */
const goesOn = <G extends Core>(old: Heard<G>, now: Heard<G>): boolean =>
  now.version >= old.version &&
  now.log.length >= old.log.length &&
  isSame(now.log[old.log.length - 1], old.log.at(-1));

function tooMuch<G extends Core>(heard: Heard<G>, from: number, look: Look<G>): boolean {
  let sum = 0;
  for (let at = from; at < heard.log.length && sum <= PATIENCE; at++) {
    const step = stepAt(heard, at, look);
    if (step && step !== "along") sum += step.lasts;
  }
  return sum > PATIENCE;
}

/** After news of the table: it waits for its turn to be shown. When a player ends the game, the rest is told at once. */
export function hearOf<G extends Core>(old: Sequence<G>, now: Heard<G>, look: Look<G>): Sequence<G> {
  const last = newest(old);
  if (last.view === now.view && last.log === now.log && last.version === now.version) return old;
  const isOver = stoppedByPeople(now.view.result);
  if (isOver || !goesOn(last, now) || tooMuch(now, old.begun, look)) return allTold(now);
  return goOnTelling({ ...old, heard: [...old.heard, now] }, look);
}

/** The step that stands is over: what it showed is told, and the next begins. */
export const stepOver = <G extends Core>(old: Sequence<G>, look: Look<G>): Sequence<G> =>
  goOnTelling({ ...old, told: old.begun, step: null }, look);

/** Everything is told at once up to the next scene: the player has seen enough of what happens on the table. */
export function hurried<G extends Core>(old: Sequence<G>, look: Look<G>): Sequence<G> {
  let now = old;
  while (now.step && now.step.scene === undefined) now = stepOver(now, look);
  return now;
}

/** Tells everything up to the next event that has something to be seen, and begins with that. */
function goOnTelling<G extends Core>(old: Sequence<G>, look: Look<G>): Sequence<G> {
  if (old.step) return old;
  const last = newest(old);
  const { length } = last.log;
  for (let at = old.told; at < length; at++) {
    const step = stepAt(last, at, look);
    if (!step || step === "along") continue;
    let begun = at + 1;
    while (begun < length && stepAt(last, begun, look) === "along") begun++;
    return { heard: notYetTold(old.heard, at), told: at, begun, step };
  }
  return allTold(last);
}

/** What has been told wholly once `told` events have, and everything after it. */
function notYetTold<G extends Core>(
  heard: readonly [Heard<G>, ...Heard<G>[]],
  told: number,
): readonly [Heard<G>, ...Heard<G>[]] {
  const [first, ...rest] = heard.slice(heard.findLastIndex(({ log }) => log.length <= told));
  return first ? [first, ...rest] : heard;
}

/** What a page shows of a sequence. */
export interface Shown<G extends Core = Core> {
  /** The table as it lies there now. */
  readonly view: G;
  /** The events that have begun to be shown. */
  readonly log: readonly Happened<G>[];
  /** The newest view of which everything has been told: for what is said in figures and words. */
  readonly told: G;
  /** The events at the end of `log` of which `told` knows nothing. */
  readonly since: readonly Happened<G>[];
  /** The events that may be spoken of. */
  readonly toldLog: readonly Happened<G>[];
  readonly step: StagingStep | null;
  /** The table lies there as it did before the newest events of `log`. */
  readonly held: boolean;
}

/** A view is laid out when its first event begins, unless a scene of it is still to come: that plays over the old one. */
export function shown<G extends Core>(sequence: Sequence<G>, look: Look<G>): Shown<G> {
  const { heard, told, begun, step } = sequence;
  const last = newest(sequence);
  const isScene = (at: number): boolean => {
    const one = stepAt(last, at, look);
    return one !== null && one !== "along" && one.scene !== undefined;
  };
  const [first] = heard;
  let laid = first;
  for (const next of step ? heard.slice(1) : []) {
    if (begun <= laid.log.length && next.log.length > laid.log.length) break;
    if (step?.scene && told < next.log.length) break;
    const rest = Array.from({ length: Math.max(0, next.log.length - begun) }, (_, i) => begun + i);
    if (rest.some(isScene)) break;
    laid = next;
  }
  return {
    view: laid.view,
    log: begun === last.log.length ? last.log : last.log.slice(0, begun),
    told: first.view,
    since: last.log.slice(first.log.length, begun),
    toldLog: told === last.log.length ? last.log : last.log.slice(0, told),
    step,
    held: laid.log.length < begun,
  };
}

/** The events that the step shows: the newest of its name at one version, and those along with it. */
export function eventsOfStep<G extends Core>({
  step,
  log,
}: {
  readonly step: StagingStep | null;
  readonly log: readonly Happened<G>[];
}): readonly Happened<G>[] {
  if (!step) return [];
  let from = log.findLastIndex(({ type }) => type === step.name);
  while (from > 0 && log[from - 1]?.type === step.name && log[from - 1]?.version === log[from]?.version)
    from--;
  return from < 0 ? [] : log.slice(from);
}
