/** Positions: what is written is read back, and what cannot be is refused with its place. */
import { readFileSync } from "node:fs";
import {
  checkNotation,
  checkRefused,
  corruptions,
  corruptLines,
  refusedAt,
  stateAfter,
} from "@westmarch/testkit";
import { assert, boolean, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { confrontation, positionOf } from "../index.ts";
import { playVectors } from "../vectors.ts";
import { engine } from "./table.ts";

const { notation } = confrontation;
const anyNumber = (max: number) => integer({ min: 0, max });

test("every position of a random game, and what each seat sees of it, is read as it was written", () => {
  assert(
    property(anyNumber(1 << 20), anyNumber(120), boolean(), boolean(), (seed, choices, variant, match) => {
      expect(checkNotation(engine, stateAfter(engine, { variant, match }, seed, choices))).toBeNull();
    }),
    { numRuns: 60 },
  );
});

test("a line with one word wrong is refused with its place", () => {
  for (let seed = 0; seed < 12; seed++)
    for (const corruption of corruptLines(
      notation.write(stateAfter(engine, { variant: true }, seed, seed * 6)),
    ))
      expect(checkRefused(notation.read, corruption)).toBeNull();
});

test("a position by name with one thing wrong is refused with its place", () => {
  const file = JSON.parse(readFileSync(new URL("./vectors/rulings.json", import.meta.url), "utf8"));
  for (const { setup, kind } of file.scenarios)
    for (const corruption of kind === undefined ? corruptions(setup) : [])
      expect(checkRefused((given) => positionOf(Object(given)), corruption)).toBeNull();
});

describe("what cannot be is refused with its place and the reason", () => {
  test.each([
    ["good=frodo@shire,frodo@moria", "good.frodo – 1.1: frodo is there twice (good.frodo)"],
    ["good=warg@shire", "good.warg – does not fight for the good side"],
    ["good=frodo@moria,sam@moria", "good.moria – 2.2: there is room for 1"],
    ["good=frodo@rohan dark=warg@rohan", "dark.rohan – 2.5: both sides in one region"],
    ["good=frodo", "good – “frodo” should be NAME@VALUE"],
    ["game=2", "game – 2 is more than 1"],
    ["used=g1,g1", "used[1] – “g1” is said twice"],
    ["over=perhaps", "over – “perhaps” is not a yes or no"],
    ["may=good.shire:1.1.1.1.1", "may.good.shire – there is room for 4"],
    ["may=good.shire:200", "may.good.shire[0] – 512 is more than 511"],
    ["turn=good turn=dark", "turn – is said twice"],
    ["sealed=-,dance", "sealed[1] – “dance” is not something to choose"],
    ["result=:0", "result – “:0” is not reason:winners:scores"],
  ])("%s", (line, why) => {
    expect(refusedAt(() => notation.read(line)).slice(0, why.length)).toBe(why);
  });

  test.each<[Parameters<typeof positionOf>[0], string]>([
    [{ good: { shire: ["frodo"], moria: ["frodo"] } }, "good.frodo – 1.1: frodo is there twice"],
    [{ good: { shire: ["frodo"] }, out: ["frodo"] }, "out[0] – 1.1: frodo is there twice (good.frodo)"],
    [{ good: { rohan: ["sam"] }, dark: { rohan: ["warg"] } }, "dark.rohan – 2.5: both sides in one region"],
    [{ good: { bree: ["sam"] } }, "good.bree – “bree” is not a region"],
    [{ good: { shire: ["bilbo"] } }, "good.shire[0] – “bilbo” is not a character"],
    [{ goodDiscard: ["d1"] }, "goodDiscard[0] – “d1” is not a good card"],
    [{ options: { anarchy: true } }, "options – “anarchy” is not a ruling; match, variant"],
  ])("%j", (position, why) => {
    expect(refusedAt(() => positionOf(position)).slice(0, why.length)).toBe(why);
  });

  test("an empty file of vectors, and what a vector says beside the matter", () => {
    const scene = { id: "X", title: "x", setup: { turn: "good", good: { shire: ["merry"] } }, expect: {} };
    const wrong = (vector: object) => playVectors([{ ...scene, ...vector }])[0].error;
    expect(refusedAt(() => playVectors({ scenarios: [] }))).toBe("scenarios – there is no vector to play");
    expect(wrong({ setup: { weather: "fair" } })).toMatch(/^setup\.weather: there is no “weather” here/);
    expect(wrong({ kind: "puzzle" })).toBe("kind: “puzzle” is not “match”");
    expect(wrong({ steps: [{ by: "good", do: "move", piece: "merry" }] })).toBe("steps[0]: “to” is missing");
    expect(wrong({ expect: { good: { bree: [] } } })).toMatch(/^expect\.good\.bree: “bree” is not a region/);
    expect(wrong({ expect: { out: ["bilbo"] } })).toMatch(/^expect\.out\[0\]: “bilbo” is not a character/);
  });
});

test("a step with ifAsked is left out unless its question is asked", () => {
  const scene = { id: "X", title: "x", setup: { turn: "good", good: { shire: ["merry"] } } };
  const move = { by: "good", do: "move", piece: "merry", to: "arthedain" };
  const wrong = (...steps: object[]) =>
    playVectors([{ ...scene, steps, expect: { good: { arthedain: ["merry"] } } }])[0].error;
  const reveal = { by: "dark", do: "balrog", reveal: true };
  expect(wrong({ ...move, ifAsked: true })).toBeNull();
  expect(wrong({ ...reveal, ifAsked: true }, move)).toBeNull();
  expect(wrong(reveal, move)).toBe("steps[0] (dark balrog) was refused");
  expect(wrong({ ...move, to: "moria", ifAsked: true })).toBe("steps[0] (good move) was refused");
});
