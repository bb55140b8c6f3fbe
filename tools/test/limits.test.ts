import { describe, expect, test } from "vitest";
import { circles, cut } from "../circles.ts";
import { counted } from "../counted.ts";
import { arrows, exported, importsOf, type Package, told } from "../imports.ts";
import { isLimited, longFile, longFunctions } from "../limits.ts";
import { against, pairs, unplaced } from "../order.ts";
import { compare, limitsOf } from "../ratchet.ts";
import { parse } from "../sources.ts";

const BOTS: Package = {
  name: "@westmarch/bots",
  folder: "packages/bots",
  exports: { ".": "./src/index.ts", "./inner/*": "./src/*/index.ts", "./types": "./src/types.ts" },
};

/** The imports between files, given by path and text. */
const among = (files: Readonly<Record<string, string>>) =>
  arrows(
    Object.entries(files).map(([path, text]) => parse({ path, text })),
    [BOTS],
  );

const lines = (length: number) => "x;\n".repeat(length);

describe("imports", () => {
  test("are told with their names, types and modules that are loaded later", () => {
    const text = [
      'import a, { b, type C } from "./one.ts";',
      'import type { D } from "./two.ts";',
      'import * as all from "./three.ts";',
      'export { e as f } from "./four.ts";',
      'export * from "./five.ts";',
      'const g = import("./six.ts");',
    ].join("\n");
    const found = importsOf(parse({ path: "a.ts", text }));
    expect(found.map(({ specifier, names, erased }) => [specifier, names, erased])).toEqual([
      ["./one.ts", ["default", "b", "C"], false],
      ["./two.ts", ["D"], true],
      ["./three.ts", ["*"], false],
      ["./four.ts", ["e"], false],
      ["./five.ts", ["*"], false],
      ["./six.ts", ["*"], false],
    ]);
  });

  test("of one file in a folder lead to each that it may be", () => {
    const found = among({
      "games/duel/words.ts": `export const words = (one) => import(\`./words/$\{one}.ts\`);`,
      "games/duel/words/en.ts": 'import { en } from "../other.ts";',
      "games/duel/words/ja.ts": "",
      "games/duel/words/old/fr.ts": "",
      "games/duel/other.ts": "",
    });
    expect(found.map(({ from, to }) => [from, to])).toEqual([
      ["games/duel/words.ts", "games/duel/words/en.ts"],
      ["games/duel/words.ts", "games/duel/words/ja.ts"],
      ["games/duel/words/en.ts", "games/duel/other.ts"],
    ]);
  });

  test("of a package lead to the file that it exports", () => {
    expect(exported(BOTS, "@westmarch/bots")).toBe("packages/bots/src/index.ts");
    expect(exported(BOTS, "@westmarch/bots/types")).toBe("packages/bots/src/types.ts");
    expect(exported(BOTS, "@westmarch/bots/inner/search")).toBe("packages/bots/src/search/index.ts");
    expect(exported(BOTS, "@westmarch/bots/other")).toBeNull();
    expect(exported(BOTS, "@westmarch/botsworth")).toBeNull();
  });
});

describe("circles", () => {
  test("are found through packages and types, and cut where fewest files are left in one", () => {
    const found = circles(
      among({
        "packages/bots/src/types.ts": 'import type { Game } from "../../games/duel/a.ts";',
        "packages/games/duel/a.ts": 'import { b } from "./b.ts";',
        "packages/games/duel/b.ts": 'import { a } from "./a.ts";\nimport { t } from "@westmarch/bots/types";',
        "packages/games/duel/c.ts": 'import { b } from "./b.ts";',
      }),
    );
    expect(found.map(({ files }) => files)).toEqual([
      ["packages/bots/src/types.ts", "packages/games/duel/a.ts", "packages/games/duel/b.ts"],
    ]);
    const where = found[0] && cut(found[0]);
    expect(where && told(where)).toBe("packages/games/duel/a.ts:1 → packages/games/duel/b.ts (b)");
  });

  test("that do not touch are two", () => {
    const pair = (a: string, b: string) => ({
      [a]: `import { x } from "./${b}";`,
      [b]: `import type { Y } from "./${a}";`,
    });
    expect(circles(among({ ...pair("a.ts", "b.ts"), ...pair("c.ts", "d.ts") }))).toHaveLength(2);
    expect(circles(among({ "a.ts": 'import { x } from "./b.ts";', "b.ts": "" }))).toEqual([]);
  });
});

describe("layers", () => {
  const order = { folder: "apps/server/src", layers: ["low", "high"], whole: true };

  test("import those below them; files beside them stand above all", () => {
    const found = among({
      "apps/server/src/low/a.ts": 'import { b, type C } from "../high/b.ts";',
      "apps/server/src/high/b.ts": 'import { a } from "../low/a.ts"; import "../other.ts";',
      "apps/server/src/other.ts": 'import { a } from "./high/b.ts";',
      "apps/server/src/new/c.ts": 'import { a } from "../high/b.ts";',
    });
    expect(against(order, found).map(told)).toEqual([
      "apps/server/src/low/a.ts:1 → apps/server/src/high/b.ts (b, C)",
      "apps/server/src/high/b.ts:1 → apps/server/src/other.ts (no name)",
    ]);
  });

  test("hold every folder, if they are to", () => {
    const paths = ["low/a.ts", "other.ts", "new/c.ts"].map((path) => `apps/server/src/${path}`);
    expect(unplaced(order, [...paths, "apps/web/src/new/c.ts"])).toEqual(["apps/server/src/new/c.ts"]);
    expect(unplaced({ ...order, whole: false }, paths)).toEqual([]);
  });

  test("two folders that import each other are told, with the way that has fewer imports", () => {
    const found = pairs(
      among({
        "apps/web/src/a/one.ts":
          'import { two } from "../b/two.ts"; import { four } from "../b/inner/four.ts";',
        "apps/web/src/b/two.ts": 'import { x } from "../x.ts";',
        "apps/web/src/b/inner/four.ts": 'import { three } from "../../a/deep/three.ts";',
        "apps/web/src/a/deep/three.ts": 'import { one } from "../one.ts";',
        "apps/web/src/x.ts": 'import { one } from "./a/one.ts";',
      }),
    );
    expect(found.map(({ folders }) => folders)).toEqual([["apps/web/src/a", "apps/web/src/b"]]);
    expect(found[0]?.fewer.map(told)).toEqual([
      "apps/web/src/b/inner/four.ts:1 → apps/web/src/a/deep/three.ts (three)",
    ]);
    expect(found[0]?.more).toHaveLength(2);
  });
});

describe("lengths", () => {
  const long = (text: string) => longFunctions(parse({ path: "a.ts", text })).map(({ problem }) => problem);

  test("of files end at 400 lines", () => {
    expect(longFile(parse({ path: "a.ts", text: lines(400) }))).toEqual([]);
    expect(longFile(parse({ path: "a.ts", text: lines(401) }))).toMatchObject([{ lines: 401 }]);
  });

  test("of functions end at 60 lines, whatever kind they are", () => {
    expect(long(`function a() {\n${lines(58)}}`)).toEqual([]);
    expect(long(`function a() {\n${lines(59)}}`)).toEqual(["a has 61 lines"]);
    expect(long(`const b = (x) => (y) => {\n${lines(59)}};`)).toEqual(["b has 61 lines"]);
    expect(long(`class A {\n c() {\n${lines(60)}}\n}`)).toEqual(["c has 62 lines"]);
    expect(long(`use({ d: async () => {\n${lines(60)}} });`)).toEqual(["d has 62 lines"]);
    expect(long(`use(() => {\n${lines(60)}});`)).toEqual(["a function has 62 lines"]);
  });

  test("are no matter in tests, drawings and data", () => {
    const free = [
      "games/duel/test/long.ts",
      "apps/web/src/Long.test.tsx",
      "games/duel/door/day.ts",
      "games/duel/board/cards/pictures/tower.ts",
      "games/duel/data/cards.ts",
      "games/duel/compiled/texts.ts",
    ];
    const held = ["games/duel/rules/long.ts", "games/duel/board/Board.tsx", "apps/server/src/long.ts"];
    expect([...free, ...held].filter(isLimited)).toEqual(held);
  });
});

describe("what is counted", () => {
  const files = [
    parse({ path: "games/duel/a.ts", text: 'import { b } from "./b.ts";' }),
    parse({ path: "games/duel/b.ts", text: `import { a } from "./a.ts";\n${lines(400)}` }),
    parse({ path: "packages/bots/src/c.ts", text: lines(401) }),
    parse({ path: "packages/bots/src/c.test.ts", text: lines(401) }),
  ];
  const count = counted(files, []);

  test("stands under each workspace, tests apart", () => {
    expect(limitsOf(count)).toMatchObject({
      "files in circles of imports": { "games/duel": 2 },
      "files over 400 lines": { "games/duel": 1, "packages/bots": 1 },
      "functions over 60 lines": {},
    });
  });

  test("may not grow in any workspace, and is to be written down where it has shrunk", () => {
    const limits = {
      "files in circles of imports": { "games/duel": 2, "apps/web": 1 },
      "files over 400 lines": { "packages/bots": 2 },
    };
    const { grown, shrunk } = compare(limits, count);
    expect(
      grown.map(({ counted, workspace, allowed, found }) => [counted, workspace, allowed, found]),
    ).toEqual([["files over 400 lines", "games/duel", 0, 1]]);
    expect(grown[0]?.findings).toMatchObject([{ path: "games/duel/b.ts", problem: "has 401 lines" }]);
    expect(shrunk.map(({ workspace }) => workspace)).toEqual(["apps/web", "packages/bots"]);
  });
});
