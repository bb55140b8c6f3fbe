/** How a guided first game is written: choices in the notation, in the order in which they are made. */
import type { Core, Notation, Option, Seat, Settings } from "@westmarch/kernel";
import type { Guide } from "./board.ts";

/** What is said, what it points at, and the choice that goes on, with what follows from it; without one, a button. */
export type LessonStep<Key extends string = string> = readonly [
  say: Key,
  point: string | null,
  choice?: string,
];

/** A lesson for two: whatever is not the learner's choice is the other seat's. */
export interface Lesson<Key extends string = string> {
  readonly settings?: Settings;
  /** What is learnt, where the name of the seat does not tell. */
  readonly title?: Key;
  readonly seat: Seat;
  readonly position: string;
  readonly steps: readonly LessonStep<Key>[];
  /** What the other side does, in order. */
  readonly replies: string;
  /** What is drawn, in order. */
  readonly chance: readonly (readonly number[])[];
}

const words = (choices: string): readonly string[] => choices.split(/\s+/).filter(Boolean);

/** The guide that a lesson in this notation makes. */
export function guideIn<G extends Core, Key extends string>(
  notation: Pick<Notation<G>, "option">,
  { settings = {}, title, seat, position, steps, replies, chance }: Lesson<Key>,
): Guide<Key> {
  const option = (word: string): Option => notation.option(word);
  return {
    settings,
    ...(title !== undefined && { title }),
    position,
    seat,
    steps: steps.map(([say, point, choices = ""]) => {
      const [choice, ...brings] = words(choices).map(option);
      return {
        say,
        ...(point === null ? {} : { point }),
        allow: choice ? [choice] : [],
        ...(brings.length > 0 && { brings }),
      };
    }),
    replies: words(replies).map((word) => ({ seat: 1 - seat, option: option(word) })),
    chance: chance.flat(),
  };
}
