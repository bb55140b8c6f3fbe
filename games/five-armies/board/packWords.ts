/** What is printed on the components of a pack, in the words of a language: fetched when something is read. */
import { CARD, type CardId, CHARACTER, type CharacterId, MANEUVER, type ManeuverId, UNIT } from "../ids.ts";
import type { Reading } from "../language/reading.ts";
import type { Said } from "../language/tree.ts";
import type { From, Pack } from "../pack/types.ts";
import { printedOf } from "../printing.ts";

/** A command, an effect or an ability: what it is called, if it has a name, and what it says. */
export interface PrintedText {
  readonly title: string;
  readonly text: string;
}

export interface CardWords {
  readonly title: string;
  /** What must hold before it can be played; empty: nothing. */
  readonly needs: string;
  readonly command: string;
  /** What an Event card does in a combat. */
  readonly combat: PrintedText | null;
  readonly from: From;
}

export interface CharacterWords {
  /** The full name, as it stands on his card. */
  readonly name: string;
  /** Where he comes into play, and what he brings; empty for those who are there from the start. */
  readonly enters: string;
  readonly brings: string;
  readonly abilities: readonly PrintedText[];
  readonly general: PrintedText | null;
  readonly from: From;
}

export interface ManeuverWords extends PrintedText {
  readonly from: From;
}

/** A data pack in one language. */
export interface PackWords {
  readonly card: (card: CardId) => CardWords;
  readonly maneuver: (maneuver: ManeuverId) => ManeuverWords;
  readonly character: (character: CharacterId) => CharacterWords;
}

const UNTOLD: From = { all: "reconstructed" };
/** Typewriter's apostrophes are for the sentences that are parsed; people read printed ones. */
const typeset = (text: string): string => text.replaceAll("'", "’");

/** What a pack says, by number. */
export function packWords(pack: Pack, said: Said, reading: Reading): PackWords {
  const name = (own: string): string => typeset(reading.name(own));
  const { designs } = printedOf(pack);
  const byId = new Map(pack.cards.map((card) => [card.id, card]));
  const cards = CARD.all.map((card): CardWords => {
    const one = byId.get(designs[card]);
    if (one === undefined) return { title: "", needs: "", command: "", combat: null, from: UNTOLD };
    const need = said.needs[one.id];
    return {
      title: name(one.title),
      needs: need ? typeset(reading.need(need)) : "",
      command: typeset(reading.command(said.commands[one.id] ?? [])),
      combat:
        one.deck === "event"
          ? { title: name(one.combat.title), text: typeset(reading.combat(said.combat[one.id] ?? [])) }
          : null,
      from: one.from,
    };
  });
  const maneuvers = MANEUVER.names.map((id): ManeuverWords => {
    const unit = UNIT.find(id) === null ? null : pack.units.find((one) => one.id === id);
    const own = pack.maneuvers.find((one) => one.id === id);
    return {
      title: name(unit?.maneuver.title ?? own?.title ?? ""),
      text: typeset(reading.combat(said.combat[id] ?? [])),
      from: unit?.from ?? own?.from ?? UNTOLD,
    };
  });
  const characters = CHARACTER.names.map((id): CharacterWords => {
    const one = pack.characters.find((other) => other.id === id);
    const entry = said.entries[id];
    const abilities = said.abilities[id] ?? [];
    const titles = one?.abilities ?? [];
    return {
      name: name(one?.name ?? ""),
      enters: entry ? typeset(reading.entry(entry.where)) : "",
      brings: entry ? typeset(reading.command(entry.brings)) : "",
      abilities: titles.map(({ title }, i) => ({
        title: name(title),
        // Where an ability says several things, all of them stand under the first title.
        text: typeset(
          reading.command(
            abilities.length === titles.length ? abilities.slice(i, i + 1) : i === 0 ? abilities : [],
          ),
        ),
      })),
      general: one?.general
        ? { title: name(one.general.title), text: typeset(reading.command(said.general[id] ?? [])) }
        : null,
      from: one?.from ?? UNTOLD,
    };
  });
  return {
    card: (card) => cards[card],
    maneuver: (maneuver) => maneuvers[maneuver],
    character: (character) => characters[character],
  };
}
