/** Learns what to look into first: what holds of the choices that a teacher made, against those that were offered beside them. */

import { likingOf, type Priors } from "@westmarch/bots/network";
import type { Learning, Policy } from "@westmarch/bots/types";
import { type Core, type Engine, seedOf, stream } from "@westmarch/kernel";
import { type Course, type Lesson, retrace } from "./lessons.ts";
import { packed, shuffle, Weights } from "./weights.ts";

/** A choice that a teacher made. */
export interface LessonQuestion {
  /** The features of each option. */
  readonly options: readonly Uint16Array[];
  readonly chosen: number;
  /** What first sight made of them, as shares of 1, for comparison. */
  readonly guesses: readonly number[];
}

/** The teacher's own choices in these lessons, and none to which a player strayed. */
export function questionsOf<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  choices: NonNullable<Learning<G>["choices"]>,
  course: Course,
  lessons: readonly Lesson[],
): LessonQuestion[] {
  const questions: LessonQuestion[] = [];
  const room = new Uint16Array(choices.inputs);
  for (const lesson of lessons)
    retrace(engine, course, lesson, (g, choice) => {
      const [ask] = engine.asks(g);
      const chosen = lesson.choices[choice];
      if (!ask || lesson.values[choice] === null || lesson.strays.includes(choice)) return;
      const weights = ask.options.map(() => 1);
      policy.weigh?.(g, ask, ask.options, weights);
      questions.push({
        options: ask.options.map((option) => room.slice(0, choices.features(g, option, room))),
        chosen,
        guesses: shares(weights),
      });
    });
  return questions;
}

const shares = (weights: readonly number[]): number[] => {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
};

/** Shares of 1 from logarithms. */
function softly(likings: readonly number[]): number[] {
  const most = Math.max(...likings);
  return shares(likings.map((liking) => Math.exp(liking - most)));
}

/** Choices between two steps. */
const BATCH = 64;
const RATE = 0.02;

/** Fits the priors. Throws where there is no choice to learn from. */
export function fitPriors(
  questions: readonly LessonQuestion[],
  inputs: number,
  { epochs, seed }: { readonly epochs: number; readonly seed: number },
): Priors {
  if (questions.length === 0) throw new Error("there is no choice to learn from");
  const random = stream(seedOf("priors", seed));
  const weights = new Weights(inputs);
  const { now, slope } = weights;
  const liking = (features: Uint16Array): number => features.reduce((sum, feature) => sum + now[feature], 0);
  const order = Uint32Array.from(questions, (_, i) => i);
  const rounds = epochs * Math.ceil(order.length / BATCH);
  let round = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (let start = 0; start < order.length; start += BATCH) {
      for (const k of order.subarray(start, start + BATCH)) {
        const { options, chosen } = questions[k];
        for (const [o, chance] of softly(options.map(liking)).entries())
          for (const feature of options[o]) slope[feature] += (chance - (o === chosen ? 1 : 0)) / BATCH;
      }
      weights.step(RATE, ++round, rounds);
    }
  }
  const { scales, digits } = packed(now, 1);
  return { inputs, scale: scales[0], weights: digits };
}

/** How well choices were foretold: mean log loss, and how often the one that was made was liked best. */
export interface ChoiceMarks {
  readonly loss: number;
  readonly right: number;
}

const SELDOM = 1e-9;

function marksOf(
  questions: readonly LessonQuestion[],
  told: (question: LessonQuestion) => readonly number[],
): ChoiceMarks {
  let loss = 0;
  let right = 0;
  for (const question of questions) {
    const chances = told(question);
    loss -= Math.log(Math.max(SELDOM, chances[question.chosen]));
    if (chances.indexOf(Math.max(...chances)) === question.chosen) right++;
  }
  const many = Math.max(1, questions.length);
  return { loss: loss / many, right: right / many };
}

/** What was learnt beside first sight as it was. */
export function priorsExam(
  questions: readonly LessonQuestion[],
  priors: Priors,
): { readonly priors: ChoiceMarks; readonly firstSight: ChoiceMarks } {
  const liking = likingOf(priors);
  return {
    priors: marksOf(questions, ({ options }) => softly(options.map((one) => liking(one, one.length)))),
    firstSight: marksOf(questions, ({ guesses }) => guesses),
  };
}
