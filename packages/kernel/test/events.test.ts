import { type Event, hear } from "@westmarch/kernel";
import { chapter, noChance, toy } from "@westmarch/testkit/toy";
import { describe, expect, test } from "vitest";

describe("events", () => {
  const main = chapter("main")({
    speak: (c) => {
      c.tell("open", { a: 1 });
      c.tellMore("half", { a: 1 }, [1, 2], { b: 2 });
      c.tellOnly([2], "whisper", { c: 3 });
    },
  });
  const events: Event[] = [];
  toy({ main }, {}, 3).start({}, noChance, (event) => events.push(event));
  const heardBy = (seat: number | null) => events.map((event) => hear(event, seat));

  test("everybody hears the facts; a seat meant hears the secret facts with them", () => {
    expect(heardBy(0)).toEqual([{ type: "open", facts: { a: 1 } }, { type: "half", facts: { a: 1 } }, null]);
    expect(heardBy(1)).toEqual([
      { type: "open", facts: { a: 1 } },
      { type: "half", facts: { a: 1, b: 2 } },
      null,
    ]);
  });

  test("what is told to some alone is not heard of by others", () => {
    expect(heardBy(2)[2]).toEqual({ type: "whisper", facts: { c: 3 } });
    expect(heardBy(1)[2]).toBeNull();
  });

  test("a spectator hears what everybody hears", () => {
    expect(heardBy(null)).toEqual(heardBy(0));
  });

  test("hearing a secret leaves the event as it was", () => {
    expect(events[1]!.facts).toEqual({ a: 1 });
  });
});

describe("views", () => {
  const main = chapter("main")({
    wait: { ask: () => ({ seat: 0, prompt: "wait", options: [["on"]] }), answered: () => {} },
  });
  const engine = toy({ main }, {}, 2);

  test("show a seat its own secrets, a spectator none, and share nothing with the state", () => {
    const g = engine.start({}, noChance);
    expect(engine.view(g, 0).secret.numbers).toEqual([10, -1]);
    expect(engine.view(g, 1).secret.numbers).toEqual([-1, 11]);
    expect(engine.view(g, null).secret.numbers).toEqual([-1, -1]);
    const view = engine.view(g, 0);
    view.diary.push("scribble");
    view.stack[0]!.at = "scribble";
    expect(g.diary).toEqual([]);
    expect(g.stack[0]!.at).toBe("wait");
  });

  test("can be had without a copy, as long as nobody changes them", () => {
    const g = engine.start({}, noChance);
    for (const seat of [0, 1, null]) expect(engine.glimpse(g, seat)).toEqual(engine.view(g, seat));
    expect(g.secret.numbers).toEqual([10, 11]);
  });

  test("imagine fills in the unknown and keeps the known", () => {
    const g = engine.start({}, noChance);
    const world = engine.determinize(engine.view(g, 1), 1, () => 42);
    expect(world.secret.numbers).toEqual([42, 11]);
    expect(engine.view(world, 1)).toEqual(engine.view(g, 1));
  });
});
