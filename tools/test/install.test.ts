import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { alone, upToDate } from "../install.mjs";

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
