/** What is shared by a link: all of it stands in the address itself, pressed small. No server is told of it. */
import { pressed, unpressed } from "@westmarch/boardkit/letters";
import type { Core, JournalEntry, Notation, Settings } from "@westmarch/kernel";
import { recordOf } from "@westmarch/kernel";
import { studyIn } from "./file.ts";
import type { Lines } from "./lines.ts";
import { branchOf, type CourseId, homeOf, type Moment, type Root, type Study } from "./study.ts";

/** As many letters as links are carried whole by what people send them with. */
export const LONGEST = 24_000;

/** A choice as it stands in a link: seat, choice, draws, number of the first draw, and what else it was, in bits. */
type Short = readonly [JournalEntry["seat"], JournalEntry["option"], JournalEntry["draws"], number, number];
const BARRIER = 1;
const FREE = 2;
const BY_TIME = 4;

const short = ({ seat, option, draws, from, barrier, free, byTime }: JournalEntry): Short => [
  seat,
  option,
  draws,
  from ?? -1,
  (barrier ? BARRIER : 0) + (free ? FREE : 0) + (byTime ? BY_TIME : 0),
];

/** The same as it was; what is not one is left as it is, and refused where the study is read. */
function long(told: unknown): unknown {
  if (!Array.isArray(told)) return told;
  const [seat, option, draws, from, bits]: unknown[] = told;
  if (typeof bits !== "number") return told;
  return {
    seat,
    option,
    draws,
    ...(typeof from === "number" && from >= 0 && { from }),
    barrier: (bits & BARRIER) !== 0,
    free: (bits & FREE) !== 0,
    ...((bits & BY_TIME) !== 0 && { byTime: true }),
  };
}

/** Entries wherever they stand in something. */
const ENTRIES = new Set(["entries", "journal", "line"]);

/** Something that holds entries, as letters. */
export const lettersFor = (value: object): Promise<string> =>
  pressed(
    JSON.stringify(value, (key, inner: unknown) =>
      ENTRIES.has(key) && Array.isArray(inner) ? inner.map(short) : inner,
    ),
  );

/** What was made into these letters; null where nothing can be read in them. Throws `TooMuch`. */
export async function contentOf(letters: string): Promise<unknown> {
  const text = await unpressed(letters);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text, (key, inner: unknown) =>
      ENTRIES.has(key) && Array.isArray(inner) ? inner.map(long) : inner,
    );
    return value;
  } catch {
    return null;
  }
}

/** The study that these letters stand for, under another name; null where they stand for none. Throws `TooMuch`. */
export async function sentStudy(letters: string): Promise<Study | null> {
  const value = await contentOf(letters);
  return typeof value === "object" && value !== null && "study" in value ? studyIn(value.study) : null;
}

/** A root as it is sent: the choices that stood, and nothing that was taken back. */
function sentRoot(root: Root): Root {
  if (root.kind !== "game") return root;
  const { settings, opening, journal, stopped = null } = recordOf(root.save);
  return { kind: "record", settings, opening, journal, stopped, names: root.names };
}

/** What belongs to the courses that are sent. */
const on = <T extends Moment>(list: readonly T[], courses: ReadonlySet<CourseId>): readonly T[] =>
  list.filter(({ course }) => courses.has(course));

/** The courses from the first one to this. */
function down(study: Study, course: CourseId): readonly CourseId[] {
  const branch = branchOf(study, course);
  return branch ? [...down(study, branch.from.course), course] : [null];
}

export interface Sending {
  /** Where its sender stands: the branch is sent, and opened there. */
  readonly moment: Moment;
  /** All branches, not only the one on which one stands. */
  readonly whole: boolean;
  readonly notes: boolean;
}

/** A study as it is sent. */
export function sent(study: Study, { moment, whole, notes }: Sending): Study {
  const courses = new Set<CourseId>(
    whole ? [null, ...study.branches.map(({ id }) => id)] : down(study, moment.course),
  );
  return {
    ...study,
    root: sentRoot(study.root),
    branches: study.branches.filter(({ id }) => courses.has(id)),
    removed: [],
    notes: notes ? on(study.notes, courses) : [],
    marks: notes ? on(study.marks, courses) : [],
    worth: {},
    players: [],
    looked: moment,
  };
}

/** The same without what lies before the branch: it begins at a position. For games that are too long for a link. */
export function cut(study: Study, lines: Lines, notation: Notation<Core>, settings: Settings): Study {
  const { looked } = study;
  const branch = branchOf(study, looked.course);
  const start = branch ? branch.from.at : looked.at;
  const under = lines.of(study, branch?.from.course ?? null);
  const kept = branch && { ...branch, from: { course: null, at: 0 } };
  const moved = <T extends Moment>(list: readonly T[]): readonly T[] =>
    list.flatMap((one) => {
      const home = homeOf(study, one);
      if (branch && home.course === branch.id) return [{ ...one, at: one.at - start }];
      return home.course === (branch?.from.course ?? null) && home.at === start
        ? [{ ...one, course: null, at: 0 }]
        : [];
    });
  return {
    ...study,
    root: { kind: "position", position: notation.write(under.state(start)), settings },
    branches: kept ? [kept] : [],
    notes: moved(study.notes),
    marks: moved(study.marks),
    looked: { course: kept ? kept.id : null, at: kept ? looked.at - start : 0 },
  };
}

/** The address at which something that was sent is opened. */
export const addressOfSent = (letters: string): string => `${location.origin}/lab/sent#${letters}`;
