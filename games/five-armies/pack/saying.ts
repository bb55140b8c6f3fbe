/** What the sentences of a pack say. */
import { SentenceError } from "@westmarch/sentences";
import type { CharacterName } from "../language/names.ts";
import { readCombat, readCommand, readEntry, readNeed } from "../language/read.ts";
import type { Command, Said } from "../language/tree.ts";
import { type Complaint, complain } from "./complaint.ts";
import type { Pack, PackCard, PackCharacter } from "./types.ts";

/** How many ways to go on a complaint names. */
const MOST = 4;

/** Reads sentences one after the other, and keeps what is wrong with them. */
function reading(complaints: Complaint[]) {
  return <T>(place: string, text: string, read: (text: string) => T): T | undefined => {
    try {
      return read(text);
    } catch (error) {
      if (!(error instanceof SentenceError)) throw error;
      const { line, column, expected, found } = error;
      complaints.push(
        expected.length === 0
          ? complain(place, "two-readings")
          : complain(place, found === null ? "unfinished" : "sentence", {
              line,
              column,
              expected: expected.slice(0, MOST).join(" · "),
              found: found ?? "",
            }),
      );
      return undefined;
    }
  };
}

/** A record of the rows that could be read. */
const recordOf = <T>(rows: readonly (readonly [string, T | undefined])[]): Readonly<Record<string, T>> => {
  const record: Record<string, T> = {};
  for (const [key, value] of rows) if (value !== undefined) record[key] = value;
  return record;
};

const byCharacter = <T>(
  characters: readonly PackCharacter[],
  of: (one: PackCharacter) => T | undefined,
): { readonly [name in CharacterName]?: T } => {
  const record: { [name in CharacterName]?: T } = {};
  for (const one of characters) {
    const value = of(one);
    if (value !== undefined) record[one.id] = value;
  }
  return record;
};

const needOf = (card: PackCard): string | undefined => ("needs" in card ? card.needs : undefined);

/** What all sentences of a pack say, and what is wrong with those that say nothing. */
export function saying(pack: Pack): { readonly said: Said; readonly complaints: readonly Complaint[] } {
  const complaints: Complaint[] = [];
  const read = reading(complaints);
  const commandOf = (place: string, text: string): Command => read(place, text, readCommand) ?? [];
  const { cards, units, maneuvers, characters } = pack;
  const said: Said = {
    commands: recordOf(
      cards.map(({ id, command }) => [id, read(`cards.${id}.command`, command, readCommand)] as const),
    ),
    needs: recordOf(
      cards.flatMap((card) => {
        const text = needOf(card);
        return text === undefined ? [] : [[card.id, read(`cards.${card.id}.needs`, text, readNeed)] as const];
      }),
    ),
    combat: recordOf([
      ...cards.flatMap((card) =>
        card.deck === "event"
          ? [[card.id, read(`cards.${card.id}.combat`, card.combat.text, readCombat)] as const]
          : [],
      ),
      ...units.map(
        ({ id, maneuver }) => [id, read(`units.${id}.maneuver`, maneuver.text, readCombat)] as const,
      ),
      ...maneuvers.map(({ id, text }) => [id, read(`maneuvers.${id}`, text, readCombat)] as const),
    ]),
    abilities: byCharacter(characters, ({ id, abilities }) =>
      abilities.flatMap(({ text }, i) => commandOf(`characters.${id}.abilities.${i}`, text)),
    ),
    general: byCharacter(characters, ({ id, general }) =>
      general ? commandOf(`characters.${id}.general`, general.text) : undefined,
    ),
    entries: byCharacter(characters, ({ id, entry }) => {
      if (!entry) return undefined;
      const place = `characters.${id}.entry`;
      const { brings } = entry;
      return {
        where: read(`${place}.place`, entry.place, readEntry) ?? [],
        brings: brings === undefined ? [] : commandOf(`${place}.brings`, brings),
      };
    }),
  };
  return { said, complaints };
}
