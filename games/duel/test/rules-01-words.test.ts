/** Sections 1 and 2: words and components. */
import { describe, expect, test } from "vitest";
import { ALL_CARDS, CARD_NAMES, CARDS } from "../data/cards.ts";
import {
  CARDS_OF_CHAPTER,
  COLOURS,
  chapterOf,
  FELLOWSHIP,
  LANDMARKS,
  RACES,
  REGIONS,
  SAURON,
  SIDES,
  SKILLS,
  TOKENS,
} from "../data/ids.ts";
import { bank, onBoard } from "../state.ts";
import { engine, slots, table } from "./table.ts";

describe("words", () => {
  test("1.1 there are two sides, and only the active one may choose", () => {
    const t = table("free=c1-01,c1-02");
    expect(SIDES).toEqual(["fellowship", "sauron"]);
    expect(t.asked).toBe("sauron turn");
    expect(engine.refusal(t.g, FELLOWSHIP, ["discard", 0])).toEqual({ reason: "not-your-turn" });
    expect(t.sauron("discard:c1-01").asked).toBe("fellowship turn");
  });

  test("1.2 coins come from the common bank, units from a side's own supply", () => {
    const t = table("free=c1-21,c1-02");
    t.sauron("discard:c1-02");
    expect([t.g.coins, bank(t.g)]).toEqual([[3, 3], 24]);
    t.fellowship("play:c1-21", "place:lindon");
    expect([onBoard(t.g, FELLOWSHIP), onBoard(t.g, SAURON)]).toEqual([3, 2]);
  });

  test("1.3 what lies in play areas is public, and so are coins, pieces and the sizes of piles", () => {
    const t = table("free=c1-01 fellowship=c1-05 tokens=elves-1;humans-2 took=sauron:bree open=erebor");
    for (const seat of [null, 0, 1]) {
      const view = engine.view(t.g, seat);
      const { secret: _hidden, drawn: _drawn, ...seen } = view;
      const { secret: __hidden, drawn: __drawn, ...all } = t.g;
      expect(seen).toEqual(all);
      expect(view.secret.stacks.map((stack) => stack.length)).toEqual([2, 3, 3, 2, 3, 3]);
      expect(view.secret.pile).toHaveLength(5);
    }
  });

  test("1.4 only cards of the tableau can be taken", () => {
    expect(table("free=c1-01").refused("play:c1-13")).toMatchObject({
      reason: "not-in-tableau",
      rule: "1.4",
    });
  });

  test("1.5 a card is available when no other lies on any part of it", () => {
    const t = table(`slots=${slots({ 0: "c1-01", 2: "c1-02", 3: "c1-03" })}`);
    expect(t.offered).not.toContain("discard:c1-01");
    expect(t.refused("discard:c1-01")).toMatchObject({ reason: "covered", rule: "1.5" });
    t.sauron("discard:c1-02");
    expect(t.offered).not.toContain("discard:c1-01");
    t.fellowship("discard:c1-03");
    expect(t.offered).toContain("discard:c1-01");
  });

  test("1.6 a fortress or a unit makes a side present, and both sides can be present in one region", () => {
    const t = table("chapter=3 free=c3-07 units=sauron.rohan:1 took=fellowship:helms-deep");
    expect(t.sauron("discard:c3-07").won).toBe("fellowship+sauron regions");
  });

  test("1.7 there are five skills and six races", () => {
    expect(SKILLS).toEqual(["ruse", "strength", "courage", "knowledge", "leadership"]);
    expect(RACES).toEqual(["elves", "ents", "hobbits", "humans", "dwarves", "wizards"]);
  });
});

describe("components", () => {
  test("2.1 there are 69 cards, 7 landmarks, 18 tokens and 7 regions", () => {
    expect([CARDS.length, LANDMARKS.length, TOKENS.length, REGIONS.length]).toEqual([69, 7, 18, 7]);
    for (const chapter of [1, 2, 3])
      expect(ALL_CARDS.filter((card) => chapterOf(card) === chapter)).toHaveLength(CARDS_OF_CHAPTER);
  });

  test("2.2 cards have numbers and no names, and the number tells the chapter on the back", () => {
    for (const card of ALL_CARDS)
      expect(CARD_NAMES[card]).toMatch(new RegExp(`^c${chapterOf(card)}-\\d\\d$`));
    expect(new Set(CARD_NAMES).size).toBe(69);
  });

  test("2.3 each chapter has its number of cards of each colour", () => {
    const counted = [1, 2, 3].map((chapter) =>
      COLOURS.map(
        (colour) => ALL_CARDS.filter((id) => chapterOf(id) === chapter && CARDS[id].colour === colour).length,
      ),
    );
    expect(counted).toEqual([
      [8, 4, 4, 4, 3, 0],
      [7, 2, 5, 4, 5, 0],
      [0, 2, 5, 4, 6, 6],
    ]);
  });
});
