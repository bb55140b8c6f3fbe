/** The rule vectors of this game, and the player of vectors itself. */
import { readdirSync, readFileSync } from "node:fs";
import { provedIn } from "@westmarch/testkit/node";
import { describe, expect, test } from "vitest";
import { playVectors, proveVectors } from "../vectors.ts";

const folder = new URL("./vectors/", import.meta.url);

describe("the rule vectors hold, and fail where anything else is expected", () => {
  for (const { file, id, title, error, unproven } of provedIn(folder, proveVectors))
    test(`${file}: ${id} ${title}`, () => expect({ error, unproven }).toEqual({ error: null, unproven: [] }));
});

test("the given scenarios are all there, with some of our own, each with an id of its own", () => {
  const ids = readdirSync(folder).flatMap((name) => {
    const { vectors } = JSON.parse(readFileSync(new URL(name, folder), "utf8")) as {
      vectors: { id: string }[];
    };
    return vectors.map(({ id }) => id);
  });
  expect(new Set(ids).size).toBe(ids.length);
  const given = ids.filter((id) => /^S-\d{3}$/.test(id)).sort();
  expect([given.length, given[0], given.at(-1)]).toEqual([215, "S-001", "S-284"]);
  expect(ids.length - given.length).toBeGreaterThanOrEqual(30);
});

describe("the vector player", () => {
  const error = (vector: object) =>
    playVectors({ vectors: [{ id: "X", rules: [], title: "x", ...vector }] })[0].error;
  const moor = {
    position: {
      nations: { isengard: 0, rohan: 0 },
      map: { "fords-of-isen": { isengard: [2] }, westemnet: { rohan: [1] } },
      acting: "shadow",
      dice: { "free-peoples": ["event"], shadow: ["army", "army"] },
    },
    play: "attack-with:army go?",
  };

  test("gives what is forced, in the words of the game", () => {
    expect(error({ ...moor, chance: [6, 1, 1], expect: { lost: { rohan: [1] } } })).toBeNull();
    expect(
      error({
        position: { phase: "recover" },
        chance: ["card:athelas", "card:wisdom-of-elrond", "*"],
        expect: { hands: { "free-peoples": ["athelas", "wisdom-of-elrond"] } },
      }),
    ).toBeNull();
  });

  test("begins where a line of notation says", () => {
    expect(
      error({ position: "map=start dice=muster;army", expect: { asks: "free-peoples:act" } }),
    ).toBeNull();
  });

  test("passes over a choice with a question mark that is not offered", () => {
    expect(
      error({ ...moor, play: "skip:army pass? skip:event?", expect: { asks: "shadow:act" } }),
    ).toBeNull();
  });

  test("says what differs", () => {
    expect(error({ ...moor, chance: [1, 1, 1], expect: { rings: [2, 1] } })).toBe(
      "step 1: rings is [3,0], not [2,1]",
    );
  });

  test("says what was refused, and that something should have been", () => {
    expect(error({ ...moor, play: "attack-with:event" })).toMatch(
      /attack-with:event was refused; shadow:act/,
    );
    expect(error({ ...moor, play: "", refused: "skip:army" })).toMatch(/skip:army should have been refused/);
    expect(error({ ...moor, play: [], refused: "pass", rule: "1.1" })).toMatch(/not by 1.1/);
  });

  test("says what chance lacks, and what it has too much", () => {
    expect(error({ ...moor, chance: [6] })).toMatch(/one of 6/);
    expect(error({ ...moor, chance: [6, 1, 1, 1] })).toMatch(/not asked for 1/);
    expect(error({ ...moor, chance: ["tile:3-1"] })).toMatch(/cannot give tile:3-1/);
  });

  test("takes no slip for a choice that is not offered", () => {
    expect(error({ ...moor, play: [], expect: { lacks: "skip:amry" } })).toMatch(/amry/);
    expect(error({ ...moor, play: [], expect: { lacks: "dance:*" } })).toMatch(/dance/);
    expect(error({ ...moor, play: [], expect: { lacks: "play:*" } })).toBeNull();
  });

  test("names what it does not know", () => {
    expect(error({ ...moor, play: [], expect: { weather: "fair" } })).toMatch(/weather/);
    expect(error({ ...moor, play: "dance" })).toMatch(/dance/);
    expect(error({ ...moor, dances: 3 })).toMatch(/dances/);
    expect(error({ position: { map: { bag_end: {} } } })).toMatch(/bag_end/);
    expect(() => playVectors({})).toThrow(/vectors/);
  });
});
