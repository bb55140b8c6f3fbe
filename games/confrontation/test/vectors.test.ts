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
    setup: { turn: "good", good: { shire: ["merry"] }, dark: { mordor: ["warg"] } },
    steps: [{ by: "good", do: "move", piece: "merry", to: "arthedain" }],
  };
  const error = (vector: object) => playVectors({ scenarios: [vector] })[0].error;

  test("says what differs", () => {
    expect(error({ ...scene, expect: { turn: "good" } })).toBe('turn is "dark", not "good"');
  });

  test("knows the key with which a vector names the pieces and cards that it covers", () => {
    expect(error({ ...scene, covers: ["merry"], expect: { turn: "dark" } })).toBeNull();
    expect(error({ ...scene, cover: ["merry"], expect: { turn: "dark" } })).toMatch(
      /there is no “cover” here/,
    );
  });

  test("says which step was refused", () => {
    const steps = [{ by: "good", do: "move", piece: "merry", to: "moria" }];
    expect(error({ ...scene, steps, expect: {} })).toMatch(/^steps\[0\] \(good move\) was refused/);
  });

  test("says that an illegal step was accepted", () => {
    const steps = [{ ...scene.steps[0], illegal: true }];
    expect(error({ ...scene, steps, expect: { rejected: true } })).toMatch(/should have been refused/);
  });

  test("names an unknown piece, step and expectation", () => {
    expect(
      error({ ...scene, steps: [{ by: "good", do: "move", piece: "bilbo", to: "arthedain" }], expect: {} }),
    ).toMatch(/bilbo/);
    expect(error({ ...scene, steps: [{ by: "good", do: "dance" }], expect: {} })).toMatch(/dance/);
    expect(error({ ...scene, expect: { weather: "fair" } })).toMatch(/weather/);
  });

  test("waits for chance where the vector ends before a draw", () => {
    const setup = { turn: "good", good: { eregion: ["gimli"] }, dark: { fangorn: ["orcs", "warg"] } };
    const steps = [{ by: "good", do: "move", piece: "gimli", to: "fangorn" }];
    expect(error({ ...scene, setup, steps, expect: { pending: "chance:pick" } })).toBeNull();
  });

  test("refuses a file that holds no scenarios", () => {
    expect(() => playVectors({})).toThrow(/scenarios/);
    expect(() => playVectors([{}])).toThrow(/scenarios\[0\]/);
  });
});
