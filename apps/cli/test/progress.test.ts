/** The line that tells how far a long command is. */
import { PassThrough } from "node:stream";
import { describe, expect, test } from "vitest";
import { progress } from "../src/progress.ts";
import { english, wordsIn } from "../src/words.ts";

function terminal(isTTY = true) {
  const written: string[] = [];
  const stream = Object.assign(new PassThrough(), { isTTY, columns: 80 });
  stream.on("data", (chunk) => written.push(String(chunk)));
  return { stream, written };
}

describe("how far it is", () => {
  test("stands on one line, which is written over at most ten times a second and wiped at the end", () => {
    const { stream, written } = terminal();
    let now = 0;
    const line = progress(200, english, stream, () => now);
    line.to(50, "a note");
    line.to(60, "too soon");
    now = 100;
    line.to(100, "another");
    line.end();
    const told = written.filter((text) => text.includes("%"));
    expect(told).toHaveLength(2);
    expect(told[0]).toMatch(/^█{7}░{23} 25 % \| 50\/200 games \| a note$/);
    expect(told[1]).toMatch(/50 % \| 100\/200 games \| another$/);
    expect(written.join("")).not.toContain("\n");
    expect(written.slice(-2).join("")).toBe("\x1b[1G\x1b[2K");
  });

  test("is told in the reader's language, and never wraps", async () => {
    const { stream, written } = terminal();
    progress(1000, await wordsIn("ja"), stream).to(10, "あ".repeat(90));
    const line = written.find((text) => text.includes("%")) ?? "";
    expect(line).toContain("10/1000局");
    expect(line.length).toBeLessThan(80);
  });

  test("is nothing where nobody looks", () => {
    const { stream, written } = terminal(false);
    const line = progress(10, english, stream);
    line.to(1, "");
    line.end();
    expect(written).toEqual([]);
  });
});
