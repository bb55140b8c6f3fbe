import { begin, type Option, record, SEALED, stream, takeable, without } from "@westmarch/kernel";
import { chapter, noChance, toy } from "@westmarch/testkit/toy";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

const bids: Option[] = [
  ["bid", 0],
  ["bid", 1],
  ["bid", 2],
];

describe("decisions made together", () => {
  const main = chapter("main")({
    bid: {
      together: (g) => g.sealed.map((_, seat) => ({ seat, prompt: "bid", options: bids })),
      opened: (c, _f, answers) => {
        c.g.diary.push(answers.map((answer) => answer[1]).join(" "));
        c.tell("opened", {});
      },
    },
    again: () => ({ go: "bid" }),
  });
  const engine = toy({ main }, {}, 3);

  test("are owed by all until each has answered, in any order, and opened in the order asked", () => {
    const g = engine.start({}, noChance);
    expect(engine.owes(g)).toEqual([0, 1, 2]);
    engine.play(g, 2, ["bid", 2], noChance);
    expect(engine.owes(g)).toEqual([0, 1]);
    engine.play(g, 0, ["bid", 0], noChance);
    expect(g.diary).toEqual([]);
    engine.play(g, 1, ["bid", 1], noChance);
    expect(g.diary).toEqual(["0 1 2"]);
    expect(g.sealed).toEqual([null, null, null]);
    expect(engine.owes(g)).toEqual([0, 1, 2]);
  });

  test("a sealed answer is seen by nobody else, and not told", () => {
    const g = engine.start({}, noChance);
    const told: string[] = [];
    engine.play(g, 1, ["bid", 2], noChance, (event) => told.push(event.type));
    expect(told).toEqual([]);
    expect(engine.view(g, 1).sealed).toEqual([null, ["bid", 2], null]);
    for (const seat of [0, 2, null]) {
      const view = engine.view(g, seat);
      expect(view.sealed).toEqual([null, SEALED, null]);
      expect(engine.owes(view)).toEqual([0, 2]);
      expect(engine.glimpse(g, seat)).toEqual(view);
    }
  });

  test("who has sealed may not answer again", () => {
    const g = engine.start({}, noChance);
    engine.play(g, 1, ["bid", 2], noChance);
    expect(engine.refusal(g, 1, ["bid", 1])).toEqual({ reason: "already-sealed" });
    expect(() => engine.play(g, 1, ["bid", 1], noChance)).toThrow("already-sealed");
  });

  test("an imagined world has some answer in every seal", () => {
    const g = engine.start({}, noChance);
    engine.play(g, 1, ["bid", 2], noChance);
    const seen = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const world = engine.determinize(engine.view(g, 0), 0, stream(seed));
      expect(bids).toContainEqual(world.sealed[1]);
      seen.add(Number(world.sealed[1]![1]));
      expect(engine.view(world, 0)).toEqual(engine.view(g, 0));
    }
    expect([...seen].sort()).toEqual([0, 1, 2]);
  });

  test("opening is a barrier; until then everybody may take the own answer back", () => {
    let recording = begin(engine, {}, noChance);
    recording = record(engine, recording, 0, [["bid", 0]], noChance);
    recording = record(engine, recording, 2, [["bid", 2]], noChance);
    expect([0, 1, 2].map((seat) => takeable(recording.journal, seat))).toEqual([0, null, 1]);
    const back = without(engine, recording, 0);
    expect(back.state.sealed).toEqual([null, null, ["bid", 2]]);
    recording = record(engine, recording, 1, [["bid", 1]], noChance);
    expect(recording.journal.map((entry) => entry.barrier)).toEqual([false, false, true]);
    expect([0, 1, 2].map((seat) => takeable(recording.journal, seat))).toEqual([null, null, null]);
  });

  test("a game that is stopped drops what was sealed, unopened", () => {
    const g = engine.start({}, noChance);
    engine.play(g, 1, ["bid", 2], noChance);
    const ended = engine.stop(g, { winners: [0], reason: "resigned" });
    expect(ended.sealed).toEqual([null, null, null]);
    expect(g.sealed).toEqual([null, ["bid", 2], null]);
  });

  test("a paragraph that asks nobody opens at once", () => {
    const nobody = chapter("nobody")({
      bid: {
        together: () => [],
        opened: ({ g }, _f, answers) => void g.diary.push(`${answers.length} answers`),
      },
    });
    expect(toy({ main: nobody }).start({}, noChance).diary).toEqual(["0 answers"]);
  });

  test("a single seat's answer is its own to take back", () => {
    const alone = chapter("alone")({
      bid: { together: () => [{ seat: 1, prompt: "bid", options: bids }], opened: () => {} },
      again: () => ({ go: "bid" }),
    });
    const one = toy({ main: alone });
    const recording = record(one, begin(one, {}, noChance), 1, [["bid", 1]], noChance);
    expect(recording.journal[0]).toMatchObject({ barrier: false, free: false });
    expect(takeable(recording.journal, 1)).toBe(0);
  });
});

describe("decisions at each seat's own pace", () => {
  const GOAL = 3;
  const main = chapter("main")({
    first: { ask: () => ({ seat: 0, prompt: "first", options: [["begin"]] }), answered: () => {} },
    pick: {
      each: (g) =>
        g.count.flatMap((n, seat) =>
          n < GOAL ? [{ seat, prompt: "pick", options: [["one"], ["two"]] }] : [],
        ),
      take: ({ g }, _f, option, seat) => {
        g.secret.numbers[seat] = g.secret.numbers[seat]! * 10 + (option[0] === "one" ? 1 : 2);
        g.count[seat]!++;
      },
    },
    after: ({ g }) => {
      g.result = { winners: [], reason: "done" };
    },
  });
  const engine = toy({ main }, {}, 3);
  const begun = () => record(engine, begin(engine, {}, noChance), 0, [["begin"]], noChance);

  test("are carried out as they come, and end when nobody owes any more", () => {
    const g = begun().state;
    for (let i = 0; i < GOAL; i++) engine.play(g, 1, ["one"], noChance);
    expect(engine.owes(g)).toEqual([0, 2]);
    expect(g.secret.numbers[1]).toBe(11111);
    for (let i = 0; i < GOAL; i++) engine.play(g, 0, ["two"], noChance);
    for (let i = 0; i < GOAL; i++) engine.play(g, 2, ["two"], noChance);
    expect(g.result?.reason).toBe("done");
  });

  test("the order between seats makes no difference", () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([0, 0, 0, 1, 1, 1, 2, 2, 2], { minLength: 9, maxLength: 9 }),
        (order) => {
          const g = begun().state;
          const made = [0, 0, 0];
          for (const seat of order) engine.play(g, seat, made[seat]!++ % 2 ? ["one"] : ["two"], noChance);
          expect(g.secret.numbers).toEqual([10212, 11212, 12212]);
        },
      ),
    );
  });

  test("taking back and choosing on commute with what others do", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2), { minLength: 1, maxLength: 12 }), fc.nat(2), (order, taker) => {
        let recording = begun();
        for (const seat of order) {
          if (
            recording.state.count[seat]! < GOAL &&
            recording.state.count.some((n, s) => s !== seat && n < GOAL)
          ) {
            recording = record(engine, recording, seat, [["one"]], noChance);
          }
        }
        const index = takeable(recording.journal, taker);
        const own = recording.journal.findLastIndex((entry) => entry.seat === taker);
        if (recording.state.result) expect(index).toBeNull();
        else if (own > 0) expect(index).toBe(own);
        if (index === null || index === 0) return;
        const back = without(engine, recording, index);
        expect(back.state.count[taker]).toBe(recording.state.count[taker]! - 1);
        const others = recording.journal.filter((_, i) => i !== index);
        expect(back.journal).toEqual(others);
        const again = record(engine, back, taker, [recording.journal[index]!.option], noChance);
        expect(again.state).toEqual(recording.state);
      }),
    );
  });

  test("what led here is not taken back once a seat has chosen", () => {
    let recording = begun();
    expect(takeable(recording.journal, 0)).toBe(0);
    recording = record(engine, recording, 1, [["one"]], noChance);
    expect(takeable(recording.journal, 0)).toBeNull();
    expect(takeable(recording.journal, 1)).toBe(1);
  });

  test("the last choice closes the paragraph and is a barrier", () => {
    let recording = begun();
    for (const seat of [0, 1, 2])
      recording = record(engine, recording, seat, [["one"], ["one"], ["one"]], noChance);
    expect(recording.journal.at(-1)).toMatchObject({ barrier: true, free: true });
    expect([0, 1, 2].map((seat) => takeable(recording.journal, seat))).toEqual([null, null, null]);
  });

  test("a paragraph in which nobody owes anything is passed over", () => {
    const nobody = chapter("nobody")({
      pick: { each: () => [], take: () => {} },
      end: ({ g }) => void g.diary.push("end"),
    });
    expect(toy({ main: nobody }).start({}, noChance).diary).toEqual(["end"]);
  });
});
