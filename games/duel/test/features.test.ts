import { Engine, hashed, stream } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { learning } from "../bot/features.ts";
import network from "../bot/network.json" with { type: "json" };
import { policy } from "../bot.ts";
import { duel } from "../index.ts";
import { rivals } from "../rivals.ts";
import type { Duel } from "../state.ts";

const engine = new Engine(duel);

/** Plays the same whatever is learnt. */
const hand = rivals["by-hand"];

/** Quiet positions of a game played by first sight. */
function quiet(seed: number): Duel[] {
  const chance = hashed(seed);
  const random = stream(seed);
  const g = engine.start({}, chance);
  const found: Duel[] = [];
  while (g.result === null) {
    const [ask] = engine.asks(g);
    if (policy.quiet?.(g)) found.push(duel.clone(g));
    engine.trust(g, ask.seat, hand.playout(g, ask, random), chance);
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

describe("what priors see of a choice", () => {
  const { choices } = learning;
  if (!choices) throw new Error("Duel's choices have features");

  /** Every question of a game, with what is seen of each option. */
  function* seenChoices(seed: number) {
    const chance = hashed(seed);
    const random = stream(seed);
    const g = engine.start({}, chance);
    const into = new Uint16Array(choices?.inputs ?? 0);
    while (g.result === null) {
      const [ask] = engine.asks(g);
      const told = (one: Duel) =>
        ask.options.map((option) => [...into.subarray(0, choices?.features(one, option, into))]);
      yield { g, ask, options: told(g), told };
      engine.trust(g, ask.seat, ask.options[random(ask.options.length)], chance);
    }
  }

  test("each feature holds once, and is one of those there are", () => {
    for (const seed of [1, 2, 3])
      for (const { options } of seenChoices(seed))
        for (const features of options) {
          expect(new Set(features).size).toBe(features.length);
          expect(Math.max(-1, ...features)).toBeLessThan(choices.inputs);
        }
  });

  test("is what the seat sees that chooses", () => {
    const random = stream(1);
    for (const { g, ask, options, told } of seenChoices(4))
      expect(told(engine.determinize(engine.view(g, ask.seat), ask.seat, random))).toEqual(options);
  });

  test("every choice is seen as something", () => {
    for (const { options } of seenChoices(5))
      for (const features of options) expect(features.length).toBeGreaterThan(0);
  });
});

test("the teacher of the network in play stands among the rivals, so that it can be made again", () => {
  const { recipe } = network;
  expect(recipe.game).toBe(duel.id);
  expect(rivals[recipe.teacher]?.edition).toBe(recipe.edition);
});

test("the rivals of before judge as they did", () => {
  const [g] = quiet(9).slice(-9);
  const chances = ["by-hand", "second-network"].map((name) => rivals[name]?.evaluate(g, 0));
  expect(chances.map((chance) => chance?.toFixed(4))).toEqual(["0.2939", "0.4749"]);
});
