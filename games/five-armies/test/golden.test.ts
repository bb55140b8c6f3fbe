/** Games saved by released versions of these rules: they load, replay and go on. A file here is never changed. */
import { Engine } from "@westmarch/kernel";
import { goldenTest } from "@westmarch/testkit";
import { readSaves } from "@westmarch/testkit/node";
import { expect, test } from "vitest";
import { fiveArmies } from "../index.ts";

const saves = readSaves(new URL("./golden", import.meta.url));

test("there are saves by both readings, on the way and at the end", () => {
  expect(new Set(Object.values(saves).map(({ settings }) => settings.hardWalls)).size).toBe(2);
  const ended = Object.values(saves).map(({ state }) => (state as { result: unknown }).result !== null);
  expect(new Set(ended).size).toBe(2);
});

test("every game saved by a released version loads, replays and can be played to its end", () => {
  expect(goldenTest(new Engine(fiveArmies), saves)).toEqual([]);
});
