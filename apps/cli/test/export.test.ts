/** `westmarch games export` and `westmarch replay --story`: games as files for programs and people. */
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { commit, keyed, published } from "@westmarch/fairness";
import { begin, type Core, Engine, type Recording, record, type Save, save } from "@westmarch/kernel";
import { LANGUAGES } from "@westmarch/kernel/languages";
import { type ExportedGame, exportedGame, storyFile } from "@westmarch/protocol/files";
import { games } from "@westmarch/registry";
import { replaySteps } from "@westmarch/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lastLine, westmarch } from "./westmarch.ts";

const folder = mkdtempSync(join(tmpdir(), "westmarch-export-"));
const data = join(folder, "data");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A finished game whose chance follows from a key. */
function played(id: string, nth: number): Save {
  const engine = new Engine(games[id]?.game ?? expect.fail());
  const key = `${nth}c0ffee`.padEnd(64, "0");
  const chance = keyed(key);
  let recording: Recording<Core> = begin(engine, {}, chance);
  for (let n = 0; !recording.state.result; n++) {
    const [ask] = engine.asks(recording.state);
    if (!ask) expect.fail("nobody is asked");
    const option = ask.options[(n * 7 + nth) % ask.options.length] ?? expect.fail();
    recording = record(engine, recording, ask.seat, [option], chance);
  }
  return save(engine, recording, { ...published(key, []), commitment: commit(key), key });
}

const file = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
};

const saves = [played("duel", 1), played("duel", 2), played("confrontation", 3)];
beforeAll(async () => {
  for (const [n, one] of saves.entries()) {
    const ran = await westmarch(["import", file(`save-${n}.json`, one), "--data", data]);
    expect(ran.err).toBe("");
  }
});

const exported = (...more: readonly string[]) => westmarch(["games", "export", "--data", data, ...more]);
const linesOf = (text: string): readonly ExportedGame[] =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

describe("westmarch games export", () => {
  test("writes a line for each finished game, which is played again like a saved game", async () => {
    const ran = await exported();
    expect(ran.code).toBe(0);
    expect(ran.err).toContain("3 games taken out");
    const lines = linesOf(ran.out);
    expect(lines.map(({ game }) => game).sort()).toEqual(["confrontation", "duel", "duel"]);
    for (const line of lines) expect(exportedGame.parse(line)).toEqual(line);
    const again = await westmarch(["replay", file("line.json", lines[0]), "--json"]);
    expect(lastLine(again)).toMatchObject({ ok: true, game: lines[0]?.game });
  });

  test("adds what each seat saw when it chose, and the library goes through the same choices", async () => {
    const lines = linesOf((await exported("--views", "--game", "confrontation")).out);
    expect(lines).toHaveLength(1);
    const [line] = lines;
    if (!line?.views) expect.fail("there are no views");
    expect(exportedGame.parse(line)).toEqual(line);
    const engine = new Engine(games.confrontation.game);
    const steps = [...replaySteps(engine, line)];
    expect(line.views.map(({ chosen }) => chosen)).toEqual(steps.map(({ choice }) => choice));
    for (const [n, { seat, view, options, chosen }] of line.views.entries()) {
      expect(view).toEqual(steps[n]?.view);
      expect(options).toContainEqual(chosen);
      const seen = engine.game.clone(view as Core);
      expect(engine.view(seen, seat)).toEqual(seen);
    }
  });

  test("is read choice by choice by the example of the documents", async () => {
    const to = join(folder, "example.jsonl");
    await exported("--to", to);
    const example = new URL("../../../docs/examples/read-games.ts", import.meta.url).pathname;
    const { stdout } = await promisify(execFile)(process.execPath, [example, to]);
    const choices = linesOf(readFileSync(to, "utf8")).reduce(
      (sum, { save: { deeds } }) => sum + deeds.length,
      0,
    );
    expect(JSON.parse(stdout)).toMatchObject({ choices });
  });

  test("goes on where it was cut off, and takes what was half written back", async () => {
    const whole = join(folder, "whole.jsonl");
    expect((await exported("--to", whole)).code).toBe(0);
    const text = readFileSync(whole, "utf8");
    expect(linesOf(text)).toHaveLength(3);
    expect(existsSync(`${whole}.part`)).toBe(false);
    const cut = join(folder, "cut.jsonl");
    writeFileSync(cut, text);
    const [first = ""] = text.split("\n");
    truncateSync(cut, first.length + 40);
    const place = readFileSync(whole, "utf8").length;
    expect(place).toBeGreaterThan(first.length);
    // As it stands when the first game was noted, and the second was being written.
    const from = linesOf((await exported("--names")).out)[0]?.table;
    const wish = JSON.stringify({});
    writeFileSync(`${cut}.part`, JSON.stringify({ wish, after: from, bytes: first.length + 1, games: 1 }));
    const ran = await exported("--to", cut, "--json");
    expect(lastLine(ran)).toMatchObject({ games: 3, file: cut });
    expect(readFileSync(cut, "utf8")).toBe(text);
  });

  test.each([
    [["--to", "save-0.json"], "is there already"],
    [["--game", "chess"], "there is no game chess"],
    [["--since", "yesterday"], "must be a day"],
    [["--json"], "say --to FILE"],
  ])("%j is refused with what to do", async (flags, sentence) => {
    const ran = await exported(...flags.map((flag) => (flag.endsWith(".json") ? join(folder, flag) : flag)));
    expect(ran.code).toBe(1);
    expect(ran.err).toContain(sentence);
  });

  test("keeps to the days that are asked for", async () => {
    expect((await exported("--since", "2020-01-01", "--until", "2020-02-01")).err).toContain("no game");
  });
});

describe("westmarch replay --story", () => {
  const duel = file("duel.json", saves[0]);

  test.each(LANGUAGES)("tells the whole game in words (%s)", async (language) => {
    const ran = await westmarch(["replay", duel, "--story", "--language", language]);
    expect(ran.code).toBe(0);
    const json = await westmarch(["replay", duel, "--story", "--language", language, "--json"]);
    const story = storyFile.parse(lastLine(json));
    expect(story).toEqual(lastLine(json));
    expect(story.language).toBe(language);
    expect(story.parts.length).toBeGreaterThan(5);
    for (const { title, lines } of story.parts)
      for (const text of [title ?? "", ...lines.map((line) => line.text)]) expect(ran.out).toContain(text);
    expect(ran.out).toContain(story.ending ?? "no ending");
    expect(ran.out).not.toMatch(/[<>{}]/);
    expect(saves[0]?.state).toMatchObject({ result: story.result });
  });

  test("stops where it is told, and tells what a seat has heard", async () => {
    const ran = await westmarch(["replay", duel, "--story", "--to", "3", "--seat", "sauron", "--json"]);
    const story = storyFile.parse(lastLine(ran));
    expect(story.ending).toBeNull();
    expect(story.parts.flatMap(({ lines }) => lines).every(({ choice }) => choice <= 3)).toBe(true);
  });
});
