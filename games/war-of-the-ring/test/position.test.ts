/** Positions: what cannot be is refused with its place. That what is written is read back is in notation.test.ts. */
import { readdirSync, readFileSync } from "node:fs";
import { Engine } from "@westmarch/kernel";
import {
  checkNotation,
  checkRefused,
  corruptions,
  corruptLines,
  refusedAt,
  stateAfter,
} from "@westmarch/testkit";
import { assert, constantFrom, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { warOfTheRing } from "../index.ts";
import { type Position, positionOf } from "../position.ts";
import { playVectors } from "../vectors.ts";

const { notation } = warOfTheRing;
/** The further steps of a vector. */
const after = (...steps: object[]): object => JSON.parse(`{"then":${JSON.stringify(steps)}}`);
const engine = new Engine(warOfTheRing);

const folder = new URL("./vectors/", import.meta.url);
const positions: unknown[] = readdirSync(folder).flatMap((name) =>
  JSON.parse(readFileSync(new URL(name, folder), "utf8")).vectors.map(
    ({ position }: { position?: unknown }) => position,
  ),
);

test("every position of a random game, and what each seat sees of it, is read as it was written", () => {
  const choices = integer({ min: 0, max: 500 });
  assert(
    property(
      constantFrom("2", "3", "4"),
      integer({ min: 0, max: 1 << 20 }),
      choices,
      (players, seed, made) => {
        expect(checkNotation(engine, stateAfter(engine, { players }, seed, made))).toBeNull();
      },
    ),
    { numRuns: 25 },
  );
});

test("a line with one word wrong is refused with its place", () => {
  for (let seed = 0; seed < 6; seed++)
    for (const corruption of corruptLines(
      notation.write(stateAfter(engine, { players: String(2 + (seed % 3)) }, seed, seed * 70)),
    ))
      expect(checkRefused(notation.read, corruption)).toBeNull();
});

test("a position by name with one thing wrong is refused with its place", () => {
  for (const position of positions)
    for (const corruption of typeof position === "object" ? corruptions(position) : [])
      expect(checkRefused((given) => positionOf(Object(given)), corruption)).toBeNull();
});

describe("what cannot be is refused with its place and the reason", () => {
  test.each([
    [
      "map=minas-tirith:gondor99",
      "map.minas-tirith.gondor[0] – 1.3.1: there are 15 Regulars of gondor, not 99",
    ],
    [
      "map=minas-tirith:gondor9,osgiliath:gondor7",
      "map.osgiliath.gondor[0] – 1.3.1: there are 15 Regulars of gondor, not 16",
    ],
    ["map=moria:nazgul9", "map.moria.sauron[2] – 1.3.1: there are 8 Leaders of sauron, not 9"],
    ["map=bree:north1+sauron1", "map.bree – 2.4.2: units of both sides stand there"],
    ["map=bree:north1,bree:north2", "map.bree – is said twice"],
    ["map=bree:ents3", "map.bree – “ents3” is not a Nation with its figures"],
    ["map=moria:sauron1.1.1", "map.moria – “sauron1.1.1” has figures of a kind that sauron does not have"],
    ["hands=athelas,athelas", "hands[0][1] – 1.2.1: athelas is there twice"],
    ["hands=athelas;athelas", "hands[1][0] – 1.2.1: athelas is there twice"],
    ["hands=stormcrow", "hands[0] – stormcrow is of the other side"],
    ["table=athelas spent=athelas", "spent[0] – 1.2.1: athelas is there twice (table[0])"],
    ["dice=army;army", "dice.free-peoples[0] – 1.1.2: a die of free-peoples shows army"],
    ["rings=2:2", "rings – 1.4.2: there are three Elven Rings"],
    ["corruption=13", "corruption – 13.7.1: 13 is more than 12"],
    ["bearers=mordor", "bearers – 14.1.3: the Ring-bearers are nowhere, or twice"],
    ["progress=2 revealed=1", "progress – 12.6.2: Progress of a revealed Fellowship"],
    ["players=5", "players – 5 is more than 4"],
    ["leading=1:0", "leading[0] – 16.2: that seat is not of this side"],
    ["control=bree:shadow,moria:nobody", "control.moria – 2.3: there is no Settlement to control"],
    ["battle=edoras>folde;round:x", "battle.round – “round:x” should be like 0"],
    ["battle=edoras>folde;toTake:[1]", "battle.toTake – “toTake:[1]” should be like [0,0]"],
  ])("%s", (line, why) => {
    expect(refusedAt(() => notation.read(line)).slice(0, why.length)).toBe(why);
  });

  test.each<[Position | object, string]>([
    [
      { map: { "minas-tirith": { gondor: [99] } } },
      "map.minas-tirith.gondor[0] – 1.3.1: there are 15 Regulars",
    ],
    [{ start: true, map: { bree: { gondor: [15] } } }, "map – 1.3.1: gondor has"],
    [{ map: { bree: { north: [1], isengard: [1] } } }, "map.bree – 2.4.2: units of both sides stand there"],
    [{ map: { bree: { weather: 1 } } }, "map.bree.weather – there is no “weather” here; dwarves, elves"],
    [{ map: { "bag-end": {} } }, "map.bag-end – “bag-end” is not a region"],
    [
      { map: { bree: { characters: ["gimli"] } }, dead: ["gimli"] },
      "dead[0] – 7.2: gimli is there twice (map.bree.characters[0])",
    ],
    [
      { hands: { "free-peoples": ["athelas"] }, spent: ["athelas"] },
      "spent[0] – 1.2.1: athelas is there twice (hands.free-peoples[0])",
    ],
    [
      { hands: { gondor: ["athelas"] } },
      "hands.gondor – “gondor” is not a seat; one of free-peoples, shadow",
    ],
    [
      { players: 3, leading: ["shadow"] },
      "leading[0] – “shadow” is not a seat; one of free-peoples, witch-king",
    ],
    [{ fellowship: { corruption: 13 } }, "fellowship.corruption – 13.7.1: 13 is more than 12"],
    [{ nations: { gondor: 9 } }, "nations.gondor – 11.1.1: 9 is more than 3"],
  ])("%j", (position, why) => {
    expect(refusedAt(() => positionOf(position)).slice(0, why.length)).toBe(why);
  });

  test("a vector's position, step and expectation, and a file without vectors", () => {
    const vector = (more: object) => playVectors([{ id: "X", rules: [], title: "x", ...more }])[0].error;
    expect(refusedAt(() => playVectors({ vectors: [] }))).toBe("vectors – there is no vector to play");
    expect(vector({ position: { map: { bree: { gondor: [99] } } } })).toMatch(
      /^position\.map\.bree\.gondor\[0\]: 1\.3\.1/,
    );
    expect(vector({ position: "map=bree:gondor99" })).toMatch(/^map\.bree\.gondor\[0\]: 1\.3\.1/);
    expect(vector(after({ plays: "pass" }))).toMatch(/^then\[0\]\.plays: there is no “plays” here/);
    expect(vector(after({ expect: { map: { "bag-end": {} } } }))).toMatch(
      /^then\[0\]\.expect\.map: .*bag-end/,
    );
    expect(vector(after({ by: "gandalf", play: "pass" }))).toMatch(/^then\[0\]\.by: “gandalf” is not a seat/);
    expect(vector(after({ play: "dance" }))).toMatch(/^then\[0\]\.play: “dance” is not something to choose/);
  });
});

test("a step with ifAsked is left out unless its question is asked", () => {
  const position = { map: { bree: { north: [1] } }, dice: { "free-peoples": ["event"], shadow: ["army"] } };
  const wrong = (...steps: object[]) =>
    playVectors([{ id: "X", rules: [], title: "x", position, ...after(...steps) }])[0].error;
  const skip = { play: "skip:event", expect: { asks: "shadow:act" } };
  expect(wrong({ ...skip, ifAsked: true })).toBeNull();
  expect(wrong({ play: "fight", chance: [6], ifAsked: true }, skip)).toBeNull();
  expect(wrong({ play: "fight" }, skip)).toMatch(/^step 2: fight was refused/);
  expect(wrong({ play: "skip:army", ifAsked: true })).toMatch(/^step 2: skip:army was refused/);
});
