/** Packs that a player brings: read whole, or refused with the place and the reason. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { digestOf, written } from "../pack/digest.ts";
import { readPack } from "../pack/reading.ts";
import { WESTMARCH } from "../pack/westmarch.ts";
import { packs } from "../packs.ts";

const TEXT = JSON.stringify(WESTMARCH);
const wrong = (text: string): readonly string[] =>
  readPack(text).complaints.map(({ place, reason }) => `${place}: ${reason}`);

test("a pack that was written is read again, whatever the order of its keys", () => {
  expect(readPack(TEXT).pack).toEqual(WESTMARCH);
  expect(readPack(written(WESTMARCH)).pack).toEqual(WESTMARCH);
});

test("packs that say the same have one digest, and others have another", () => {
  const { pack } = readPack(written(WESTMARCH));
  expect(pack && digestOf(pack)).toBe(digestOf(WESTMARCH));
  expect(digestOf({ ...WESTMARCH, version: "2" })).not.toBe(digestOf(WESTMARCH));
});

test("a document that is no JSON is refused with its line", () => {
  expect(readPack('{\n"format": \n}')).toEqual({
    pack: null,
    complaints: [{ place: "pack", reason: "not-json", facts: { line: 3 } }],
  });
});

test("a document that breaks off is refused in its last line", () => {
  expect(readPack('{\n"format": ').complaints).toMatchObject([{ reason: "not-json", facts: { line: 2 } }]);
});

test("a document that is far too long is not read", () => {
  expect(wrong(" ".repeat(400_001))).toEqual(["pack: too-long"]);
});

test("an entry of the wrong form is named by its id", () => {
  expect(wrong(TEXT.replace('"terrain":"hill"', '"terrain":"hills"'))).toEqual([
    "regions.western_terraces.terrain: value",
  ]);
  expect(wrong(TEXT.replace('"strength":1', '"strength":"1"'))).toEqual([
    "units.dwarven_regular.strength: form",
  ]);
  expect(wrong(TEXT.replace('"strength":1', '"strength":0'))).toEqual([
    "units.dwarven_regular.strength: too-small",
  ]);
  expect(wrong(TEXT.replace('"strength":1', '"strength":1000'))).toEqual([
    "units.dwarven_regular.strength: too-large",
  ]);
  expect(wrong(TEXT.replace('"strength":1', '"strength":1,"speed":2'))).toEqual([
    "units.dwarven_regular: extra",
  ]);
});

test("a field without which nothing can be played must be there", () => {
  const { regions: _regions, ...rest } = WESTMARCH;
  expect(wrong(JSON.stringify(rest))).toEqual(["regions: form"]);
});

test("something of another kind is refused as a whole", () => {
  expect(wrong("[]")).toEqual(["pack: form"]);
  expect(wrong("null")).toEqual(["pack: form"]);
});

test("a pack of the right form is judged by the rules", () => {
  expect(wrong(TEXT.replace('"figures":8', '"figures":9'))).toEqual(["units.figures: number"]);
});

const source = readFileSync(join(import.meta.dirname, "../pack/complaint.ts"), "utf8");
const REASONS = [...source.matchAll(/\| "([a-z-]+)"/g)].map(([, reason = ""]) => reason);

for (const language of ["en", "zh-Hant", "zh-Hans", "ja"]) {
  test(`every reason has a sentence in ${language}`, () => {
    const words: object = JSON.parse(
      readFileSync(join(import.meta.dirname, `../text/pack.${language}.json`), "utf8"),
    );
    const verdicts = ["builtin", "verdict.good", "verdict.bad"];
    const told = Object.keys(words).filter((key) => key.startsWith("pack."));
    expect(told.sort()).toEqual([...REASONS, ...verdicts].map((key) => `pack.${key}`).sort());
  });
}

test("a report names place and reason, and ends with a verdict", () => {
  const say = (key: string, facts: Readonly<Record<string, string | number>>) =>
    `${key} ${JSON.stringify(facts)}`;
  expect(packs.read(packs.builtIn(), say)).toMatchObject({ digest: digestOf(WESTMARCH), complaints: [] });
  expect(packs.read("{}", say).digest).toBeNull();
  expect(packs.read(TEXT.replace('"figures":8', '"figures":9'), say)).toEqual({
    digest: null,
    setting: null,
    complaints: [
      {
        place: "units.figures",
        reason: "number",
        facts: { found: 127, wanted: 126 },
        sentence: 'pack.number {"found":127,"wanted":126}',
      },
    ],
    verdict: 'pack.verdict.bad {"count":1}',
  });
});

test("a file that is no document at all is refused from its first line on", () => {
  expect(readPack("The Battle of Five Armies\n").complaints).toMatchObject([
    { reason: "not-json", facts: { line: 1 } },
  ]);
});
