import { confrontation } from "@westmarch/confrontation";
import { board } from "@westmarch/confrontation/board";
import { warOfTheRing } from "@westmarch/war-of-the-ring";
import { describe, expect, it } from "vitest";
import { type Lesson, Teacher } from "../src/guide/lesson.ts";

const {
  guides: [guide],
} = await board.besides();
const teacher = new Teacher(confrontation, guide);

/** One step on, by the first choice that is allowed. */
function on<G extends ReturnType<typeof teacher.begin>>(lesson: G) {
  const step = teacher.step(lesson);
  return step.allow.length > 0 ? teacher.choose(lesson, [step.allow[0]]) : teacher.goOn(lesson);
}

const all: ReturnType<typeof teacher.begin>[] = [teacher.begin()];
while (teacher.step(all.at(-1))) all.push(on(all.at(-1)));

/** The key of the sentence by which a question is asked. */
const said = (ask, { view }) =>
  board.sentence(ask, { say: (key) => key, view, seat: guide.seat, selected: null }).toLowerCase();

describe("a guided game", () => {
  it("goes from its first step to its last, and every choice it wants is offered when it wants it", () => {
    expect(all).toHaveLength(guide.steps.length + 1);
    for (const lesson of all) {
      const step = teacher.step(lesson);
      if (step && step.allow.length > 0) expect(teacher.ask(lesson)?.options).toEqual(step.allow);
      else expect(teacher.ask(lesson)).toBeNull();
    }
  });

  it("is asked in the words of the whole question, however few answers a step leaves", () => {
    const narrowed = all.filter((lesson) => (teacher.ask(lesson)?.options.length ?? 0) > 0);
    for (const lesson of narrowed) {
      const [ask, question] = [teacher.ask(lesson), teacher.question(lesson)];
      expect(question?.prompt).toBe(ask?.prompt);
      expect(question?.options).toEqual(expect.arrayContaining([...(ask?.options ?? [])]));
    }
    // Frodo may slip away: the step leaves that alone, and the words must not say that nothing helps him.
    const slip = narrowed.find((lesson) => teacher.question(lesson)?.prompt === "react");
    if (!slip) throw new Error("nobody slips away");
    expect(teacher.ask(slip)?.options).toHaveLength(1);
    expect(said(teacher.question(slip), slip)).toBe("prompt.react");
    expect(said(teacher.ask(slip), slip)).toBe("prompt.react.none");
  });

  it("shows the learner no more than the learner's own view", () => {
    for (const { state, view } of all as Lesson[])
      expect(JSON.stringify(view).length).toBeLessThanOrEqual(JSON.stringify(state).length + 40);
  });

  it("is gone on with where it was left", () => {
    for (const lesson of all) expect(teacher.resume(lesson.path)).toEqual(lesson);
  });

  it("begins at the beginning when the way there is no longer the guide's", () => {
    expect(teacher.resume([[["fly", 1]]]).step).toBe(0);
  });

  it("uses every reply that was prepared", () => {
    expect(all.at(-1).replies).toBe(guide.replies.length);
    expect(all.at(-1).draws).toBe(guide.chance.length);
  });
});

describe("a guide whose steps are parts of one gesture", () => {
  const words = (...choices: string[]) => choices.map((word) => warOfTheRing.notation.option(word));
  const march = words("armies:muster-army", "move:pelargir:lossarnach");
  const teacher = new Teacher(warOfTheRing, {
    settings: {},
    position: "turn=2 dice=muster,muster-army;army map=start",
    seat: 0,
    steps: [...march.map((option) => ({ say: "march", allow: [option] })), { say: "enough", allow: [] }],
    replies: [],
    chance: [],
  });
  const lesson = teacher.begin();

  it("goes through them all at once", () => {
    const after = teacher.choose(lesson, march);
    expect(teacher.step(after)?.say).toBe("enough");
    expect(teacher.resume(after.path)).toEqual(after);
  });

  it("takes no gesture that goes another way", () => {
    const other = words("armies:muster-army", "move:dol-amroth:lamedon");
    expect(teacher.wants(lesson, other)).toBe(false);
    expect(teacher.choose(lesson, other)).toBe(lesson);
  });

  describe("and whose last step brings something with it", () => {
    const [die, way] = march;
    const done = words("done");
    const teacher = new Teacher(warOfTheRing, {
      settings: {},
      position: "turn=2 dice=muster,muster-army;army map=start",
      seat: 0,
      steps: [
        { say: "march", allow: [die] },
        { say: "whither", allow: [way], brings: done },
        { say: "enough", allow: [] },
      ],
      replies: [],
      chance: [],
    });
    const lesson = teacher.begin();

    it("chooses that too, whether or not the gesture holds it", () => {
      const step = teacher.choose(teacher.choose(lesson, [die]), [way]);
      expect(teacher.step(step)?.say).toBe("enough");
      expect(teacher.resume(step.path)).toEqual(step);
      expect(teacher.choose(lesson, [...march, ...done]).state).toEqual(step.state);
    });

    it("takes nothing else in its place", () => {
      expect(teacher.wants(lesson, [...march, way])).toBe(false);
    });
  });

  it("wants a figure in the one place of which it tells, however many the rules leave", () => {
    const [elite, here, elsewhere] = words("figure:gondor-elite", "to:minas-tirith", "to:dol-amroth");
    const teacher = new Teacher(warOfTheRing, {
      settings: {},
      position: "turn=2 dice=muster;army nations=gondor:0+ map=start",
      seat: 0,
      steps: [
        { say: "muster", allow: words("recruit-with:muster") },
        { say: "elite", allow: [elite], brings: [here] },
      ],
      replies: [],
      chance: [],
    });
    const lesson = teacher.choose(teacher.begin(), words("recruit-with:muster"));
    expect(teacher.wants(lesson, [elite, here])).toBe(true);
    expect(teacher.wants(lesson, [elite, elsewhere])).toBe(false);
  });
});
