/** What runs in a worker thread of a school: one game that the teacher plays. */

import { gamesAt } from "@westmarch/bots/registered-games";
import { Engine } from "@westmarch/kernel";
import { type Course, type Lesson, teach } from "./lessons.ts";

export interface LessonTask {
  /** Address of the module that exports the games. */
  readonly registry: string;
  readonly course: Course;
  /** Number of the lesson. */
  readonly game: number;
}

export default async function playLesson({ registry, course, game }: LessonTask): Promise<Lesson> {
  const entry = (await gamesAt(registry))[course.game];
  if (!entry) throw new Error(`there is no game ${course.game}`);
  const { teacher } = course;
  const policy = teacher === null ? await entry.policy() : (await entry.rivals?.())?.[teacher];
  if (!policy) throw new Error(`${course.game} has no rival ${teacher}`);
  return teach(new Engine(entry.game), policy, course, game);
}
