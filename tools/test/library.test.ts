/**
 * The library as its users have it: its packages lie in the `node_modules` of a folder of their own, beside the packages of
 * others that they name, and the programs of `docs/library.md` are compiled and run there.
 */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import process from "node:process";
import { isFull } from "@westmarch/testkit/full";
import { parseSync, Visitor } from "oxc-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { undocumented } from "../documented.ts";
import { packages } from "../imports.ts";
import { withPrograms } from "../library.ts";
import { must, run } from "../processes.ts";
import { keptLibrary } from "../release/kept-library.ts";
import { LIBRARY, packLibrary } from "../release/library.ts";
import { read, root } from "./documents.ts";

const EXAMPLES = "docs/examples/library";
/** Each with what it is given so that it ends soon. */
const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  "random-game.ts": [],
  "as-a-seat-sees.ts": [],
  "rule-of-thumb.ts": [],
  "measure.ts": ["2"],
  "search.ts": ["1", "2"],
  "save-and-replay.ts": [],
  "every-game.ts": ["1"],
  "environment.ts": [],
};

/** A program that names what must not compile: choices, fields and names that a game does not have. */
const TYPED = `import { type Duel, games } from "@westmarch/games";
import { type ChoiceOf, Engine, hashed, type Seat } from "@westmarch/kernel";
import { divide, perft, simulate, twin } from "@westmarch/testkit";
import { botNamed, greedyBot, searchBot } from "@westmarch/bots";

const engine = new Engine(games.duel.game);
const g: Duel = engine.start({}, hashed(1));
const view: Duel = engine.view(g, 0);
const coins: number | undefined = view.coins[0];
const known: number | undefined = view.secret.slots[0];
for (const ask of engine.asks(g)) {
  const seat: Seat = ask.seat;
  // @ts-expect-error: Duel asks no such thing.
  if (ask.prompt === "castle") throw new Error();
  for (const option of ask.options) {
    const choice: ChoiceOf<Duel> = option;
    if (choice[0] === "move") console.log(seat, games.duel.things.region.names[choice[2]]);
    // @ts-expect-error: nothing is placed in two regions.
    if (choice[0] === "place") console.log(choice[2]);
  }
}
// @ts-expect-error: a state of Duel has no corruption.
g.corruption;
// @ts-expect-error: the engine of another game does not take it.
new Engine(games["war-of-the-ring"].game).asks(g);
const war = new Engine(games["war-of-the-ring"].game).start({}, hashed(1));
console.log(coins, known, war.corruption, perft(engine, g, 1), divide(engine, g, 1));
const policy = await games.duel.policy();
console.log(botNamed(engine, policy, "fair")?.name, greedyBot(engine, policy).name, searchBot(engine, policy).name);
console.log(simulate(engine, { games: 1 }).games, twin(engine, g, 0, () => 0, {}).steps);
`;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, unknown>>;
}

let built = "";
let folder = "";
const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(built, name, "package.json"), "utf8"));
const filesOf = (name: string): readonly string[] =>
  globSync("**/*", { cwd: join(built, name), withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => relative(join(built, name), join(one.parentPath, one.name)).replaceAll("\\", "/"));
const foreign = (): ReadonlySet<string> =>
  new Set(
    LIBRARY.flatMap((name) => Object.keys(manifestOf(name).dependencies)).filter(
      (name) => !name.startsWith("@westmarch/"),
    ),
  );

/** Lays what a package manager would fetch into a folder. */
function bringForeign(to: string): void {
  for (const name of foreign())
    cpSync(join(root, "node_modules", name), join(to, "node_modules", name), { recursive: true });
}

/** What a program takes on trust: `any`, casts, `!`. */
function unchecked(text: string): readonly string[] {
  const found: string[] = [];
  const note = ({ start, end }: { readonly start: number; readonly end: number }): void => {
    found.push(text.slice(start, end));
  };
  new Visitor({
    TSAnyKeyword: note,
    TSAsExpression: note,
    TSTypeAssertion: note,
    TSNonNullExpression: note,
  }).visit(parseSync("program.ts", text).program);
  return found;
}

beforeAll(async () => {
  built = await keptLibrary(root);
  folder = mkdtempSync(join(tmpdir(), "westmarch-library-"));
  for (const name of LIBRARY)
    cpSync(join(built, name), join(folder, "node_modules/@westmarch", name), { recursive: true });
  bringForeign(folder);
  cpSync(join(root, EXAMPLES), folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), `{ "private": true, "type": "module" }`);
  writeFileSync(join(folder, "typed.ts"), TYPED);
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the packages of the library", () => {
  test("say who they are, what they need and that their index alone can be imported", () => {
    const about = JSON.parse(read("package.json"));
    for (const name of LIBRARY) {
      const manifest = manifestOf(name);
      expect(manifest).toMatchObject({
        name: `@westmarch/${name}`,
        version: about.version,
        license: about.license,
        type: "module",
        repository: { url: about.repository.url, directory: `packages/${name}` },
      });
      expect(Object.keys(manifest.exports)).toEqual([".", "./package.json"]);
      expect(manifest).not.toHaveProperty("private");
      expect(filesOf(name)).toEqual(expect.arrayContaining(["LICENSE", "README.md", "package.json"]));
    }
    const needs = Object.fromEntries(
      LIBRARY.map((name) => [name, Object.keys(manifestOf(name).dependencies)]),
    );
    expect(needs).toEqual({
      kernel: [],
      bots: ["@westmarch/kernel"],
      env: ["@westmarch/kernel"],
      testkit: ["@westmarch/kernel"],
      games: [
        "@noble/hashes",
        "@westmarch/bots",
        "@westmarch/env",
        "@westmarch/kernel",
        "fastest-levenshtein",
        "typescript-parsec",
        "zod",
      ],
    });
  });

  test("have a doc comment for everything that they export, and for each of its members", () => {
    const all = packages(root);
    const found = LIBRARY.flatMap((name) => undocumented(root, `packages/${name}/src/index.ts`, all));
    expect([...new Set(found)]).toEqual([]);
  });

  test("are published by the workflow of releases, each after those that it needs", () => {
    expect(read(".github/workflows/release.yml")).toContain(
      `for name in ${LIBRARY.map((name) => `westmarch-${name}`).join(" ")} westmarch;`,
    );
  });

  test("hold JavaScript, declarations and data: no board, no page, no picture, no TypeScript", () => {
    const files = LIBRARY.flatMap(filesOf);
    expect(files.length).toBeGreaterThan(400);
    expect(files.filter((file) => !/\.(?:js|d\.ts|json|md)$|^LICENSE$/.test(file))).toEqual([]);
    expect(files.filter((file) => /\/(?:board|boardkit|door|server|test)\//.test(file))).toEqual([]);
  });
});

describe("the programs of docs/library.md", () => {
  test("stand on the page as their files have them, each of them once", () => {
    const page = read("docs/library.md");
    const there = globSync("*.ts", { cwd: join(root, EXAMPLES) }).sort();
    expect(Object.keys(PROGRAMS).sort()).toEqual(there);
    expect(withPrograms(root, page), "node tools/library.ts writes them").toBe(page);
    for (const file of there) {
      expect(page).toContain(read(`${EXAMPLES}/${file}`));
      expect(unchecked(read(`${EXAMPLES}/${file}`)), file).toEqual([]);
    }
  });

  test("compile against the packages as strictly as the compiler can, the declarations with them", async () => {
    const compilerOptions = {
      strict: true,
      skipLibCheck: false,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      verbatimModuleSyntax: true,
      erasableSyntaxOnly: true,
      allowImportingTsExtensions: true,
      module: "nodenext",
      target: "es2024",
      lib: ["es2024"],
      types: ["node"],
      typeRoots: [join(root, "node_modules/@types")],
      noEmit: true,
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
    await must(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", "."], folder);
  });

  test.each(Object.entries(PROGRAMS))("%s runs on Node as it is", async (file, args) => {
    const { code, output } = await run(process.execPath, [file, ...args], {
      cwd: folder,
      quiet: true,
      seconds: 120,
    });
    expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/\S/) });
    if (file === "random-game.ts") expect(output).toContain("sauron won by regions after 89 choices");
    if (file === "save-and-replay.ts") expect(output).toContain("restored after 32 choices: true");
  });
});

describe.runIf(isFull)("their tarballs", () => {
  test("are the same each time, small, and install without a network", async () => {
    const away = mkdtempSync(join(tmpdir(), "westmarch-tarballs-"));
    try {
      const [one, other] = ["one", "other"].map((name) => join(away, name));
      mkdirSync(one!);
      mkdirSync(other!);
      const names = await packLibrary(built, one!);
      await packLibrary(built, other!);
      for (const name of names)
        expect(readFileSync(join(one!, name))).toEqual(readFileSync(join(other!, name)));
      const size = names.reduce((sum, name) => sum + readFileSync(join(one!, name)).length, 0);
      expect(size).toBeLessThan(2_000_000);
      writeFileSync(join(away, "package.json"), `{ "private": true, "type": "module" }`);
      bringForeign(away);
      const install = ["install", "--offline", "--no-audit", "--no-fund", "--no-package-lock"];
      await must("npm", [...install, ...names.map((name) => `./one/${name}`)], away);
      cpSync(join(root, EXAMPLES, "random-game.ts"), join(away, "random-game.ts"));
      expect(await must(process.execPath, ["random-game.ts"], away)).toContain("won by");
      expect(existsSync(join(away, "node_modules/@westmarch/games/package.json"))).toBe(true);
    } finally {
      rmSync(away, { recursive: true, force: true });
    }
  });
});
