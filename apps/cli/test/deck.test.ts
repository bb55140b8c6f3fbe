/** Decks at the command line. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { lastLine, type Ran, westmarch } from "./westmarch.ts";

const folder = mkdtempSync(join(tmpdir(), "westmarch-decks-"));
afterAll(() => rmSync(folder, { recursive: true }));

const deck = (...args: readonly string[]): Promise<Ran> => westmarch(["deck", "trading-card-game", ...args]);

/** Writes a file and gives back its path. */
function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe("westmarch deck", () => {
  test("lists the decks that come with the game", async () => {
    const ran = await deck("list", "--json");
    expect(ran.code).toBe(0);
    const { decks } = lastLine(ran);
    expect(decks).toContainEqual(
      expect.objectContaining({ id: "aragorn-starter", title: "Aragorn starter" }),
    );
  });

  test("shows a deck as lines that check finds right, in any language", async () => {
    for (const language of ["en", "ja"]) {
      const shown = await deck("show", "golden-wood", "--language", language);
      expect(shown.code).toBe(0);
      const checked = await deck("check", file(`${language}.deck`, shown.out), "--json");
      expect(checked.code).toBe(0);
      expect(lastLine(checked)).toMatchObject({ legal: true, faults: [], troubles: [] });
    }
  });

  test("checks a deck, and says every rule that is broken and every line that was not understood", async () => {
    const path = file("broken.deck", "Ring: 1R1\n5 Axe Strike\n2 Gimli\nBag End\n");
    const ran = await deck("check", path, "--json");
    expect(ran.code).toBe(1);
    expect(ran.err).toContain(
      "Line 3: “2 Gimli” could be 1U12 Gimli, Dwarf of Erebor or 1R13 Gimli, Son of Glóin.",
    );
    expect(ran.err).toContain("Rule 2.3: The draw deck has 5 cards called Axe Strike");
    expect(ran.err).toContain("This deck may not be played yet.");
    const { legal, faults, troubles } = lastLine(ran);
    expect(legal).toBe(false);
    expect(troubles).toEqual([
      expect.objectContaining({ line: 3, reason: "ambiguous", cards: ["1U12", "1R13"] }),
    ]);
    expect(faults).toContainEqual(
      expect.objectContaining({ rule: "2.3", reason: "too-many-copies", cards: ["1C3"] }),
    );
    expect(faults).toContainEqual(expect.objectContaining({ rule: "2.1", reason: "no-ring-bearer" }));
  });

  test("is written for other programs, read again from there, and held to sets", async () => {
    const known = await deck("show", "golden-wood", "--as", "gemp", "--json");
    expect(known.code).toBe(0);
    expect(known.err).toMatch(/^1_\d+\|1_\d+\|(1_\d+,?){9}\|(1_\d+,?){60,}\n$/);
    const kept = file("kept.gemp", known.err);
    const plain = await deck("show", "golden-wood", "--json");
    expect(lastLine(await deck("show", kept, "--json")).deck).toEqual(lastLine(plain).deck);
    expect(lastLine(await deck("check", kept, "--sets", "1", "--restricted", "--json")).legal).toBe(true);
    expect((await deck("show", "golden-wood", "--as", "lackey")).out).toContain("Adventure deck:\n1\t");
  });

  test.each([
    [["check", "FILE", "--sets", "1,9"], "has no sets 1,9; there is 1"],
    [["show", "golden-wood", "--as", "wax"], "cannot be written as wax; there is gemp, lackey"],
  ])("%j is refused with what to do", async (args, sentence) => {
    const ran = await deck(
      ...args.map((arg) => (arg === "FILE" ? file("any.deck", "3x 1U51") : arg)),
      "--json",
    );
    expect(ran.code).toBe(1);
    expect(lastLine(ran).error).toContain(sentence);
  });

  test("makes the same random deck for the same seed, of the cultures that are asked for", async () => {
    const [one, same, other] = await Promise.all([
      deck("random", "--seed", "7", "--cultures", "elven,moria", "--json"),
      deck("random", "--seed", "7", "--cultures", "ELVEN,MORIA"),
      deck("random", "--seed", "8", "--cultures", "elven,moria", "--json"),
    ]);
    expect(one.code).toBe(0);
    expect(one.err).toBe(same.out);
    expect(lastLine(other).deck).not.toEqual(lastLine(one).deck);
    const checked = await deck("check", file("random.deck", same.out), "--json");
    expect(lastLine(checked)).toMatchObject({ legal: true, deck: lastLine(one).deck });
  });

  test("opens a sealed pool and makes a deck of it", async () => {
    const ran = await deck("sealed", "--seed", "7", "--packs", "2", "--json");
    expect(ran.code).toBe(0);
    const { pool, deck: made } = lastLine(ran);
    expect(pool).toHaveLength(71 + 22);
    const checked = await deck("check", file("sealed.deck", ran.err), "--json");
    expect(lastLine(checked)).toMatchObject({ legal: true, deck: made });
  });

  test("checks a sealed deck against the pool of its seed", async () => {
    const ran = await deck("sealed", "--seed", "7");
    const path = file("pool.deck", ran.out);
    expect((await deck("check", path, "--pool", "7")).code).toBe(0);
    const other = await deck("check", path, "--pool", "8", "--json");
    expect(other.code).toBe(1);
    expect(lastLine(other).faults).toContainEqual(
      expect.objectContaining({ reason: "not-in-pool", rule: null }),
    );
  });

  test("names the seed that it took by itself", async () => {
    const ran = await deck("random", "--json");
    const { seed, deck: made } = lastLine(ran);
    expect(lastLine(await deck("random", "--seed", String(seed), "--json")).deck).toEqual(made);
  });

  test.each([
    [["deck", "duel", "list"], "duel is not played with decks of one’s own; these are: trading-card-game"],
    [["deck", "trading-card-game", "burn"], "there is list, show, check, random, sealed"],
    [["deck", "trading-card-game", "check"], "say which deck"],
    [["deck", "trading-card-game", "check", "/nowhere/at.all"], "/nowhere/at.all cannot be read"],
    [
      ["deck", "trading-card-game", "show", "gollums-own"],
      "there is no file gollums-own, and no deck of that name",
    ],
    [
      ["deck", "trading-card-game", "random", "--cultures", "rohan"],
      "trading-card-game has no culture ROHAN",
    ],
    [["deck", "trading-card-game", "sealed", "--packs", "many"], "--packs must be a whole number"],
  ])("%j ends with 1 and says what to do", async (args, sentence) => {
    const ran = await westmarch([...args, "--json"]);
    expect(ran.code).toBe(1);
    expect(ran.err).toContain(sentence);
    expect(lastLine(ran).error).toContain(sentence);
  });
});
