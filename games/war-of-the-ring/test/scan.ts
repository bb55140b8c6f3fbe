/** What the tests and vectors of this folder speak of, read from their source: for the tests of coverage. */
import { readdirSync, readFileSync } from "node:fs";
import { CARDS } from "../data/cards.ts";

/** One test as it is written. */
export interface Written {
  readonly file: string;
  /** The `describe` before it, if any. */
  readonly about: string;
  readonly title: string;
  readonly body: string;
  /** What it is repeated for: the literals of its loop, or the cards of its `cardsOf`. */
  readonly names: readonly string[];
}

/** One vector, as far as it matters here. */
interface Vector {
  readonly rules: readonly string[];
  readonly play?: string | readonly string[];
  readonly then?: readonly { readonly play?: string | readonly string[] }[];
}

const here = new URL("./", import.meta.url);
const literals = (text: string): string[] => [...text.matchAll(/"([^"\n]*)"/g)].map(([, word]) => word);

/** The list that begins here, up to the bracket that closes it. */
function listAt(text: string, from: number): string {
  let depth = 0;
  for (let i = from; i < text.length; i++) {
    if (text[i] === "[") depth++;
    else if (text[i] === "]" && --depth === 0) return text.slice(from, i + 1);
  }
  return "";
}

/** The literals of the loop before a place. */
function looped(text: string, place: number): string[] {
  const loop = [...text.slice(0, place).matchAll(/for \(const .* of (\[|\w+)/g)].at(-1);
  if (!loop) return [];
  const [whole, list] = loop;
  if (list === "[") return literals(listAt(text, loop.index + whole.length - 1));
  const declared = text.search(new RegExp(`const ${list}\\b`));
  const equals = text.indexOf("= [", declared);
  return declared < 0 || equals < 0 ? [] : literals(listAt(text, equals + 2));
}

const cardsWith = (combat: string): string[] =>
  CARDS.filter((card) => card.combat === combat).map(({ name }) => name);

function testsOf(file: string, text: string): Written[] {
  const found = [...text.matchAll(/\btest(?:\.each\(cardsOf\("([a-z-]+)"\)\))?\(\s*(["`])([\s\S]*?)\2/g)];
  return found.map((match, i) => {
    const [, combat, , title] = match;
    const about = [...text.slice(0, match.index).matchAll(/\bdescribe\(\s*(["`])([\s\S]*?)\1/g)].at(-1);
    const body = text.slice(match.index, found[i + 1]?.index ?? text.length);
    const names = combat ? cardsWith(combat) : title.includes("${") ? looped(text, match.index) : [];
    return { file, about: about?.[2] ?? "", title, body, names };
  });
}

/** Every test of the folder, but for those of coverage. */
export const TESTS: readonly Written[] = ["", "cards/"].flatMap((folder) =>
  readdirSync(new URL(folder || ".", here))
    .filter((name) => name.endsWith(".test.ts") && !name.startsWith("coverage"))
    .flatMap((name) => testsOf(folder + name, readFileSync(new URL(folder + name, here), "utf8"))),
);

const VECTORS: readonly Vector[] = readdirSync(new URL("vectors", here)).flatMap((name) => {
  const file = JSON.parse(readFileSync(new URL(`vectors/${name}`, here), "utf8")) as { vectors: Vector[] };
  return file.vectors;
});

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
