/** The card language: every sentence is read in one way, and written from what it says. */
import { expect, test } from "vitest";
import { TEXTS } from "../compiled/texts.ts";
import { CARDS } from "../data/cards.ts";
import { inEnglish } from "../language/english.ts";
import { isCompiled } from "../tools/compile.ts";
import { read, SentenceError } from "../tools/read.ts";

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
