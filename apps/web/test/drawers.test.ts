/** Which drawers lie open at a table. */
import { expect, test } from "vitest";
import { hidesPrompt, toggled } from "../src/table/drawers/useDrawers.ts";

const TABLE = { kind: "table" } as const;
const BOOK = { kind: "book" } as const;

test("a press on what opened a drawer puts it away, and one on another opens that alone", () => {
  expect(toggled([], TABLE, true)).toEqual([TABLE]);
  expect(toggled([TABLE], TABLE, true)).toEqual([]);
  expect(toggled([TABLE], BOOK, true)).toEqual([BOOK]);
});

test("an impatient second press does not put a drawer away that is still on its way", () => {
  expect(toggled([TABLE], TABLE, false)).toEqual([TABLE]);
  expect(toggled([TABLE], BOOK, false)).toEqual([BOOK]);
});

test("a drawer lies over a question on a phone, and beside it elsewhere", () => {
  const ask = { seat: 0, prompt: "turn", options: [["pass"]] };
  expect(hidesPrompt({ layout: "tall", ask })).toBe(true);
  expect(hidesPrompt({ layout: "tall", ask: null })).toBe(false);
  expect(hidesPrompt({ layout: "wide", ask })).toBe(false);
});
