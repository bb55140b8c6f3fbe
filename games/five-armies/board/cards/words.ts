/** What is printed on cards, in the reader's language, and where each part of it comes from: fetched with their faces. */
import type { Language } from "@westmarch/boardkit";
import { type Later, later } from "@westmarch/boardkit/later";
import { SAID } from "../../compiled/westmarch.ts";
import {
  type CardId,
  CHARACTER,
  type CharacterId,
  MANEUVER,
  type ManeuverId,
  UNIT,
  unitOfCard,
} from "../../ids.ts";
import { type Reading, readingIn } from "../../language/reading.ts";
import type { Said } from "../../language/tree.ts";
import type { From, Pack, PackCard, PackCharacter, Source } from "../../pack/types.ts";
import { boxOf, printedOf } from "../../printing.ts";

/** A part of a card of which its source can be told. */
export type Part = "title" | "kind" | "text" | "combat" | "name" | "figures";

/** A source, and what of the card comes from there. */
export interface Told {
  readonly source: Source;
  readonly parts: readonly Part[];
}

/** A heading and the words under it. */
export interface Ability {
  readonly title: string;
  readonly text: string;
}

export interface CardWords {
  readonly deck: PackCard["deck"];
  readonly type: "army" | "character" | "muster" | null;
  /** What must hold for it to be played; null: nothing. */
  readonly need: string | null;
  readonly text: string;
  /** What it does in a combat; null: it is never played there. */
  readonly combat: Ability | null;
  /** Beside whom it is put; null: beside nobody. */
  readonly beside: CharacterId | null;
  readonly from: readonly Told[];
}

export interface ManeuverWords {
  readonly text: string;
  readonly from: readonly Told[];
}

export interface CharacterWords {
  /** Where he comes into play, and what he brings; null: he stands there from the beginning, or the rules say it. */
  readonly entry: string | null;
  readonly abilities: readonly Ability[];
  readonly general: Ability | null;
  readonly from: readonly Told[];
}

/** Everything that is printed on the cards of a pack. */
export interface Cards {
  readonly card: (card: CardId) => CardWords;
  readonly maneuver: (maneuver: ManeuverId) => ManeuverWords;
  readonly character: (character: CharacterId) => CharacterWords;
}

/** Typewriter's apostrophes are for the notation; people read printed ones. */
const typeset = (text: string): string => text.replaceAll("'", "’");

/** The parts of a card by their sources, each source once. */
function bySource(from: From, parts: readonly (readonly [part: Part, field: string])[]): Told[] {
  const told = new Map<Source, Part[]>();
  for (const [part, field] of parts) {
    const source = from[field] ?? from.all;
    told.set(source, [...(told.get(source) ?? []), part]);
  }
  return [...told].map(([source, all]) => ({ source, parts: all }));
}

function cardWords(card: PackCard, said: Said, { command, combat, need, name }: Reading): CardWords {
  const needed = said.needs[card.id];
  return {
    deck: card.deck,
    type: card.deck === "fate" ? null : card.type,
    need: needed === undefined ? null : typeset(need(needed)),
    text: typeset(command(said.commands[card.id] ?? [])),
    combat:
      card.deck === "event"
        ? { title: typeset(name(card.combat.title)), text: typeset(combat(said.combat[card.id] ?? [])) }
        : null,
    beside: card.deck === "fate" ? CHARACTER.named(card.character) : null,
    from: bySource(card.from, [
      ["title", "title"],
      ["text", "command"],
      ...(card.deck === "fate" ? [] : ([["kind", "type"]] as const)),
      ...(card.deck === "event" ? ([["combat", "combat"]] as const) : []),
    ]),
  };
}

function characterWords(one: PackCharacter, said: Said, { command, entry, name }: Reading): CharacterWords {
  const enters = said.entries[one.id];
  const general = said.general[one.id];
  // The program has one step for each ability, in the order in which the pack tells them.
  const program = said.abilities[one.id] ?? [];
  return {
    entry: enters
      ? typeset([entry(enters.where), command(enters.brings)].filter((line) => line !== "").join(" "))
      : null,
    abilities: one.abilities.map(({ title }, i) => ({
      title: typeset(name(title)),
      text: typeset(command(program.slice(i, i + 1))),
    })),
    general:
      one.general === undefined
        ? null
        : { title: typeset(name(one.general.title)), text: typeset(command(general ?? [])) },
    from: bySource(one.from, [
      ["name", "name"],
      ["figures", "leadership"],
      ["text", "abilities"],
    ]),
  };
}

/** What is printed on the cards of a pack, as it reads in a language. */
export function cardsOf(pack: Pack, said: Said, reading: Reading): Cards {
  const cards = new Map(pack.cards.map((card) => [card.id, cardWords(card, said, reading)]));
  const designs = printedOf(pack).designs.map((design) => cards.get(design));
  const characters = CHARACTER.names.map((name) => {
    const one = pack.characters.find(({ id }) => id === name);
    return one && characterWords(one, said, reading);
  });
  const maneuvers = MANEUVER.all.map((maneuver): ManeuverWords | undefined => {
    const unit = unitOfCard(maneuver);
    const id = unit === null ? MANEUVER.names[maneuver] : UNIT.names[unit];
    const from =
      unit === null
        ? pack.maneuvers.find((one) => one.id === id)?.from
        : pack.units.find((one) => one.id === id)?.from;
    return (
      from && {
        text: typeset(reading.combat(said.combat[id] ?? [])),
        from: bySource(from, [
          ["title", unit === null ? "title" : "maneuver"],
          ["text", unit === null ? "text" : "maneuver"],
        ]),
      }
    );
  });
  const there = <T>(found: T | undefined, what: string): T => {
    if (found === undefined) throw new Error(`the pack has no ${what}`);
    return found;
  };
  return {
    card: (card) => there(designs[card], `card ${card}`),
    maneuver: (maneuver) => there(maneuvers[maneuver], MANEUVER.names[maneuver]),
    character: (character) => there(characters[character], CHARACTER.names[character]),
  };
}

const made = new Map<string, Later<Cards>>();

/** Whatever says which pack is played with; null: the built-in one. */
export type Boxed = { readonly pack: string } | null;

/** What is printed on the cards that a game is played with, in a language. */
export function cardWordsIn(language: Language, g: Boxed): Later<Cards> {
  const key = `${language} ${g?.pack ?? ""}`;
  const known = made.get(key);
  if (known) return known;
  const coming = later(async () => {
    const { pack, said } = boxOf(g);
    return cardsOf(pack, said ?? SAID, await readingIn(language));
  });
  made.set(key, coming);
  return coming;
}
