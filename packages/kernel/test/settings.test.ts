import { type Settings, settle, shownSettings } from "@westmarch/kernel";
import { chapter, noChance, toy } from "@westmarch/testkit/toy";
import { describe, expect, test } from "vitest";

const game = {
  settings: [
    { id: "match", kind: "switch", initial: false },
    { id: "length", kind: "choice", values: ["short", "long"], initial: "short" },
  ],
} as const;

describe("settings", () => {
  test("missing ones take their initial value", () => {
    expect(settle(game, {})).toEqual({ match: false, length: "short" });
    expect(settle(game, { match: true })).toEqual({ match: true, length: "short" });
    expect(settle(game, { length: "long" })).toEqual({ match: false, length: "long" });
  });

  test("an unknown id or value is refused by name", () => {
    expect(() => settle(game, { speed: true })).toThrow("there is no setting speed");
    expect(() => settle(game, { length: "endless" })).toThrow("the setting length cannot be endless");
    expect(() => settle(game, { length: true })).toThrow("the setting length cannot be true");
    expect(() => settle(game, { match: "yes" })).toThrow("the setting match cannot be yes");
  });

  test("lines are taken as they are written, and are not among what is shown", () => {
    const withLines = { settings: [...game.settings, { id: "list", kind: "lines", initial: "" }] } as const;
    const settled = settle(withLines, { list: "3x a\n2x b" });
    expect(settled).toEqual({ match: false, length: "short", list: "3x a\n2x b" });
    expect(shownSettings(withLines, settled)).toEqual({ match: false, length: "short" });
    expect(() => settle(withLines, { list: true })).toThrow("the setting list cannot be true");
  });

  test("settings that do not fit are refused with the reason and the rule", () => {
    const strict = {
      ...game,
      unfit: ({ match, length }: Settings) =>
        match && length === "long" ? { setting: "length", reason: "too-long", rule: "1.2" } : null,
    };
    expect(settle(strict, { match: true })).toEqual({ match: true, length: "short" });
    const both = () => settle(strict, { match: true, length: "long" });
    expect(both).toThrow("the setting length does not fit (too-long, rule 1.2)");
  });

  test("names that every object has are no settings", () => {
    expect(() => settle(game, { toString: true })).toThrow("there is no setting toString");
    expect(settle({ settings: [{ id: "constructor", kind: "switch", initial: true }] }, {})).toEqual({
      constructor: true,
    });
  });

  test("decide how many seats a table has", () => {
    const main = chapter("main")({
      wait: { ask: () => ({ seat: 0, prompt: "wait", options: [["on"]] }), answered: () => {} },
    });
    const names = ["a", "b", "c", "d"];
    for (const seats of [2, 3, 4]) {
      const engine = toy({ main }, { seats: () => names.slice(0, seats) });
      expect(engine.start({}, noChance).sealed).toHaveLength(seats);
    }
  });
});
