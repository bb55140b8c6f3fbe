/** The form of a data pack: what a document must be before anything in it can be judged. */
import { z } from "zod";
import {
  CARD_TYPES,
  CHARACTERS,
  FACES,
  GROUPS,
  SIDES,
  TERRAINS,
  TERRITORIES,
  UNITS,
} from "../language/names.ts";
import { BORDERS, FORMAT, MANEUVERS, type Pack, SOURCES, TILE_SETS } from "./types.ts";

const MOST = 200;
const NAME_LENGTH = 80;
const SENTENCE_LENGTH = 600;
const LARGEST = 99;

const id = z.string().regex(/^[a-z][a-z0-9_]{0,59}$/);
const figure = z.int().min(0).max(LARGEST);
const some = figure.min(1);
const several = <T extends z.ZodType>(one: T) => z.array(one).max(MOST);
const from = z.object({ all: z.enum(SOURCES) }).catchall(z.enum(SOURCES));
const unit = z.enum(UNITS);
const character = z.enum(CHARACTERS);
const units = z.partialRecord(unit, some);
const faces = several(z.enum(FACES));
const terrains = several(z.enum(TERRAINS));

/** What a pack says in words. `least`: how short names and sentences may be. */
function wordsOf(least: 0 | 1) {
  const name = z.string().min(least).max(NAME_LENGTH);
  const sentence = z.string().min(least).max(SENTENCE_LENGTH);
  return { name, sentence, titled: z.strictObject({ title: name, text: sentence }) };
}
type Words = ReturnType<typeof wordsOf>;

/** The map: its regions, the borders between them, and passes. */
const landOf = ({ name }: Words) => ({
  regions: several(
    z.strictObject({
      id,
      name,
      terrain: z.enum(TERRAINS),
      territory: z.enum(TERRITORIES),
      muster: z.literal(true).exactOptional(),
      settlement: z.strictObject({ points: some, breach: some.exactOptional() }).exactOptional(),
      range: several(id).exactOptional(),
      from,
    }),
  ),
  borders: several(z.strictObject({ between: z.tuple([id, id]), kind: z.enum(BORDERS), from })),
  passes: several(z.strictObject({ point: id, pointName: name, id, name, leadsTo: several(id), from })),
  reach: z.int().min(1).max(5),
});

const special = z.strictObject({ figures: figure, from });

/** Figures: units, creatures and characters, and what units can do. */
const figuresOf = ({ name, sentence, titled }: Words) => ({
  units: several(
    z.strictObject({
      id: unit,
      name,
      figures: figure,
      strength: some,
      favourable: terrains,
      maneuver: titled,
      from,
    }),
  ),
  eagles: special,
  bats: special,
  maneuvers: several(z.strictObject({ id: z.enum(MANEUVERS), title: name, text: sentence, from })),
  characters: several(
    z.strictObject({
      id: character,
      name,
      leadership: figure.exactOptional(),
      movement: figure.exactOptional(),
      readyAt: some.exactOptional(),
      entry: z
        .strictObject({ dice: faces, place: sentence, brings: sentence.exactOptional() })
        .exactOptional(),
      abilities: several(titled),
      general: titled.exactOptional(),
      from,
    }),
  ),
});

/** A card of one of the decks. */
function cardOf({ name, sentence, titled }: Words) {
  const printed = { id, title: name, copies: some, command: sentence, from };
  const played = { ...printed, type: z.enum(CARD_TYPES) };
  return z.discriminatedUnion("deck", [
    z.strictObject({ deck: z.literal("event"), ...played, combat: titled }),
    z.strictObject({
      deck: z.enum(["story_free_peoples", "story_shadow"]),
      ...played,
      needs: sentence.exactOptional(),
    }),
    z.strictObject({ deck: z.literal("fate"), ...printed, character }),
  ]);
}

/** What stands in a region when a game begins. */
const start = z.strictObject({
  side: z.enum(SIDES),
  number: some,
  region: id,
  units: units.exactOptional(),
  characters: several(character).exactOptional(),
  tokens: z.partialRecord(z.enum(GROUPS), some).exactOptional(),
  from,
});

function schemaOf(words: Words): z.ZodType<Pack> {
  const { name, sentence } = words;
  return z.strictObject({
    format: z.literal(FORMAT),
    id,
    title: name,
    version: name,
    licence: sentence,
    ...landOf(words),
    ...figuresOf(words),
    tokens: several(z.strictObject({ group: z.enum(GROUPS), units, count: some, from })),
    tiles: several(
      z.strictObject({ set: z.enum(TILE_SETS), value: figure, icon: z.boolean(), count: some, from }),
    ),
    dice: z.strictObject({ free_peoples: faces, shadow: faces, from }),
    cards: several(cardOf(words)),
    setup: several(start),
  });
}

export const packSchema = schemaOf(wordsOf(1));
/** For a pack that is still being written: what is not written yet is empty. */
export const draftSchema = schemaOf(wordsOf(0));
