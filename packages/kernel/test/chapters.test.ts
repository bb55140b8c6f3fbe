import { type Frame, IllegalChoice, type Option } from "@westmarch/kernel";
import { backOf, chapter, enter, noChance, toy, write } from "@westmarch/testkit/toy";
import { describe, expect, test } from "vitest";

const YES: Option = ["yes"];
const NO: Option = ["no"];
const waiting = chapter("waiting")({
  wait: { ask: () => ({ seat: 0, prompt: "wait", options: [YES, NO] }), answered: () => {} },
});

const diaryOf = (chapters: Parameters<typeof toy>[0]): string[] => toy(chapters).start({}, noChance).diary;

describe("paragraphs", () => {
  test("run in the order they are written, and falling off the last ends the chapter", () => {
    const main = chapter("main")({ z: write("first"), a: write("second"), m: write("third") });
    const g = toy({ main }).start({}, noChance);
    expect(g.diary).toEqual(["first", "second", "third"]);
    expect(g.stack).toEqual([]);
  });

  test("go jumps forward and back by name", () => {
    const counted = chapter("counted", { n: 0 })({
      once: (_c, f) => {
        f.n++;
        return f.n < 3 ? { go: "once" } : { go: "last" };
      },
      never: write("never"),
      last: ({ g }, f) => void g.diary.push(`${f.n} times`),
    });
    const main = chapter("main")({ count: () => enter("counted") });
    expect(diaryOf({ main, counted })).toEqual(["3 times"]);
  });

  test("a chapter entered runs first; its caller goes on at the next paragraph or at `next`", () => {
    const inner = chapter("inner")({ only: write("inner") });
    const main = chapter("main")({
      call: () => enter("inner", {}),
      next: write("next"),
      again: () => enter("inner", {}, "after"),
      skipped: write("skipped"),
      after: write("after"),
    });
    expect(diaryOf({ main, inner })).toEqual(["inner", "next", "inner", "after"]);
  });

  test("a chapter called by the last paragraph leaves no frame of its caller behind", () => {
    const main = chapter("main")({ call: () => enter("inner", {}) });
    const g = toy({ main, inner: waiting }).start({}, noChance);
    expect(g.stack.map((f) => f.chapter)).toEqual(["inner"]);
  });

  test("end hands back a fact; running out hands back nothing, whatever was handed back before", () => {
    const main = chapter("main")({
      call: () => enter("tells", {}),
      hear: ({ g }, f) => {
        g.diary.push(String(backOf(f)));
        return enter("silent", {});
      },
      hearNothing: ({ g }, f) => void g.diary.push(String(backOf(f))),
    });
    const tells = chapter("tells")({ a: () => ({ end: "news" }), b: write("never") });
    expect(diaryOf({ main, tells, silent: chapter("silent")({ a: () => {} }) })).toEqual(["news", "null"]);
  });

  test("what a called chapter ends with goes past a caller that had nothing left to do", () => {
    const main = chapter("main")({
      call: () => enter("middle", {}),
      hear: ({ g }, f) => void g.diary.push(String(backOf(f))),
    });
    const middle = chapter("middle")({ call: () => enter("deep", {}) });
    const deep = chapter("deep")({ a: () => ({ end: 7 }) });
    expect(diaryOf({ main, middle, deep })).toEqual(["7"]);
  });

  test("unwind ends everything above the chapter it names", () => {
    const main = chapter("main")({
      call: () => enter("middle", {}),
      after: write("after"),
    });
    const middle = chapter("middle")({ call: () => enter("deep", {}), never: write("never") });
    const deep = chapter("deep")({ a: () => ({ unwind: "main" }), never: write("never") });
    expect(diaryOf({ main, middle, deep })).toEqual(["after"]);
    const lost = chapter("lost")({ a: () => ({ unwind: "nowhere" }) });
    expect(() => diaryOf({ main: lost })).toThrow("no chapter nowhere");
  });

  test("locals belong to their frame, one for each call", () => {
    const main = chapter("main")({
      one: () => enter("counted", { n: 1 }),
      two: () => enter("counted", { n: 2 }),
    });
    const counted = chapter("counted", { n: 0 })({
      say: ({ g }, f) => {
        g.diary.push(`n=${f.n}`);
        return f.n < 3 ? enter("counted", { n: f.n + 5 }) : undefined;
      },
      done: ({ g }, f) => void g.diary.push(`done ${f.n}`),
    });
    expect(diaryOf({ main, counted })).toEqual([
      "n=1",
      "n=6",
      "done 6",
      "done 1",
      "n=2",
      "n=7",
      "done 7",
      "done 2",
    ]);
  });

  test("entering a chapter leads to its first paragraph", () => {
    expect(enter("counted", { n: 4 })).toEqual({ call: { chapter: "counted", at: "", n: 4 } });
  });

  test("a result ends the game where it stands", () => {
    const main = chapter("main")({
      win: ({ g }) => {
        g.result = { winners: [1], reason: "won" };
      },
      never: write("never"),
    });
    const engine = toy({ main });
    const g = engine.start({}, noChance);
    expect(g.diary).toEqual([]);
    expect(engine.asks(g)).toEqual([]);
    expect(engine.refusal(g, 0, YES)).toEqual({ reason: "game-over" });
  });

  test("rules that go in a circle are stopped with their place", () => {
    const main = chapter("main")({ a: () => ({ go: "b" }), b: () => ({ go: "a" }) });
    expect(() => toy({ main }).start({}, noChance)).toThrow(/the rules go in a circle at main\/[ab]/);
  });

  test("a chapter without paragraphs and a paragraph called by a bare number are refused", () => {
    expect(() => toy({ main: chapter("main")({}) })).toThrow("the chapter main has no paragraph");
    expect(() =>
      toy({ main: chapter("main")({ b: () => {}, 7: () => {} } as Record<string, () => void>) }),
    ).toThrow("cannot be called main/7");
  });
});

describe("decisions", () => {
  const main = chapter("main")({
    question: {
      ask: (g) => ({ seat: g.count[0]! % 2, prompt: "question", options: [YES, NO], about: [3] }),
      answered: ({ g }, _f, option, seat) => {
        g.diary.push(`${seat} says ${option[0]}`);
        g.count[0]!++;
        if (option[0] === "no") return { go: "question" };
      },
    },
    end: ({ g }) => {
      g.result = { winners: [], reason: "done" };
    },
  });
  const engine = toy({ main });

  test("are asked until answered, each of its seat", () => {
    const g = engine.start({}, noChance);
    expect(engine.asks(g)).toEqual([{ seat: 0, prompt: "question", options: [YES, NO], about: [3] }]);
    expect(engine.owes(g)).toEqual([0]);
    engine.play(g, 0, NO, noChance);
    expect(engine.askOf(g, 0)).toBeNull();
    expect(engine.askOf(g, 1)?.prompt).toBe("question");
    engine.play(g, 1, YES, noChance);
    expect(g.diary).toEqual(["0 says no", "1 says yes"]);
    expect(g.result?.reason).toBe("done");
  });

  test("an option is known by its words, not by being the same object", () => {
    const g = engine.start({}, noChance);
    engine.play(g, 0, ["no"], noChance);
    expect(g.diary).toHaveLength(1);
    expect(engine.refusal(g, 1, ["yes", 1])?.reason).toBe("not-offered");
  });

  test("a choice that may not be made leaves the state untouched", () => {
    const g = engine.start({}, noChance);
    const before = JSON.stringify(g);
    const attempts: [number, Option][] = [
      [0, ["maybe"]],
      [1, YES],
      [5, YES],
      [0, ["yes", 0]],
    ];
    for (const [seat, option] of attempts) {
      expect(() => engine.play(g, seat, option, noChance)).toThrow(IllegalChoice);
      expect(JSON.stringify(g)).toBe(before);
    }
  });

  test("a refusal carries the game's own reason, judged from the seat's view", () => {
    const seen: number[] = [];
    const strict = toy(
      { main },
      {
        whyNot: (view, seat) => {
          seen.push(view.secret.numbers[1 - seat]!);
          return { reason: "too-bold", rule: "4.2" };
        },
      },
    );
    const g = strict.start({}, noChance);
    expect(strict.refusal(g, 0, ["maybe"])).toEqual({ reason: "too-bold", rule: "4.2" });
    expect(strict.refusal(g, 0, YES)).toBeNull();
    expect(seen).toEqual([-1]);
    try {
      strict.play(g, 0, ["maybe"], noChance);
      expect.unreachable();
    } catch (error) {
      expect((error as IllegalChoice).refusal.rule).toBe("4.2");
    }
  });

  test("the engine stops a game from outside without touching the state it is given", () => {
    const g = engine.start({}, noChance);
    const ended = engine.stop(g, { winners: [1], reason: "resigned" });
    expect(ended.result).toEqual({ winners: [1], reason: "resigned" });
    expect(g.result).toBeNull();
    expect(engine.asks(ended)).toEqual([]);
  });

  test("a frame at a place that is not in the rules is an error with its name", () => {
    const g = engine.start({}, noChance);
    g.stack.push({ chapter: "main", at: "nowhere" } satisfies Frame);
    expect(() => engine.asks(g)).toThrow("toy: there is no paragraph main/nowhere");
  });
});
