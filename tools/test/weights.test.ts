/** `bench/weights.json` lists every file of learned numbers with where it comes from, and the files are what was listed. */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const root = dirname(dirname(import.meta.dirname));
const read = (path: string): string => readFileSync(join(root, path), "utf8");

/** A file of learned numbers, and where it comes from. */
interface Learned {
  readonly file: string;
  readonly sha256: string;
  readonly recipe: string;
  readonly seed: number | string;
  readonly command: string;
  readonly commit: string;
}

const weights: readonly Learned[] = JSON.parse(read("bench/weights.json"));

/** Modules that a game's tool writes or wrote: each is an exported table and nothing else. */
const MODULES = ["weights", "card-weights", "draws", "placement", "habits"];

/** What is held by a checksum: the whole file; of a module what stands from its first export on. */
function held(path: string): string {
  const text = read(path);
  return path.endsWith(".ts") ? text.slice(text.indexOf("export const")) : text;
}

describe("the manifest of learned numbers", () => {
  test("lists each file once, and no other", () => {
    const files = globSync("games/*/{bot,rivals}/**/*.json", { cwd: root });
    const modules = globSync(`games/*/bot/**/{${MODULES.join()}}.ts`, { cwd: root });
    // Duel's first sight by hand is no table that was learned.
    const all = [...files, ...modules].map((path) => path.replaceAll("\\", "/"));
    expect(weights.map(({ file }) => file)).toEqual(
      all.filter((path) => path !== "games/duel/bot/weights.ts").toSorted(),
    );
  });

  test.each(weights)("$file is what was listed", ({ file, sha256 }) => {
    expect(createHash("sha256").update(held(file)).digest("hex")).toBe(sha256);
  });

  test.each(weights)(
    "$file has a recipe, a seed, a command and a commit",
    ({ recipe, seed, command, commit }) => {
      for (const said of [recipe, command, String(seed)]) expect(said).not.toBe("");
      expect(commit).toMatch(/^[0-9a-f]{8}$|^unknown$/);
    },
  );

  test("the recipe within a network agrees with its command", () => {
    for (const { file, seed, command } of weights.filter((one) => /network\.json$/.test(one.file))) {
      const { recipe } = JSON.parse(read(file));
      expect([recipe.seed, command.includes(`--games ${recipe.games} `)]).toEqual([seed, true]);
      if (recipe.teacher !== null) expect(command).toContain(`--teacher ${recipe.teacher} `);
    }
  });
});
