/**
 * How many ways lead on from known positions, with every value that chance may give. The first number of each was
 * counted by hand; the others are golden: they change if and only if a rule does.
 */
import { Engine } from "@westmarch/kernel";
import { divide, perft } from "@westmarch/testkit";
import { expect, test } from "vitest";
import { warOfTheRing } from "../index.ts";
import { type Position, positionOf } from "../position.ts";

const engine = new Engine(warOfTheRing);

const GOLDEN: readonly [
  title: string,
  position: Position,
  chance: "all" | number,
  counts: readonly number[],
][] = [
  [
    "the set-up",
    { start: true, dice: { "free-peoples": ["character", "muster"], shadow: ["army", "muster"] } },
    1,
    [16, 128, 1716],
  ],
  [
    "a battle on the moors",
    {
      map: { "fords-of-isen": { isengard: [2] }, westemnet: { rohan: [1] } },
      nations: { isengard: 0, rohan: 0 },
      acting: "shadow",
      dice: { "free-peoples": ["event", "event"], shadow: ["army", "event"] },
    },
    "all",
    [52, 2857],
  ],
  [
    "recruiting in Rohan",
    {
      map: { edoras: { rohan: [1] } },
      nations: { rohan: 0 },
      dice: { "free-peoples": ["muster", "event"], shadow: ["event", "event"] },
    },
    1,
    [15, 74, 521],
  ],
  [
    "on the steps of Mount Doom",
    {
      fellowship: { mordor: 4, companions: ["meriadoc"], corruption: 8 },
      box: [0, 2],
      dice: { "free-peoples": ["character", "event"], shadow: ["event", "event"] },
    },
    "all",
    [72, 2702],
  ],
  [
    "a siege by two Shadow players",
    {
      players: 4,
      map: {
        "helms-deep": { rohan: [2, 1, 1], isengard: [3, 1], sauron: [1, 1], mixed: "shadow" },
        edoras: { rohan: [2] },
      },
      nations: { rohan: 0, isengard: 0, sauron: 0 },
      acting: "shadow",
      dice: { "free-peoples": ["event", "event"], shadow: ["army", "event"] },
    },
    1,
    [6, 33, 162],
  ],
];

for (const [title, position, chance, counts] of GOLDEN) {
  test(`${title}: ${counts.join(", ")}`, () => {
    const g = positionOf(position);
    expect(warOfTheRing.invariants(g)).toEqual([]);
    expect(counts.map((_, i) => perft(engine, g, i + 1, { chance }))).toEqual(counts);
  });
}

test("on the last step the Hunt Pool has sixteen tiles, and every one of them is another way on", () => {
  const [, position] = GOLDEN[3];
  expect(divide(engine, positionOf(position), 1, { chance: "all" })["travel:character"]).toBe(16);
});
