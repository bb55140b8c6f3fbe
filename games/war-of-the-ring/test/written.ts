/** What the tests and vectors of this folder speak of: for the tests of coverage. */
import { readdirSync, readFileSync } from "node:fs";
import { testsOf } from "@westmarch/testkit/written";
import { CARDS } from "../data/cards.ts";

/** One vector, as far as it matters here. */
interface Vector {
  readonly rules: readonly string[];
  readonly play?: string | readonly string[];
  readonly then?: readonly { readonly play?: string | readonly string[] }[];
}

const here = new URL("./", import.meta.url);

/** Every test of the folder, but for those of coverage. */
export const TESTS = testsOf(here, {
  cardsOf: (combat) => CARDS.flatMap((card) => (card.combat === combat ? [card.name] : [])),
}).filter(({ file }) => !file.startsWith("coverage"));

const VECTORS: readonly Vector[] = readdirSync(new URL("vectors", here)).flatMap((name) => {
  const file = JSON.parse(readFileSync(new URL(`vectors/${name}`, here), "utf8")) as { vectors: Vector[] };
  return file.vectors;
});

/** Every rule that the vectors name. */
export const RULES_OF_VECTORS: readonly string[] = VECTORS.flatMap(({ rules }) => rules);

/** Every choice that the vectors make. */
export const PLAYED: readonly string[] = VECTORS.flatMap((vector) =>
  [vector, ...(vector.then ?? [])].flatMap(({ play = [] }) =>
    typeof play === "string" ? play.split(" ") : play,
  ),
);

/** Those of a list that are not among those found. */
export const missing = (all: readonly string[], found: Iterable<string>): string[] => {
  const known = new Set(found);
  return all.filter((one) => !known.has(one));
};
