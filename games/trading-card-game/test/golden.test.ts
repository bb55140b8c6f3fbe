/** Games saved by released versions of these rules: they load, replay and go on. A file here is never changed. */
import { Engine } from "@westmarch/kernel";
import { goldenTest } from "@westmarch/testkit";
import { readSaves } from "@westmarch/testkit/node";
import { expect, test } from "vitest";
import { tradingCardGame } from "../index.ts";

const saves = readSaves(new URL("./golden", import.meta.url));

test("every game saved by a released version loads, replays and can be played to its end", () => {
  expect(Object.keys(saves).length).toBeGreaterThan(11);
  expect(goldenTest(new Engine(tradingCardGame), saves)).toEqual([]);
});
