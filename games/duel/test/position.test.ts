/** Positions: what is written is read back, and what cannot be is refused with its place. */
import { readFileSync } from "node:fs";
import { Engine } from "@westmarch/kernel";
import {
  checkNotation,
  checkRefused,
  corruptions,
  corruptLines,
  refusedAt,
  stateAfter,
} from "@westmarch/testkit";
import { assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { type Duel, duel } from "../index.ts";
import { positionOf } from "../scenario.ts";
import { playVectors } from "../vectors.ts";

const engine = new Engine(duel);

const anyState = (seed: number, choices: number): Duel =>
  stateAfter(engine, { leftoverCardsPlayable: seed % 2 === 0 }, seed, choices);

const vectors = (name: string): { setup: object }[] =>
  JSON.parse(readFileSync(new URL(`./vectors/${name}.json`, import.meta.url), "utf8")).scenarios;

test("every position of a random game, and what each seat sees of it, is read as it was written", () => {
  assert(
    property(integer({ min: 0, max: 1 << 20 }), integer({ min: 0, max: 90 }), (seed, choices) => {
      expect(checkNotation(engine, anyState(seed, choices))).toBeNull();
    }),
    { numRuns: 60 },
  );
});

test("a line with one word wrong is refused with its place", () => {
  for (let seed = 0; seed < 12; seed++)
    for (const corruption of corruptLines(duel.notation.write(anyState(seed, seed * 5))))
      expect(checkRefused(duel.notation.read, corruption)).toBeNull();
});

test("a file with one thing wrong is refused with its place", () => {
  for (const { setup } of [...vectors("rulings"), ...vectors("coverage").slice(0, 40)])
    for (const corruption of corruptions(setup))
      expect(checkRefused((given) => positionOf(given), corruption)).toBeNull();
});

describe("what cannot be is refused with its place and the reason", () => {
  test.each([
    ["units=sauron.mordor:16", "units.sauron.mordor – 21.2: there are 15 units of sauron, not 16"],
    [
      "units=sauron.mordor:9,sauron.rohan:7",
      "units.sauron.mordor – 21.2: there are 15 units of sauron, not 16",
    ],
    [
      "units=sauron.rohan:1,fellowship.rohan:2",
      "units.sauron.rohan – 21.3: units of both sides in one region",
    ],
    ["units=sauron.rohan:1,sauron.rohan:2", "units.sauron.rohan – is said twice"],
    ["units=sauron.bree:1", "units – “sauron.bree” is not a side.region; one of fellowship.lindon"],
    [
      "chapter=1 fellowship=c1-01 sauron=c1-02,c1-01",
      "sauron[1] – 21.4: c1-01 is there twice (fellowship[0])",
    ],
    ["tokens=elves-1;elves-1", "tokens.sauron[0] – 21.5: elves-1 is there twice (tokens.fellowship[0])"],
    [
      "landmarks=3:3:3:3:3:3:1 tiles=barad-dur",
      "tiles[0] – 21.5: barad-dur is there twice (landmarks.barad-dur)",
    ],
    ["coins=20:20", "coins – 21.1: there are only 30 coins"],
    ["quest=0:15", "quest.sauron – 21.6: 15 is more than 14"],
    ["forts=1:1", "forts.sauron.lindon – 21.3: two fortresses in one region"],
    ["slots=c1-01", "slots – 20 were expected, and there are 1"],
    ["turn=gandalf", "turn – “gandalf” is not a side; one of fellowship, sauron was expected"],
    ["weather=fair", " – “weather=fair” is not key=value with one of chapter"],
  ])("%s", (line, why) => {
    expect(refusedAt(() => duel.notation.read(line)).slice(0, why.length)).toBe(why);
  });

  const scene = { tableau: { "c1-s14": "c1-09", "c1-s15": "c1-01" } };
  test.each<[object, string]>([
    [
      { ...scene, cards: { sauron: ["c1-09"] } },
      "tableau.c1-s14 – 21.4: c1-09 is there twice (cards.sauron[0])",
    ],
    [
      { units: { sauron: { mordor: 99 } } },
      "units.sauron.mordor – 21.2: there are 15 units of sauron, not 99",
    ],
    [{ units: { sauron: { rohan: 1 }, fellowship: { rohan: 1 } } }, "units.sauron.rohan – 21.3"],
    [{ fortresses: { sauron: ["rohan"], fellowship: ["rohan"] } }, "fortresses.sauron.rohan – 21.3"],
    [{ tableau: { "c2-s14": "c2-09" } }, "tableau.c2-s14 – this is not of chapter 1"],
    [{ deal: { "1": ["c1-01"] } }, "deal.1 – 20 were expected, and there are 1"],
    [{ colour: "red" }, "colour – there is no “colour” here; options, chapter, turn"],
  ])("%j", (setup, why) => {
    expect(refusedAt(() => positionOf(setup)).slice(0, why.length)).toBe(why);
  });

  test("a file of vectors that says nothing, or twice the same", () => {
    const one = { id: "X", title: "x", setup: scene, expect: {} };
    expect(refusedAt(() => playVectors({ scenarios: [] }))).toBe("scenarios – there is no vector to play");
    expect(refusedAt(() => playVectors({ scenarios: [one, one] }))).toBe(
      "scenarios[1].id – there are two vectors X",
    );
    expect(refusedAt(() => playVectors({ scenarios: [{ id: "X", title: "x", expect: {} }] }))).toBe(
      "scenarios[0] – “setup” is missing",
    );
    const wrong = (vector: object) => playVectors([{ ...one, ...vector }])[0].error;
    expect(wrong({ hope: 1 })).toMatch(/^hope: there is no “hope” here; id, title/);
    expect(wrong({ steps: [{ by: "sauron", do: "play", card: "c1-09", from: "rohan" }] })).toMatch(
      /^steps\[0\]\.from: there is no “from” here; card are/,
    );
    expect(wrong({ steps: [{ by: "gandalf", do: "stop" }] })).toMatch(
      /^steps\[0\]\.by: one of fellowship, sauron/,
    );
    expect(wrong({ expect: { units: { sauron: { bree: 1 } } } })).toMatch(
      /^expect\.units\.sauron\.bree: “bree” is not/,
    );
  });
});

test("a step with ifAsked is left out unless its question is asked", () => {
  const scene = { tableau: { "c1-s14": "c1-09", "c1-s15": "c1-01" } };
  const play = { by: "sauron", do: "play", card: "c1-09" };
  const wrong = (...steps: object[]) =>
    playVectors([{ id: "X", title: "x", setup: scene, steps, expect: { turn: "fellowship" } }])[0].error;
  expect(wrong(play, { by: "sauron", do: "race", race: "elves", ifAsked: true })).toBeNull();
  expect(wrong(play, { by: "sauron", do: "race", race: "elves" })).toMatch(
    /^steps\[1\] \(sauron race\) was refused/,
  );
  expect(wrong({ ...play, ifAsked: true })).toBeNull();
  expect(wrong({ ...play, card: "c1-13", ifAsked: true })).toMatch(/^steps\[0\] \(sauron play\) was refused/);
});
