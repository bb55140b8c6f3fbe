/** 8.4 and 8.5: every fighter against every other, attacking and attacked, before the cards. */
import { describe, expect, test } from "vitest";
import { CHARACTERS, DARK, GOOD, NINE } from "../data/ids.ts";
import { table } from "./table.ts";

/** `a:b` printed strengths when it goes to cards; marks as in the specification. */
const GOOD_ATTACKS = `
frodo    1:5 1:5H 1:5 1:3 1:3 1:4N 1:2 1:2W 1:9V
sam      2:5 2:5H 2:5 2:3 2:3 2:4N 2:2 2:2W 2:9V
pippin   r1:5 r1:5H r1:5 r1:3 r1:3 r1:4N r1:2 1:2W r1:9V
merry    2:5 2:5H DARK 2:3 2:3 2:4N 2:2 2:2W 2:9V
gandalf  5:5D 5:5DH 5:5D 5:3D 5:3D 5:4DN 5:2D 5:2W 5:9DV
aragorn  4:5 4:5H 4:5 4:3 4:3 4:4N 4:2 4:2W 4:9V
legolas  3:5 3:5H 3:5 DARK 3:3 3:4N 3:2 3:2W 3:9V
gimli    3:5 3:5H 3:5 3:3 3:3 3:4N DARK 3:2W 3:9V
boromir  BOTH BOTH BOTH BOTH BOTH BOTH BOTH 0:2W BOTH`;

const DARK_ATTACKS = `
frodo    r1:5 r1:5H r1:5 r1:3 r1:3 r1:4N rGOOD 1:2W r1:9V
sam      2:5 2:5H 2:5 2:3 2:3 2:4N GOOD 2:2W 2:9V
pippin   1:5 1:5H 1:5 1:3 1:3 1:4N GOOD 1:2W 1:9V
merry    2:5 2:5H DARK 2:3 2:3 2:4N GOOD 2:2W 2:9V
gandalf  5:5D 5:5DH 5:5D 5:3D 5:3D 5:4DN GOOD 5:2W 5:9DV
aragorn  4:5 4:5H 4:5 4:3 4:3 4:4N GOOD 4:2W 4:9V
legolas  3:5 3:5H 3:5 DARK 3:3 3:4N GOOD 3:2W 3:9V
gimli    3:5 3:5H 3:5 3:3 3:3 3:4N DARK 3:2W 3:9V
boromir  BOTH BOTH BOTH BOTH BOTH BOTH BOTH 0:2W BOTH`;

const rows = (matrix: string): string[][] =>
  matrix
    .trim()
    .split("\n")
    .map((row) => row.split(/\s+/).slice(1));

/** What happens when the two meet, in the words of the matrices. */
function meet(good: string, dark: string, goodAttacks: boolean): string {
  const elsewhere = dark === "warg" ? "orcs" : "warg";
  const companion = good === "merry" ? "sam" : "merry";
  const t = table({
    turn: goodAttacks ? "good" : "dark",
    good: goodAttacks
      ? { "misty-mountains": [good], shire: [companion] }
      : { eregion: [good], shire: [companion] },
    dark: goodAttacks ? { fangorn: [dark], mordor: [elsewhere] } : { moria: [dark], mordor: [elsewhere] },
  });
  if (goodAttacks) t.good(`move:${good}:fangorn`);
  else t.dark(`move:${dark}:eregion`);
  let marks = "";
  const reactions = t.offered(GOOD);
  if (reactions?.some((word) => word.startsWith("retreat"))) marks += "r";
  if (reactions?.includes("none")) t.good("none");
  const [goodFell, darkFell] = [t.fallen.includes(good), t.fallen.includes(dark)];
  if (goodFell || darkFell) return marks + (goodFell && darkFell ? "BOTH" : goodFell ? "GOOD" : "DARK");
  let after = "";
  let saruman = "";
  if (t.offered(DARK)?.includes("no-cards")) {
    saruman = "N";
    t.dark("cards");
  }
  if (t.offered(GOOD) === null) after += "D";
  after += saruman;
  t.dark("card:d1").good("card:g1");
  const [, goodTotal = 0, , darkTotal = 0] = t.g.totals ?? [];
  const troll = dark === "cave-troll";
  if (troll) after += "V";
  const warg = dark === "warg" ? "W" : "";
  const home = dark === "shelob" ? "H" : "";
  return `${marks}${goodTotal - 1}:${darkTotal - (troll ? 0 : 1)}${after}${home}${warg}`;
}

describe.each([
  ["8.4 Good attacks", GOOD_ATTACKS, true],
  ["8.5 Dark attacks", DARK_ATTACKS, false],
] as const)("%s", (_title, matrix, goodAttacks) => {
  for (const [g, row] of rows(matrix).entries()) {
    for (const [d, expected] of row.entries()) {
      const [good, dark] = [CHARACTERS[g], CHARACTERS[NINE + d]];
      test(`${good} and ${dark}: ${expected}`, () => expect(meet(good, dark, goodAttacks)).toBe(expected));
    }
  }
});

describe("8.6 Shelob", () => {
  test("goes home to Gondor after a kill, as attacker or defender", () => {
    const t = table({
      turn: "good",
      good: { "misty-mountains": ["merry"], shire: ["sam"] },
      dark: { fangorn: ["shelob"] },
    });
    t.good("move:merry:fangorn").cards("g1", "d1");
    expect(t.at("shelob")).toBe("gondor");
  });

  test("stays where she is when she kills in Gondor itself", () => {
    const t = table({
      turn: "good",
      good: { fangorn: ["merry"], shire: ["sam"] },
      dark: { gondor: ["shelob"] },
    });
    t.good("move:merry:gondor").cards("g1", "d1");
    expect(t.at("shelob")).toBe("gondor");
  });

  test("is not moved when her enemy retreats", () => {
    const t = table({
      turn: "good",
      good: { "misty-mountains": ["merry"], shire: ["sam"] },
      dark: { fangorn: ["shelob"] },
    });
    t.good("move:merry:fangorn").cards("g-retreat", "d1").good("retreat:moria");
    expect(t.at("shelob")).toBe("fangorn");
  });
});
