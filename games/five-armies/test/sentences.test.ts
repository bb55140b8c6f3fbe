/** What is printed on the cards of the built-in pack is read for what it says. */
import { expect, test } from "vitest";
import { SAID } from "../compiled/westmarch.ts";
import { readCombat, readCommand } from "../language/read.ts";
import { complaints } from "../pack/checks.ts";
import { WESTMARCH } from "../pack/westmarch.ts";
import { isCompiled } from "../tools/compile.ts";

test("every sentence of the built-in pack can be read in one way, and is compiled as it reads today", () => {
  expect(isCompiled()).toBe(true);
});

test("every card, maneuver and general has a program", () => {
  expect(Object.keys(SAID.commands)).toEqual(WESTMARCH.cards.map(({ id }) => id));
  for (const { id } of [...WESTMARCH.units, ...WESTMARCH.maneuvers]) expect(SAID.combat).toHaveProperty(id);
  expect(Object.keys(SAID.general)).toEqual(["bard", "dain", "gandalf", "thranduil", "lord_of_the_eagles"]);
});

const IN_WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const spelled = (text: string): string =>
  text.replaceAll(/\d+/g, (digits) => IN_WORDS[Number(digits)] ?? digits);

test("numbers may be spelled out, as they are printed", () => {
  expect(readCommand("Draw two cards.")).toEqual(readCommand("Draw 2 cards."));
  expect(readCommand("Draw one Event card.")).toEqual(readCommand("Draw 1 Event card."));
  for (const card of WESTMARCH.cards) {
    expect(readCommand(spelled(card.command))).toEqual(readCommand(card.command));
    if ("combat" in card) expect(readCombat(spelled(card.combat.text))).toEqual(readCombat(card.combat.text));
  }
});

test("a command is a row of steps", () => {
  expect(
    readCommand("Put 1 Leadership token with each of up to 2 of your armies. One of those armies may move."),
  ).toEqual([
    {
      do: "put leadership",
      tokens: 1,
      armies: { armies: "some", count: 2, upTo: true, kinds: [{ whose: "your" }] },
    },
    { do: "move", armies: { armies: "one of those" }, how: "move" },
  ]);
});

test("a combat effect may hang on what holds in the round", () => {
  expect(readCombat("If it is the first round or you defend: score 1 hit.")).toEqual([
    {
      do: "if",
      if: [{ fact: "first round" }, { fact: "you defend" }],
      does: [{ do: "score", hits: 1 }],
    },
  ]);
});

test("an error has its place: card, line and column, and what would have fitted", () => {
  const cards = WESTMARCH.cards.map((card) =>
    card.id === "ev_tend"
      ? { ...card, command: "Rally up to 2 of your armies;\neach 4 or more kills a marker." }
      : card,
  );
  expect(complaints({ ...WESTMARCH, cards })).toEqual([
    {
      place: "cards.ev_tend.command",
      reason: "sentence",
      facts: { line: 2, column: 16, expected: "or more removes a marker", found: "kills" },
    },
  ]);
});

test("a sentence without its end is refused", () => {
  const units = WESTMARCH.units.map((unit) =>
    unit.id === "orc" ? { ...unit, maneuver: { title: "Press", text: "Score 1 hit" } } : unit,
  );
  expect(complaints({ ...WESTMARCH, units })).toMatchObject([
    { place: "units.orc.maneuver", reason: "unfinished", facts: { line: 1, column: 12 } },
  ]);
});
