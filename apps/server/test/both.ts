/** Which of the server's tests run on PostgreSQL, too, and whether they are the right ones. */
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** Tests of a file and its disk, and those for which it makes no difference where tables are kept. */
export const ON_FILES: readonly string[] = [
  "disk",
  "restore",
  "upkeep",
  "kept",
  "facts",
  "roles",
  "history",
  "previews",
  "limits",
  "rounds-pairing",
  "traces",
  "dashboard",
  "keeps",
  "both",
  "report",
  "words",
];

/** Tests of what there is on PostgreSQL alone. */
export const ELSEWHERE: readonly string[] = ["elsewhere", "moving", "cluster", "cluster-faults"];

/**
 * Tests that run on both databases on every day: together they make the server carry out every statement that any of its
 * tests makes it carry out. A full run has all the others on PostgreSQL, too, and looks whether that is still so.
 */
export const ON_BOTH: readonly string[] = [
  "access",
  "admin",
  "again",
  "brought",
  "club",
  "clocks",
  "commons",
  "export-games",
  "guest-bots",
  "handed-over",
  "lobby",
  "server-webhook",
  "notices",
  "people",
  "people-desk",
  "people-mail",
  "plans",
  "purge",
  "ratings",
  "ratings-leaving",
  "replacing",
  "rounds",
  "seeks",
  "standing",
  "table-time",
  "tournament-clocks",
  "tournaments",
];

/** What the tests of a file make the server carry out. */
export interface Noted {
  readonly file: string;
  readonly statements: readonly string[];
}

const EVERYDAY = new Set([...ON_BOTH, ...ELSEWHERE]);
const isEveryday = (file: string): boolean => EVERYDAY.has(basename(file, ".test.ts"));

/** The statements noted in a file that no test of every day carries out, each once with a test that does. */
export function onlyInFull(notes: string): readonly string[] {
  const lines = existsSync(notes) ? readFileSync(notes, "utf8").trimEnd().split("\n") : [];
  const noted = lines.map((line): Noted => JSON.parse(line));
  const known = new Set(noted.filter(({ file }) => isEveryday(file)).flatMap(({ statements }) => statements));
  return noted.flatMap(({ file, statements }) =>
    statements.flatMap((statement) => {
      if (known.has(statement)) return [];
      known.add(statement);
      return [`${basename(file)}: ${statement}`];
    }),
  );
}
