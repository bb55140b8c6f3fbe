import { expect, test } from "vitest";
import { lastLine, westmarch } from "./westmarch.ts";

const lines = (requests: readonly object[]): string =>
  requests.map((request) => `${JSON.stringify(request)}\n`).join("");

test("a learning program plays by lines of JSON, each answered by one", async () => {
  const { code, out, err } = await westmarch(
    ["env", "duel"],
    lines([{ do: "hello" }, { do: "reset", seed: 1 }, { id: 7, do: "dance" }]),
  );
  const answers: Record<string, unknown>[] = out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect({ code, err, lines: answers.length }).toEqual({ code: 0, err: "", lines: 3 });
  expect(answers[0]).toMatchObject({ game: "duel", seats: ["fellowship", "sauron"] });
  expect(answers[1]).toMatchObject({ game: 1, kind: "decision" });
  expect(answers[2]).toMatchObject({ id: 7, error: expect.stringContaining("“do” must be one of hello") });
});

test.each([
  ["en", "play", /Take|Play|card/i],
  ["ja", "play", /[ぁ-ん]/],
] as const)("choices are said in the language of the program: %s", async (language, _verb, words) => {
  const ran = await westmarch(
    ["env", "duel", "--language", language],
    lines([{ do: "reset", seed: 1, with: ["sentences"] }]),
  );
  const { sentences } = lastLine(ran);
  expect(sentences).toEqual(expect.arrayContaining([expect.stringMatching(words)]));
});

test("settings of the command hold for every game, unless a game names others", async () => {
  const seats = async (request: object) =>
    lastLine(await westmarch(["env", "war-of-the-ring", "--settings", "players=3"], lines([request]))).seats;
  expect(await seats({ do: "hello" })).toHaveLength(3);
  expect(await seats({ do: "hello", settings: { players: "4" } })).toHaveLength(4);
});

test("a game that there is not is named, with those that there are", async () => {
  const ran = await westmarch(["env", "chess"]);
  expect(ran.code).toBe(1);
  expect(lastLine(ran).error).toContain("there is no game chess");
});
