import { Engine, hashed, stream } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { learning } from "../bot/learning.ts";
import { policy } from "../bot.ts";
import { type Confrontation, confrontation } from "../index.ts";
import { rivals } from "../rivals.ts";

const engine = new Engine(confrontation);

/** Quiet positions of a game played by first sight, of which a match has two. */
function quiet(seed: number, settings = {}): Confrontation[] {
  const chance = hashed(seed);
  const random = stream(seed);
  const g = engine.start(settings, chance);
  const found: Confrontation[] = [];
  while (g.result === null) {
    const [ask] = engine.asks(g);
    if (g.turns > 0 && !g.over && policy.quiet?.(g)) found.push(confrontation.clone(g));
    engine.trust(g, ask.seat, policy.playout(g, ask, random), chance);
  }
  return found;
}

const seen = (g: Confrontation): readonly number[] => {
  const into = new Uint16Array(learning.inputs);
  return [...into.subarray(0, learning.features(g, into))];
};

describe("what a network sees of a position", () => {
  const positions = [1, 2, 3].flatMap((seed) => quiet(seed));

  test("each feature holds once, and is one of those there are", () => {
    for (const g of positions) {
      const features = seen(g);
      expect(new Set(features).size).toBe(features.length);
      expect(Math.max(...features)).toBeLessThan(learning.inputs);
    }
  });

  test("tells positions apart that differ in what they are worth", () => {
    const told = new Map(positions.map((g) => [seen(g).join(), g]));
    expect(told.size).toBeGreaterThan(0.95 * positions.length);
  });

  test("is seen through the eyes of Good, whichever seat plays it", () => {
    const match = quiet(4, { match: true });
    expect(new Set(match.map((g) => learning.viewer(g)))).toEqual(new Set([0, 1]));
    for (const g of match) expect(learning.viewer(g)).toBe(g.good);
  });
});

describe("the network in play", () => {
  test("judges otherwise than the sum of figures, and both know what the next move decides", () => {
    const near = confrontation.notation.read(
      "good=frodo@gondor,sam@shire dark=balrog@arthedain,warg@rhudaur turn=good",
    );
    for (const { evaluate } of [policy, rivals.figures]) expect(evaluate(near, 0)).toBeCloseTo(0.99, 9);
    const differ = quiet(5).filter((g) => policy.evaluate(g, 0) !== rivals.figures.evaluate(g, 0));
    expect(differ.length).toBeGreaterThan(0);
  });
});
