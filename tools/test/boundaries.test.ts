import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { check } from "../boundaries.ts";
import { ZONES } from "../zones.ts";

const problems = (path: string, text: string) => check([{ path, text }]).map(({ problem }) => problem);

describe("import rules", () => {
  test("no package is allowed that is not installed", () => {
    const installed = createRequire(import.meta.url).resolve.paths("any")!;
    const allowed = ZONES.flatMap(({ packages, types = [] }) =>
      packages === "any" ? types : [...packages, ...types],
    );
    const missing = allowed.filter((name) => {
      const [scope, inner] = name.split("/");
      const folder = name.startsWith("@") ? `${scope}/${inner}` : scope;
      return !installed.some((path) => existsSync(`${path}/${folder}`));
    });
    expect([...new Set(missing)]).toEqual([]);
  });

  test("the kernel imports nothing but itself", () => {
    expect(problems("packages/kernel/src/a.ts", 'import { b } from "./b.ts";')).toEqual([]);
    expect(problems("packages/kernel/src/a.ts", 'import type { z } from "zod";')).toEqual([
      "the kernel may not import zod",
    ]);
    expect(problems("packages/kernel/src/a.ts", 'import fs from "node:fs";')).toEqual([
      "the kernel may not use node:fs",
    ]);
  });

  test("a game imports the kernel and its own files", () => {
    const text = 'import { enter } from "@westmarch/kernel"; import { MOST } from "../state.ts";';
    expect(problems("games/duel/rules/battle.ts", text)).toEqual([]);
  });

  test.each([
    ['import { x } from "@westmarch/confrontation";', "a game may not import @westmarch/confrontation"],
    [
      'import { x } from "../../confrontation/state.ts";',
      "reaches into games/confrontation by a path: ../../confrontation/state.ts",
    ],
    [
      'export { x } from "../../../packages/kernel/src/copy.ts";',
      "reaches into packages/kernel by a path: ../../../packages/kernel/src/copy.ts",
    ],
    [
      'import { Board } from "../board/index.tsx";',
      "a game may not use board/ of its own workspace: ../board/index.tsx",
    ],
    ['const x = await import("react");', "a game may not import react"],
    ["const x = await import(name);", "imports something that only shows when it runs"],
    [`const x = await import(\`./$\{folder}/en.ts\`);`, "imports something that only shows when it runs"],
    [
      `const x = await import(\`../../confrontation/text/$\{language}.ts\`);`,
      "reaches into games/confrontation by a path: ../../confrontation/text/*.ts",
    ],
    ['import { readFileSync } from "node:fs";', "a game may not use node:fs"],
  ])("a game is refused %s", (text, problem) => {
    expect(problems("games/duel/rules/battle.ts", text)).toEqual([problem]);
  });

  test("one of the files in a folder of its own may be imported by its name", () => {
    expect(problems("games/duel/rules/battle.ts", `await import(\`./words/$\{language}.ts\`);`)).toEqual([]);
  });

  test.each([
    ["Math.random()", "Math.random"],
    ['Math["random"]()', "Math.random"],
    ["const { random } = Math;", "Math under another name"],
    ["Date.now()", "Date"],
    ["new Date()", "Date"],
    ["performance.now()", "performance"],
    ["const clock = performance;", "performance"],
    ["crypto.randomUUID()", "crypto"],
    ["process.env.SEED", "process"],
  ])("rules may not say %s", (text, name) => {
    expect(problems("games/duel/rules/battle.ts", text)).toEqual([
      `uses ${name}; chance and time come from the context`,
    ]);
  });

  test("words in comments and strings break no rule", () => {
    expect(
      problems("packages/kernel/src/a.ts", '// never Math.random()\nexport const a = "Date.now()";'),
    ).toEqual([]);
  });

  test("a game may know the types of the bots, and nothing of theirs that runs", () => {
    const path = "games/duel/bot.ts";
    expect(problems(path, 'import type { Policy } from "@westmarch/bots/types";')).toEqual([]);
    expect(problems(path, 'import { Policy } from "@westmarch/bots/types";')).toEqual([
      "a game may not import @westmarch/bots/types",
    ]);
    expect(problems(path, 'import type { Policy } from "@westmarch/bots";')).toEqual([
      "a game may not import @westmarch/bots",
    ]);
  });

  test("a board imports the board kit and React, not the shell", () => {
    expect(
      problems(
        "games/duel/board/index.tsx",
        'import { memo } from "react"; import type { BoardProps } from "@westmarch/boardkit";',
      ),
    ).toEqual([]);
    expect(problems("games/duel/board/index.tsx", 'import { store } from "@westmarch/web";')).toEqual([
      "a board may not import @westmarch/web",
    ]);
  });

  test("bots learn of games only through what they are given", () => {
    expect(problems("packages/bots/src/search.ts", 'import { duel } from "@westmarch/duel";')).toEqual([
      "the bots may not import @westmarch/duel",
    ]);
  });

  test("what trains computers is loaded by no server, no page and no game", () => {
    const line = 'import { tune } from "@westmarch/training/tuning";';
    for (const path of [
      "apps/server/src/main/server.ts",
      "apps/web/src/main.tsx",
      "packages/registry/src/index.ts",
      "packages/players/src/pool.ts",
      "packages/bots/src/index.ts",
      "games/duel/bot.ts",
      "games/duel/board/index.tsx",
    ])
      expect(problems(path, line)).toEqual([
        expect.stringMatching(/may not import @westmarch\/training\/tuning$/),
      ]);
    for (const path of [
      "apps/cli/src/program.ts",
      "bench/judging.ts",
      "games/duel/tools/tune.ts",
      "tools/golden.ts",
    ])
      expect(problems(path, line)).toEqual([]);
  });

  test("a new corner of the repository needs a zone", () => {
    expect(problems("packages/novelty/src/a.ts", "")).toEqual(["belongs to no zone; see tools/zones.ts"]);
  });

  test("a file that does not parse is told", () => {
    expect(problems("packages/kernel/src/a.ts", "const = ;")).toHaveLength(1);
  });
});
