/** Games saved by released versions of these rules: they load, replay and go on. A file here is never changed. */
import { Engine } from "@westmarch/kernel";
import { goldenTest } from "@westmarch/testkit";
import { readSaves } from "@westmarch/testkit/node";
import { expect, test } from "vitest";
import { warOfTheRing } from "../index.ts";

const saves = readSaves(new URL("./golden", import.meta.url));

test("there are saves of two, three and four players, on the way and at the end", () => {
  const players = Object.values(saves).map(({ settings }) => settings.players);
  expect([...new Set(players)].sort()).toEqual(["2", "3", "4"]);
  const ended = Object.values(saves).map(({ state }) => (state as { result: unknown }).result !== null);
  expect(new Set(ended).size).toBe(2);
});

test("every game saved by a released version loads, replays and can be played to its end", () => {
  expect(goldenTest(new Engine(warOfTheRing), saves)).toEqual([]);
});
