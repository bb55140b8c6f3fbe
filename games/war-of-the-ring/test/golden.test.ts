/** Games saved by released versions of these rules: they load, replay and go on. A file here is never changed. */
import { Engine } from "@westmarch/kernel";
import { goldenTest } from "@westmarch/testkit";
import { inFull } from "@westmarch/testkit/full";
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

/** On every day one in seven is played to its end, which are some early, some late, of two, three and four players. */
const toTheEnd = (nth: number): boolean => inFull(nth % 7 === 0, true);

test("every game saved by a released version loads, replays and goes on, and can be played to its end", () => {
  for (const [nth, [name, save]] of Object.entries(saves).entries())
    expect(goldenTest(new Engine(warOfTheRing), { [name]: save }, toTheEnd(nth) ? undefined : 60)).toEqual(
      [],
    );
});
