import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, it } from "vitest";

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const words = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(source(`text/${file}.json`), "utf8"));
const english = words("table.en");

type Piece = ReturnType<IntlMessageFormat["getAst"]>[number];

/** The names of all that is put into a message, also inside its plural forms. */
const named = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) => [
    ...("value" in piece && piece.type !== 0 ? [String(piece.value)] : []),
    ...("options" in piece ? Object.values(piece.options).flatMap(({ value }) => named(value)) : []),
  ]);
const slots = (text: string, language: string) =>
  [...new Set(named(new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).getAst()))].sort();
const marks = (text: string) => (text.match(/<\/?b>/g) ?? []).length;

describe("the words of the table", () => {
  it.each(["zh-Hant", "zh-Hans", "ja"])("are all there in %s, with the same slots and marks", (language) => {
    const other = words(`table.${language}`);
    expect(Object.keys(other)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(english)) {
      const said = other[key] ?? "";
      expect(said, key).not.toBe("");
      // A language without plural forms may do without the number.
      const due = slots(text, "en").filter((name) => name !== "count");
      expect(
        slots(said, language).filter((name) => name !== "count"),
        key,
      ).toEqual(due);
      expect(marks(said) > 0, key).toBe(marks(text) > 0);
    }
  });
});
