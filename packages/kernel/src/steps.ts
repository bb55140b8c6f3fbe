/** Paragraphs as the engine goes through them, and what each asks. */
import type { Core } from "./core.ts";
import { Opening } from "./opening.ts";
import type {
  AnyAuto,
  AnyDecision,
  AnyEach,
  AnyParagraph,
  AnyPick,
  AnyTogether,
  Chapter,
} from "./paragraphs.ts";
import type { Ask, Frame } from "./types.ts";
import type { Question } from "./vocabulary.ts";

/**
 * A paragraph, and the one after it. Paragraphs of all kinds have the same fields: the engine goes through so many that
 * it matters that it finds each in the same place. What a paragraph of a kind does not have throws.
 */
export interface ParagraphStep<G> {
  readonly kind: "auto" | "decision" | "pick" | "together" | "each";
  readonly label: string;
  /** Runs by itself. */
  readonly run: AnyAuto<G>;
  /** Asks one seat: a decision, or a pick. */
  readonly ask: AnyDecision<G>["ask"];
  readonly answered: AnyDecision<G>["answered"];
  readonly none: AnyPick<G>["none"];
  readonly always: boolean;
  /** Asks several seats. */
  readonly askAll: AnyTogether<G>["together"];
  readonly opened: AnyTogether<G>["opened"];
  readonly take: AnyEach<G>["take"];
  /** What its questions are asked by, unless they say it themselves. */
  readonly prompt: string | undefined;
  /** The paragraph after it, or null behind the last one, and all of its chapter. Set when that is complete. */
  next: ParagraphStep<G> | null;
  beside: Readonly<Record<string, ParagraphStep<G>>>;
}

/** A chapter as the engine goes through it. */
export interface ChapterSteps<G> {
  readonly first: ParagraphStep<G>;
  readonly at: Readonly<Record<string, ParagraphStep<G>>>;
  readonly opening: Opening;
}

const missing = (): never => {
  throw new Error("a paragraph of this kind does not have that");
};

const BARE = {
  kind: "auto",
  label: "",
  run: missing,
  ask: missing,
  answered: missing,
  none: undefined,
  always: false,
  askAll: missing,
  opened: missing,
  take: missing,
  prompt: undefined,
  next: null,
  beside: {},
} as const;

function stepOf<G>(label: string, run: AnyParagraph<G>): ParagraphStep<G> {
  if (typeof run === "function") return { ...BARE, label, run };
  const { prompt } = run;
  if ("ask" in run) return { ...BARE, kind: "decision", label, prompt, ask: run.ask, answered: run.answered };
  if ("pick" in run) {
    const { pick: ask, answered, none, always = false } = run;
    return { ...BARE, kind: "pick", label, prompt, ask, answered, none, always };
  }
  if ("together" in run)
    return { ...BARE, kind: "together", label, prompt, askAll: run.together, opened: run.opened };
  return { ...BARE, kind: "each", label, prompt, askAll: run.each, take: run.take };
}

/** The paragraphs of a chapter, each with its successor. Throws where there is none, or one has a number for its name. */
export function stepsOf<G>(name: string, { locals, paragraphs }: Chapter<G>): ChapterSteps<G> {
  const steps = Object.entries(paragraphs).map(([label, run]) => stepOf(label, run));
  const at = Object.fromEntries(steps.map((step) => [step.label, step]));
  for (const [i, step] of steps.entries()) {
    step.next = steps[i + 1] ?? null;
    step.beside = at;
  }
  const [first] = steps;
  if (!first) throw new Error(`the chapter ${name} has no paragraph`);
  // Keys that look like whole numbers would not keep the order they are written in.
  const numbered = steps.find(({ label }) => /^\d+$/.test(label));
  if (numbered) throw new Error(`a paragraph cannot be called ${name}/${numbered.label}`);
  return { first, at, opening: new Opening(first.label, locals) };
}

/** A paragraph that has no prompt names one in each question. */
const namesItself = (prompt: string | undefined, _question: Question | Ask): _question is Ask =>
  prompt === undefined;

/** A question under the prompt of its paragraph. */
const prompted = (question: Question | Ask, prompt = ""): Ask => {
  const { seat, options, about } = question;
  return about ? { seat, prompt, options, about } : { seat, prompt, options };
};

/** What a paragraph asks by one of its questions. */
const asked = <G>({ prompt }: ParagraphStep<G>, question: Question | Ask): Ask =>
  namesItself(prompt, question) ? question : prompted(question, prompt);

/** What a paragraph asks by these of its questions. */
export function allAsked<G>(step: ParagraphStep<G>, questions: readonly (Question | Ask)[]): Ask[] {
  const asks: Ask[] = [];
  for (const one of questions) asks.push(asked(step, one));
  return asks;
}

/** What is asked at this paragraph, answers that are sealed already among it. */
export function asksAt<G extends Core>(step: ParagraphStep<G>, g: G, f: Frame): readonly Ask[] {
  const { kind } = step;
  if (kind === "decision" || kind === "pick") return [asked(step, step.ask(g, f))];
  return kind === "auto" ? [] : allAsked(step, step.askAll(g, f));
}

/** What is asked where the rules of `g` stand, for a caller that has the chapters of a game and no engine. */
export function questionsAt<G extends Core>(
  chapters: Readonly<Record<string, Chapter<G>>>,
  g: G,
): readonly Ask[] {
  const f = g.stack[g.stack.length - 1];
  const run = f && chapters[f.chapter]?.paragraphs[f.at];
  return run && !g.result ? asksAt(stepOf(f.at, run), g, f) : [];
}
