import { begin, drawsOf, hashed, record, recorded, save, seedOf, shuffled, stream } from "@westmarch/kernel";
import { chapter, toy } from "@westmarch/testkit/toy";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

/** Pearson's statistic of observed counts against equal ones. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, n) => sum + n) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
};

/** A bound that an honest source passes all but one time in about a million (normal approximation). */
const bound = (cells: number): number => {
  const freedom = cells - 1;
  return freedom + 5 * Math.sqrt(2 * freedom);
};

describe("hashed chance", () => {
  test("gives the same values everywhere, for ever", () => {
    const chance = hashed(42);
    expect(Array.from({ length: 12 }, (_, i) => chance(i, 6))).toEqual([4, 2, 0, 5, 5, 0, 3, 5, 2, 4, 1, 0]);
    expect(chance(1_000_000, 1000)).toBe(874);
  });

  test("is a pure function of seed, counter and sides, within its sides", () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(), fc.integer({ min: 1, max: 1 << 30 }), (seed, counter, sides) => {
        const value = hashed(seed)(counter, sides);
        expect(hashed(seed)(counter, sides)).toBe(value);
        expect(Number.isInteger(value) && value >= 0 && value < sides).toBe(true);
      }),
    );
  });

  test("is uniform for every number of sides, along the counter and across seeds", () => {
    for (const sides of [2, 3, 6, 10, 52]) {
      const along = new Array<number>(sides).fill(0);
      const across = new Array<number>(sides).fill(0);
      const chance = hashed(7);
      for (let i = 0; i < 60_000; i++) {
        along[chance(i, sides)]!++;
        across[hashed(i)(3, sides)]!++;
      }
      expect(chiSquare(along)).toBeLessThan(bound(sides));
      expect(chiSquare(across)).toBeLessThan(bound(sides));
    }
  });

  test("neighbouring draws, distant draws and neighbouring seeds have nothing to do with each other", () => {
    const pairs = [
      (i: number) => [hashed(9)(2 * i, 6), hashed(9)(2 * i + 1, 6)],
      (i: number) => [hashed(9)(i, 6), hashed(9)(i + 1024, 6)],
      (i: number) => [hashed(i)(0, 6), hashed(i + 1)(0, 6)],
      (i: number) => [hashed(i)(0, 6), hashed(i)(1, 6)],
    ];
    for (const pair of pairs) {
      const counts = new Array<number>(36).fill(0);
      for (let i = 0; i < 36_000; i++) {
        const [a, b] = pair(i);
        counts[a! * 6 + b!]!++;
      }
      expect(chiSquare(counts)).toBeLessThan(bound(36));
    }
  });

  test("a stream draws one value after the other", () => {
    const random = stream(5);
    const chance = hashed(5);
    expect([random(6), random(10), random(2)]).toEqual([chance(0, 6), chance(1, 10), chance(2, 2)]);
  });
});

describe("seeds from words", () => {
  test("are the same on every machine, for ever", () => {
    expect([seedOf("a"), seedOf("table", 7), seedOf("夜"), seedOf("")]).toEqual([
      444641715, 1729051810, 149375912, 2872998923,
    ]);
  });

  test("tell words apart by where they end, and spread", () => {
    expect(seedOf("ab", "c")).not.toBe(seedOf("a", "bc"));
    const seeds = new Set(Array.from({ length: 10_000 }, (_, i) => seedOf("game", i)));
    expect(seeds.size).toBeGreaterThan(9_990);
    fc.assert(fc.property(fc.string(), (word) => seedOf(word) >= 0 && seedOf(word) <= 0xffffffff));
  });
});

describe("recorded chance", () => {
  const chance = recorded(
    [
      [6, 4],
      [2, 1],
    ],
    10,
  );

  test("gives what was drawn", () => {
    expect([chance(10, 6), chance(11, 2)]).toEqual([4, 1]);
  });

  test("throws where another draw is asked for than was made", () => {
    expect(() => chance(12, 6)).toThrow("no draw number 12");
    expect(() => chance(9, 6)).toThrow("no draw number 9");
    expect(() => chance(10, 8)).toThrow("among 6, now among 8");
  });
});

describe("draws of a game", () => {
  const main = chapter("main")({
    open: (c) => void c.g.diary.push(`opening ${c.draw(6)}`),
    roll: {
      ask: () => ({ seat: 0, prompt: "roll", options: [["roll"], ["wait"]] }),
      answered: (c, _f, option) => {
        if (option[0] === "roll") c.g.diary.push(`rolled ${c.draw(6)}`);
        return { go: "roll" };
      },
    },
  });
  const engine = toy({ main });

  test("are counted, noted with the choice that made them, and hidden from views", () => {
    let recording = begin(engine, {}, hashed(3));
    recording = record(engine, recording, 0, [["roll"], ["wait"], ["roll"]], hashed(3));
    expect(recording.state.drawn).toBe(3);
    expect(recording.journal.map((entry) => entry.draws.length)).toEqual([1, 0, 1]);
    expect(recording.journal.map((entry) => entry.barrier)).toEqual([true, false, true]);
    expect(drawsOf(save(engine, recording))).toEqual(
      [0, 1, 2].map((counter) => [counter, 6, hashed(3)(counter, 6)]),
    );
    expect(engine.view(recording.state, 0).drawn).toBe(0);
  });
});

describe("shuffling", () => {
  test("draws for each place from the last one down, among what is left", () => {
    const sides: number[] = [];
    const things = ["a", "b", "c", "d"];
    const order = shuffled(things, (n) => {
      sides.push(n);
      return 0;
    });
    expect(sides).toEqual([4, 3, 2]);
    expect(order).toEqual(["b", "c", "d", "a"]);
    expect(things).toEqual(["a", "b", "c", "d"]);
    expect(shuffled(things, (n) => n - 1)).toEqual(things);
  });

  test("makes every order equally likely", () => {
    const random = stream(3);
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffled([1, 2, 3, 4], random).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(bound(24));
  });
});
