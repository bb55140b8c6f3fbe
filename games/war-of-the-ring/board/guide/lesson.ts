/** How a first game is written: choices in the notation, in the order in which they are made. */
import type { Option, Seat } from "@westmarch/kernel";
import { warOfTheRing } from "../../index.ts";
import type { Besides, Key } from "../keys.ts";

/** What is said, what it points at, and the choice that goes on, with what follows from it; without one, a button. */
export type Told = readonly [say: Key, point: string | null, choice?: string];

export interface Lesson {
  readonly seat: Seat;
  readonly position: string;
  readonly steps: readonly Told[];
  /** What the other side does, in order. */
  readonly replies: string;
  /** What is drawn, in order: dice from 0 to 5, places in a deck or in the Hunt Pool. */
  readonly chance: readonly (readonly number[])[];
}

const option = (word: string): Option => warOfTheRing.notation.option(word);

export const guideOf = ({ seat, position, steps, replies, chance }: Lesson): Besides["guides"][number] => ({
  settings: {},
  position,
  seat,
  steps: steps.map(([say, point, choices = ""]) => {
    const [choice, ...brings] = choices.split(" ").filter(Boolean).map(option);
    return {
      say,
      ...(point === null ? {} : { point }),
      allow: choice ? [choice] : [],
      ...(brings.length > 0 && { brings }),
    };
  }),
  replies: replies
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ seat: 1 - seat, option: option(word) })),
  chance: chance.flat(),
});
