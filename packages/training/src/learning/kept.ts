/** Lessons in a file: a line of JSON that says which course they are of, then a line for each game, as they were played. */
import type { Course, Lesson } from "./lessons.ts";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isWorth = (value: unknown): boolean => value === null || (isCount(value) && value <= 1000);
const isResult = (value: unknown): value is Lesson["result"] => value === 0 || value === 0.5 || value === 1;

const isCourse = (value: unknown): value is Course =>
  isRecord(value) &&
  typeof value.game === "string" &&
  (value.teacher === null || typeof value.teacher === "string") &&
  [value.version, value.edition, value.iterations, value.seed].every(isCount);

const isLesson = (value: unknown): value is Lesson =>
  isRecord(value) &&
  isCount(value.game) &&
  Array.isArray(value.choices) &&
  value.choices.every(isCount) &&
  Array.isArray(value.values) &&
  value.values.length === value.choices.length &&
  value.values.every(isWorth) &&
  Array.isArray(value.strays) &&
  value.strays.every(isCount) &&
  isResult(value.result);

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** A file of lessons as it was read. */
export interface KeptLessons {
  /** Null: the first line does not say. */
  readonly course: Course | null;
  readonly lessons: readonly Lesson[];
  /** The numbers of lines that say nothing, or of a game told before. */
  readonly bad: readonly number[];
  /** The text up to its last whole line: what comes after it was being written when something stopped. */
  readonly whole: string;
}

export function readLessons(text: string): KeptLessons {
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  const [first = "", ...lines] = whole.split("\n").slice(0, -1);
  const course = parsed(first);
  const lessons = new Map<number, Lesson>();
  const bad: number[] = [];
  for (const [i, line] of lines.entries()) {
    const value = parsed(line);
    if (isLesson(value) && !lessons.has(value.game)) lessons.set(value.game, value);
    else bad.push(i + 2);
  }
  return { course: isCourse(course) ? course : null, lessons: [...lessons.values()], bad, whole };
}

/** The same in every respect. */
export const sameCourse = (one: Course, other: Course): boolean => writeCourse(one) === writeCourse(other);

export const writeCourse = ({ game, version, teacher, edition, iterations, seed }: Course): string =>
  `${JSON.stringify({ game, version, teacher, edition, iterations, seed })}\n`;

export const writeLesson = ({ game, choices, values, strays, result }: Lesson): string =>
  `${JSON.stringify({ game, choices, values, strays, result })}\n`;
