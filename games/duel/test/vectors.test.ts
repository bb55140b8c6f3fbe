import { provedIn } from "@westmarch/testkit/node";
import { describe, expect, test } from "vitest";
import { playVectors, proveVectors } from "../vectors.ts";

const folder = new URL("./vectors/", import.meta.url);

describe("the rule vectors hold, and fail where anything else is expected", () => {
  for (const { file, id, title, error, unproven } of provedIn(folder, proveVectors))
    test(`${file}: ${id} ${title}`, () => expect({ error, unproven }).toEqual({ error: null, unproven: [] }));
});

describe("the vector player", () => {
  const scene = {
    id: "X",
    title: "x",
    setup: { tableau: { "c1-s14": "c1-09", "c1-s15": "c1-01" } },
    steps: [{ by: "sauron", do: "play", card: "c1-09" }],
  };
  const error = (vector: object) => playVectors({ scenarios: [vector] })[0].error;

  test("says what differs", () => {
    expect(error({ ...scene, expect: { coins: { sauron: 5 } } })).toBe(
      'coins is {"sauron":4}, not {"sauron":5}',
    );
  });

  test("says which step was refused, and that an illegal one was accepted", () => {
    expect(error({ ...scene, steps: [{ by: "sauron", do: "play", card: "c1-13" }], expect: {} })).toMatch(
      /^steps\[0\] \(sauron play\) was refused/,
    );
    expect(error({ ...scene, steps: [{ ...scene.steps[0], illegal: true }], expect: {} })).toMatch(
      /should have been/,
    );
  });

  test("names what it does not know", () => {
    expect(error({ ...scene, steps: [{ by: "sauron", do: "dance" }], expect: {} })).toMatch(/dance/);
    expect(error({ ...scene, expect: { weather: "fair" } })).toMatch(/weather/);
    expect(() => playVectors({})).toThrow(/scenarios/);
  });
});
