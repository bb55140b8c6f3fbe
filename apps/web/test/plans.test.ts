/** Plans as a page lays them down: thought on from one's own view, case after case. */

import { confrontation } from "@westmarch/confrontation";
import { anyGame, Engine } from "@westmarch/kernel";
import type { Case } from "@westmarch/protocol";
import { cases as checked } from "@westmarch/protocol";
import { describe, expect, test } from "vitest";
import { grafted, sizeOf } from "../src/premoves/tree.ts";
import { distinct, firstTrigger } from "../src/premoves/triggers.ts";
import { World } from "../src/premoves/world.ts";

const one = (choose: string, heard: readonly string[] = [], next: readonly Case[] = []): Case => ({
  prompt: "turn",
  heard: heard.map((type) => ({ type, facts: {} })),
  choose: [choose, 0],
  next,
});

describe("a tree of cases", () => {
  test("grows along what is laid down already, and branches where it differs", () => {
    const first = grafted([], [one("a", ["x"]), one("b", ["y"])]);
    expect(first).toEqual([one("a", ["x"], [one("b", ["y"])])]);
    const second = grafted(first, [one("a", ["x"]), one("c", ["z"])]);
    expect(second).toEqual([one("a", ["x"], [one("b", ["y"]), one("c", ["z"])])]);
    expect(sizeOf(second)).toBe(3);
    expect(grafted(second, [one("a", ["x"]), one("c", ["z"])])).toEqual(second);
  });

  test("keeps what holds whatever happens for the last, so that every other case counts", () => {
    const tree = grafted(grafted([], [one("a")]), [one("b", ["x"])]);
    expect(tree.map(({ choose }) => choose[0])).toEqual(["b", "a"]);
  });
});

describe("a world thought on from a view", () => {
  test("asks the others and then oneself, and what is heard there makes a case that a server takes", () => {
    const game = anyGame(confrontation);
    const engine = new Engine(game);
    const state = engine.start({}, () => 0);
    const world = new World(game, 0);
    let thought = world.from(engine.view(state, 0));
    for (let step = 0; step < 60; step++) {
      const stage = world.stage(thought);
      if (!stage) break;
      const option = stage.ask.options[0];
      if (!option) break;
      const next = world.after(thought, stage.ask.seat, option);
      const laid: Case = {
        prompt: stage.ask.prompt,
        heard: next.heard.slice(0, 1),
        choose: option,
        next: [],
      };
      expect(checked.parse([laid])).toEqual([laid]);
      thought = next.state;
    }
    expect(thought.drawn).toBeGreaterThanOrEqual(0);
  });
});

describe("what a case waits for", () => {
  const heard = [
    { type: "action", facts: { die: 3 } },
    { type: "recruits", facts: { region: 7 } },
  ];
  const words = ({ type }: { readonly type: string }) => (type === "recruits" ? "They recruit." : null);

  test("is the first that the game has words for", () => {
    expect(firstTrigger(heard, words)).toEqual({ event: heard[1], text: "They recruit." });
  });

  test("is nothing where nobody is told anything", () => {
    expect(firstTrigger(heard.slice(0, 1), words)).toBeNull();
    expect(firstTrigger([], words)).toBeNull();
  });

  test("is offered once where two choices read the same", () => {
    const [one, other, third] = [{ text: "Play a card" }, { text: "Play a card" }, { text: "Pass" }];
    expect(distinct([one, other, third])).toEqual([one, third]);
  });
});
