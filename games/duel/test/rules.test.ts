/** Every rule has a test that begins with its number. */
import { testsOf } from "@westmarch/testkit/written";
import { expect, test } from "vitest";

/** How many numbered rules each section has; section 18 is one table. */
const RULES: Readonly<Record<string, number>> = {
  ...{ 1: 7, 2: 3, 3: 9, 4: 6, 5: 5, 6: 3, 7: 4, 8: 11, 9: 9, 10: 6 },
  ...{ 11: 9, 12: 12, 13: 8, 14: 6, 15: 3, 16: 6, 17: 12, 19: 20 },
};
const RULINGS = 17;

const numbered = [
  ...Object.entries(RULES).flatMap(([section, rules]) =>
    Array.from({ length: rules }, (_, i) => `${section}.${i + 1}`),
  ),
  "18",
  ...Array.from({ length: RULINGS }, (_, i) => `P-${i + 1}`),
];

test("every rule number has a test whose title begins with it", () => {
  const titles = new Set(
    testsOf(new URL("./", import.meta.url))
      .filter(({ file }) => file.startsWith("rules-"))
      .map(({ title }) => title.split(" ")[0]),
  );
  expect(numbered.filter((number) => !titles.has(number))).toEqual([]);
});
