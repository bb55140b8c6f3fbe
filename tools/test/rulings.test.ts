/** Numbers that comments, tests and refusals cite: each is defined where `docs/rulings-index.md` says. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const root = dirname(dirname(import.meta.dirname));
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const files = (...patterns: string[]): string[] =>
  globSync(patterns, {
    cwd: root,
    exclude: (path) => /(^|[\\/])(node_modules|dist|drawn|golden)$/.test(String(path)),
  }).map((path) => path.replaceAll("\\", "/"));

const GAMES = ["confrontation", "duel", "five-armies", "trading-card-game", "war-of-the-ring"] as const;

/** Rules and rulings with letters: `AMB-07`, `D-BAT-09`, and in their own games `A13` and `P-2`. */
const LETTERED: Readonly<Record<(typeof GAMES)[number], RegExp>> = {
  confrontation: /\b(A)(\d{1,2})\b/g,
  duel: /\b(P-)(\d{1,2})\b/g,
  "five-armies": /\b(AMB-|D-[A-Z]{3}-)(\d{2,3})\b/g,
  "trading-card-game": /\b(AMB-|D-[A-Z]{3}-)(\d{2,3})\b/g,
  "war-of-the-ring": /\b(AMB-|D-[A-Z]{3}-)(\d{2,3}(?:, \d{2,3}\b)*)/g,
};

/** Where rules are cited by number; elsewhere a number with a point is mostly a length. */
const OF_RULES = /^games\/[^/]+\/([^/]+\.ts$|(rules|cards|why|vocabulary|invariants|test)\/)/;

/** What people write for people: comments and the titles of tests. */
const written = (code: string): string[] => [
  ...[...code.matchAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm)].map(([comment]) => comment),
  ...[...code.matchAll(/\b(?:test|it|describe)(?:\.each\(\w+\))?\(\s*(["'`])(.*?)\1/g)].map(
    ([, , title]) => ` ${title}`,
  ),
];

/** Strings that are a number and nothing else, where a rule is meant. */
const meant = (code: string): string[] =>
  [...code.matchAll(/\b(?:rule: |no\("[^"]*", )"([A-Z0-9][-.A-Z0-9]*)"/g)].map(([, id]) => id!);

/** `AMB-01, 02` cites two. */
const spread = ([, family, numbers]: RegExpMatchArray): string[] =>
  numbers!.split(", ").map((number) => family! + number);

/** Every number that a piece of code cites, as it is written. */
function cited(game: (typeof GAMES)[number], path: string, code: string): string[] {
  if (path.endsWith(".json"))
    return [...code.matchAll(/"rules":\s*\[([^\]]*)\]/g)].flatMap(([, list]) =>
      [...list!.matchAll(/"([^"]+)"/g)].map(([, id]) => id!),
    );
  const words = written(code);
  const lettered = words.flatMap((text) => [...text.matchAll(LETTERED[game])].flatMap(spread));
  const numbered = OF_RULES.test(path)
    ? words.flatMap((text) =>
        [
          ...text.matchAll(
            /(?:^(?:\/\*\*|\/\/)? |^\s*\* |\(|, | to )(\d{1,2}(?:\.\d{1,2}){1,2})(?=[,:;.)]? |[,:;.)]*$)/gm,
          ),
        ].map(([, number]) => number!),
      )
    : [];
  return [...lettered, ...numbered, ...meant(code)];
}

/** The numbers in the first column of the tables of a page. */
const defined = (page: string): string[] =>
  page
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .flatMap((line) => line.split("|")[1]!.split(","))
    .map((cell) => cell.trim())
    .filter((cell) => /\d$/.test(cell));

/** The numbers of the rule book at the table. */
const inRuleBook = (game: string): string[] =>
  files(`games/${game}/text/*en.json`).flatMap((path) =>
    [...read(path).matchAll(/"rule\.([A-Z]?-?[\d.]+)":/g)].map(([, number]) => number!),
  );

const rulingsOf = (game: string): string[] =>
  files(`games/${game}/rulings.md`).flatMap((path) => defined(read(path)));

/** Whether it is a rule, a ruling, or a whole section or chapter of rules. */
function knows(numbers: ReadonlySet<string>, id: string): boolean {
  return numbers.has(id) || [...numbers].some((number) => number.startsWith(`${id}.`));
}

describe.each(GAMES)("%s", (game) => {
  const numbers = new Set([...inRuleBook(game), ...rulingsOf(game)]);
  const sources = files(`games/${game}/**/*.{ts,tsx}`, `games/${game}/{,test/}vectors/*.json`);

  test("no number is cited that is defined nowhere", () => {
    const lost = sources.flatMap((path) =>
      cited(game, path, read(path))
        .filter((id) => !knows(numbers, id))
        .map((id) => `${path}: ${id}`),
    );
    expect(lost).toEqual([]);
  });

  test("something is cited, and found", () => {
    const ids = new Set(sources.flatMap((path) => cited(game, path, read(path))));
    expect(ids.size).toBeGreaterThan(50);
  });

  test("no ruling is defined twice", () => {
    const rulings = rulingsOf(game);
    expect(rulings).toEqual([...new Set(rulings)]);
  });
});

test("citations of every form are found", () => {
  const found = (game: (typeof GAMES)[number], code: string) =>
    cited(game, `games/${game}/rules/some.ts`, code);
  expect(found("war-of-the-ring", "/** 9.8.2, 10.4: D-BAT-09 (AMB-35). */")).toEqual([
    "D-BAT-09",
    "AMB-35",
    "9.8.2",
    "10.4",
  ]);
  expect(found("war-of-the-ring", "// D-ACT-01, 02, D-MUS-02")).toEqual(["D-ACT-01", "D-ACT-02", "D-MUS-02"]);
  expect(found("confrontation", 'no("one-variant-card", "A23") // as told (A99)')).toEqual(["A99", "A23"]);
  expect(found("duel", 'test("P-3 with units running out", () => {});')).toEqual(["P-3"]);
  expect(cited("duel", "games/duel/test/vectors/a.json", '"rules": ["9.8", "P-11"]')).toEqual([
    "9.8",
    "P-11",
  ]);
});

test("a ruling of the Five Armies has the number of a rule in its rule book", () => {
  const rules = inRuleBook("five-armies");
  expect(rulingsOf("five-armies").filter((number) => !rules.includes(number))).toEqual([]);
});

test("a rule vector that code names is there", () => {
  const vectors = new Set(
    files("games/*/{,test/}vectors/*.json").flatMap((path) =>
      [...read(path).matchAll(/"id": "([^"]+)"/g)].map(([, id]) => id!),
    ),
  );
  const named = files("games/*/{*,test/**/*}.ts").flatMap((path) =>
    [...read(path).matchAll(/"((?:S|T[A-Z]|CT|W5|B5)-\d[\d.]*[a-z]?)"/g)].map(([, id]) => id!),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((id) => !vectors.has(id))).toEqual([]);
});

test("a decision that code names is there", () => {
  const records = files("docs/decisions/*.md").map((path) =>
    path.slice("docs/decisions/".length).slice(0, 4),
  );
  const named = files("{apps,packages,games,tools,e2e,bench}/**/*.{ts,tsx,css}").flatMap((path) =>
    [...read(path).matchAll(/\bdecisions? (\d{4})\b/g)].map(([, number]) => ({ path, number: number! })),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ number }) => !records.includes(number))).toEqual([]);
});
