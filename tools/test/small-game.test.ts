/**
 * CONTRIBUTING's steps for a small game, word by word: in a copy of the packages and the command line, what its block of
 * commands says is typed. The commands are read from the page, and so are the files that the example is said to have.
 */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { check } from "../boundaries.ts";

const root = dirname(dirname(import.meta.dirname));
const [section = ""] = /^### A small game\n[\s\S]*?(?=^##)/m.exec(
  readFileSync(join(root, "CONTRIBUTING.md"), "utf8"),
) ?? [""];
const commands = (/^```\n([\s\S]*?)^```/m.exec(section)?.[1] ?? "").trim().split("\n");
const files = [...section.matchAll(/^\d\. `([^`]+)`/gm)].map(([, file]) => file ?? "");

let folder = "";

/** A copy of what runs games in a terminal, with no game. Other packages are those of the repository. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "westmarch-small-"));
  for (const part of ["packages", "apps/cli", "docs/examples", "package.json", "tsconfig.base.json"])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  for (const empty of ["games", "node_modules/@westmarch"])
    mkdirSync(join(folder, empty), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules")).filter((one) => one !== "@westmarch"))
    symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name), "junction");
  for (const name of readdirSync(join(folder, "packages")))
    symlinkSync(join(folder, "packages", name), join(folder, "node_modules/@westmarch", name), "junction");
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      extends: "./tsconfig.base.json",
      compilerOptions: { lib: ["es2024", "dom"], jsx: "react-jsx", incremental: false },
      include: ["games/*/*.ts"],
    }),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is typed, and what stands on the screen after it. */
function type(command: string, input = ""): string {
  const [program = "", ...args] = command.split(" ");
  if (program === "cp") {
    const [, from = "", to = ""] = args;
    cpSync(join(folder, from), join(folder, to), { recursive: true });
    return "";
  }
  const [tool, ...rest] = args;
  const script = tool === "tsc" ? "node_modules/typescript/bin/tsc" : "apps/cli/src/main.ts";
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...rest], {
    cwd: folder,
    encoding: "utf8",
    input,
  });
  if (status !== 0) throw new Error(`${command}: ${stdout}${stderr}`);
  return stdout;
}

describe("a small game", { timeout: 120_000 }, () => {
  test("has the files that are listed, and keeps to the zones", () => {
    const example = globSync("**/*.*", { cwd: join(root, "docs/examples/nim") });
    expect(example.map((file) => file.replaceAll("\\", "/")).toSorted()).toEqual(files.toSorted());
    const sources = files
      .filter((file) => file.endsWith(".ts"))
      .map((file) => ({
        path: `games/nim/${file}`,
        text: readFileSync(join(root, "docs/examples/nim", file), "utf8"),
      }));
    expect(check(sources)).toEqual([]);
    const lines = sources.flatMap(({ text }) => text.split("\n").filter((line) => line.trim() !== ""));
    expect(lines.length).toBeLessThanOrEqual(60);
  });

  test("is copied, type-checked, simulated, measured and played by the commands that stand there", () => {
    const said = commands.map((command) => type(command, command.includes(" play ") ? "1\n".repeat(15) : ""));
    expect(commands.map((command) => command.split(" ").slice(0, 3).join(" "))).toEqual([
      "cp -r docs/examples/nim",
      "npx tsc -b",
      "npx westmarch simulate",
      "npx westmarch arena",
      "npx westmarch play",
    ]);
    expect(said[2]).toContain("100 games");
    expect(said[3]).toContain("fair wins");
    expect(said[4]).toContain("last-stone");
  });

  test("is not trained before it tells what a network may see of it", () => {
    expect(() => type("npx westmarch train nim")).toThrow("tells of no features to learn from");
  });

  test("is refused by the compiler where it breaks its own types", () => {
    const file = join(folder, "games/nim/index.ts");
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace("g.stones -= Number(stones)", "g.stone -= Number(stones)"));
    expect(() => type("npx tsc -b")).toThrow("Property 'stone' does not exist");
    writeFileSync(file, text);
  });
});
