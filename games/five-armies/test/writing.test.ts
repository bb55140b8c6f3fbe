/** Sentences are written from what the cards say. */
import { expect, test } from "vitest";
import { SAID } from "../compiled/westmarch.ts";
import { ENGLISH } from "../language/english.ts";
import { WESTMARCH } from "../pack/westmarch.ts";

test("what is written from a program is the card's sentence, word for word", () => {
  for (const card of WESTMARCH.cards) {
    expect(ENGLISH.command(SAID.commands[card.id] ?? [])).toBe(card.command);
    if (card.deck === "event") expect(ENGLISH.combat(SAID.combat[card.id] ?? [])).toBe(card.combat.text);
    const need = SAID.needs[card.id];
    if ("needs" in card) expect(need && ENGLISH.need(need)).toBe(card.needs);
  }
});

test("so are those of units, maneuvers and characters", () => {
  for (const { id, maneuver } of WESTMARCH.units)
    expect(ENGLISH.combat(SAID.combat[id] ?? [])).toBe(maneuver.text);
  for (const { id, text } of WESTMARCH.maneuvers) expect(ENGLISH.combat(SAID.combat[id] ?? [])).toBe(text);
  for (const { id, abilities, general, entry } of WESTMARCH.characters) {
    expect(ENGLISH.command(SAID.abilities[id] ?? [])).toBe(abilities.map(({ text }) => text).join(" "));
    expect(ENGLISH.command(SAID.general[id] ?? [])).toBe(general?.text ?? "");
    expect(ENGLISH.entry(SAID.entries[id]?.where ?? [])).toBe(entry?.place ?? "");
    expect(ENGLISH.command(SAID.entries[id]?.brings ?? [])).toBe(entry?.brings ?? "");
  }
});
