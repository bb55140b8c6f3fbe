/** How a choice at a great moment is told: as its button said it, with what it was offered under. */
import type { Label } from "@westmarch/boardkit";
import type { AskOf, Core } from "@westmarch/kernel";
import type { Decision } from "../judge/task.ts";
import type { JudgeWords } from "./Judged.tsx";

/** Questions whose choices say all by themselves. */
const PLAIN: readonly string[] = ["act", "attack", "move"];

interface Spoken<G, S> {
  readonly say: S;
  readonly view: G;
  readonly selected: null;
}

/** What a game says of questions and choices. */
interface Words<G extends Core, S> {
  readonly who: (say: S, decision: Decision<G>) => string;
  readonly sideOf: (decision: Decision<G>) => 0 | 1;
  readonly sentence: (ask: AskOf<G>, spoken: Spoken<G, S>) => string;
  readonly label: (option: Decision<G>["chosen"], ask: AskOf<G>, spoken: Spoken<G, S>) => Label;
  /** A choice with the group that it was offered in. */
  readonly grouped: (say: S, group: NonNullable<Label["group"]>, choice: string) => string;
}

export const judgeWordsBy =
  <G extends Core, S>({ who, sideOf, sentence, label, grouped }: Words<G, S>) =>
  (say: S): JudgeWords<G> => ({
    who: (decision) => who(say, decision),
    side: (decision) => (sideOf(decision) === 0 ? "free" : "shadow"),
    question: ({ view, ask }) =>
      PLAIN.includes(ask.prompt) ? null : sentence(ask, { say, view, selected: null }),
    choice: ({ view, ask }, option) => {
      const { text: choice, group } = label(option, ask, { say, view, selected: null });
      return group ? grouped(say, group, choice) : choice;
    },
  });
