import type { Findings } from "@westmarch/bots/search/findings";
import type { Option } from "@westmarch/kernel";
import { describe, expect, it } from "vitest";
import { ParallelSearch } from "../src/parallel-search.ts";

const north: Option = ["go", "north"];

describe("helpers", () => {
  /** Lends so many places, and remembers how to ask the last one back. */
  function lender(places: number) {
    const lent = { open: 0, recall: () => {} };
    return {
      lent,
      borrow(recall: () => void) {
        if (lent.open === places) return null;
        lent.open++;
        lent.recall = recall;
        return () => {
          lent.open--;
        };
      },
    };
  }
  const stopped = (stop: SharedArrayBuffer): Promise<void> =>
    new Promise((over) => {
      const look = () => (Atomics.load(new Int32Array(stop), 0) ? over() : setTimeout(look, 1));
      look();
    });
  const ten: Findings = {
    lines: [{ option: north, visits: 10, value: 1, share: 1 }],
    mixed: false,
    iterations: 10,
  };

  it("say what they found when they are told to stop, and give their places back", async () => {
    const place = lender(2);
    const helpers = new ParallelSearch(place, 3, 3000, async (_n, stop) => stopped(stop).then(() => ten));
    expect(place.lent.open).toBe(2);
    helpers.stop();
    expect(await helpers.findings()).toEqual([ten, ten]);
    expect(place.lent.open).toBe(0);
  });

  it("stop at once when another caller wants the place", async () => {
    const place = lender(1);
    const helpers = new ParallelSearch(place, 3, 3000, async (_n, stop) => stopped(stop).then(() => ten));
    place.lent.recall();
    expect(await helpers.findings()).toEqual([ten]);
  });

  it("are not waited for when they hang or fail", async () => {
    const helpers = new ParallelSearch(lender(4), 3, 3000, (n) =>
      n === 0 ? new Promise(() => {}) : n === 1 ? Promise.reject(new Error("lost")) : Promise.resolve(ten),
    );
    helpers.stop();
    expect(await helpers.findings()).toEqual([ten]);
    expect(helpers.troubles).toEqual(["helper: lost"]);
  });
});
