/** `docs/architecture.md` is true of the code: its arrows, its files, and the names that stand beside them. */
import { globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { ORDERS } from "../layers.ts";

const root = dirname(dirname(import.meta.dirname));
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const isThere = (path: string): boolean => globSync(path, { cwd: root }).length > 0;

const page = read("docs/architecture.md");
const drawings = [...page.matchAll(/```mermaid\n([\s\S]*?)```/g)].map(([, drawing]) => drawing!);

const GAMES = new Set(globSync("games/*", { cwd: root }).map((path) => path.split(/[\\/]/)[1]!));

/** The part of a game that a file or folder right in its own folder belongs to; null: a tool. */
function partOfGame(name: string): string | null {
  if (name === "tools") return null;
  if (name === "board" || name === "door") return "boards";
  if (/^(bot|rivals)(\.ts)?$/.test(name)) return "opponents";
  return /^(manifest|programs)\.ts$/.test(name) ? "manifests" : "rules";
}

/** Which part of the first drawing imports which, tests apart. */
function arrows(): Set<string> {
  const found = new Set<string>();
  const sources = globSync("{packages,games,apps}/*/**/*.{ts,tsx}", {
    cwd: root,
    exclude: (path) => /(^|[\\/])(node_modules|dist|drawn|test)$|\.test\.tsx?$/.test(String(path)),
  });
  for (const source of sources.map((path) => path.replaceAll("\\", "/"))) {
    const [first, second, third] = source.split("/");
    const from = first === "games" ? partOfGame(third!) : second!;
    if (from === null) continue;
    for (const [, to] of read(source).matchAll(/(?:from|import\()\s*"@westmarch\/([a-z-]+)/g))
      if (to !== from && !GAMES.has(to!)) found.add(`${from} --> ${to}`);
  }
  return found;
}

describe("the page about how Westmarch is built", () => {
  test("draws every import between parts, and none that is gone", () => {
    const real = arrows();
    const drawn = [...drawings[0]!.matchAll(/^ +(\w+ --> \w+)$/gm)].map(([, arrow]) => arrow!);
    expect(drawn.sort()).toEqual([...real].filter((arrow) => !arrow.endsWith(" --> kernel")).sort());
    const parts = [...drawings[0]!.matchAll(/^ +(\w+)\["/gm)].map(([, part]) => part!);
    const standing = parts.filter((part) => real.has(`${part} --> kernel`));
    // What the page says in words in place of these arrows.
    expect(parts.filter((part) => !standing.includes(part)).sort()).toEqual(["ink", "kernel", "sentences"]);
  });

  test("has four drawings, and all packages and apps stand in the first", () => {
    expect(drawings).toHaveLength(4);
    const parts = globSync("{packages,apps}/*", { cwd: root }).map((path) => path.split(/[\\/]/)[1]!);
    expect(parts.filter((part) => !new RegExp(`^ +${part}\\["`, "m").test(drawings[0]!))).toEqual([]);
  });

  test("names files that are there, and in them what it says", () => {
    const rows = [...page.matchAll(/^\|[^|]*\| `([^`|]+\.ts)` +\|([^|]*)\|$/gm)];
    expect(rows.length).toBeGreaterThan(40);
    const wrong = rows.flatMap(([, path, names]) => {
      if (!isThere(path!)) return [path!];
      const code = read(path!);
      return [...names!.matchAll(/`([^`]+)`/g)]
        .map(([, name]) => name!)
        .filter((name) => !code.includes(name))
        .map((name) => `${path}: ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  test("names no path that is not there", () => {
    const paths = [...page.matchAll(/`((?:packages|apps|games|tools|docs|e2e|bench)\/[^`\s]+)`/g)].map(
      ([, path]) => path!,
    );
    expect(paths.filter((path) => path !== "apps/web/dist" && !isThere(path))).toEqual([]);
    const ofCards = [...drawings[2]!.matchAll(/<br\/>([\w/.-]+)"\]/g)].map(([, path]) => path!);
    expect(ofCards.length).toBeGreaterThan(8);
    expect(ofCards.filter((path) => !isThere(`games/trading-card-game/${path}`))).toEqual([]);
  });

  test("names every folder of the server and of the page, in the order in which they import each other", () => {
    const [, server = "", web = ""] = page.split(/^Of `apps\/(?:server|web)\/src`:$/m);
    const named = (part: string) =>
      [...(part.split(/^## /m)[0] ?? "").matchAll(/^\| (`.*?`) +\|/gm)].flatMap(([, cell = ""]) =>
        [...cell.matchAll(/`([^`]+)`/g)].map(([, folder = ""]) => folder),
      );
    for (const [app, folders] of [
      ["server", named(server)],
      ["web", named(web)],
    ] as const) {
      const there = readdirSync(join(root, `apps/${app}/src`), { withFileTypes: true })
        .filter((one) => one.isDirectory() && one.name !== "drawn")
        .map(({ name }) => name);
      expect(folders.filter((name) => name !== "drawn").toSorted()).toEqual(there.toSorted());
      const order = ORDERS.find(({ folder }) => folder === `apps/${app}/src`);
      const layers = [...new Set(order?.layers.map((layer) => layer.split("/")[0]))];
      expect(folders.filter((name) => layers.includes(name))).toEqual(layers);
    }
  });
});
