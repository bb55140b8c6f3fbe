/** Standing passes: what they answer, and that they tell nothing of a hand. */
import { Engine, stream } from "@westmarch/kernel";
import { questions } from "@westmarch/testkit";
import { describe, expect, test } from "vitest";
import { policy } from "../bot.ts";
import { tradingCardGame } from "../index.ts";
import { concerns, PASSED, passFor } from "../passing.ts";
import { exchanged } from "./worlds.ts";

const engine = new Engine(tradingCardGame);
const ALWAYS = { phases: PASSED, always: true };
const CONCERNED = { phases: PASSED, always: false };

/** Questions of a game of quick choices. */
const asked = (players: string, seed: number, most: number) =>
  questions(engine, { settings: { players }, seed, most, choose: policy.playout });

describe("a standing pass", () => {
  test.each([
    ["2", 1],
    ["4", 2],
  ])("of %s players answers the same whatever is hidden", (players, seed) => {
    const random = stream(seed);
    let [all, passed, alone] = [0, 0, 0];
    for (const { g, view, ask } of asked(players, seed, 700)) {
      const world = engine.view(exchanged(g, ask.seat, random), ask.seat);
      expect(concerns(view, ask)).toBe(concerns(world, ask));
      for (let other = 0; other < g.out.length; other++)
        expect(concerns(engine.view(g, other), ask)).toBe(concerns(view, ask));
      all++;
      if (passFor(view, ask, ALWAYS)) passed++;
      if (passFor(view, ask, CONCERNED)) alone++;
    }
    // Most questions are chances that no player takes.
    expect(passed / all).toBeGreaterThan(0.3);
    expect(alone).toBeGreaterThan(0);
    expect(alone).toBeLessThan(passed);
  });

  test("is one of the answers, and never ends a phase of one's own or stands for a choice that must be made", () => {
    for (const { view, ask } of asked("3", 5, 700)) {
      const pass = passFor(view, ask, ALWAYS);
      if (!pass) continue;
      expect(ask.options).toContainEqual(pass);
      expect(["action", "about-to", "after"]).toContain(ask.prompt);
    }
  });

  test("holds for its phases alone", () => {
    for (const { g, ask } of asked("2", 6, 500))
      for (const phase of PASSED)
        if (g.phase !== phase) expect(passFor(g, ask, { phases: [phase], always: true })).toBeNull();
  });

  test("asks again when it is one's own characters that fight", () => {
    let fights = 0;
    for (const { g, ask } of asked("3", 7, 900)) {
      if (ask.prompt !== "action" || g.phase !== "skirmish") continue;
      const fighting = concerns(g, ask);
      if (fighting) fights++;
      expect(passFor(g, ask, CONCERNED) === null).toBe(fighting);
    }
    expect(fights).toBeGreaterThan(3);
  });
});
