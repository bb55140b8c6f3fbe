/** What texts may come in: every schema of a request is walked, to each string that it takes. */
import { expect, test } from "vitest";
import { z } from "zod";
import * as protocol from "../src/index.ts";

/** A string that a schema takes, and how one comes to it. */
interface Leaf {
  readonly at: string;
  readonly schema: z.core.$ZodType;
}

/** The strings that a schema takes, by their paths. What refers to itself is walked once. */
function leaves(schema: z.core.$ZodType, at: string, walked: readonly z.core.$ZodType[] = []): Leaf[] {
  if (walked.includes(schema)) return [];
  const into = (inner: z.core.$ZodType, name = "") =>
    leaves(inner, name === "" ? at : `${at}.${name}`, [...walked, schema]);
  if (schema instanceof z.core.$ZodString) return [{ at, schema }];
  if (schema instanceof z.core.$ZodObject)
    return Object.entries(schema._zod.def.shape).flatMap(([name, inner]) => into(inner, name));
  if (schema instanceof z.core.$ZodRecord)
    return [...into(schema._zod.def.keyType, "(name)"), ...into(schema._zod.def.valueType, "(value)")];
  if (schema instanceof z.core.$ZodTuple)
    return schema._zod.def.items.flatMap((inner, nth) => into(inner, String(nth)));
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.flatMap((inner) => into(inner));
  if (schema instanceof z.core.$ZodArray) return into(schema._zod.def.element);
  if (schema instanceof z.core.$ZodLazy) return into(schema._zod.innerType);
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodReadonly ||
    schema instanceof z.core.$ZodDefault
  )
    return into(schema._zod.def.innerType);
  if (schema instanceof z.core.$ZodStringFormat) return [{ at, schema }];
  const known = ["literal", "enum", "boolean", "number", "int", "null", "unknown"];
  if (!known.includes(schema._zod.def.type)) throw new Error(`${at}: ${schema._zod.def.type}`);
  return [];
}

const all = Object.entries(protocol).flatMap(([name, one]) =>
  one instanceof z.core.$ZodType ? leaves(one, name) : [],
);

/** What a program reads, and people write in their own editors: these alone may have more than one line. */
const DOCUMENTS = [
  // Settings of a game, among them decks and data packs.
  /settings\.\(value\)$/,
  /brings\.\(value\)$/,
  /^handIn\.deck$/,
  /^personShelf\.changes\.(id|text)$/,
  // What a seat lays down or chooses: held against what the game offers and tells, and shown to no other seat as it
  // came.
  /(options|choose)\.1$/,
  /^option\.1$/,
  /facts(\.\(value\))+$/,
  /words\.[01]$/,
];
const isDocument = ({ at }: Leaf) => DOCUMENTS.some((one) => one.test(at));

/** Each as part of whatever a string may have to be: a word, a place in the web, a mail address. */
const within = (mark: string) => [`a${mark}a`, `https://a.example/${mark}a`, `a${mark}@a.example`];

/** The strings that let this come through, in one of these texts. */
const taking = (mark: string, texts: readonly string[]) =>
  all.filter(({ schema }) =>
    texts.some((text) => {
      const read = z.safeParse(schema, text);
      return read.success && typeof read.data === "string" && read.data.includes(mark);
    }),
  );

test("the walk comes to names, chat, documents, addresses and what lies within plans", () => {
  const found = all.map(({ at }) => at);
  expect(found).toEqual(
    expect.arrayContaining([
      "openTournament.name",
      "clientMessage.text",
      "openTable.seats.name",
      "openTable.settings.(value)",
      "addWay.way.url",
      "addWay.way.address",
      "clientMessage.cases.heard.type",
    ]),
  );
  expect(all.filter(isDocument).length).toBeGreaterThan(8);
});

test("no text takes a character that ends it, rings or steers a terminal", () => {
  for (const mark of ["\u0000", "\u0007", "\u001b", "\u007f"])
    expect(
      taking(mark, within(mark)).map(({ at }) => at),
      JSON.stringify(mark),
    ).toEqual([]);
});

test("only documents take more than one line, and marks that turn the writing around them", () => {
  for (const mark of ["\n", "\r", "\u2028", "\u202e", "\u2066"])
    expect(
      taking(mark, within(mark))
        .filter((leaf) => !isDocument(leaf))
        .map(({ at }) => at),
      JSON.stringify(mark),
    ).toEqual([]);
});

test("only documents take a text in which nothing can be seen", () => {
  for (const text of ["\u200b\u200b", " ", "\u2800", "\u00ad"])
    expect(
      taking("", [text])
        .filter((leaf) => !isDocument(leaf))
        .map(({ at }) => at),
      JSON.stringify(text),
    ).toEqual([]);
});
