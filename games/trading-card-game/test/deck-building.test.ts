/** Building a deck: finding cards, counting chances, who sets out, what is kept and what is sent. */
import { stream } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { KEY_CARDS } from "../board/decks/plans.ts";
import { pack, packPool, unpack, unpackPool } from "../board/decks/sharing.ts";
import { mostIn, supplyOf } from "../board/decks/supply.ts";
import { CARDS, type Card } from "../data/cards.ts";
import { sealedPool } from "../decks/boosters.ts";
import {
  copiesIn,
  costOf,
  fewer,
  joins,
  likelyStart,
  mayJoin,
  more,
  NOTHING,
  settle,
  stays,
} from "../decks/changes.ts";
import { inPiles, PILES, twilightCurve } from "../decks/curve.ts";
import { deckFromPool } from "../decks/fromPool.ts";
import {
  asItWas,
  formatOf,
  MOST_VERSIONS,
  type OwnDeck,
  type Pool,
  readOwn,
  type Titled,
  withVersion,
  writeOwn,
} from "../decks/kept.ts";
import { faultsOf, isLegal } from "../decks/legality.ts";
import { atLeast, average, chances } from "../decks/odds.ts";
import { randomDeck } from "../decks/random.ts";
import { READY_DECKS, STARTERS } from "../decks/ready.ts";
import { type Filter, NO_FILTER, pagesOf, search } from "../decks/search.ts";
import { readingIn } from "../language/index.ts";
import { LANGUAGES } from "./catalogues.ts";

const LANGUAGE_PAGES = await Promise.all(
  LANGUAGES.map(async (language) => pagesOf(await readingIn(language))),
);
const found = (filter: Partial<Filter>): readonly string[] =>
  search(LANGUAGE_PAGES, { ...NO_FILTER, ...filter }).map(({ id }) => id);

describe("searching", () => {
  test("nothing typed and nothing asked finds every card", () => {
    expect(found({})).toHaveLength(CARDS.length);
  });

  test.each([["legolas greenleaf"], ["勒苟拉斯 綠葉"], ["莱戈拉斯"], ["レゴラス"]])(
    "%s finds Legolas by his name",
    (words) => {
      expect(found({ words })).toContain("1R50");
    },
  );

  test("a card is found by its text, whatever the language", () => {
    expect(found({ words: "overwhelmed tripled" })).toContain("1C8");
    expect(found({ words: "1C8" })[0]).toBe("1C8");
  });

  test("accents and capitals make no difference", () => {
    expect(found({ words: "ULAIRE enquea" })).toEqual(["1U231"]);
  });

  test("those who are called so stand before those who speak of it", () => {
    const [first] = found({ words: "gimli" });
    expect(first).toBe("1U12");
    expect(found({ words: "gimli" }).length).toBeGreaterThan(2);
  });

  test("a figure is asked for by its label, in the language of the label", () => {
    const strong = CARDS.filter(({ strength = 0 }) => strength >= 12).map(({ id }) => id);
    expect(strong.length).toBeGreaterThan(0);
    expect(found({ words: "strength>=12" })).toEqual(strong);
    expect(found({ words: "力量>=12" })).toEqual(strong);
  });

  test.each([
    ["type:ally", ({ type }: Card) => type === "Ally"],
    ["culture:elven", ({ culture }: Card) => culture === "ELVEN"],
    ["rarity:rare", ({ id }: Card) => id[1] === "R"],
    ["rarity:r", ({ id }: Card) => id[1] === "R"],
    ["side:shadow type:event", ({ side, type }: Card) => side === "Shadow" && type === "Event"],
    ["類型:盟友", ({ type }: Card) => type === "Ally"],
    ["类型：盟友", ({ type }: Card) => type === "Ally"],
    ["種類:盟友", ({ type }: Card) => type === "Ally"],
  ])("%s finds what is printed behind a label", (words, isMeant) => {
    const meant = CARDS.filter(isMeant).map(({ id }) => id);
    expect(meant.length).toBeGreaterThan(5);
    expect(found({ words }).toSorted()).toEqual(meant.toSorted());
  });

  test("an archer is found by the usual Chinese word, too", () => {
    const archers = CARDS.filter(({ keywords = [] }) => keywords.includes("archer")).map(({ id }) => id);
    expect(archers.length).toBeGreaterThan(5);
    expect(found({ words: "弓箭手" })).toEqual(expect.arrayContaining(archers));
  });

  test("filters narrow each other, and several of a kind widen", () => {
    const ids = found({ cultures: ["ELVEN", "DWARVEN"], types: ["Companion"], twilight: [2] });
    const meant = CARDS.filter(
      ({ culture, type, twilight }) =>
        (culture === "ELVEN" || culture === "DWARVEN") && type === "Companion" && twilight === 2,
    );
    expect(ids).toEqual(meant.map(({ id }) => id));
    expect(found({ phases: ["Regroup"], types: ["Event"] }).length).toBeGreaterThan(0);
    const sixth = CARDS.filter(({ type, siteNumber }) => type === "Site" && siteNumber === 6);
    expect(found({ siteNumbers: [6], types: ["Site"] })).toEqual(sixth.map(({ id }) => id));
  });
});

describe("the chances of an opening hand", () => {
  test("add up to 1", () => {
    for (const wanted of [0, 1, 4, 30, 60]) {
      expect(chances(60, wanted).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    }
  });

  test("are those of drawing without putting back", () => {
    // 1 − (56·55·…·49)/(60·59·…·53)
    expect(atLeast(1, 60, 4)).toBeCloseTo(0.44482040870733, 12);
    expect(atLeast(1, 60, 60)).toBe(1);
    expect(atLeast(1, 60, 0)).toBe(0);
    expect(atLeast(2, 8, 2)).toBe(1);
    expect(average(60, 15)).toBe(2);
  });

  test("of a deck smaller than a hand are certain", () => {
    expect(chances(3, 2)).toEqual([0, 0, 1, 0]);
    expect(average(0, 0)).toBe(0);
  });
});

describe("laying out a deck", () => {
  test("2.1 the first Frodo bears the Ring, and he goes last", () => {
    const two = more(more(NOTHING, "1C290"), "1C290");
    expect(two.list).toMatchObject({ ringBearer: "1C290", drawDeck: ["1C290"] });
    expect(fewer(two, "1C290").list).toMatchObject({ ringBearer: "1C290", drawDeck: [] });
    expect(fewer(fewer(two, "1C290"), "1C290").list.ringBearer).toBeNull();
  });

  test("2.3 there are at most four copies of a card", () => {
    expect(copiesIn(settle(NOTHING, "1C7", 9).list, "1C7")).toBe(4);
    expect(copiesIn(settle(settle(NOTHING, "1C7", 4), "1C7", 1).list, "1C7")).toBe(1);
  });

  test("2.4 a site takes the place of the one with its number", () => {
    const one = more(more(NOTHING, "1U320"), "1C326");
    expect(one.list.adventureDeck).toEqual(["1C326"]);
  });

  test("3.7 companions for 4 twilight set out, and no more", () => {
    const { deck } = READY_DECKS[0];
    const plan = joins({ list: deck, start: [] }, "1P365");
    expect(costOf(plan.start)).toBe(4);
    expect(mayJoin(plan, "1U97")).toBe(false);
    expect(stays(plan, "1P365").start).toEqual([]);
  });

  test("3.8 a Dwarf Guard waits until a Dwarf is there", () => {
    const plan = { list: settle(settle(NOTHING, "1C7", 2), "1U12", 1).list, start: [] };
    expect(mayJoin(plan, "1C7")).toBe(false);
    expect(joins(joins(plan, "1U12"), "1C7").start).toEqual(["1U12", "1C7"]);
    expect(stays(joins(joins(plan, "1U12"), "1C7"), "1U12").start).toEqual([]);
  });

  test("a companion that leaves the deck does not set out", () => {
    const plan = joins({ list: settle(NOTHING, "1U12", 1).list, start: [] }, "1U12");
    expect(fewer(plan, "1U12").start).toEqual([]);
  });

  test("a likely start may be played, for every ready deck", () => {
    for (const { id, deck } of READY_DECKS) {
      const start = likelyStart(deck);
      expect([id, start.length > 0, costOf(start) <= 4]).toEqual([id, true, true]);
    }
  });

  test("every card lies in one pile and on one step of the curve", () => {
    for (const { deck } of READY_DECKS) {
      const piles = inPiles(deck);
      const lying = PILES.flatMap((pile) => piles.get(pile) ?? []).reduce((sum, [count]) => sum + count, 0);
      const steps = twilightCurve(deck).reduce((sum, step) => sum + step.freePeoples + step.shadow, 0);
      expect([lying, steps]).toEqual([deck.drawDeck.length, deck.drawDeck.length]);
    }
  });
});

describe("the ready decks", () => {
  test("may be played, and start with those who may set out together (2, 3.7, 3.8)", () => {
    for (const { id, deck, start } of READY_DECKS) {
      const plan = start.reduce(joins, { list: deck, start: [] });
      // A starter is played as it comes out of its box (20.1).
      const isBox = STARTERS.some((starter) => starter.id === id);
      expect([id, isBox || isLegal(deck), plan.start]).toEqual([id, true, start]);
    }
  });

  test("hold the cards that their pages speak of", () => {
    for (const { id, deck } of READY_DECKS) {
      const missing = KEY_CARDS[id].filter((card) => copiesIn(deck, card.id) === 0);
      expect([id, missing]).toEqual([id, []]);
    }
  });
});

const [{ deck, start }] = READY_DECKS;
const SHARED: Titled = { list: deck, start, name: "國王大道 ü", notes: "Play Aragorn.\n二行目" };

describe("a link", () => {
  test("brings the same deck", () => {
    expect(unpack(pack(SHARED))).toEqual(SHARED);
  });

  test("brings every deck that chance makes, and is short", () => {
    for (let seed = 0; seed < 50; seed++) {
      const list = randomDeck(stream(seed));
      const packed = pack({ list, start: [], name: "x", notes: "" });
      expect(unpack(packed)).toMatchObject({ list });
      expect(packed.length).toBeLessThan(160);
    }
  });

  test("brings a deck of nothing", () => {
    const nothing = { ...NOTHING, name: "", notes: "" };
    expect(unpack(pack(nothing))).toEqual(nothing);
  });

  test("that lost a letter or had one changed is found out", () => {
    const packed = pack(SHARED);
    expect(unpack(packed.slice(0, -1))).toBe("damaged");
    expect(unpack(packed.slice(0, 10))).toBe("damaged");
    expect(unpack("")).toBe("not-a-link");
    expect(unpack("Legolas!")).toBe("not-a-link");
    for (let at = 0; at < packed.length; at++) {
      const changed = `${packed.slice(0, at)}${packed[at] === "x" ? "y" : "x"}${packed.slice(at + 1)}`;
      expect(unpack(changed)).toSatisfy((read) => typeof read === "string" || changed === packed);
    }
  });

  test("of a later Westmarch is told from a broken one", () => {
    // Version 3, with its sum.
    const low = 1 + 3;
    expect(unpack(btoa(String.fromCharCode(3, low, low)).replaceAll("=", ""))).toBe("newer");
  });
});

const POOL: Pool = { table: "a-Table_1", seat: 3, cards: sealedPool(stream(1)) };

describe("a pool", () => {
  test("comes to the builder by a link with all its cards, and is kept with the deck", () => {
    const letters = packPool(POOL);
    expect(letters.length).toBeLessThan(500);
    const pool = unpackPool(letters);
    if (typeof pool === "string") throw new Error(pool);
    expect({ ...pool, cards: pool.cards.toSorted() }).toEqual({ ...POOL, cards: POOL.cards.toSorted() });
    const own: OwnDeck = { ...SHARED, pool, versions: [] };
    expect(readOwn(writeOwn(own))).toEqual(own);
    expect(unpackPool(letters.slice(1))).toBeTypeOf("string");
  });

  test("lets a deck hold as many copies of a card as it has, and no more than the rules do", () => {
    const [one] = POOL.cards;
    const supply = supplyOf({ ...POOL, cards: [one, one, "1U51"] });
    expect(mostIn(supply, "1U51")).toBe(1);
    expect(mostIn(supply, "1R30")).toBe(0);
    expect(mostIn(null, "1U51")).toBe(4);
    expect(mostIn(supplyOf({ ...POOL, cards: new Array<string>(7).fill("1U51") }), "1U51")).toBe(4);
  });

  test("is what its deck is held to", () => {
    const [suggestion] = [deckFromPool(POOL.cards)];
    expect(suggestion && faultsOf(suggestion, formatOf(POOL))).toEqual([]);
    expect(faultsOf(deck, formatOf(POOL)).map(({ reason }) => reason)).toContain("not-in-pool");
    expect(faultsOf(deck, formatOf(undefined))).toEqual([]);
  });
});

describe("what a device keeps", () => {
  const own: OwnDeck = { ...SHARED, versions: [] };

  test("is read back", () => {
    const kept = withVersion(own, "before the change", 1_700_000_000_000);
    expect(readOwn(writeOwn(kept))).toEqual(kept);
  });

  test("goes back to a version and keeps the versions", () => {
    const kept = withVersion(own, "first", 1);
    const changed = { ...kept, ...fewer(kept, "1P365") };
    expect(changed.list).not.toEqual(own.list);
    expect(asItWas(changed, changed.versions[0])).toEqual(kept);
  });

  test("keeps so many versions and no more", () => {
    let kept = own;
    for (let at = 0; at < MOST_VERSIONS + 5; at++) kept = withVersion(kept, String(at), at);
    expect(kept.versions).toHaveLength(MOST_VERSIONS);
    expect(kept.versions[0].name).toBe(String(MOST_VERSIONS + 4));
  });

  test.each([
    ["nothing", ""],
    ["half of it", writeOwn(own).slice(0, 200)],
    ["something else", "[1, 2]"],
    ["a card that there is not", writeOwn(own).replace("1C290", "4U12")],
    ["another form", writeOwn(own).replace('"form":1', '"form":9')],
  ])("is not taken for a deck when it is %s", (_, kept) => {
    expect(readOwn(kept)).toBeNull();
  });
});
