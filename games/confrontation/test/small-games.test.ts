import { Engine } from "@westmarch/kernel";
import { describe, expect, it } from "vitest";
import { confrontation } from "../index.ts";
import { bestAnswer, equilibrium, outcomeOf, written } from "../tools/small-games.ts";

const engine = new Engine(confrontation);
/** Hands of two and three. */
const USED = "used=g1,g2,g4,g-elven-cloak,g-retreat,g-magic,d1,d2,d4,d5,d-retreat,d-magic";
const worlds = [
  `good=frodo@dagorlad,pippin@gondor dark=warg@mordor turn=dark ${USED}`,
  `good=frodo@gondor,pippin@dagorlad dark=warg@mordor turn=dark ${USED}`,
].map((line) => confrontation.notation.read(line));
const game = written(engine, worlds);

describe("an endgame written out whole", () => {
  it("12.1 lets nobody choose by what he cannot see", () => {
    if (game.root.kind !== "chance") throw new Error("it begins in one of several worlds");
    const begins = game.root.next.map((node) => (node.kind === "choice" ? node.place : null));
    expect(new Set(begins).size).toBe(1);
    expect(begins[0]?.nodes).toHaveLength(worlds.length);
    for (const { seat, view, options } of game.places)
      expect(engine.askOf(view, seat)?.options).toEqual(options);
  });

  it("is solved so that a best answer of either side wins next to nothing", () => {
    const ways = equilibrium(game, 300);
    const value = outcomeOf(game.root, ways);
    expect(bestAnswer(game, 0, ways)).toBeGreaterThanOrEqual(value - 1e-9);
    expect(bestAnswer(game, 1, ways)).toBeLessThanOrEqual(value + 1e-9);
    expect(bestAnswer(game, 0, ways) - bestAnswer(game, 1, ways)).toBeLessThan(0.01);
  });

  it("shows what a player who always plays the first card loses", () => {
    const ways = new Map(game.places.map((place) => [place, place.options.map((_, i) => (i === 0 ? 1 : 0))]));
    const value = outcomeOf(game.root, equilibrium(game, 300));
    expect(bestAnswer(game, 0, ways) - value).toBeGreaterThan(0.1);
  });
});
