/** Standing passes: what they answer, and that they tell nothing of a hand. */
import { Engine, stream } from "@westmarch/kernel";
import { questions } from "@westmarch/testkit";
import { describe, expect, test } from "vitest";
import { policy } from "../bot.ts";
import { tradingCardGame } from "../index.ts";
import { concerns, loneFor, PASSED, passFor, passing } from "../passing.ts";
import { defenderFalls } from "../rules/losses.ts";
import { defenderOf } from "../rules/skirmishes.ts";
import { exchanged } from "./worlds.ts";

const engine = new Engine(tradingCardGame);
const ALWAYS = { phases: PASSED, always: true, waits: [] };
const CONCERNED = { phases: PASSED, always: false, waits: [] };

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
        if (g.phase !== phase)
          expect(passFor(g, ask, { phases: [phase], always: true, waits: [] })).toBeNull();
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

const NOTHING = { phases: [], always: false, waits: [] };

describe("an answer that is the only one", () => {
  test.each(["2", "4"])("is given at a table of %s, and no other is", (players) => {
    let given = 0;
    for (const { view, ask } of asked(players, 8, 700)) {
      const lone = loneFor(view, ask, NOTHING);
      if (!lone) continue;
      given++;
      expect(ask.options).toEqual([lone]);
      // Only what everybody sees, or a pass, which is paced: so that whoever looks on learns nothing from it.
      if (lone[0] === "pass") expect(passing.paced(ask, [lone])).toBe(true);
      expect(loneFor(view, ask, { ...NOTHING, waits: [view.phase] })).toBeNull();
    }
    expect(given).toBeGreaterThan(50);
  });

  test("never sets out, leaves twilight unspent at the start, or lets a character of the own fellowship die", () => {
    let deaths = 0;
    for (const seed of [9, 10, 11])
      for (const { g, view, ask } of asked("2", seed, 700)) {
        const falls =
          g.phase === "skirmish" && defenderOf(g)?.owner === ask.seat && defenderFalls(g) !== null;
        if (falls && ask.prompt === "action") {
          deaths++;
          expect(loneFor(view, ask, NOTHING)).toBeNull();
          expect(passFor(view, ask, ALWAYS)).toBeNull();
        }
        const setsOut = ask.prompt === "phase" && g.phase === "fellowship";
        const unspent = ask.prompt === "start" && Number(ask.about?.[0]) > 0;
        if (setsOut || unspent) expect(loneFor(view, ask, NOTHING)).toBeNull();
      }
    expect(deaths).toBeGreaterThan(0);
  });

  test("leaves six questions or fewer of a turn with one skirmish", () => {
    const turns: { skirmishes: number; questions: number }[] = [];
    let turn = -1;
    let fought = 0;
    for (const { g, view, ask } of asked("2", 3, 6000)) {
      if (g.turn !== turn) turns.push({ skirmishes: 0, questions: 0 });
      turn = g.turn;
      const now = turns[turns.length - 1];
      const fights = g.phase === "skirmish" ? g.skirmish : -1;
      if (fights >= 0 && fights !== fought) now.skirmishes++;
      fought = fights;
      if (ask.seat === 0 && !passing.answer(view, ask, NOTHING)) now.questions++;
    }
    const single = turns.filter(({ skirmishes }) => skirmishes === 1);
    const sum = single.reduce((all, { questions }) => all + questions, 0);
    expect(single.length).toBeGreaterThan(1);
    expect(sum / single.length).toBeLessThanOrEqual(6);
  });
});
