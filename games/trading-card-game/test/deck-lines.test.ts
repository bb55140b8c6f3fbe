/** Decks as plain lines: what is written is read again, and much that others write besides. */
import { stream } from "@westmarch/kernel";
import { inLanguage } from "@westmarch/kernel/languages";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CARDS } from "../data/cards.ts";
import { type Collector, type DeckList, tidy } from "../decks/deck.ts";
import { HEADINGS, headingOf } from "../decks/headings.ts";
import { type LineTrouble, readDeck, writeDeck } from "../decks/lines.ts";
import { fold, lookup } from "../decks/lookup.ts";
import { nameOf } from "../decks/names.ts";
import { randomDeck } from "../decks/random.ts";
import { READY_DECKS } from "../decks/ready.ts";
import { LANGUAGES } from "./catalogues.ts";

/** The cards that a text names, wherever they belong. */
function cards(text: string): readonly Collector[] {
  const { list, troubles } = readDeck(text);
  expect(troubles).toEqual([]);
  const { ring, ringBearer, adventureDeck, drawDeck } = list;
  return [ring, ringBearer, ...adventureDeck, ...drawDeck].filter((card) => card !== null);
}

/** The one trouble of a text. */
function trouble(text: string): LineTrouble {
  const { troubles } = readDeck(text);
  expect(troubles).toHaveLength(1);
  return troubles[0];
}

describe("what is written", () => {
  test.each(LANGUAGES.flatMap((language) => READY_DECKS.map(({ id }) => [id, language] as const)))(
    "%s in %s is read as the same deck",
    (id, language) => {
      const ready = READY_DECKS.find((each) => each.id === id);
      if (!ready) throw new Error(id);
      const lines = writeDeck(ready.deck, { language, title: id });
      expect(readDeck(lines.join("\n"))).toEqual({ list: ready.deck, troubles: [] });
    },
  );

  test("any random deck is read as the same deck in any language", () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...LANGUAGES), (seed, language) => {
        const deck = randomDeck(stream(seed));
        const lines = writeDeck(deck, { language });
        expect(readDeck(lines.join("\r\n"))).toEqual({ list: deck, troubles: [] });
      }),
      { numRuns: 60 },
    );
  });

  test("names alone are enough, where they are whole", () => {
    const deck = randomDeck(stream(7));
    const lines = writeDeck(deck).map((line) => line.replace(/ 1[RUCP]\d+/, ""));
    expect(readDeck(lines.join("\n"))).toEqual({ list: deck, troubles: [] });
  });

  test("numbers alone are enough", () => {
    const deck = randomDeck(stream(8));
    const lines = writeDeck(deck).map((line) => line.replace(/^(\d+x 1[RUCP]\d+).*$/, "$1"));
    expect(readDeck(lines.join("\n"))).toEqual({ list: deck, troubles: [] });
  });

  test("a list that is no deck yet is read as it was", () => {
    const list: DeckList = tidy({
      ring: null,
      ringBearer: "1R289",
      adventureDeck: ["1U319"],
      drawDeck: ["1C290", "1C3", "1C3", "1C3", "1C3", "1C3"],
    });
    expect(readDeck(writeDeck(list).join("\n")).list).toEqual(list);
  });

  test("cards of one line stand after their count, number and name", () => {
    expect(
      writeDeck(tidy({ ring: null, ringBearer: null, adventureDeck: [], drawDeck: ["1U51", "1U51"] })),
    ).toEqual(["Free Peoples (2)", "2x 1U51 Legolas, Prince of Mirkwood"]);
  });
});

describe("what is read", () => {
  test.each([
    "3x 1U51 Legolas, Prince of Mirkwood",
    "3x 1C51 Legolas",
    "3 1U51",
    "1U51 x3",
    "x3 1U51",
    "1U51 × 3",
    "3× Legolas, Prince of Mirkwood",
    "Legolas, Prince of Mirkwood x3",
    "Legolas, Prince of Mirkwood (3)",
    "(3) LEGOLAS PRINCE OF MIRKWOOD",
    "3 legolas - prince of mirkwood",
    "Prince of Mirkwood 3",
    "3枚 1U51",
    "1U51　3張",
    "３ｘ　１Ｕ５１　Ｌｅｇｏｌａｓ",
    "• 3x Legolas, Prince of Mirkwood (1U51)",
    "- [1U51] Legolas 3x",
    "3x 1_51 # the one from the starter",
    "3 1_51* // a foil",
    "3 U51",
    "Legolas, Prince of Mirk x3",
    "3x 勒苟拉斯，幽暗密林的王子",
    "勒苟拉斯 幽暗密林的王子 ×３",
    "3張 勒苟拉斯（1U51）",
    "3张 莱戈拉斯·黑森林的王子",
    "黑森林的王子3张",
    "レゴラス、闇の森の王子 3枚",
    "３枚　ﾚｺﾞﾗｽ 闇の森の王子",
    "闇の森の王子 x3 // スターター",
  ])("“%s” is three of one Legolas", (line) => {
    expect(cards(line)).toEqual(["1U51", "1U51", "1U51"]);
  });

  test.each([
    ["Ulaire Enquea", "1U231"],
    ["ÚLAIRË ENQUËA", "1U231"],
    ["bridge of khazad-dum", "1C349"],
    ["Gimli’s Helm", "1R15"],
    ["gimlis helm", "1R15"],
    ["From O’er the Brandywine", "1C303"],
    ["Let Them Come", "1C20"],
    ["lorien elf", "1C53"],
  ])("marks and accents of “%s” do not matter", (line, card) => {
    expect(cards(line)).toEqual([card]);
  });

  test.each([
    "Frodo, Son of Drogo (Ring-bearer)",
    "1x Frodo, Son of Drogo [Shire]",
    "1. Frodo, Son of Drogo",
    "Frodo (Son of Drogo)",
  ])("what stands around the name in “%s” does no harm", (line) => {
    expect(cards(line)).toEqual(["1C290"]);
  });

  test.each([
    "5 The Bridge of Khazad-dûm",
    "5. The Bridge of Khazad-dûm",
    "(5) The Bridge of Khazad-dûm",
    "The Bridge of Khazad-dûm (5)",
    "Site 5: The Bridge of Khazad-dûm",
    "地域5：凱薩督姆之橋",
    "サイト5 カザド＝ドゥームの橋",
    "1x The Bridge of Khazad-dûm",
  ])("“%s” is one site after its number", (line) => {
    expect(cards(line)).toEqual(["1C349"]);
  });

  test("sites that are counted are counted", () => {
    expect(cards("5x The Bridge of Khazad-dûm\n2 Bag End")).toHaveLength(7);
  });

  test("empty lines, comments and headings hold no cards", () => {
    const text =
      "# My deck\n\n== Free Peoples (2) ==\n; nothing\n// nothing\nGondor:\n**Companions**\n2 Bounder\n---\nShadow: 0\n";
    expect(cards(text)).toEqual(["1C286", "1C286"]);
  });

  test("a count is 1 where none is said", () => {
    expect(cards("Bounder")).toEqual(["1C286"]);
  });

  test("the same card on several lines is counted together", () => {
    expect(cards("2 Bounder\nSting\n1 Bounder")).toEqual(["1C286", "1C286", "1C286", "1R313"]);
  });

  test("the Ring, the Ring-bearer and the sites find their places by themselves", () => {
    expect(readDeck("1R1\n3 1C290\nBag End\nBounder").list).toEqual({
      ring: "1R1",
      ringBearer: "1C290",
      adventureDeck: ["1U319"],
      drawDeck: ["1C286", "1C290", "1C290"],
    });
  });

  test("a heading tells which Frodo bears the Ring", () => {
    const text = "2 Frodo, Son of Drogo\nRing-bearer:\nFrodo, Old Bilbo's Heir";
    expect(readDeck(text).list).toMatchObject({ ringBearer: "1R289", drawDeck: ["1C290", "1C290"] });
    expect(readDeck("1C290 x2\nRing-bearer: 1R289\nRing: Isildur's Bane").list).toMatchObject({
      ring: "1R1",
      ringBearer: "1R289",
      drawDeck: ["1C290", "1C290"],
    });
  });

  test.each(LANGUAGES)("headings are known in %s, and none is the name of a card", (language) => {
    for (const [section, heading] of Object.entries(inLanguage(HEADINGS, language))) {
      expect(headingOf(heading)).toBe(section);
      expect(headingOf(`【${heading}】（12）：`.normalize("NFKC"))).toBe(section);
    }
    for (const { id } of CARDS) {
      const { title, subtitle } = nameOf(id, language);
      if (title !== nameOf("1R1", language).title) expect([id, headingOf(title)]).toEqual([id, undefined]);
      if (subtitle !== undefined) expect([id, headingOf(subtitle)]).toEqual([id, undefined]);
    }
  });

  test("every card is found by its whole name in every language", () => {
    for (const language of LANGUAGES) {
      for (const { id } of CARDS) {
        const { title, subtitle = "" } = nameOf(id, language);
        expect([id, lookup().find(`${title} ${subtitle}`).cards]).toEqual([id, [id]]);
      }
    }
  });
});

describe("what cannot be read", () => {
  test("a name that several cards have is not guessed", () => {
    expect(trouble("\n2 Gimli")).toEqual({
      reason: "ambiguous",
      line: 2,
      text: "2 Gimli",
      cards: ["1U12", "1R13"],
    });
  });

  test("a name that no card has comes with the nearest", () => {
    expect(trouble("3x Legolass, Greenleef")).toMatchObject({ reason: "unknown", line: 1 });
    expect(trouble("3x Legolass, Greenleef").cards[0]).toBe("1R50");
    expect(trouble("Ulaire Enqea").cards[0]).toBe("1U231");
    expect(trouble("金力").cards).toEqual(["1U12", "1R13"]);
    expect(trouble("xyzzy plugh").cards).toEqual([]);
  });

  test("a number and a name that belong to two cards are not reconciled", () => {
    expect(trouble("1U51 Sting")).toMatchObject({ reason: "two-cards", cards: ["1U51", "1R313"] });
  });

  test.each(["4U12 Gandalf", "1C366", "3_45", "1R0"])("“%s” is no number of this set", (line) => {
    expect(trouble(line)).toMatchObject({ reason: "other-set", text: line });
  });

  test.each(["0 Bounder", "61x Bounder", "Bounder x100"])("“%s” is no number of copies", (line) => {
    expect(trouble(line)).toMatchObject({ reason: "count", cards: ["1C286"] });
  });

  test("no line breaks the reading", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.string({ unit: "grapheme" }))), (lines) => {
        const { list, troubles } = readDeck(lines.join("\n"));
        expect(list.drawDeck.length + troubles.length).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 200 },
    );
  });
});

test("kana with voice marks stay other kana", () => {
  expect(fold("ガラドリエル")).not.toBe(fold("カラトリエル"));
  expect(fold("ｶﾞﾗﾄﾞﾘｴﾙ")).toBe(fold("ガラドリエル"));
});
