import type { Option } from "@westmarch/kernel";
import { chapter, noChance, toy, write } from "@westmarch/testkit/toy";
import { describe, expect, test } from "vitest";

const one = (n: number): Option => ["take", n];

/** A question with these options, and what else it says; the diary tells what became of it. */
const picking = (options: readonly Option[], more: { always?: true } = {}) => {
  const main = chapter("main")({
    choose: {
      prompt: "which",
      pick: () => ({ seat: 1, options }),
      answered: ({ g }, _f, option, seat) => {
        g.diary.push(`${seat} takes ${option[1]}`);
        return option[1] === 3 ? { go: "last" } : undefined;
      },
      ...more,
    },
    next: write("next"),
    last: write("last"),
    stop: { ask: () => ({ seat: 0, prompt: "stop", options: [["stop"]] }), answered: () => {} },
  });
  return toy({ main });
};

describe("a pick", () => {
  test("without an option goes on", () => {
    const engine = picking([]);
    const g = engine.start({}, noChance);
    expect(g.diary).toEqual(["next", "last"]);
  });

  test("without an option does what it says for that case", () => {
    const main = chapter("main")({
      choose: {
        pick: () => ({ seat: 0, prompt: "which", options: [] }),
        answered: write("chosen"),
        none: ({ g }) => {
          g.diary.push("none");
          return { go: "last" };
        },
      },
      next: write("next"),
      last: write("last"),
    });
    expect(toy({ main }).start({}, noChance).diary).toEqual(["none", "last"]);
  });

  test("with one option takes it as if it had been answered, and asks nobody", () => {
    const engine = picking([one(3)]);
    const g = engine.start({}, noChance);
    expect(g.diary).toEqual(["1 takes 3", "last"]);
    expect(engine.asks(g)).toMatchObject([{ prompt: "stop" }]);
  });

  test("with several options asks, and does the same with the answer", () => {
    const engine = picking([one(1), one(3)]);
    const g = engine.start({}, noChance);
    expect(engine.asks(g)).toEqual([{ seat: 1, prompt: "which", options: [one(1), one(3)] }]);
    engine.play(g, 1, one(3), noChance);
    expect(g.diary).toEqual(["1 takes 3", "last"]);
  });

  test("that is always put asks with one option too, for silence would tell; without any it goes on", () => {
    const engine = picking([one(1)], { always: true });
    const g = engine.start({}, noChance);
    expect(engine.asks(g)).toEqual([{ seat: 1, prompt: "which", options: [one(1)] }]);
    expect(picking([], { always: true }).start({}, noChance).diary).toEqual(["next", "last"]);
  });
});
