/** Whether the tool that plays vectors notices what they expect wrongly. */
import { describe, expect, test } from "vitest";
import { inside, listAt, proveFile, vectors } from "../src/index.ts";

/** What is so in every vector here. */
const IS = { winner: "dark", roll: [6, 5], hand: ["sword", "ring"], points: 3, ended: true };

const READ: vectors.Readers<typeof IS> = {
  winner: ({ winner }) => ({ is: winner }),
  roll: ({ roll }) => ({ is: roll }),
  hand: ({ hand }) => ({ is: hand }),
  points: ({ points }) => ({ is: points }),
  ended: ({ ended }) => ({ is: ended }),
  /** A reader that sorts what has an order. */
  sorted: ({ roll }, should, at) => ({ is: roll.toSorted(), should: listAt(should, at).toSorted() }),
  /** A reader that believes whatever it is told. */
  believed: (_is, should) => ({ is: should }),
  holds: ({ hand }, should, at) => ({ is: listAt(should, at).filter((one) => hand.includes(String(one))) }),
  lacks: ({ hand }, should, at) => ({ is: listAt(should, at).filter((one) => !hand.includes(String(one))) }),
};

const FILE: vectors.VectorFile = {
  list: "vectors",
  needs: ["expect"],
  may: ["then", "refused", "play"],
  anyOrder: ["hand", "holds", "lacks"],
  someOf: ["holds", "lacks"],
  remarks: ["because"],
  opposites: { lacks: (one) => ({ holds: [one] }) },
  refusals: ({ refused, ...vector }) => (refused === undefined ? [] : [[[], { ...vector, play: refused }]]),
  play: (vector) =>
    vector.play === "pass"
      ? []
      : vectors.differences(
          IS,
          vector.expect,
          inside(null, "expect"),
          { ...READ, because: (_, should) => ({ is: should }) },
          FILE.anyOrder,
        ),
};

const prove = (expected: object, more: object = {}, file = FILE) =>
  proveFile([{ id: "V", title: "v", expect: expected, ...more }], file)[0];

describe("a vector that passes is played again with each expectation changed, and", () => {
  test("an expectation with which every change is noticed is proved", () => {
    const { error, tried, unproven } = prove({ winner: "dark", roll: [6, 5], points: 3, ended: true });
    expect([error, unproven]).toEqual([null, []]);
    expect(tried).toBeGreaterThanOrEqual(6);
  });

  test("one that may be anything is named with its place", () => {
    expect(prove({ winner: "dark", believed: { roll: [6] } }).unproven).toEqual([
      "expect.believed.roll[0]",
      "expect.believed.roll",
    ]);
  });

  test("a list whose order nothing compares is named, unless it stands in any order", () => {
    expect(prove({ sorted: [6, 5] }).unproven).toEqual(["expect.sorted"]);
    expect(prove({ hand: ["ring", "sword"] })).toMatchObject({ error: null, unproven: [] });
    expect(prove({ roll: [5, 6] }).error).toBe("roll is [6,5], not [5,6]");
  });

  test("a list that names some of what there is need not be complete", () => {
    expect(prove({ holds: ["ring"] }).unproven).toEqual([]);
    expect(prove({ holds: ["ring"] }, {}, { ...FILE, someOf: [] }).unproven).toEqual(["expect.holds"]);
  });

  test("what is expected not to be so is turned into its opposite", () => {
    expect(prove({ lacks: ["horn"] }).unproven).toEqual([]);
    expect(prove({ lacks: ["horn"] }, {}, { ...FILE, opposites: {} }).unproven).toEqual(["expect.lacks[0]"]);
  });

  test("what describes an expectation is none", () => {
    expect(prove({ points: 3, because: "one for each" })).toMatchObject({ error: null, unproven: [] });
  });

  test("a vector that expects nothing proves nothing", () => {
    expect(prove({}).unproven).toEqual(["expect"]);
    expect(prove({ because: "of nothing" }).unproven).toEqual(["expect"]);
  });

  test("what is refused is played instead", () => {
    expect(prove({ points: 3 }, { refused: "pass" }).unproven).toEqual(["refused"]);
    expect(prove({ points: 3 }, { refused: "dance" }).unproven).toEqual(["refused"]);
  });
});

test("a vector that fails is not played again", () => {
  expect(prove({ points: 4 })).toEqual({
    id: "V",
    title: "v",
    error: "points is 3, not 4",
    tried: 0,
    unproven: [],
  });
});

describe("lists in any order", () => {
  const differ = (is: unknown, should: unknown) =>
    vectors.differences({}, { list: should }, inside(null, "expect"), { list: () => ({ is }) }, ["list"]);

  test("hold the same, whatever it is", () => {
    expect(differ([{ a: 1 }, { b: [2, 1] }], [{ b: [1, 2] }, { a: 1 }])).toEqual([]);
    expect(differ([{ a: 1 }], [{ a: 2 }])).toEqual(['list is [{"a":1}], not [{"a":2}]']);
  });

  test("tell a number from a text", () => {
    expect(differ([1, 2], ["1", "2"])).toHaveLength(1);
  });
});
