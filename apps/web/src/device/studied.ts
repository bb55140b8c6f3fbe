import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

interface Studied {
  /** Rule books that were opened, by game. */
  readonly rules: readonly string[];
  /** Guided games that were played to their end: `GAME`, or `GAME/PART` where a game teaches several. */
  readonly lessons: readonly string[];
}

/** What was learnt on this device. It stays on it. */
export const useStudied = create<Studied>()(
  persist((): Studied => ({ rules: [], lessons: [] }), {
    name: "westmarch-learning",
    version: 1,
    storage: createJSONStorage(() => localStorage),
  }),
);

const withOne = (list: readonly string[], one: string): readonly string[] =>
  list.includes(one) ? list : [...list, one];

/** Notes that the rule book of a game was opened. */
export function noteRules(game: string): void {
  useStudied.setState(({ rules }) => ({ rules: withOne(rules, game) }));
}

/** Notes that a guided game was played to its end. */
export function noteLesson(lesson: string): void {
  useStudied.setState(({ lessons }) => ({ lessons: withOne(lessons, lesson) }));
}
