/** 9.8: every card against every card, with the fighters' printed strengths G and K. */
import { describe, expect, test } from "vitest";
import { CARDS, NINE } from "../data/ids.ts";
import { table } from "./table.ts";

const GOOD_CARDS = CARDS.slice(0, NINE);
const DARK_CARDS = CARDS.slice(NINE);

/** In Fangorn both may retreat; in the mountains Dark may not; from The Shire Good may not. */
const FIELDS = {
  both: { at: "fangorn", from: "misty-mountains" },
  goodOnly: { at: "moria", from: "eregion" },
} as const;

const value = (card: string): number => Number(card.slice(1)) || 0;
const isStrength = (card: string): boolean => value(card) > 0;

/** The table of 9.8 read as a rule, for piles that are empty (a Magic then does nothing). */
function byTheTable(good: string, dark: string, darkMayRetreat: boolean): string {
  if (dark === "d-retreat" && darkMayRetreat) return good === "g-retreat" ? "both leave" : "dark leaves";
  if (dark === "d-eye" && !isStrength(good)) return "4:5";
  if (good === "g-retreat") return "good leaves";
  if (good === "g-noble-sacrifice") return dark === "d-retreat" ? "4:5" : "both removed";
  const k = good === "g-elven-cloak" ? 0 : value(dark);
  return `${4 + value(good)}:${5 + k}`;
}

function play(good: string, dark: string, field: keyof typeof FIELDS): string {
  const { at, from } = FIELDS[field];
  const t = table({
    turn: "good",
    good: { [from]: ["aragorn"], shire: ["sam"] },
    dark: { [at]: ["balrog"], mordor: ["warg"] },
  });
  t.good(`move:aragorn:${at}`).cards(good, dark);
  if (t.offered(1)?.includes("retreat:rohan")) t.dark("retreat:rohan");
  const back = t.offered(0)?.find((word) => word.startsWith("retreat:"));
  if (back) t.good(back);
  const goodLeft = t.heard.some((e) => e.type === "retreated" && e.facts.character === 5);
  const darkLeft = t.heard.some((e) => e.type === "retreated" && e.facts.character === 9);
  if (goodLeft || darkLeft)
    return goodLeft && darkLeft ? "both leave" : goodLeft ? "good leaves" : "dark leaves";
  if (t.heard.some((e) => e.type === "sacrifice")) return "both removed";
  const [, goodTotal, , darkTotal] = t.g.totals ?? [];
  return `${goodTotal}:${darkTotal}`;
}

describe.each([
  ["where both may retreat", "both"],
  ["where Dark may not retreat", "goodOnly"],
] as const)("card against card %s", (_title, field) => {
  for (const good of GOOD_CARDS) {
    test(`${good} against each Dark card`, () => {
      const is = DARK_CARDS.map((dark) => `${dark} ${play(good, dark, field)}`);
      const should = DARK_CARDS.map((dark) => `${dark} ${byTheTable(good, dark, field === "both")}`);
      expect(is).toEqual(should);
    });
  }
});

describe("9.4 Magic", () => {
  const scene = (goodDiscard: string[], darkDiscard: string[]) =>
    table({
      turn: "good",
      good: { "misty-mountains": ["aragorn"], shire: ["sam"] },
      dark: { fangorn: ["balrog"], mordor: ["warg"] },
      goodDiscard,
      darkDiscard,
    }).good("move:aragorn:fangorn");

  test("may be kept: it then does nothing", () => {
    const t = scene(["g5"], ["d1"]).cards("g-magic", "d2").good("keep");
    expect(t.g.totals).toEqual([5, 4, 9, 7]);
  });

  test("fetched by Dark, the Eye cancels Good's Magic", () => {
    const t = scene(["g5"], ["d-eye"]).cards("g-magic", "d-magic").dark("take:d-eye");
    expect(t.g.totals).toEqual([5, 4, 9, 5]);
  });

  test("fetched by Dark, a Retreat is carried out before Good exchanges", () => {
    const t = scene(["g-retreat"], ["d-retreat"]).cards("g-magic", "d-magic").dark("take:d-retreat");
    expect(t.offered(1)).toEqual(["retreat:mirkwood", "retreat:rohan"]);
    t.dark("retreat:rohan");
    expect(t.offered(0)).toEqual(["take:g-retreat", "keep"]);
  });

  test("a card on the pile stays there when it has been fetched", () => {
    const t = scene(["g5"], ["d1"]).cards("g-magic", "d2").good("take:g5");
    expect(t.g.used).toEqual([(1 << 4) | (1 << 5), 0b11]);
  });
});

describe("9.7 the ninth card", () => {
  test("brings both hands back for the next battle of the same attack", () => {
    const t = table(
      {
        turn: "good",
        good: { "misty-mountains": ["aragorn"], shire: ["sam"] },
        dark: { fangorn: ["orcs", "warg"] },
        goodDiscard: GOOD_CARDS.filter((card) => card !== "g4"),
        darkDiscard: DARK_CARDS.filter((card) => card !== "d1"),
      },
      0,
    );
    t.good("move:aragorn:fangorn").cards("g4", "d1");
    expect(t.offered(0)).toHaveLength(9);
    expect(t.offered(1)).toHaveLength(9);
  });
});
