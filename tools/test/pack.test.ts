import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { packAhead, packAll } from "../pack.ts";

const LONG = Array.from({ length: 900 }, (_, i) => `const verse${i} = "of ${i * i} ${i % 7} rings";`).join(
  "\n",
);

describe("compressed copies", () => {
  let root = "";
  const dist = () => join(root, "dist");
  const size = () => readFileSync(join(dist(), "long.js.br")).length;
  const kept = () => readdirSync(join(root, "node_modules/.cache/westmarch/brotli"));
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "westmarch-pack-"));
    mkdirSync(dist());
    writeFileSync(join(dist(), "long.js"), LONG);
    writeFileSync(join(dist(), "short.js"), "1");
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test("hold what the file holds; what is short travels as it is", async () => {
    for (const quick of [true, false]) {
      await packAll(root, dist(), quick);
      expect(brotliDecompressSync(readFileSync(join(dist(), "long.js.br"))).toString()).toBe(LONG);
      expect(gunzipSync(readFileSync(join(dist(), "long.js.gz"))).toString()).toBe(LONG);
      expect(readdirSync(dist()).toSorted()).toEqual(["long.js", "long.js.br", "long.js.gz", "short.js"]);
    }
  });

  test("are better once there was time, and a quick build takes what is known", async () => {
    await packAll(root, dist(), true);
    const quick = size();
    await packAhead(root, dist());
    expect(size()).toBe(quick);
    await packAll(root, dist(), true);
    expect(size()).toBeLessThan(quick);
  });

  test("are forgotten with their files", async () => {
    await packAll(root, dist(), false);
    const before = kept();
    writeFileSync(join(dist(), "long.js"), `${LONG};`);
    await packAll(root, dist(), false);
    expect(kept()).toHaveLength(1);
    expect(kept()).not.toEqual(before);
    expect(existsSync(join(dist(), "short.js.br"))).toBe(false);
  });
});
