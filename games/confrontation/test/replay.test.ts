/** Recorded games replay to the last byte, can be taken back at every point, and survive a file. */
import { begin, Engine, type Option, type Recording, record, type Settings } from "@westmarch/kernel";
import { anySettings, chanceOf, pick, randomOf, replayTest } from "@westmarch/testkit";
import { expect, test } from "vitest";
import { type Confrontation, confrontation } from "../index.ts";

const engine = new Engine(confrontation);

function game(seed: number, settings: Settings): Recording<Confrontation> {
  const random = randomOf(seed, "choices");
  let recording = begin(engine, settings, chanceOf(seed));
  while (!recording.state.result) {
    const ask = pick(engine.asks(recording.state), random);
    recording = record(engine, recording, ask.seat, [pick<Option>(ask.options, random)], chanceOf(seed));
  }
  return recording;
}

test("a whole game is the same again from its record, taken back at every choice", () => {
  for (const seed of [1, 2]) expect(replayTest(engine, game(seed, {}))).toEqual([]);
});

test("a match with every variant is the same again from its record", () => {
  expect(
    replayTest(engine, game(3, { match: true, variant: true, shadowfaxRiver: true }), randomOf(3, "cuts")),
  ).toEqual([]);
});

test("many games under any settings are the same again from their records", () => {
  for (let seed = 10; seed < 50; seed++) {
    const random = randomOf(seed, "cuts");
    expect(replayTest(engine, game(seed, anySettings(confrontation.settings, random)), random)).toEqual([]);
  }
});
