/** What was built asks a reader's device for no more than it needs. */
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

interface Part {
  readonly file: string;
  readonly imports?: readonly string[];
}

const dist = join(import.meta.dirname, "../apps/web/dist");
const read = (file: string) => JSON.parse(readFileSync(join(dist, file), "utf8"));
const parts: Readonly<Record<string, Part>> = read(".vite/manifest.json");
const offline: readonly string[] = globSync("offline/*.json", { cwd: dist });

/** The files in any language that a list of those names which a device keeps. */
const keptBy = (list: string): readonly string[] => read(list).any;

/** The parts that are fetched with one, itself too. */
function fetchedWith(source: string): ReadonlySet<string> {
  const found = new Set([source]);
  for (const part of found) for (const imported of parts[part]?.imports ?? []) found.add(imported);
  return found;
}

/** The game of which a source is; null if it is of none. */
const gameOf = (source: string): string | null => /\/games\/([^/]+)\//.exec(source)?.[1] ?? null;

test("no page of the site fetches a game's board for what stands in the same file", () => {
  const pages = Object.keys(parts).filter((source) => source.startsWith("src/"));
  const wrong = pages.flatMap((page) =>
    [...fetchedWith(page)].filter((part) => part.startsWith("_board-")).map((part) => `${page}: ${part}`),
  );
  expect(pages.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

test("no part of a game fetches another game's board", () => {
  const sources = Object.keys(parts).filter((source) => /\/games\/.*\.tsx?$/.test(source));
  const wrong = sources.flatMap((source) =>
    [...fetchedWith(source)]
      .filter((part) => part.startsWith("_board-") && !part.includes(gameOf(source) ?? ""))
      .map((part) => `${source}: ${part}`),
  );
  expect(sources.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

test.each(offline.map((list) => [basename(list, ".json"), list] as const))(
  "of computers, a device keeps those of %s alone for when there is no server",
  (_game, list) => {
    expect(keptBy(list).filter((file) => /\/programs-/.test(file))).toHaveLength(1);
  },
);

test("a device keeps no picture of another game for when there is no server, but where two share their cards", () => {
  // Two games may have drawn the same.
  const drawers = new Map<string, string[]>();
  for (const [source, { file }] of Object.entries(parts)) {
    const game = gameOf(source);
    if (game && source.endsWith(".svg")) drawers.set(`/${file}`, [...(drawers.get(`/${file}`) ?? []), game]);
  }
  expect(drawers.size).toBeGreaterThan(500);
  const foreign = offline.flatMap((list) => {
    const game = basename(list, ".json");
    const own = [game, ...(game === "trading-card-draft" ? ["trading-card-game"] : [])];
    return keptBy(list).filter((file) => drawers.get(file)?.every((whose) => !own.includes(whose)));
  });
  expect(foreign).toEqual([]);
});
