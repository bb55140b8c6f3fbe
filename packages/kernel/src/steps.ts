/** Paragraphs as the engine goes through them, and what each asks. */
import type { Core } from "./core.ts";
import type {
  AnyAuto,
  AnyDecision,
  AnyEach,
  AnyParagraph,
  AnyPick,
  AnyQuestion,
  AnyTogether,
  Chapter,
} from "./paragraphs.ts";
import type { Ask, Frame } from "./types.ts";
import type { Question } from "./vocabulary.ts";

/** A paragraph with the place of its successor, looked up once. */
export type ParagraphStep<G> = { next: string | null } & (
  | { kind: "auto"; run: AnyAuto<G> }
  | { kind: "decision"; run: AnyDecision<G> }
  | { kind: "pick"; run: AnyPick<G> }
  | { kind: "together"; run: AnyTogether<G> }
  | { kind: "each"; run: AnyEach<G> }
);

/** A paragraph, and the label of the one after it. */
export const stepOf = <G>(run: AnyParagraph<G>, next: string | null): ParagraphStep<G> => {
  if (typeof run === "function") return { kind: "auto", next, run };
  if ("ask" in run) return { kind: "decision", next, run };
  if ("pick" in run) return { kind: "pick", next, run };
  if ("together" in run) return { kind: "together", next, run };
  return { kind: "each", next, run };
};

/** A paragraph that has no prompt names one in each question. */
const namesItself = (run: AnyQuestion, _question: Question | Ask): _question is Ask =>
  run.prompt === undefined;

/** A question under the prompt of its paragraph. */
const prompted = (run: AnyQuestion, question: Question | Ask): Ask => {
  if (namesItself(run, question)) return question;
  const { prompt = "" } = run;
  const { seat, options, about } = question;
  return about ? { seat, prompt, options, about } : { seat, prompt, options };
};

/** What is asked at this paragraph, answers that are sealed already among it. */
export function asksAt<G extends Core>(step: ParagraphStep<G>, g: G, f: Frame): readonly Ask[] {
  if (step.kind === "decision") return [prompted(step.run, step.run.ask(g, f))];
  if (step.kind === "pick") return [prompted(step.run, step.run.pick(g, f))];
  if (step.kind === "together") return step.run.together(g, f).map((one) => prompted(step.run, one));
  if (step.kind === "each") return step.run.each(g, f).map((one) => prompted(step.run, one));
  return [];
}

/** What is asked where the rules of `g` stand, for a caller that has the chapters of a game and no engine. */
export function questionsAt<G extends Core>(
  chapters: Readonly<Record<string, Chapter<G>>>,
  g: G,
): readonly Ask[] {
  const f = g.stack[g.stack.length - 1];
  const run = f && chapters[f.chapter]?.paragraphs[f.at];
  return run && !g.result ? asksAt(stepOf(run, null), g, f) : [];
}
