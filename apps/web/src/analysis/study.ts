/**
 * A study: one game, or a position that was set up, and what has been tried from its moments. A value; every change
 * makes a new one, and says only what is different, so that it can be carried out on what another page has kept meanwhile.
 */
import type { AnySave, JournalEntry, Result, Seat, Settings } from "@westmarch/kernel";
import type { Level } from "@westmarch/protocol";

/** A course of a study: null is the game as it was played, or the position it begins with. */
export type CourseId = string | null;

/** A moment of a course: how many choices lie before it. */
export interface Moment {
  readonly course: CourseId;
  readonly at: number;
}

/** Where a study begins. */
export type Root =
  /** A whole game as a file; `names` by seat, where they are known. */
  | { readonly kind: "game"; readonly save: AnySave; readonly names: readonly (string | null)[] }
  /** The choices of a game that stood, as a link holds them. */
  | {
      readonly kind: "record";
      readonly settings: Settings;
      readonly opening: JournalEntry["draws"];
      readonly journal: readonly JournalEntry[];
      readonly stopped: Result | null;
      readonly names: readonly (string | null)[];
    }
  | { readonly kind: "position"; readonly position: string; readonly settings: Settings };

/** What was tried from a moment on. */
export interface Branch {
  readonly id: string;
  /** Empty: it goes by what happens first on it. */
  readonly name: string;
  readonly from: Moment;
  readonly entries: readonly JournalEntry[];
}

/** Something written beside a moment. */
export interface Note extends Moment {
  readonly id: string;
  readonly text: string;
  /** Empty where it has no name. */
  readonly by: string;
  /** Milliseconds since 1970. */
  readonly when: number;
}

export const INKS = ["gold", "leaf", "ember"] as const;
export type Ink = (typeof INKS)[number];

/** Drawn on the board: an arrow between two things, or a ring round one, by what explains them (`data-explain`). */
export interface Mark extends Moment {
  readonly from: string;
  readonly to: string | null;
  readonly ink: Ink;
}

/** What a moment is worth to each seat, 0 … 1, and how many games it was told from. */
export interface Worth {
  readonly values: readonly number[];
  readonly games: number;
}

/** Who plays a seat on: the one who studies, or a computer. */
export type Player = "self" | Level;

export interface Study {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly root: Root;
  readonly branches: readonly Branch[];
  /** Branches that were removed, the newest last, each with those that began on it. */
  readonly removed: readonly (readonly Branch[])[];
  readonly notes: readonly Note[];
  readonly marks: readonly Mark[];
  /** By course and moment (`placeOf`). */
  readonly worth: Readonly<Record<string, Worth>>;
  /** By seat, where the reader has said. */
  readonly players: readonly Player[];
  /** Where it was looked at last. */
  readonly looked: Moment;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

/** Removals that can be brought back. */
const MOST_REMOVED = 20;

export const placeOf = ({ course, at }: Moment): string => `${course ?? ""}/${at}`;

export const sameMoment = (one: Moment, other: Moment): boolean =>
  one.course === other.course && one.at === other.at;

export const branchOf = ({ branches }: Pick<Study, "branches">, course: CourseId): Branch | null =>
  branches.find(({ id }) => id === course) ?? null;

/** The same moment on the course that it belongs to: what lies before a branch lies on what it began from. */
export function homeOf(study: Pick<Study, "branches">, moment: Moment): Moment {
  const branch = branchOf(study, moment.course);
  return branch && moment.at <= branch.from.at
    ? homeOf(study, { course: branch.from.course, at: moment.at })
    : moment;
}

export const begun = (id: string, game: string, title: string, root: Root, now: number): Study => ({
  id,
  game,
  title,
  root,
  branches: [],
  removed: [],
  notes: [],
  marks: [],
  worth: {},
  players: [],
  looked: { course: null, at: 0 },
  changed: now,
});

/** A branch, or more of one: one that is there already is replaced by a longer one of the same name. */
export const grow = (study: Study, branch: Branch): Study => {
  const known = branchOf(study, branch.id);
  const grown = known ? { ...known, entries: branch.entries } : branch;
  return {
    ...study,
    branches: known ? study.branches.map((one) => (one === known ? grown : one)) : [...study.branches, grown],
  };
};

export const rename = (study: Study, id: string, name: string): Study => ({
  ...study,
  branches: study.branches.map((branch) => (branch.id === id ? { ...branch, name } : branch)),
});

/** A branch and all that began on it, directly or not; the branch itself first. */
export function withAll({ branches }: Pick<Study, "branches">, id: string): readonly Branch[] {
  const found = branches.filter((branch) => branch.id === id);
  for (const branch of found) found.push(...branches.filter(({ from }) => from.course === branch.id));
  return found;
}

/** Takes a branch out, with what began on it. Notes and marks on it stay for when it is brought back. */
export function remove(study: Study, id: string): Study {
  const gone = withAll(study, id);
  if (gone.length === 0) return study;
  return {
    ...study,
    branches: study.branches.filter((branch) => !gone.includes(branch)),
    removed: [...study.removed, gone].slice(-MOST_REMOVED),
  };
}

/** Brings one branch back that was removed, with what was removed with it, and changes nothing else. */
export function bringBack(study: Study, id: string): Study {
  const found = study.removed.findLast(([branch]) => branch?.id === id);
  const [first] = found ?? [];
  if (!found || !first) return study;
  const { course } = first.from;
  // What it began from was removed after it: that comes back first.
  const before =
    course !== null && !branchOf(study, course) ? bringBack(study, holderOf(study, course)) : study;
  return {
    ...before,
    branches: [...before.branches, ...found.filter(({ id: one }) => !branchOf(before, one))],
    removed: before.removed.filter((gone) => gone !== found),
  };
}

/** The branch with which this one was removed. */
const holderOf = ({ removed }: Study, id: string): string =>
  removed.findLast((gone) => gone.some((branch) => branch.id === id))?.[0]?.id ?? id;

export const note = (study: Study, written: Note): Study => {
  const home = { ...written, ...homeOf(study, written) };
  const known = study.notes.some(({ id }) => id === written.id);
  return {
    ...study,
    notes: known
      ? study.notes.map((one) => (one.id === written.id ? { ...one, text: written.text } : one))
      : [...study.notes, home],
  };
};

export const unnote = (study: Study, id: string): Study => ({
  ...study,
  notes: study.notes.filter((one) => one.id !== id),
});

const sameMark = (one: Mark, other: Mark): boolean =>
  sameMoment(one, other) && one.from === other.from && one.to === other.to;

/** Draws a mark, or takes it off where the same is drawn already. */
export const mark = (study: Study, drawn: Mark): Study => {
  const home = { ...drawn, ...homeOf(study, drawn) };
  const others = study.marks.filter((one) => !sameMark(one, home));
  return { ...study, marks: others.length < study.marks.length ? others : [...others, home] };
};

export const unmark = (study: Study, moment: Moment): Study => {
  const home = homeOf(study, moment);
  return { ...study, marks: study.marks.filter((one) => !sameMoment(one, home)) };
};

export const notesAt = (study: Study, moment: Moment): readonly Note[] => {
  const home = homeOf(study, moment);
  return study.notes.filter((one) => sameMoment(one, home));
};

export const marksAt = (study: Study, moment: Moment): readonly Mark[] => {
  const home = homeOf(study, moment);
  return study.marks.filter((one) => sameMoment(one, home));
};

/** Takes in what moments are worth; the better founded opinion stays. */
export const weigh = (study: Study, found: Readonly<Record<string, Worth>>): Study => {
  const worth = { ...study.worth };
  for (const [place, one] of Object.entries(found))
    if (one.games >= (worth[place]?.games ?? 0)) worth[place] = one;
  return { ...study, worth };
};

export const worthAt = (study: Study, moment: Moment): Worth | null =>
  study.worth[placeOf(homeOf(study, moment))] ?? null;

export const seat = (study: Study, players: readonly Player[]): Study => ({ ...study, players });

/** Who plays a seat on, if the reader has not said otherwise: the reader. */
export const playerOf = ({ players }: Pick<Study, "players">, of: Seat): Player => players[of] ?? "self";
