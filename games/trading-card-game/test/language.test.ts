/** The card language: every sentence is read in one way, and written from what it says. */
import { SentenceError } from "@westmarch/sentences";
import { expect, test } from "vitest";
import { TEXTS } from "../compiled/texts.ts";
import { CARDS } from "../data/cards.ts";
import { english, inEnglish } from "../language/english/text.ts";
import { plain, type Run, readingIn } from "../language/index.ts";
import { isCompiled } from "../tools/compile.ts";
import { read } from "../tools/read.ts";
import { LANGUAGES } from "./catalogues.ts";

test("what is written from a card's tree is its sentence, word for word", () => {
  for (const { id, text } of CARDS) expect([id, inEnglish(TEXTS[id] ?? [])]).toEqual([id, text]);
});

test("every card can be read in one way only, and is compiled as it reads today", () => {
  expect(isCompiled()).toBe(true);
});

test("a sentence that is not of the language is refused at the word where it leaves it", () => {
  expect(() => read("Skirmish: exert a Dwarf → that Dwarf gets +2 courage.")).toThrow(SentenceError);
  expect(() => read("Skirmish: exert a Dwarf → that Dwarf gets +2 courage.")).toThrow(/\+2 ⟨here⟩.*courage/s);
  expect(() => read("Fellowship: draw 1 card")).toThrow(/1 card⟨here⟩: .* expected, not the end/);
  expect(() => read("Fellowship: exert Sauron → draw 1 card.")).toThrow(/⟨here⟩/);
});

test("an “or” without an article joins kinds, with one it joins targets", () => {
  const targetOf = (text: string) => {
    const [part] = read(text);
    const clause = part?.part === "action" ? part.effect.clauses[0] : undefined;
    const step = clause?.clause === "steps" ? clause.steps[0] : undefined;
    return step && "target" in step ? step.target : [];
  };
  expect(targetOf("Skirmish: wound an Orc or Uruk-hai skirmishing Boromir.")).toHaveLength(1);
  expect(targetOf("Fellowship: heal Merry or Pippin.")).toHaveLength(2);
  expect(targetOf("Fellowship: heal a Dwarf or an Elf.")).toHaveLength(2);
});

test("people read whole English sentences, in which an arrow stands between a price and what it buys alone", async () => {
  const { text } = await readingIn("en");
  for (const { id } of CARDS)
    for (const line of text(id).map(plain)) {
      const faults =
        /\bFP\b|\bhis (hand|deck|dead pile)\b|^(Static|When|Support|Attach|Play):|regroup\./.exec(line)?.[0];
      expect([id, line, faults]).toEqual([id, line, undefined]);
      expect([id, /^(When|While)\b.*→/.test(line)]).toEqual([id, false]);
      expect([id, line]).toEqual([id, expect.stringMatching(/^[\p{Lu}\p{Co}].*\.$/su)]);
    }
});

test.each([
  ["ja", "1R80", "手札からカードを3枚まで捨てる"],
  ["ja", "1U207", "このカードを、あなたの支援エリアから、ナズグルと衝突中のキャラクター1人に移す"],
  ["ja", "1U227", "あなたが重荷5個を指定したなら、代わりに力+4を得る"],
  ["ja", "1U164", "〔モリア〕の射手1体を指定する"],
  ["zh-Hant", "1R15", "防止原持有者在本階段的所有受傷"],
  ["zh-Hans", "1U126", "1名乌鲁克"],
] as const)("%s says %s as people say it", async (language, id, words) => {
  const { text } = await readingIn(language);
  expect(text(id).map(plain).join("")).toContain(words);
  expect(text(id).map(plain).join("")).not.toContain("乌鲁克族");
});

test("set for people, a sentence has its phase, words, symbols and names in pieces of their own", () => {
  const [line] = english(read("Skirmish: exert a GONDOR ranger → Aragorn gets +2 strength and damage +1."));
  expect(line).toEqual([
    { run: "lead", part: "action", text: "Skirmish:", phases: ["Skirmish"] },
    { run: "text", text: " exert a " },
    { run: "culture", text: "GONDOR", culture: "GONDOR" },
    { run: "text", text: " " },
    { run: "keyword", text: "ranger", keyword: "ranger" },
    { run: "text", text: " → " },
    { run: "title", text: "Aragorn", title: "Aragorn" },
    { run: "text", text: " gets +2 strength and " },
    { run: "keyword", text: "damage +1", keyword: "damage" },
    { run: "text", text: "." },
  ]);
});

test("what is read again after it was set for people gives the same tree", () => {
  for (const { id } of CARDS) {
    const tree = TEXTS[id] ?? [];
    expect([id, read(english(tree).map(plain).join(" | "))]).toEqual([id, tree]);
  }
});

test("every language has the same symbols, words and names on a card", async () => {
  const pieces = (run: Run): readonly string[] => {
    switch (run.run) {
      case "text":
        return [];
      case "lead":
        return run.phases;
      case "keyword":
        return [run.keyword];
      case "culture":
        return [run.culture];
      case "twilight":
        return [`twilight ${run.amount}`];
      case "title":
        return [run.title];
    }
  };
  const readings = await Promise.all(LANGUAGES.map(readingIn));
  for (const { id } of CARDS) {
    // A language may name a character again, or leave a name out that goes without saying.
    const [first, ...others] = readings.map(({ text }) =>
      [...new Set(text(id).flat().flatMap(pieces))].toSorted(),
    );
    for (const other of others) expect([id, other]).toEqual([id, first]);
  }
});
