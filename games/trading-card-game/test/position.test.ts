/** Positions: what is written is read back, and what cannot be is refused with its place. */
import { Engine } from "@westmarch/kernel";
import { checkNotation, checkRefused, corruptLines, refusedAt, stateAfter } from "@westmarch/testkit";
import { assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { type CardGame, tradingCardGame } from "../index.ts";

const engine = new Engine(tradingCardGame);
const { notation } = tradingCardGame;

const anyState = (seed: number, choices: number): CardGame =>
  stateAfter(engine, { players: String(2 + (seed % 5)) }, seed, choices);

test("every position of a random game, and what each seat sees of it, is read as it was written", () => {
  assert(
    property(integer({ min: 0, max: 1 << 20 }), integer({ min: 0, max: 120 }), (seed, choices) => {
      expect(checkNotation(engine, anyState(seed, choices))).toBeNull();
    }),
    { numRuns: 40 },
  );
});

test("a line with one word wrong is refused with its place", () => {
  for (let seed = 0; seed < 10; seed++)
    for (const corruption of corruptLines(notation.write(anyState(seed, seed * 8))))
      expect(checkRefused(notation.read, corruption)).toBeNull();
});

test("a state of six players takes no more than 12 kB", () => {
  const sizes = [60, 120, 180].map(
    (choices) => JSON.stringify(stateAfter(engine, { players: "6" }, 7, choices)).length,
  );
  expect(Math.max(...sizes)).toBeLessThan(12_000);
});

describe("what cannot be is refused with its place and the reason", () => {
  test.each([
    ["hands=1R999-nobody;", "hands[0] – “1R999-nobody” should be a card, by number and title"],
    ["hands=1R50-gimli;", "hands[0] – “1R50-gimli” should be a card"],
    ["at=3", "at – 2 were expected, and there are 1"],
    ["phase=tea", "phase – “tea” should be one of setup, fellowship"],
    ["turn=gandalf", "turn – “gandalf” should be one of player-1"],
    ["worn=player-5", "worn – “player-5” should be among 2 players"],
    ["lasting=hope:1@2/phase", "lasting[0] – “hope” should be one of strength"],
    ["table=0:1R50@player-1/fellowship", "table[0] – only 0 copies have come"],
    ["copies=2 table=0:1R50@player-1/fellowship,0:1R50@player-1/middle", "table[1] – there are two copies 0"],
    ["copies=2 table=0:1R50@player-1/attached.1", "table[0] – there is no copy 1 to lie on"],
    ["copies=1 table=0:1R50@player-1/sky", "table[0] – “sky” should be one of fellowship"],
  ])("%s", (line, why) => {
    expect(refusedAt(() => notation.read(line)).slice(0, why.length)).toBe(why);
  });
});

test("a card may be written by its number alone", () => {
  expect(notation.option("play:1R50")).toEqual(
    notation.option(notation.choice(notation.option("play:1R50"))),
  );
});
