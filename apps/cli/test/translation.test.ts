/** `westmarch words`: out to translators, back into place, and what is wrong. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { LANGUAGES } from "@westmarch/kernel/languages";
import { beforeEach, describe, expect, test } from "vitest";
import { wordFiles } from "../src/translation/catalogues.ts";
import { faultsOf, overlong } from "../src/translation/faults.ts";
import { shapeOf } from "../src/translation/message.ts";
import { lastLine, westmarch } from "./westmarch.ts";

let root = "";
const write = (path: string, content: unknown): string => {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
  return file;
};
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), "utf8"));
const words = (...args: readonly string[]) => westmarch(["words", ...args, "--root", root, "--json"]);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "westmarch-words-"));
  write("apps/web/src/text/en.json", { home: "Home", rules: "{n, plural, one {# rule} other {# rules}}" });
  write("apps/web/src/text/table.en.json", { turn: "<b>{name}</b> is to play" });
  write("games/duel/text/door.en.json", { title: "Duel" });
  write("games/duel/text/en.json", { "game.title": "The game of Duel", "side.dark": "Shadow" });
});

test("a file of words is found wherever there are any, and belongs to a catalogue of the list", () => {
  const found = wordFiles(root).map(({ name, catalogue }) => `${catalogue} ${name}`);
  expect(found).toEqual(["shell web", "shell web.table", "shell door.duel", "duel duel"]);
});

describe("extract", () => {
  test("writes FormatJS: each message by its id, with what there is to know of it", async () => {
    expect(lastLine(await words("extract", "shell"))).toMatchObject({
      count: 4,
      messages: {
        "web:home": { defaultMessage: "Home", description: "apps/web/src/text/en.json" },
        "web:rules": {
          description: "apps/web/src/text/en.json; slots {n}; chooses by n (plural: one, other)",
        },
        "web.table:turn": { description: "apps/web/src/text/table.en.json; slots {name}" },
        "door.duel:title": { defaultMessage: "Duel" },
      },
    });
  });

  test("writes plain JSON, of what a language lacks alone", async () => {
    write("games/duel/text/ja.json", { "side.dark": "影" });
    const to = join(root, "duel.json");
    expect((await words("extract", "duel", "--for", "ja", "--form", "json", "--to", to)).code).toBe(0);
    expect(read("duel.json")).toEqual({ "duel:game.title": "The game of Duel" });
  });
});

describe("merge", () => {
  test("puts messages into place in the order of the English, and says what it refuses", async () => {
    write("games/duel/text/ja.json", { "side.dark": "影" });
    const file = write("back.json", {
      "duel:game.title": { defaultMessage: "デュエル", description: "" },
      "web:home": "Home",
      "web:rules": "{n}件",
      "web.table:turn": "{who}の番",
      "web:nowhere": "?",
    });
    const ran = await words("merge", "ja", file);
    expect(ran.code).toBe(1);
    expect(lastLine(ran)).toMatchObject({
      files: [
        {
          merged: 2,
          left: 1,
          refused: [
            { file: "web.table", key: "turn", fault: "foreign" },
            { file: "web.table", key: "turn", fault: "lacking" },
            { file: "web.table", key: "turn", fault: "marks" },
            { file: "web", key: "nowhere", fault: "unknown" },
          ],
        },
      ],
    });
    expect(ran.err).toContain("web.table:turn has {who}, which the English has not: use its slots alone");
    expect(JSON.stringify(read("games/duel/text/ja.json"))).toBe(
      '{"game.title":"デュエル","side.dark":"影"}',
    );
    expect(read("apps/web/src/text/ja.json")).toEqual({ rules: "{n}件" });
  });

  test("takes what is as in English for translated where that is meant", async () => {
    const file = write("back.json", { "door.duel:title": "Duel" });
    expect(lastLine(await words("merge", "ja", file))).toMatchObject({ files: [{ merged: 0, left: 1 }] });
    expect(lastLine(await words("merge", "ja", file, "--same"))).toMatchObject({ files: [{ merged: 1 }] });
    expect(read("games/duel/text/door.ja.json")).toEqual({ title: "Duel" });
  });

  test("remembers the English of a message, which check finds changed", async () => {
    await words("merge", "ja", write("back.json", { "duel:game.title": "デュエル" }));
    expect(lastLine(await words("check", "ja", "duel"))).toMatchObject({ catalogues: [{ stale: [] }] });
    write("games/duel/text/en.json", { "game.title": "A new name", "side.dark": "Shadow" });
    expect(lastLine(await words("check", "ja", "duel"))).toMatchObject({
      catalogues: [{ stale: [{ file: "duel", key: "game.title", fault: "stale" }] }],
    });
    expect(lastLine(await words("extract", "duel", "--for", "ja"))).toMatchObject({ count: 2 });
    expect(lastLine(await words("record", "ja", "duel"))).toMatchObject({ recorded: 1 });
    expect(lastLine(await words("check", "ja", "duel"))).toMatchObject({ catalogues: [{ stale: [] }] });
  });
});

describe("check", () => {
  test("demands that a catalogue is whole where the list says so", async () => {
    write("games/duel/text/ja.json", { "side.dark": "影", gone: "無" });
    const ran = await words("check", "ja", "duel");
    expect(ran.code).toBe(1);
    expect(lastLine(ran)).toMatchObject({
      catalogues: [
        {
          catalogue: "duel",
          state: "whole",
          messages: 2,
          translated: 1,
          missing: [{ key: "game.title" }],
          wrong: [{ key: "gone", fault: "unknown" }],
        },
      ],
    });
  });

  test.each(LANGUAGES.slice(1))("finds nothing wrong in %s", async (language) => {
    const ran = await westmarch(["words", "check", language, "--json"]);
    expect([ran.code, ran.code === 0 ? "" : ran.err]).toEqual([0, ""]);
  });
});

test.each([
  [["sing"], "what can be done with words: extract, check, merge, record; not “sing”"],
  [["check"], "say which language: westmarch words check LANGUAGE"],
  [["check", "en"], "English is what all others are translated from"],
  [["check", "xx"], "there is no language xx"],
  [["check", "ja", "chess"], "there is no catalogue chess; there is shell, duel"],
  [["merge", "ja"], "say which file: westmarch words merge LANGUAGE FILE"],
  [["extract", "--form", "po"], "messages are extracted as formatjs, json; not as “po”"],
])("%j is refused by a sentence", async (args, sentence) => {
  const ran = await words(...args);
  expect([ran.code, ran.err]).toEqual([1, expect.stringContaining(sentence)]);
});

test("a folder without sources and a file without messages are refused by a sentence", async () => {
  const broken = write("broken.json", { "duel:game.title": 7 });
  expect((await words("merge", "ja", broken)).err).toContain("duel:game.title in ");
  root = mkdtempSync(join(tmpdir(), "westmarch-empty-"));
  expect((await words("check", "ja")).err).toContain("is not the folder of Westmarch’s sources");
});

describe("a translation", () => {
  const kinds = (own: string, english: string, language: (typeof LANGUAGES)[number] = "en") =>
    faultsOf(own, english, language).map(({ key }) => key.replace("words.fault.", ""));

  test.each([
    ["", "Home", ["empty"]],
    [" Heim", "Home", ["padded"]],
    ["{n, plural, other {#", "{n, plural, other {#}}", ["syntax"]],
    ["{n, plural, other {# Regeln}}", "{n, plural, one {# rule} other {# rules}}", ["plural"]],
    ["{n, plural, one {a} few {b} other {c}} {n}", "{n} rules", ["form"]],
    ["{s, select, night {N} other {T}}", "{s, select, day {D} other {T}}", ["form"]],
    ["Heim für alle", "Home for all", []],
    ["the same words", "the same words", ["english"]],
    ["<i>Heim</i>", "<b>Home</b>", ["marks"]],
    ["Eine '{'Klammer'}'", "A '{'brace'}'", []],
  ] as const)("“%s” of “%s” has these faults: %j", (own, english, faults) => {
    expect(kinds(own, english)).toEqual(faults);
  });

  test("does not need forms that its language does not have", () => {
    expect(kinds("{n}件", "{n, plural, one {# rule} other {# rules}}", "ja")).toEqual([]);
    expect(kinds("{n, plural, other {#件}}", "{n, plural, one {# rule} other {# rules}}", "ja")).toEqual([]);
  });

  test("is measured by its longest form, with a letter for a slot, and by the room that there is", () => {
    expect(shapeOf("{n, plural, one {# rule} other {# long rules}} <b>{who}</b>").length).toBe(14);
    expect(overlong("web", "any", "x".repeat(40), "Home")).not.toBeNull();
    expect(overlong("web", "any", "x".repeat(20), "Home")).toBeNull();
    expect(overlong("duel", "game.short", "Das Duell um Mittelerde", "Duel")).not.toBeNull();
  });
});
