/** What others have done since a player's last choice, told deed by deed; and the arrows of it. */
import type { Slots } from "@westmarch/boardkit";
import { arrowOf } from "@westmarch/boardkit/recent/arrow";
import { describe, expect, test } from "vitest";
import { sealOn } from "../src/recent/seal.ts";
import { recentBy, type Told as ToldFrom } from "../src/recent/steps.ts";

interface Told {
  readonly type: string;
  readonly by: number;
  readonly text?: string;
  readonly die?: string;
  readonly way?: readonly [from: number, to: number, many: number];
  readonly comes?: readonly [place: number, count: number];
  readonly fight?: number;
}
type Event = Told & { readonly version: number; readonly index: number };

const log = (told: readonly Told[]): Event[] => told.map((one, i) => ({ ...one, version: i + 1, index: 0 }));

interface March {
  readonly from: number;
  readonly to: number;
  readonly force: readonly number[];
}

const recentOf = recentBy<Event, ToldFrom<Event>, string, March>({
  doer: (all, at) => all[at]?.by ?? -1,
  begins: ({ type }) => type === "die" || type === "turn",
  dieOf: ({ die = null }) => die,
  announces: ({ type }) => type === "die" || type === "order",
  marchOf: ({ way }) => (way ? { from: way[0], to: way[1], force: [way[2]] } : null),
  changesOf: ({ comes }) => (comes ? [{ place: comes[0], count: comes[1] }] : []),
  placesOf: (events) =>
    events.flatMap(({ way, comes }) => (way ? [way[0], way[1]] : comes ? [comes[0]] : [])),
  sceneAt: (all, at) => all[at]?.fight ?? -1,
  line: ({ text }) => (text === undefined ? null : { text }),
  placeName: (_, place) => `${place}`,
  forceName: (_, [many]) => `${many} go`,
});

const say = Object.assign((_: "recent.way", slots?: Slots) => `${slots?.from} ▸ ${slots?.to}`, {
  language: "en",
} as const);
const steps = (seat: number | null, ...told: readonly Told[]) =>
  recentOf({ log: log(told), seat, say, view: null });
const texts = (seat: number | null, ...told: readonly Told[]) => steps(seat, ...told).map(({ text }) => text);

const MINE: Told = { type: "die", by: 0, die: "mine", text: "I act" };
const DIE: Told = { type: "die", by: 1, die: "army", text: "They move" };
const march = (from: number, to: number, many = 3): Told => ({
  type: "march",
  by: 1,
  text: "a march",
  way: [from, to, many],
});
const muster = (place: number, text: string): Told => ({ type: "muster", by: 1, text, comes: [place, 1] });

describe("what others have done", () => {
  test("begins after the player's own last deed, and is gone with the next", () => {
    expect(texts(0, DIE, march(1, 2), MINE, DIE, march(3, 4))).toEqual(["3 ▸ 4"]);
    expect(texts(0, DIE, march(1, 2), MINE)).toEqual([]);
  });

  test("begins for a spectator with the turn", () => {
    expect(texts(null, DIE, march(1, 2), { type: "turn", by: -1 }, MINE, DIE, march(3, 4))).toEqual([
      "I act",
      "3 ▸ 4",
    ]);
  });

  test("has a die with the first deed of it only", () => {
    const found = steps(0, DIE, march(1, 2), march(5, 6));
    expect(found.map(({ die, text }) => [die, text])).toEqual([
      ["army", "1 ▸ 2"],
      [null, "5 ▸ 6"],
    ]);
  });

  test("tells a way out and the way back as two, and no march that ends where it began", () => {
    expect(texts(0, DIE, march(1, 2), march(2, 1))).toEqual(["1 ▸ 2", "2 ▸ 1"]);
    expect(texts(0, DIE, march(1, 2), march(2, 3))).toEqual(["1 ▸ 3"]);
  });

  test("tells a die of which nothing comes by itself", () => {
    expect(texts(0, DIE, DIE, march(1, 2))).toEqual(["They move", "1 ▸ 2"]);
  });

  test("tells what is done, and not before it what is about to be", () => {
    const found = steps(0, DIE, { type: "order", by: 1, text: "March!" }, march(1, 2));
    expect(found.map(({ die, text }) => [die, text])).toEqual([["army", "1 ▸ 2"]]);
  });

  test("tells a march on and on as one, from its first place to its last", () => {
    const [one, ...more] = steps(0, DIE, march(1, 2), march(2, 3));
    expect(more).toEqual([]);
    expect(one).toMatchObject({ text: "1 ▸ 3", more: "3 go", places: [1, 2, 3] });
    expect(texts(0, DIE, march(1, 2), march(2, 3, 2))).toEqual(["1 ▸ 2", "2 ▸ 3"]);
  });

  test("tells alike things of one die together, and counts who came where", () => {
    const [one] = steps(
      0,
      DIE,
      muster(4, "One in Umbar."),
      muster(4, "One in Umbar."),
      muster(9, "Another."),
    );
    expect(one).toMatchObject({
      die: "army",
      text: "One in Umbar. Another.",
      changes: [
        { place: 4, count: 2 },
        { place: 9, count: 1 },
      ],
    });
  });

  test("tells a fight as one deed: how it began, how it ended, and who fell", () => {
    const fight = (text: string, falls = 0): Told => ({
      type: text,
      by: 1,
      text,
      fight: 3,
      ...(falls > 0 && { comes: [7, -falls] as const }),
    });
    const [, battle, ...more] = steps(
      0,
      DIE,
      march(1, 2),
      fight("begins"),
      fight("rolls"),
      fight("falls", 2),
      fight("ends"),
    );
    expect(more).toEqual([]);
    expect(battle).toMatchObject({ text: "begins ends", changes: [{ place: 7, count: -2 }] });
  });

  test("is no more than the last twelve deeds", () => {
    const many = Array.from({ length: 20 }, (_, i) => [DIE, march(i, i + 30)]).flat();
    expect(steps(0, ...many)).toHaveLength(12);
    expect(steps(0, ...many).at(-1)?.text).toBe("19 ▸ 49");
  });
});

test("an arrow ends before the foot that it comes to, and points there", () => {
  const { d, tip, turn, middle } = arrowOf([0, 100], [200, 100]);
  expect(d).toMatch(/^M34 76Q/);
  expect(tip).toEqual([166, 76]);
  expect(Math.abs(turn)).toBeLessThan(25);
  expect(middle[0]).toBe(100);
});

test("the number of a march lies on no name where its arrow leads past one", () => {
  const arrow = arrowOf([0, 100], [200, 100]);
  const [x, y] = arrow.middle;
  expect(sealOn(arrow, [])).toEqual(arrow.middle);
  const beside = sealOn(arrow, [[x, y, 8, 8]]);
  expect(Math.abs(beside[0] - x)).toBeGreaterThanOrEqual(21);
  expect(sealOn(arrow, [[x, y, 300, 300]]), "where there is no other way").toEqual(arrow.middle);
});
