/** Which choices are told apart because they cannot be taken back. */
import { type Core, Engine, hashed, type Option, seedOf, stream } from "@westmarch/kernel";
import { warOfTheRing } from "@westmarch/war-of-the-ring";
import { expect, test } from "vitest";
import { finalAmong, type Gesture } from "../src/table/prompt/finality.ts";

const engine = new Engine<Core>(warOfTheRing);

test("in the War of the Ring no choice is called final that could be taken back, and those that show or roll something are found", () => {
  const chance = hashed(seedOf("final"));
  const choose = stream(seedOf("final", "choices"));
  const g = engine.start({ players: "2" }, chance);
  let found = 0;
  for (let made = 0; made < 600; made++) {
    const [ask] = engine.asks(g);
    if (!ask) break;
    const view = engine.view(g, ask.seat);
    const option = ask.options[choose(ask.options.length)];
    const [final] = finalAmong(engine, view, ask.seat, [[option]]);
    const { barrier, free } = engine.play(g, ask.seat, option, chance);
    if (final) expect(barrier && !free, `${ask.prompt} ${option.join(" ")}`).toBe(true);
    if (final) found++;
  }
  expect(found).toBeGreaterThan(20);
});

test("looking changes nothing, and what has no options is not final", () => {
  const g = engine.start({ players: "2" }, hashed(seedOf("still")));
  const [ask] = engine.asks(g);
  const view = engine.view(g, ask.seat);
  const before = JSON.stringify(view);
  const [option]: readonly Option[] = ask.options;
  const all = (gestures: readonly Gesture[]) => finalAmong(engine, view, ask.seat, gestures, [], 1e9);
  expect(all([null, [option], [["no such thing"]]])).toHaveLength(3);
  expect(all([null, [["no such thing"]]])).toEqual([false, false]);
  expect(JSON.stringify(view)).toBe(before);
});

test("a machine without a moment to spare finds the same, one after the other", () => {
  const g = engine.start({ players: "2" }, hashed(seedOf("slow")));
  const [ask] = engine.asks(g);
  const view = engine.view(g, ask.seat);
  const gestures = ask.options.map((option) => [option]);
  const atOnce = finalAmong(engine, view, ask.seat, gestures, [], 1e9);
  let known: readonly boolean[] = [];
  for (let i = 1; i <= gestures.length; i++) {
    known = finalAmong(engine, view, ask.seat, gestures, known, 0);
    expect(known).toEqual(atOnce.slice(0, i));
  }
  expect(finalAmong(engine, view, ask.seat, gestures, known, 0)).toEqual(atOnce);
});
