/** What stands on a slip: every figure with what it is made of, and what would come of a skirmish. */

import type { Language } from "@westmarch/kernel/languages";
import { strictly } from "@westmarch/testkit/board";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { about } from "../board/slips/about.tsx";
import type { CardGame } from "../state.ts";
import { catalogues, LANGUAGES } from "./catalogues.ts";
import { Skirmishing } from "./skirmishing.ts";

const say = strictly(catalogues);

/** A slip as it is read, in one line. */
const read = (id: string, view: CardGame, language: Language = "en"): string =>
  renderToStaticMarkup(about(id, { say: say(language), view }).body)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const bridge = (): Skirmishing => new Skirmishing().play("1C116", "1R89");

test("a fighter's slip tells its strength share by share, and who would win by what rule", () => {
  const slip = read("copy:2", bridge().view);
  expect(slip).toContain("14 Strength 8 printed +2 Ranger’s Sword +4 Swordarm of the White Tower");
  expect(slip).toContain("until the end of this skirmish");
  expect(slip).toContain("Aragorn leads, 14 to 13.");
  expect(slip).toContain("each take 2 wounds and die");
  expect(slip).toContain("one for the loss, 1 for damage bonuses · Rule 12.3, 24");
});

test("a minion's slip tells the same end of its skirmish", () => {
  expect(read("copy:8", bridge().view)).toContain("Aragorn leads, 14 to 13.");
});

test("a lane's slip tells both totals and what would come of it", () => {
  const slip = read("lane:2", bridge().view);
  expect(slip).toContain("14 8 Aragorn +2 Ranger’s Sword +4 Swordarm of the White Tower");
  expect(slip).toContain("13 8 Goblin Scavengers 5 Goblin Runner");
  expect(slip).toContain("Aragorn leads, 14 to 13.");
  expect(about("lane:8", { say: say("en"), view: bridge().view }).title).toBe("");
});

test("the Ring-bearer's slip tells how many burdens he can still bear", () => {
  const { view } = new Skirmishing({ fellowship: [{ card: "1C290" }], phase: "fellowship", burdens: 4 });
  expect(read(`copy:${view.bearer[view.turn]}`, view)).toContain("6 Resistance left 10 printed −4 burdens");
});

test("8.4 the pool's slip tells what the next move would bring into it", () => {
  const { view } = new Skirmishing({
    fellowship: [{ card: "1C290" }, { card: "1R89" }],
    phase: "fellowship",
    site: { number: 3 },
  });
  const path = { ...view, at: view.at.with(view.turn, 2) };
  expect(read("pool", path)).toContain("2 companions");
});

describe.each(LANGUAGES)("in %s", (language) => {
  test.each([
    "copy:2",
    "copy:8",
    "lane:2",
    "card:1C116",
    "site:5",
    "pool",
    "seat:0",
    "seat:1",
    "archery",
    "pile:deck:0",
  ])("%s has a title, and says nothing that the catalogue lacks", (id) => {
    const { view } = new Skirmishing();
    const { title, rules } = about(id, { say: say(language), view });
    expect(title).not.toBe("");
    expect(rules.length).toBeGreaterThan(0);
    expect(read(id, view, language)).not.toMatch(/\{|\bfigure\.|\bslip\./);
  });
});

test("what is not on the table has no slip", () => {
  const { view } = new Skirmishing();
  for (const id of ["", "copy:999", "card:9X9", "seat:7", "nothing"])
    expect(about(id, { say: say("en"), view }).title).toBe("");
});
