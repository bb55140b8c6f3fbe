import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { lastLine, westmarch } from "./westmarch.ts";

const folder = mkdtempSync(join(tmpdir(), "westmarch-train-"));
const at = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const SMALL = ["--iterations", "4", "--hidden", "4", "--epochs", "2", "--json"];
const train = (lessons: string, to: string, ...more: readonly string[]) =>
  westmarch(["train", "duel", "--lessons", at(lessons), "--to", at(to), ...SMALL, ...more]);
const read = (name: string): string => readFileSync(at(name), "utf8");

describe("westmarch train", () => {
  test("makes the same weights byte for byte, on any number of cores, at once or in parts", async () => {
    const whole = await train("whole.jsonl", "whole.json", "--games", "10");
    expect(whole.code).toBe(0);
    expect(lastLine(whole)).toMatchObject({ games: 10, to: at("whole.json"), lessons: at("whole.jsonl") });
    expect(JSON.parse(read("whole.json"))).toMatchObject({
      recipe: { game: "duel", games: 10, iterations: 4 },
    });

    expect((await train("parts.jsonl", "first.json", "--games", "6", "--cores", "2")).code).toBe(0);
    // Something stopped while a game was being written down.
    appendFileSync(at("parts.jsonl"), '{"game":6,"choi');
    expect((await train("parts.jsonl", "parts.json", "--games", "10", "--cores", "2")).code).toBe(0);
    expect(read("parts.json")).toBe(read("whole.json"));
    expect(read("parts.jsonl").split("\n").toSorted()).toEqual(read("whole.jsonl").split("\n").toSorted());
  });

  test.each([
    [
      "of another course",
      '{"game":"duel","version":1,"teacher":null,"edition":1,"iterations":9,"seed":1}\n',
      "of another kind",
    ],
    ["of no course", '{"save":1}\n', "holds no lessons"],
    ["with a line that says nothing", null, "line 12, is no lesson"],
  ])("a file %s is refused and left as it is", async (_, text, sentence) => {
    writeFileSync(at("bad.jsonl"), text ?? `${read("whole.jsonl")}nonsense\n`);
    const before = read("bad.jsonl");
    const ran = await train("bad.jsonl", "bad.json", "--games", "10");
    expect(ran.code).toBe(1);
    expect(lastLine(ran).error).toContain(sentence);
    expect(read("bad.jsonl")).toBe(before);
  });

  test("a game that does not go on as it is written is named", async () => {
    writeFileSync(
      at("changed.jsonl"),
      read("whole.jsonl").replace(/"game":0,"choices":\[\d+/, '"game":0,"choices":[99'),
    );
    const ran = await train("changed.jsonl", "changed.json", "--games", "10");
    expect(lastLine(ran).error).toContain("game 0 does not go on");
  });

  test.each([
    [
      ["duel", "--teacher", "nobody"],
      "there is no nobody: the rivals of duel are by-hand, second-network, unsolved, beginner, veteran",
    ],
    [["duel", "--trust", "101"], "--trust must be a whole number from 0 to 100"],
  ])("%j is refused with what to do", async (args, sentence) => {
    const ran = await westmarch(["train", ...args, "--lessons", at("none.jsonl"), "--json"]);
    expect(ran.code).toBe(1);
    expect(lastLine(ran).error).toContain(sentence);
  });
});
