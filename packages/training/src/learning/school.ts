/** Worker threads that play lessons. */
import { threads } from "../threads.ts";
import type { Course, Lesson } from "./lessons.ts";
import type { LessonTask } from "./worker.ts";

/**
 * Plays the lessons of these numbers, as many at a time as there are threads; `onLesson` hears of each as it is done, in
 * whatever order. `registry` is the module that exports `games`. Rejects with the first error, after those that are being
 * played have come to an end.
 */
export async function school(
  registry: URL | string,
  course: Course,
  games: readonly number[],
  size: number,
  onLesson: (lesson: Lesson) => void,
): Promise<void> {
  const workers = threads<LessonTask, Lesson>(new URL("./worker.ts", import.meta.url), size);
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < games.length) {
      const game = games[next++];
      try {
        onLesson(await workers.run({ registry: String(registry), course, game }));
      } catch (error) {
        next = games.length;
        throw error;
      }
    }
  };
  try {
    const ends = await Promise.allSettled(Array.from({ length: size }, work));
    for (const end of ends) if (end.status === "rejected") throw end.reason;
  } finally {
    await workers.destroy();
  }
}
