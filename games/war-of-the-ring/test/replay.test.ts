/** Recorded games replay to the last byte, can be taken back, and survive a file. */
import { begin, Engine, type Option, type Recording, record, type Settings } from "@westmarch/kernel";
import { chanceOf, pick, randomOf, replayTest } from "@westmarch/testkit";
import { expect, test } from "vitest";
import { type War, warOfTheRing } from "../index.ts";

const engine = new Engine(warOfTheRing);

/** The first choices of a random game, or all of it. */
function game(seed: number, settings: Settings, choices = Number.POSITIVE_INFINITY): Recording<War> {
  const random = randomOf(seed, "choices");
  let recording = begin(engine, settings, chanceOf(seed));
  for (let made = 0; made < choices && !recording.state.result; made++) {
    const ask = pick(engine.asks(recording.state), random);
    recording = record(engine, recording, ask.seat, [pick<Option>(ask.options, random)], chanceOf(seed));
  }
  return recording;
}

test("the first turns of a game are the same again from their record, taken back at every choice", {
  timeout: 300_000,
}, () => {
  expect(replayTest(engine, game(1, {}, 120))).toEqual([]);
});

test("so are those of four players, whose choices are sealed now and then", { timeout: 300_000 }, () => {
  expect(replayTest(engine, game(2, { players: "4" }, 120))).toEqual([]);
});

test("a whole game of three players is the same again from its record", { timeout: 300_000 }, () => {
  expect(replayTest(engine, game(3, { players: "3" }), randomOf(3, "cuts"))).toEqual([]);
});
