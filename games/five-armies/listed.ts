/** The cards of the built-in pack as they are read in a language: decks, maneuvers of units, and characters. */
import type { Language } from "@westmarch/kernel/languages";
import type { ListedCard, ListedFact } from "@westmarch/registry/cards";
import { SAID } from "./compiled/westmarch.ts";
import { type Reading, readingIn } from "./language/reading.ts";
import type { PackCard, PackCharacter, PackUnit, Source } from "./pack/types.ts";
import { WESTMARCH } from "./pack/westmarch.ts";

type Words = Readonly<Record<string, string>>;

/** What is put before a name, in the game's words. */
const fact = (words: Words, key: string, value: string | number): ListedFact => {
  const label = words[`card.${key}`];
  return {
    key,
    ...(label !== undefined && { label }),
    value: String(words[`card.${key}.${value}`] ?? value),
  };
};
/** Whether a card is of the box or of our own making stands on every one of them. */
const source = (words: Words, from: Source): ListedFact => fact(words, "from", from);

function card(one: PackCard, words: Words, { name, command, combat, need }: Reading): ListedCard {
  const { id, title, deck, copies, from } = one;
  const needed = SAID.needs[id];
  const effect = one.deck === "event" ? [`${name(one.combat.title)} – ${combat(SAID.combat[id] ?? [])}`] : [];
  return {
    id,
    name: name(title),
    facts: [
      fact(words, "deck", deck),
      ...("type" in one ? [fact(words, "type", one.type)] : []),
      fact(words, "copies", copies),
      source(words, from.all),
    ],
    text: [...(needed ? [need(needed)] : []), command(SAID.commands[id] ?? []), ...effect],
  };
}

const unit = (
  { id, name: own, figures, strength, maneuver, from }: PackUnit,
  words: Words,
  { name, combat }: Reading,
): ListedCard => ({
  id,
  name: name(own),
  facts: [
    fact(words, "deck", "unit"),
    fact(words, "figures", figures),
    fact(words, "strength", strength),
    source(words, from.all),
  ],
  text: [`${name(maneuver.title)} – ${combat(SAID.combat[id] ?? [])}`],
});

function character(one: PackCharacter, words: Words, { name, command, entry }: Reading): ListedCard {
  const { id, general, leadership, movement, readyAt } = one;
  const enters = SAID.entries[id];
  const figures = { leadership, movement, readyAt };
  return {
    id,
    name: name(one.name),
    facts: [
      fact(words, "deck", "character"),
      ...Object.entries(figures).flatMap(([key, value]) =>
        value === undefined ? [] : [fact(words, key, value)],
      ),
      source(words, one.from.all),
    ],
    text: [
      ...(enters ? [entry(enters.where), command(enters.brings)] : []),
      command(SAID.abilities[id] ?? []),
      ...(general ? [`${name(general.title)} – ${command(SAID.general[id] ?? [])}`] : []),
    ].filter((line) => line !== ""),
  };
}

export async function listed(language: Language, words: Words): Promise<readonly ListedCard[]> {
  const reading = await readingIn(language);
  const { cards, units, maneuvers, characters } = WESTMARCH;
  return [
    ...cards.map((one) => card(one, words, reading)),
    ...units.map((one) => unit(one, words, reading)),
    ...maneuvers.map(({ id, title, from }) => ({
      id,
      name: reading.name(title),
      facts: [fact(words, "deck", "maneuver"), source(words, from.all)],
      text: [reading.combat(SAID.combat[id] ?? [])],
    })),
    ...characters.map((one) => character(one, words, reading)),
  ];
}
