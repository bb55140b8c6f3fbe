/** What comes from elsewhere, spoiled by chance: a reader must give a value for it, or say what is wrong. */
import { pick, type Random } from "./random.ts";

/** What no reader expects where a number or a name stands, and what some would trip over. */
const ODD_WORDS = [
  "",
  "-",
  "?",
  "*",
  ":",
  ",",
  "0",
  "-1",
  "0.5",
  "99999",
  "9".repeat(400),
  "1e9",
  "nonsense",
  "constructor",
  "__proto__",
  "\u0000",
];

const replaced = <T>(list: readonly T[], at: number, ...by: readonly T[]): T[] => [
  ...list.slice(0, at),
  ...by,
  ...list.slice(at + 1),
];

/** A word spoiled in one way: a letter or a part less or more, another number, another value. */
function spoiltWord(word: string, random: Random): string {
  const value = word.indexOf("=") + 1;
  const at = random(word.length + 1);
  const odd = pick(ODD_WORDS, random);
  const parts = word.slice(value).split(/([,:;./+])/);
  const numbers = [...word.matchAll(/\d+/g)];
  const number = numbers.length > 0 ? pick(numbers, random) : null;
  switch (random(6)) {
    case 0:
      return word.slice(0, at) + word.slice(at + 1);
    case 1:
      return word.slice(0, at) + odd + word.slice(at);
    case 2:
      return word.slice(0, value) + odd;
    case 3:
      return word.slice(0, value) + replaced(parts, random(parts.length)).join("");
    case 4:
      return word + parts.slice(-1 - random(2)).join("");
    default:
      return number ? word.slice(0, number.index) + odd + word.slice(number.index + number[0].length) : word;
  }
}

/** A line with up to three words spoiled, left out, or taken from another of these lines. */
export function spoiltLine(lines: readonly string[], random: Random): string {
  let words = pick(lines, random).split(" ");
  for (let times = random(3); times >= 0; times--) {
    const at = random(words.length);
    const other = pick(pick(lines, random).split(" "), random);
    const key = other.slice(0, other.indexOf("=") + 1);
    const same = words.findIndex((word) => word.startsWith(key));
    const how = random(8);
    if (how === 0) words = replaced(words, at);
    else if (how === 1) words = replaced(words, same < 0 ? words.length : same, other);
    else words = replaced(words, at, spoiltWord(words[at] ?? "", random));
  }
  return words.join(" ");
}

/** Values of a document that are none, and that a reader trips over which makes words of them. */
const ODD_VALUES: readonly unknown[] = [
  { toString: 1 },
  { valueOf: null, toString: null },
  { id: { toString: 1 } },
  { toJSON: 1 },
  [],
  {},
  null,
  true,
  -1,
  0.5,
  1e300,
  "",
  "constructor",
  "x".repeat(2000),
];

/** A document of plain data in which up to three things somewhere are others, gone, or there twice. */
export function spoiltDocument(document: unknown, random: Random): unknown {
  let spoilt = document;
  for (let times = random(3); times >= 0; times--) spoilt = spoiltWithin(spoilt, random);
  return spoilt;
}

function spoiltWithin(value: unknown, random: Random): unknown {
  const isLeaf = typeof value !== "object" || value === null || Object.keys(value).length === 0;
  if (isLeaf || random(6) === 0) return pick(ODD_VALUES, random);
  if (Array.isArray(value)) {
    const at = random(value.length);
    const how = random(8);
    if (how === 0) return replaced<unknown>(value, at);
    return replaced<unknown>(
      value,
      at,
      ...(how === 1 ? [value[at], value[at]] : [spoiltWithin(value[at], random)]),
    );
  }
  const [key, inner] = pick(Object.entries(value), random);
  const { [key]: _gone, ...rest } = { ...value } as Readonly<Record<string, unknown>>;
  if (random(8) === 0) return rest;
  return { ...value, [random(10) === 0 ? pick(ODD_WORDS, random) : key]: spoiltWithin(inner, random) };
}
