import { describe, expect, it } from "vitest";
import { lettersOf, pressed, TooMuch, unpressed } from "../src/letters.ts";

describe("a text as letters", () => {
  it("is the same where it is read, whatever is written in it", async () => {
    const text = "Ring · 指輪 · 🧝".repeat(5000);
    expect(await unpressed(await pressed(text))).toBe(text);
    expect(await unpressed(await pressed(""))).toBe("");
  });

  it("that was cut off or changed is none", async () => {
    const letters = await pressed("a long way from home ".repeat(40));
    for (const spoilt of ["", "x", "no letters!", letters.slice(0, -3), `AAAA${letters.slice(4)}`])
      expect(await unpressed(spoilt)).toBeNull();
  });

  it("that would fill the memory is given up before it does, and said to be too much", async () => {
    const letters = await pressed("0".repeat(30_000_000));
    expect(letters.length).toBeLessThan(60_000);
    await expect(unpressed(letters)).rejects.toThrow(TooMuch);
    await expect(unpressed(await pressed("abc"), 2)).rejects.toThrow("more than 2 bytes");
    expect(await unpressed(await pressed("abc"), 3)).toBe("abc");
  });

  it("is none where the letters are of other bytes", async () => {
    expect(await unpressed(lettersOf([1, 2, 3, 4, 5]))).toBeNull();
  });
});
