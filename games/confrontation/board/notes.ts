/**
 * What a player pencils on enemy standees. A standee has no identity (12.3), so a note is kept by region and place,
 * and follows only what both players saw: a lone standee carries its note along; when one of several leaves, it is not
 * known which, so all of them take on everything that was noted of any.
 */

import type { Happened } from "@westmarch/boardkit";
import { NONE } from "@westmarch/kernel";
import { SET_UP } from "../data/board.ts";
import {
  DARK,
  FANGORN,
  GANDALF,
  GONDOR,
  MORDOR,
  NINE,
  REGIONS,
  type RegionId,
  type Side,
  sideOf,
} from "../data/ids.ts";
import type { Confrontation } from "../state.ts";

/** A note: whom a standee may be, as a mask of its side's nine characters; 0 for nothing noted. */
export type Note = number;

/** One stroke of the pencil: written after the event at `version`/`index`, on one standee of a region. */
export interface Stroke {
  readonly version: number;
  readonly index: number;
  readonly region: RegionId;
  /** Which of the region's standees; their order means nothing, but stays while no standee comes or goes. */
  readonly place: number;
  readonly note: Note;
}

/** By region, a note for each standee. */
export type Notes = readonly (readonly Note[])[];

const union = (notes: readonly Note[]): Note => notes.reduce((all, note) => all | note, 0);

/** A standee left: it and those that stay all carry every note there. Returns the note that goes along. */
function leave(notes: Note[][], from: RegionId): Note {
  const here = notes[from];
  const all = union(here);
  notes[from] = new Array<Note>(Math.max(0, here.length - 1)).fill(all);
  return all;
}

/** A standee whose face was shown is gone: those that stay are not that character. */
function lose(notes: Note[][], from: RegionId, who: number): void {
  leave(notes, from);
  notes[from] = notes[from].map((note) => note & ~(1 << who));
}

/** How one event moves the standees of a side, and with them the notes. */
function follow(
  notes: Note[][],
  { type, facts }: Happened<Confrontation>,
  side: Side,
  battle: RegionId,
): Note[][] {
  switch (type) {
    case "game-began":
      return SET_UP[side].map((count) => new Array<Note>(count).fill(0));
    case "moved":
      if (facts.side === side) {
        const note = leave(notes, facts.from);
        notes[facts.to].push(note);
      }
      return notes;
    case "retreated":
      if (sideOf(facts.character) === side) {
        const note = leave(notes, facts.from);
        notes[facts.to].push(note);
      }
      return notes;
    case "recalled":
      if (side === DARK) notes[MORDOR].push(leave(notes, facts.from));
      return notes;
    case "shelob-home":
      if (side === DARK) notes[GONDOR].push(leave(notes, battle));
      return notes;
    case "gandalf-returned":
      if (side !== DARK) notes[FANGORN].push(1 << GANDALF);
      return notes;
    case "fell":
      for (const character of facts.characters)
        if (sideOf(character) === side) lose(notes, facts.region, character - side * NINE);
      return notes;
    default:
      return notes;
  }
}

const writtenBefore = (stroke: Stroke, event: Happened<Confrontation>): boolean =>
  stroke.version < event.version || (stroke.version === event.version && stroke.index < event.index);

function pencil(notes: Note[][], stroke: Stroke): void {
  const here = notes[stroke.region];
  if (here && stroke.place < here.length) here[stroke.place] = stroke.note;
}

/** How many standees there were before the log began, told backwards from how many there are now. */
function before(log: readonly Happened<Confrontation>[], side: Side, now: readonly number[]): Note[][] {
  const empty = REGIONS.map((): Note[] => []);
  const counts = [...now];
  if (log.some(({ type }) => type === "game-began")) return empty;
  let battle: RegionId = NONE;
  const battles = log.map(({ type, facts }) => {
    if (type === "battle-began") battle = facts.region;
    return battle;
  });
  // One step of each event on a board with plenty of standees shows what it adds and takes.
  for (let i = log.length - 1; i >= 0; i--) {
    const full = REGIONS.map(() => new Array<Note>(NINE).fill(0));
    const after = follow(full, log[i], side, battles[i]);
    for (let region = 0; region < counts.length; region++) counts[region] -= after[region].length - NINE;
  }
  return counts.map((count) => new Array<Note>(Math.max(0, count)).fill(0));
}

/**
 * The notes on a side's standees as they are now: the whole log and all strokes of the pencil, in the order in which
 * they happened. `now` is how many standees stand in each region.
 */
export function notesOn(
  side: Side,
  log: readonly Happened<Confrontation>[],
  strokes: readonly Stroke[],
  now: readonly number[],
): Notes {
  let notes = before(log, side, now);
  let battle: RegionId = NONE;
  let next = 0;
  for (const event of log) {
    while (next < strokes.length && writtenBefore(strokes[next], event)) pencil(notes, strokes[next++]);
    if (event.type === "battle-began") battle = event.facts.region;
    notes = follow(notes, event, side, battle);
  }
  while (next < strokes.length) pencil(notes, strokes[next++]);
  return notes.map((here, region) => {
    // A log that was cut elsewhere may not add up: then what was noted here is true of all that stand here.
    const count = now[region] ?? 0;
    return here.length === count ? here : new Array<Note>(count).fill(union(here));
  });
}

/** The pencil goes over a standee again: one character more, or one less. */
export function strike(
  strokes: readonly Stroke[],
  log: readonly Happened<Confrontation>[],
  at: Pick<Stroke, "region" | "place">,
  note: Note,
): readonly Stroke[] {
  const last = log.at(-1);
  const [version, index] = [last?.version ?? 0, last?.index ?? 0];
  const same = (old: Stroke): boolean =>
    old.version === version && old.index === index && old.region === at.region && old.place === at.place;
  // Strokes that were written in a future since taken back were about something that did not happen.
  const kept = strokes.filter(
    (old) => !same(old) && (old.version < version || (old.version === version && old.index <= index)),
  );
  return [...kept, { version, index, ...at, note }];
}
