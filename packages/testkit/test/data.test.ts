import fc from "fast-check";
import { expect, test } from "vitest";
import { canonical, difference, equal, notPlain, shares } from "../src/index.ts";

const json = fc.jsonValue({ maxDepth: 4 });

test("any JSON value is plain and equal to its copy, whatever the order of keys", () => {
  fc.assert(
    fc.property(json, (value) => {
      const back: unknown = JSON.parse(JSON.stringify(value));
      expect(notPlain(back)).toBeNull();
      expect(equal(back, JSON.parse(canonical(back)))).toBe(true);
      expect(difference(back, JSON.parse(canonical(back)))).toBeNull();
      expect(shares(back, JSON.parse(canonical(back)))).toBeNull();
    }),
  );
});

test("two values differ exactly where their canonical texts do", () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      const [x, y]: unknown[] = [a, b].map((value) => JSON.parse(JSON.stringify(value)));
      expect(equal(x, y)).toBe(canonical(x) === canonical(y));
      expect(difference(x, y) === null).toBe(equal(x, y));
    }),
  );
});

test("a difference names its place", () => {
  expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe("a.1.b: 2, not 3");
  expect(difference({ a: 1 }, { a: 1, b: 2 })).toBe("b: undefined, not 2");
  expect(difference([1], { 0: 1 })).toContain("whole");
});

test("what JSON cannot hold is named with its place", () => {
  expect(notPlain({ a: [1, undefined] })).toBe("a[1]: undefined");
  expect(notPlain({ a: { b: new Map() } })).toBe("a.b: a Map");
  expect(notPlain([Number.NaN])).toBe("[0]: NaN");
  expect(notPlain({ f: () => 1 })).toBe("f: function");
  // biome-ignore lint/suspicious/noSparseArray: a hole is what is looked for
  expect(notPlain({ a: [1, , 2] })).toBe("a[1]: a hole");
});

test("a part in common is found by its place", () => {
  const part = [1];
  expect(shares({ a: { b: part } }, { a: { b: part } })).toBe("a.b");
  expect(shares({ a: { b: [1] } }, { a: { b: part } })).toBeNull();
});
