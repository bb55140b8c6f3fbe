import type { Ask } from "@westmarch/kernel";
import { chapter, noChance, type Toy, toy } from "@westmarch/testkit/toy";
import { describe, expect, test } from "vitest";

const question = { ask: (): Ask => ({ seat: 0, prompt: "wait", options: [["on"]] }), answered: () => {} };
const main = chapter("main")({ wait: question });
const stored = () => JSON.parse(JSON.stringify(toy({ main }).start({}, noChance))) as Toy;

describe("loading", () => {
  test("a state of the same version is taken as it is", () => {
    expect(toy({ main }).load(stored())).toEqual(stored());
  });

  test("an older state walks through every migration in order, and knows its new version", () => {
    const add = (line: string) => (old: unknown) => ({
      ...(old as Toy),
      diary: [...(old as Toy).diary, line],
    });
    const engine = toy({ main }, { version: 3, migrations: { 1: add("1 to 2"), 2: add("2 to 3") } });
    const g = engine.load(stored());
    expect(g.diary).toEqual(["1 to 2", "2 to 3"]);
    expect(g.version).toBe(3);
    expect(engine.asks(g)).toHaveLength(1);
  });

  test("a state without a way here is refused, and so is one from the future", () => {
    expect(() => toy({ main }, { version: 3, migrations: { 2: (old) => old } }).load(stored())).toThrow(
      "toy: no way from rules version 1 to 3",
    );
    expect(() => toy({ main }).load({ ...stored(), version: 9 })).toThrow("no way from rules version 9 to 1");
  });

  test("a paragraph that was renamed without a migration is noticed at once", () => {
    const renamed = chapter("renamed")({ pause: question });
    expect(() => toy({ main: renamed }).load(stored())).toThrow("there is no paragraph main/wait");
    const engine = toy(
      { main: renamed },
      {
        version: 2,
        migrations: {
          1: (old) => ({
            ...(old as Toy),
            stack: (old as Toy).stack.map((f) => (f.at === "wait" ? { ...f, at: "pause" } : f)),
          }),
        },
      },
    );
    expect(engine.owes(engine.load(stored()))).toEqual([0]);
  });
});
