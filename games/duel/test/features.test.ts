import { Engine, hashed, stream } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { learning } from "../bot/features.ts";
import { policy } from "../bot.ts";
import { duel } from "../index.ts";
import type { Duel } from "../state.ts";

const engine = new Engine(duel);

/** Quiet positions of a game played by first sight. */
function quiet(seed: number): Duel[] {
  const chance = hashed(seed);
  const random = stream(seed);
  const g = engine.start({}, chance);
  const found: Duel[] = [];
  while (g.result === null) {
    const [ask] = engine.asks(g);
    if (policy.quiet?.(g)) found.push(duel.clone(g));
    engine.trust(g, ask.seat, policy.playout(g, ask, random), chance);
  }
  return found;
}

const seen = (g: Duel): readonly number[] => {
  const into = new Uint16Array(learning.inputs);
  return [...into.subarray(0, learning.features(g, into))];
};

describe("what a network sees of a position", () => {
  const positions = [1, 2, 3].flatMap(quiet);

  test("each feature holds once, and is one of those there are", () => {
    for (const g of positions) {
      const features = seen(g);
      expect(new Set(features).size).toBe(features.length);
      expect(Math.max(...features)).toBeLessThan(learning.inputs);
    }
  });

  test("nearly every feature holds somewhere", () => {
    const met = new Set(positions.flatMap(seen));
    expect(met.size).toBeGreaterThan(0.7 * learning.inputs);
  });

  test("is what everybody sees", () => {
    const random = stream(1);
    for (const g of positions)
      for (const seat of [0, 1])
        expect(seen(engine.determinize(engine.view(g, seat), seat, random))).toEqual(seen(g));
  });

  test("tells positions apart that differ in what they are worth", () => {
    const told = new Map(positions.map((g) => [seen(g).join(), g]));
    expect(told.size).toBeGreaterThan(0.95 * positions.length);
  });
});
