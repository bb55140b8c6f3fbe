import { expect, test } from "vitest";
import { layWhole } from "../src/whole.ts";

/** A box of 100 pixels, as high as its letters make it, and half as high again with a picture. */
function box(lines: number) {
  const set = new Map<string, string>();
  return {
    set,
    clientHeight: 100,
    get scrollHeight() {
      return lines * Number(set.get("--letters")) * (set.get("--picture") === "block" ? 1.5 : 1);
    },
    style: { setProperty: (name: string, value: string) => void set.set(name, value) },
  };
}

const WAYS = [
  { "--letters": "17", "--picture": "block" },
  { "--letters": "15", "--picture": "block" },
  { "--letters": "15", "--picture": "none" },
] as const;

test.each([
  [3, "17", "block"],
  [4, "15", "block"],
  [6, "15", "none"],
  [9, "15", "none"],
])("%i lines are read in letters of %s with their picture at %s", (lines, letters, picture) => {
  const read = box(lines);
  layWhole(read, WAYS);
  expect(Object.fromEntries(read.set)).toEqual({ "--letters": letters, "--picture": picture });
});
