/** The tabs of the log: all four stand side by side in the narrowest log, in every language. */
import { LANGUAGES } from "@westmarch/kernel/languages";
import { expect, test } from "vitest";
import { FILTERS } from "../src/table/text/lines.ts";

/** As wide as a Chinese letter, about which two Latin ones are. */
const breadth = (text: string): number => [...text].reduce((sum, letter) => sum + (letter > "⺀" ? 2 : 1), 0);

test.each(LANGUAGES)("are short enough in %s to stand beside each other", async (language) => {
  const { default: words }: { readonly default: Readonly<Record<string, string>> } = await import(
    `../src/text/table.${language}.json`
  );
  const all = FILTERS.map((filter) => words[`table.log.${filter}`] ?? "").join("");
  expect(breadth(all)).toBeGreaterThan(10);
  expect(breadth(all)).toBeLessThan(25);
});
