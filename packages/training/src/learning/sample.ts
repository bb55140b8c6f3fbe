/** What a network learns from: features of positions with what they were worth, all in a few long lists. */

import type { Learning, Policy } from "@westmarch/bots/types";
import type { Core, Engine } from "@westmarch/kernel";
import { type Course, type Lesson, retrace, targets } from "./lessons.ts";

export interface Sample {
  /** The features that hold, position after position; those of position `i` go from `from[i]` to `from[i + 1]`. */
  readonly active: Uint16Array;
  readonly from: Uint32Array;
  /** What was learnt of each for its viewer, 0 … 1. */
  readonly targets: Float32Array;
  /** How its game ended for its viewer. */
  readonly results: Float32Array;
  /** What the teacher's evaluation says of it, for comparison. */
  readonly guesses: Float32Array;
}

/** The quiet positions of these lessons, in this order. */
export function sampleOf<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  learning: Learning<G>,
  course: Course,
  lessons: readonly Lesson[],
  trust: number,
): Sample {
  const active: number[][] = [];
  const worths: number[] = [];
  const results: number[] = [];
  const guesses: number[] = [];
  const room = new Uint16Array(learning.inputs);
  for (const lesson of lessons) {
    const aims = targets(lesson, trust);
    retrace(engine, course, lesson, (g, choice) => {
      const aim = aims[choice] ?? null;
      if (aim === null || policy.quiet?.(g) === false) return;
      const viewer = learning.viewer(g);
      active.push([...room.subarray(0, learning.features(g, room))]);
      worths.push(viewer === 0 ? aim : 1 - aim);
      results.push(viewer === 0 ? lesson.result : 1 - lesson.result);
      guesses.push(policy.evaluate(g, viewer));
    });
  }
  const from = new Uint32Array(active.length + 1);
  for (const [i, features] of active.entries()) from[i + 1] = from[i] + features.length;
  const all = new Uint16Array(from[active.length]);
  for (const [i, features] of active.entries()) all.set(features, from[i]);
  return {
    active: all,
    from,
    targets: Float32Array.from(worths),
    results: Float32Array.from(results),
    guesses: Float32Array.from(guesses),
  };
}
