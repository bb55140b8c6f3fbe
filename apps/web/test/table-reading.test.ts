import { confrontation } from "@westmarch/confrontation";
import {
  begin,
  Engine,
  hashed,
  type Option,
  type Recording,
  record,
  recordOf,
  save,
  stream,
} from "@westmarch/kernel";
import { describe, expect, it } from "vitest";
import { findSave, read } from "../src/table/history/reading.ts";

const engine = new Engine(confrontation);

/** A whole game at random. */
function played(seed: number) {
  const chance = hashed(seed);
  const pick = stream(seed);
  let recording: Recording<ReturnType<typeof engine.load>> = begin(engine, {}, chance);
  for (let i = 0; i < 2000 && !recording.state.result; i++) {
    const ask = engine.asks(recording.state)[0];
    const option: Option = ask.options[pick(ask.options.length)];
    recording = record(engine, recording, ask.seat, [option], chance);
  }
  return save(engine, recording, { commitment: "c" });
}

const game = played(7);
const reading = read(confrontation, game);

describe("a game read back", () => {
  it("has a moment before the first choice and one after each", () => {
    expect(reading.length).toBe(game.deeds.length);
    expect(reading.at(0).result).toBeNull();
    expect(reading.at(reading.length)).toEqual(game.state);
    expect(reading.result).not.toBeNull();
  });

  it("shows the same moment whichever way one comes to it", () => {
    const middle = Math.floor(reading.length / 2);
    const first = structuredClone(reading.at(middle));
    for (let i = 0; i < reading.length; i += 3) reading.at(i);
    expect(reading.at(middle)).toEqual(first);
  });

  it("shows a seat what that seat saw, and everything only to who asks for it", () => {
    const middle = Math.floor(reading.length / 2);
    expect(reading.view(middle, 0)).toEqual(engine.view(reading.at(middle), 0));
    expect(reading.view(middle, "spectator")).toEqual(engine.view(reading.at(middle), null));
    expect(reading.view(middle, "open")).toEqual(reading.at(middle));
  });

  it("tells each reader what they heard, and more with everything open", () => {
    const end = reading.length;
    const told = (from: Parameters<typeof reading.log>[1]) => JSON.stringify(reading.log(end, from)).length;
    expect(told("open")).toBeGreaterThan(told(0));
    expect(told(0)).toBeGreaterThan(told("spectator"));
    expect(reading.log(0, "open")).toEqual([]);
    for (const event of reading.log(5, "open")) expect(event.version).toBeLessThanOrEqual(5);
  });

  it("is refused when it does not follow the rules", () => {
    const deeds = game.deeds.map((deed, i) =>
      i === 3 && deed.do === "choose"
        ? { ...deed, choice: { ...deed.choice, option: ["fly", 1] as const } }
        : deed,
    );
    expect(() => read(confrontation, { ...game, deeds })).toThrow();
  });
});

describe("a file", () => {
  it("is a save, bare or as the server wraps it", () => {
    expect(findSave(JSON.stringify(game))?.game).toBe("confrontation");
    const wrapped = findSave(JSON.stringify({ game: "confrontation", seats: [], save: game }));
    expect(wrapped && recordOf(wrapped).journal.length).toBe(reading.length);
  });

  it("is not a save when it is something else", () => {
    for (const text of ["", "hello", "null", "3", "[]", "{}", '{"format":2}', '{"save":{"format":1}}'])
      expect(findSave(text)).toBeNull();
  });
});
