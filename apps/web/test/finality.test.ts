/** Which choices are told apart because nobody can take them back. */
import { confrontation } from "@westmarch/confrontation";
import { type Core, Engine, hashed, type Option, seedOf, stream } from "@westmarch/kernel";
import { expect, test } from "vitest";
import { finalAmong } from "../src/table/finality.ts";

const engine = new Engine<Core>(confrontation);

test("no choice is called final that could be taken back, and those that show or roll something are found", () => {
  const chance = hashed(seedOf("final"));
  const choose = stream(seedOf("final", "choices"));
  const g = engine.start({}, chance);
  let found = 0;
  for (let made = 0; made < 400; made++) {
    const [ask] = engine.asks(g);
    if (!ask) break;
    const view = engine.view(g, ask.seat);
    const option = ask.options[choose(ask.options.length)];
    const [final] = finalAmong(engine, view, ask.seat, [[option]]);
    const { barrier, free } = engine.play(g, ask.seat, option, chance);
    if (final) expect(barrier && !free, `${ask.prompt} ${option.join(" ")}`).toBe(true);
    if (final) found++;
  }
  expect(found).toBeGreaterThan(3);
});

test("looking changes nothing, and what has no options is not final", () => {
  const g = engine.start({}, hashed(seedOf("still")));
  const [ask] = engine.asks(g);
  const view = engine.view(g, ask.seat);
  const before = JSON.stringify(view);
  const [option]: readonly Option[] = ask.options;
  expect(finalAmong(engine, view, ask.seat, [null, [option], [["no such thing"]]])).toHaveLength(3);
  expect(finalAmong(engine, view, ask.seat, [null, [["no such thing"]]])).toEqual([false, false]);
  expect(JSON.stringify(view)).toBe(before);
});
