import { begin, type Core, Engine, type Recording, record, save, stop } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { chanceOf, randomOf, replaySteps } from "../src/index.ts";
import { type Parley, parley } from "../src/parley/index.ts";

const engine = new Engine(parley);

/** A game of Parley that is played by chance to its end, or up to so many choices. */
function played(seed: number, most = Number.POSITIVE_INFINITY): Recording<Parley> {
  const chance = chanceOf(seed);
  const random = randomOf(seed, "choices");
  let recording = begin(engine, {}, chance);
  for (let n = 0; n < most && !recording.state.result; n++) {
    const asks = engine.asks(recording.state);
    const ask = asks[random(asks.length)];
    recording = record(engine, recording, ask.seat, [ask.options[random(ask.options.length)]], chance);
  }
  return recording;
}

describe("a game on record, choice by choice", () => {
  test("gives what was asked, what was chosen, and what its player saw", () => {
    const recording = played(5);
    const steps = replaySteps(engine, save(engine, recording));
    let count = 0;
    let at = steps.next();
    for (; !at.done; at = steps.next()) {
      const { number, seat, options, choice, state, view, prompt } = at.value;
      expect(number).toBe(count);
      expect([seat, choice]).toEqual([recording.journal[count]?.seat, recording.journal[count]?.option]);
      expect(options).toContainEqual(choice);
      expect(prompt).not.toBeNull();
      expect(view).toEqual(engine.view(state, seat));
      count++;
    }
    expect(count).toBe(recording.journal.length);
    expect(at.value.result).toEqual(recording.state.result);
  });

  test("reads a line of an export as well as a save, and hands back an end from outside the rules", () => {
    const ended = stop(engine, played(7, 6), { winners: [1], reason: "resigned" });
    const line: { readonly save: unknown } = JSON.parse(JSON.stringify({ save: save(engine, ended) }));
    const steps = [...replaySteps(engine, line)];
    expect(steps).toHaveLength(6);
    const all = replaySteps(engine, line);
    let at = all.next();
    while (!at.done) at = all.next();
    expect(at.value.result).toEqual({ winners: [1], reason: "resigned" });
  });

  test("tells each seat what it has heard since its own choice before, and nothing else", () => {
    const steps = [...replaySteps(engine, save(engine, played(9)))];
    const total = steps.reduce((sum, { heard }) => sum + heard.length, 0);
    expect(total).toBeGreaterThan(0);
    expect(steps.every(({ heard }) => heard.every((told) => !("secret" in told)))).toBe(true);
  });

  test.each([
    [{ save: { nothing: true } }, "holds no saved game"],
    [{ ...save(engine, played(3)), game: "chess" }, "a game of chess"],
    [{ ...save(engine, played(3)), version: 99 }, "version 99"],
  ])("refuses what it cannot play again, and says why", (game, sentence) => {
    expect(() => replaySteps(engine as unknown as Engine<Core, unknown>, game).next()).toThrow(sentence);
  });
});
