import { appendFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Network } from "@westmarch/bots/network";
import type { Learning, Policy } from "@westmarch/bots/types";
import { type Core, Engine } from "@westmarch/kernel";
import { sidesOf } from "@westmarch/training";
import {
  type Course,
  exam,
  fit,
  fitPriors,
  type Lesson,
  type Marks,
  Misremembered,
  priorsExam,
  questionsOf,
  readLessons,
  sameCourse,
  sampleOf,
  school,
  writeCourse,
  writeLesson,
} from "@westmarch/training/learning";
import { rulesNamed } from "../arguments.ts";
import { readText } from "../files.ts";
import type { Output } from "../output.ts";
import { progress } from "../progress.ts";
import { Trouble } from "../trouble.ts";

export interface TrainFlags {
  readonly games: number;
  readonly iterations: number;
  readonly teacher?: string;
  readonly seed: number;
  readonly cores: number;
  readonly hidden: number;
  readonly epochs: number;
  /** In percent. */
  readonly trust: number;
  readonly lessons?: string;
  readonly to?: string;
}

/** One game in so many is not learnt from: with it the network is tried. */
const TRIED = 10;
const isTried = ({ game }: Lesson): boolean => game % TRIED === TRIED - 1;

/** `westmarch train GAME` */
export async function trainCommand(id: string, flags: TrainFlags, out: Output): Promise<void> {
  const { game, ...entry } = rulesNamed(id);
  const engine = new Engine(game);
  const learning = await entry.learning?.();
  const teacher = flags.teacher ?? null;
  const rivals = (await entry.rivals?.()) ?? {};
  const policy =
    teacher === null ? await entry.policy() : Object.hasOwn(rivals, teacher) ? rivals[teacher] : null;
  if (!learning || sidesOf(engine, {})?.flat().length !== 2)
    throw new Trouble("trouble.train.game", { game: id });
  if (flags.trust > 100) throw new Trouble("trouble.train.trust", { written: flags.trust });
  if (!policy) {
    const known = Object.keys(rivals).join(", ");
    throw new Trouble(known === "" ? "trouble.rival.none" : "trouble.rival", {
      game: id,
      written: flags.teacher ?? "",
      known,
    });
  }
  const { iterations, seed } = flags;
  const course = { game: id, version: game.version, teacher, edition: policy.edition ?? 1, iterations, seed };
  const file = flags.lessons ?? `lessons-${id}.jsonl`;
  const lessons = await played(course, file, flags, out);
  const to = flags.to ?? `network-${id}.json`;
  const { network, marks, positions } = learnt(
    engine,
    { policy, learning, course, lessons, file },
    flags,
    out,
  );
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, `${JSON.stringify(network, null, 2)}\n`);
  for (const judge of ["network", "evaluation"] as const) tellMarks(judge, marks[judge], out);
  for (const judge of ["priors", "firstSight"] as const) {
    const told = marks[judge];
    if (told) tellMarks(judge, told, out);
  }
  out.tell("train.written", { file: to, lessons: file });
  out.result({ games: lessons.length, positions, ...marks, to, lessons: file });
}

/** All lessons of the course, in the order of their numbers: those that are kept, and those that were still to be played. */
async function played(
  course: Course,
  file: string,
  { games, cores }: TrainFlags,
  out: Output,
): Promise<readonly Lesson[]> {
  const known = lessonsIn(file, course);
  const have = new Set(known.map(({ game }) => game));
  const missing = Array.from({ length: games }, (_, game) => game).filter((game) => !have.has(game));
  const all = known.slice();
  const bar = progress(games, out.words, out.errors);
  try {
    if (missing.length > 0)
      await school(import.meta.resolve("@westmarch/registry"), course, missing, cores, (lesson) => {
        appendFileSync(file, writeLesson(lesson));
        all.push(lesson);
        bar.to(all.length, out.words("train.playing", { iterations: course.iterations }));
      });
  } finally {
    bar.end();
  }
  return all.filter(({ game }) => game < games).sort((one, other) => one.game - other.game);
}

/** The lessons in a file, which is begun where there is none. */
function lessonsIn(file: string, course: Course): readonly Lesson[] {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, writeCourse(course));
    return [];
  }
  const text = readText(file);
  const kept = readLessons(text);
  if (!kept.course) throw new Trouble("trouble.train.foreign", { file });
  if (!sameCourse(kept.course, course)) {
    const [holds, wanted] = [writeCourse(kept.course).trimEnd(), writeCourse(course).trimEnd()];
    throw new Trouble("trouble.train.course", { file, holds, wanted });
  }
  if (kept.bad.length > 0) throw new Trouble("trouble.train.line", { file, line: kept.bad[0] });
  // Something stopped while the last line was being written: that game is played again.
  if (kept.whole.length < text.length) writeFileSync(file, kept.whole);
  return kept.lessons;
}

interface Lore {
  readonly policy: Policy<Core>;
  readonly learning: Learning<Core>;
  readonly course: Course;
  readonly lessons: readonly Lesson[];
  readonly file: string;
}

interface Learnt {
  readonly network: Network;
  readonly marks: Record<"network" | "evaluation", Marks> & Partial<Record<"priors" | "firstSight", Marks>>;
  readonly positions: number;
}

function learnt(
  engine: Engine<Core, unknown>,
  { policy, learning, course, lessons, file }: Lore,
  { hidden, epochs, trust: percent, seed }: TrainFlags,
  out: Output,
): Learnt {
  const trust = percent / 100;
  const sample = (these: readonly Lesson[]) => sampleOf(engine, policy, learning, course, these, trust);
  try {
    const own = lessons.filter((lesson) => !isTried(lesson));
    const others = lessons.filter(isTried);
    const learntFrom = sample(own);
    const tried = sample(others);
    const { game, teacher, iterations, edition } = course;
    const recipe = { game, teacher, iterations, games: lessons.length, seed, edition, epochs, trust };
    const positions = learntFrom.targets.length;
    if (positions === 0) throw new Trouble("trouble.train.nothing");
    out.tell("train.fitting", { positions, games: lessons.length });
    const network = fit(learntFrom, learning.inputs, { hidden, epochs, seed }, recipe);
    const marks = exam(tried, network);
    const { choices } = learning;
    if (!choices) return { network, marks, positions };
    const questions = (these: readonly Lesson[]) => questionsOf(engine, policy, choices, course, these);
    const priors = fitPriors(questions(own), choices.inputs, { epochs, seed });
    const foretold = priorsExam(questions(others), priors);
    return { network: { ...network, priors }, marks: { ...marks, ...foretold }, positions };
  } catch (error) {
    if (error instanceof Misremembered)
      throw new Trouble("trouble.train.other-end", { file, game: error.game });
    throw error;
  }
}

type Judge = "network" | "evaluation" | "priors" | "firstSight";
const tellMarks = (judge: Judge, { loss, right }: Marks, out: Output): void =>
  out.tell("train.marks", { judge, loss: loss.toFixed(4), right: `${(100 * right).toFixed(1)} %` });
