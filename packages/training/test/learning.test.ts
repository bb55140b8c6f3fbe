import { judgementOf, learnt, likingOf, type Network, weighed } from "@westmarch/bots/network";
import type { Learning } from "@westmarch/bots/types";
import { Engine } from "@westmarch/kernel";
import { blind, type Doors, doors } from "@westmarch/testkit/doors";
import { describe, expect, test } from "vitest";
import { exam, judged } from "../src/learning/exam.ts";
import { fit } from "../src/learning/fit.ts";
import { readLessons, sameCourse, writeCourse, writeLesson } from "../src/learning/kept.ts";
import { type Course, type Lesson, Misremembered, retrace, targets, teach } from "../src/learning/lessons.ts";
import { fitPriors, type LessonQuestion, priorsExam, questionsOf } from "../src/learning/priors.ts";
import { type Sample, sampleOf } from "../src/learning/sample.ts";

const engine = new Engine(doors);
const course: Course = { game: "doors", version: 1, teacher: null, edition: 1, iterations: 20, seed: 3 };
const lessons = Array.from({ length: 12 }, (_, game) => teach(engine, blind, course, game));

/** Doors as a player sees them who knows where the treasure is: whose turn it is, and which doors are open. */
const learning: Learning<Doors> = {
  inputs: 4,
  viewer: () => 0,
  features: (g, into) => {
    let many = 0;
    if (g.turn === 0) into[many++] = 3;
    for (let door = 0; door < 3; door++) if (g.open & (1 << door)) into[many++] = door;
    return many;
  },
};

describe("a lesson", () => {
  test("is the same whenever it is given, and another for each number", () => {
    expect(teach(engine, blind, course, 4)).toEqual(lessons[4]);
    expect(new Set(lessons.map((lesson) => JSON.stringify(lesson.choices))).size).toBeGreaterThan(6);
  });

  test("is retraced choice by choice to its result", () => {
    for (const lesson of lessons) {
      const shown: number[] = [];
      retrace(engine, course, lesson, (_g, choice) => shown.push(choice));
      expect(shown).toEqual(lesson.choices.map((_, i) => i));
    }
  });

  test.each([
    ["a choice that is not offered", { choices: lessons[0].choices.map(() => 9) }],
    ["another end", { result: 1 - lessons[0].result }],
    ["a choice too few", { choices: lessons[0].choices.slice(0, -1) }],
    ["a choice too many", { choices: [...lessons[0].choices, 0] }],
  ] satisfies [string, Partial<Lesson>][])("with %s is not taken", (_, change) => {
    expect(() => retrace(engine, course, { ...lessons[0], ...change }, () => {})).toThrow(Misremembered);
  });

  test("teaches what the teacher thought, what came of it, or something between", () => {
    const lesson: Lesson = {
      game: 0,
      choices: [0, 0, 0],
      values: [500, null, 700],
      strays: [],
      result: 1,
    };
    expect(targets(lesson, 0)).toEqual([0.5, null, 0.7]);
    expect(targets(lesson, 1)).toEqual([1, null, 1]);
    const [first, , last] = targets(lesson, 0.5);
    expect(last).toBeCloseTo(0.85, 10);
    expect(first).toBeCloseTo(0.675, 10);
  });

  test("does not blame a position for a choice that the teacher would not have made in it", () => {
    const lesson: Lesson = { game: 0, choices: [0, 0, 0], values: [500, 600, 700], strays: [1], result: 0 };
    expect(targets(lesson, 1)).toEqual([0.6, 0.6, 0]);
  });
});

describe("lessons in a file", () => {
  const text = writeCourse(course) + lessons.map(writeLesson).join("");

  test("are read as they were written", () => {
    expect(readLessons(text)).toEqual({ course, lessons, bad: [], whole: text });
  });

  test("a line that was being written when something stopped is left out", () => {
    const { lessons: read, bad, whole } = readLessons(text.slice(0, -5));
    expect(read).toEqual(lessons.slice(0, -1));
    expect(bad).toEqual([]);
    expect(text.startsWith(whole)).toBe(true);
  });

  test.each([
    "nonsense",
    "{}",
    writeLesson({ ...lessons[0], game: 99, result: 0.7 }).trim(),
    writeLesson({ ...lessons[0], game: 99, values: [] }).trim(),
    writeLesson(lessons[3]).trim(),
    "",
  ])("the line %j is named", (line) => {
    expect(readLessons(`${text}${line}\n`).bad).toEqual([lessons.length + 2]);
  });

  test("a file of something else says no course", () => {
    for (const other of ["", "nonsense\n", writeLesson(lessons[0]), '{"game":"doors"}\n'])
      expect(readLessons(other).course).toBeNull();
  });

  test("courses that differ in anything are told apart", () => {
    expect(sameCourse(course, { ...course })).toBe(true);
    expect(sameCourse(course, { ...course, teacher: "veteran" })).toBe(false);
    for (const key of ["version", "edition", "iterations", "seed"] as const)
      expect(sameCourse(course, { ...course, [key]: 8 })).toBe(false);
  });
});

/** Won with one of the first two features or with both of the last, otherwise lost: no sum says that. */
function riddle(): Sample {
  const rows = [
    [0, 2],
    [1, 3],
    [2, 3],
    [0, 3],
    [1, 2],
    [0, 1],
  ];
  const won = [1, 1, 1, 0, 0, 0];
  return {
    active: Uint16Array.from(rows.flat()),
    from: Uint32Array.from([0, ...rows.map((_, i) => 2 * (i + 1))]),
    targets: Float32Array.from(won),
    results: Float32Array.from(won),
    guesses: Float32Array.from(won, () => 0.5),
  };
}

const recipe = {
  game: "riddle",
  teacher: null,
  iterations: 1,
  games: 1,
  seed: 1,
  edition: 1,
  epochs: 1500,
  trust: 1,
};
const style = { hidden: 8, epochs: 1500, seed: 1 };

describe("a network", () => {
  const sample = riddle();
  const network = fit(sample, 4, style, recipe);

  test("learns what no sum of features says", () => {
    const marks = exam(sample, network);
    expect(marks.network.right).toBe(1);
    expect(marks.network.loss).toBeLessThan(0.3);
    expect(marks.evaluation.loss).toBeCloseTo(Math.LN2, 6);
  });

  test("is the same to the last letter from the same seed, and another from another", () => {
    expect(JSON.stringify(fit(riddle(), 4, style, recipe))).toBe(JSON.stringify(network));
    expect(fit(sample, 4, { ...style, seed: 2 }, recipe).weights).not.toBe(network.weights);
  });

  test("judges alike after a journey through JSON", () => {
    const again: Network = JSON.parse(JSON.stringify(network));
    expect(judged(sample, again)).toEqual(judged(sample, network));
  });

  test.each([
    [{ weights: network.weights.slice(2) }, "holds 35 weights in place of 36"],
    [{ scales: "1 2 3" }, "in place of 9 numbers"],
    [{ out: network.out.replace(/^\S+/, "many") }, "in place of 8 numbers"],
  ])("that is not whole is refused: %j", (change, sentence) => {
    expect(() => judgementOf({ ...network, ...change })).toThrow(sentence);
  });

  test("needs something to learn from", () => {
    const none = { ...sample, targets: new Float32Array(0) };
    expect(() => fit(none, 4, style, recipe)).toThrow("no position");
  });
});

describe("an evaluation that was learnt", () => {
  const sample = sampleOf(engine, blind, learning, course, lessons, 0.9);
  const network = fit(sample, learning.inputs, { hidden: 2, epochs: 60, seed: 1 }, recipe);

  test("sees every position of a lesson in which the teacher thought", () => {
    const thought = lessons.flatMap(({ values }) => values.filter((value) => value !== null));
    expect(sample.targets).toHaveLength(thought.length);
    expect([...sample.from].at(-1)).toBe(sample.active.length);
  });

  test("gives both seats together a whole chance", () => {
    const evaluate = learnt(learning, network);
    retrace(engine, course, lessons[0], (g) => {
      expect(evaluate(g, 0)).toBeGreaterThan(0);
      expect(evaluate(g, 0) + evaluate(g, 1)).toBeCloseTo(1, 9);
    });
  });

  test("refuses features that the network was not made for", () => {
    expect(() => learnt({ ...learning, inputs: 5 }, network)).toThrow("train it anew");
  });
});

describe("priors", () => {
  /** Whatever else holds, an option with feature 2 is chosen. */
  const questions: readonly LessonQuestion[] = [0, 1, 2].flatMap((chosen) =>
    [0, 1].map((odd) => ({
      options: [0, 1, 2].map((o) => Uint16Array.of(odd, ...(o === chosen ? [2] : [3]))),
      chosen,
      guesses: [1 / 3, 1 / 3, 1 / 3],
    })),
  );
  const priors = fitPriors(questions, 4, { epochs: 300, seed: 1 });
  const network: Network = {
    ...fit(riddle(), 4, { hidden: 1, epochs: 1, seed: 1 }, recipe),
    priors,
  };

  test("learn what the teacher looks for", () => {
    const marks = priorsExam(questions, priors);
    expect(marks.priors.right).toBe(1);
    expect(marks.priors.loss).toBeLessThan(0.3);
    expect(marks.firstSight.loss).toBeCloseTo(Math.log(3), 6);
  });

  test("are the same to the last letter from the same seed", () => {
    expect(fitPriors(questions, 4, { epochs: 300, seed: 1 })).toEqual(priors);
  });

  test("let the favourites stand out less, the softer they are", () => {
    const choices: NonNullable<Learning<null>["choices"]> = {
      inputs: 4,
      features: (_g, option, into) => {
        into[0] = Number(option[1]);
        return 1;
      },
    };
    const eyes: Learning<null> = { inputs: 4, viewer: () => 0, features: () => 0, choices };
    const [sharp, soft] = [1, 3].map((softness) => {
      const into: number[] = [];
      weighed(eyes, network, softness)(
        null,
        [
          ["take", 2],
          ["take", 3],
        ],
        into,
      );
      return into[0] / into[1];
    });
    expect(soft).toBeGreaterThan(1);
    expect(sharp).toBeCloseTo(soft ** 3, 6);
  });

  test("are asked of the teacher's own choices alone", () => {
    const choices = {
      inputs: 3,
      features: (_g: Doors, option: readonly unknown[], into: Uint16Array) => {
        into[0] = Number(option[1] ?? 0);
        return 1;
      },
    };
    const asked = questionsOf(engine, blind, choices, course, lessons);
    const own = lessons.flatMap(({ values, strays }) =>
      values.filter((value, i) => value !== null && !strays.includes(i)),
    );
    expect(asked).toHaveLength(own.length);
    for (const { options, chosen, guesses } of asked) {
      expect(options[chosen]).toBeDefined();
      expect(guesses.reduce((sum, guess) => sum + guess, 0)).toBeCloseTo(1, 9);
    }
  });

  test("that are not whole, or for other features, are refused", () => {
    expect(() => likingOf({ ...priors, inputs: 5 })).toThrow("hold 4 weights");
    expect(() => weighed(learning, network, 1)).toThrow("train them anew");
    expect(() => fitPriors([], 4, { epochs: 1, seed: 1 })).toThrow("no choice");
  });
});
