/** Whole games: what holds at every decision. */
import { Engine, hashed, stream } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { duel } from "../index.ts";

const engine = new Engine(duel);
const settings = [{}, { stackExtraTurns: true }, { leftoverCardsPlayable: false }, { coinLimit: "20" }];

describe("whole random games", () => {
  test.each(settings)("with %j keep every invariant, and views tell no secret", (chosen) => {
    for (let seed = 0; seed < 12; seed++) {
      const chance = hashed(seed);
      const random = stream(seed + 100);
      const g = engine.start(chosen, chance);
      while (!g.result) {
        expect(duel.invariants(g)).toEqual([]);
        expect(duel.notation.read(duel.notation.write(g))).toEqual(g);
        for (const seat of [0, 1]) {
          const view = engine.view(g, seat);
          const twin = engine.determinize(view, seat, random);
          expect(duel.invariants(twin)).toEqual([]);
          expect(engine.view(twin, seat)).toEqual(view);
          expect(engine.askOf(view, seat)).toEqual(engine.askOf(g, seat));
        }
        const [ask] = engine.asks(g);
        engine.trust(g, ask.seat, ask.options[random(ask.options.length)], chance);
      }
    }
  });

  test("end in every way there is", () => {
    const reasons = new Set<string>();
    for (let seed = 0; seed < 600; seed++) {
      const chance = hashed(seed);
      const random = stream(seed);
      const g = engine.start({}, chance);
      while (!g.result) {
        const [ask] = engine.asks(g);
        engine.trust(g, ask.seat, ask.options[random(ask.options.length)], chance);
      }
      reasons.add(g.result.reason);
    }
    expect([...reasons].sort()).toEqual(["conquest", "quest", "regions", "support"]);
  });
});

describe("the layouts", () => {
  test("deal twenty cards, six, two and two of them free at first", () => {
    const free = [];
    for (const chapter of [1, 2, 3]) {
      const g = engine.start({}, hashed(3));
      const random = stream(chapter);
      while (g.chapter < chapter) {
        const [ask] = engine.asks(g);
        engine.trust(g, ask.seat, ask.options[random(ask.options.length)], hashed(3));
      }
      free.push((engine.asks(g)[0].options ?? []).filter((option) => option[0] === "discard").length);
    }
    expect(free).toEqual([6, 2, 2]);
  });
});
