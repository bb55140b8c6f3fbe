/** Decks that players bring as lists of lines (2). */
import { Engine, type Settings, settle, shownSettings } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { CARD, isShadow } from "../data/ids.ts";
import type { DeckList } from "../decks/deck.ts";
import { writeDeck } from "../decks/lines.ts";
import { READY_DECKS } from "../decks/ready.ts";
import { tradingCardGame } from "../index.ts";

const engine = new Engine(tradingCardGame);
const DURIN = READY_DECKS[READY_DECKS.length - 1].deck;
const lines = (list: DeckList): string => writeDeck(list).join("\n");

/** Why a table does not open at which the first seat brings this list. */
function whyNot(list: string, more: Settings = {}): string {
  try {
    settle(tradingCardGame, { list1: list, ...more });
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
}

describe("a list that a player brings", () => {
  test("is the deck that he plays, in place of the one that was chosen (2.1)", () => {
    const g = engine.start({ deck1: "aragorn-starter", list1: lines(DURIN) }, () => 0);
    const cards = DURIN.drawDeck.map((card) => CARD.named(card)).sort((one, other) => one - other);
    expect(g.secret.brought[0]).toEqual(cards);
    expect(g.secret.adventure[0].map((card) => CARD.names[card]).sort()).toEqual(
      [...DURIN.adventureDeck].sort(),
    );
    expect([CARD.names[g.starts[0].bearer], CARD.names[g.starts[0].ring]]).toEqual([
      DURIN.ringBearer,
      DURIN.ring,
    ]);
  });

  test("may name its cards by their numbers alone, or by their names (2.1)", () => {
    const byNumber = lines(DURIN).replaceAll(/^(\d+x \S+) .*$/gm, "$1");
    const byName = lines(DURIN).replaceAll(/^(\d+x) \S+ (.*)$/gm, "$1 $2");
    expect([whyNot(byNumber), whyNot(byName)]).toEqual(["", ""]);
  });

  test("that breaks a rule opens no table, and the rule is named (2.2, 2.3, 2.4)", () => {
    const { ring, ringBearer, adventureDeck, drawDeck } = DURIN;
    const without = (part: Partial<DeckList>): string => whyNot(lines({ ...DURIN, ...part }));
    expect(without({ drawDeck: drawDeck.slice(2) })).toContain(
      "list1 does not fit (too-few-cards, rule 2.2)",
    );
    expect(without({ drawDeck: [...drawDeck, "1C7"] })).toContain("unequal-sides, rule 2.2");
    expect(without({ adventureDeck: adventureDeck.slice(1) })).toContain("sites-missing, rule 2.4");
    expect(without({ ring: null })).toContain("no-ring, rule 2.1");
    const dwarves = new Array<typeof ring>(5).fill("1C7");
    const shadow = new Array<typeof ringBearer>(5).fill("1C271");
    expect(without({ drawDeck: [...drawDeck, ...dwarves, ...shadow] })).toContain(
      "too-many-copies, rule 2.3",
    );
  });

  test("with a line that names no card opens none either (2.1)", () => {
    expect(whyNot(`${lines(DURIN)}\n3x Tom Bombadil`)).toContain("list1 does not fit (line");
  });

  test("holds one Forces of Mordor where the table has it so, and more where not (2.5)", () => {
    const shadow = DURIN.drawDeck.filter((card) => isShadow(CARD.named(card)));
    const others = DURIN.drawDeck.filter((card) => !shadow.includes(card));
    const two: DeckList["drawDeck"] = [...others, ...shadow.slice(2), "1C248", "1C248"];
    const list = lines({ ...DURIN, drawDeck: two });
    expect(whyNot(list)).toBe("");
    expect(whyNot(list, { restricted: true })).toContain("restricted, rule 2.5");
  });

  test("may be a box as it is in a first game (2.6, 20.1)", () => {
    const box = lines({ ...DURIN, drawDeck: DURIN.drawDeck.slice(0, 49) });
    expect(whyNot(box)).toContain("rule 2.2");
    expect(whyNot(box, { firstGame: true })).toBe("");
  });

  test("is shown to nobody at the table (22)", () => {
    const settled = settle(tradingCardGame, { list1: lines(DURIN), players: "2" });
    expect(shownSettings(tradingCardGame, settled)).not.toHaveProperty("list1");
    expect(shownSettings(tradingCardGame, settled)).toHaveProperty("deck1");
  });
});
