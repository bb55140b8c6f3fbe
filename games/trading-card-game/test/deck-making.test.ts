/** Decks, packs and pools that are left to chance. */
import { stream } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { CARDS } from "../data/cards.ts";
import { rarityOf } from "../data/foot.ts";
import { BOOSTER, openBooster, PACKS, sealedPool } from "../decks/boosters.ts";
import { type Collector, type Deck, printedCard } from "../decks/deck.ts";
import { deckFromPool } from "../decks/fromPool.ts";
import { faultsOf } from "../decks/legality.ts";
import { needsOf } from "../decks/needs.ts";
import { FREE_PEOPLES_CULTURES, randomCultures, randomDeck, SHADOW_CULTURES } from "../decks/random.ts";

const SEEDS = Array.from({ length: 2000 }, (_, seed) => seed);

/** Companions that a company may begin with (3.7, 3.8): 4 twilight in all, each played only if its need is met. */
function startable({ drawDeck, ringBearer }: Deck): number {
  const there = new Set([ringBearer]);
  let twilight = 0;
  for (const again of [0, 1]) {
    for (const id of drawDeck) {
      const card = printedCard(id);
      const met = needsOf(card).must.every((want) => [...want].some((other) => there.has(other)));
      if (card.type !== "Companion" || there.has(id) || !met || twilight + (card.twilight ?? 0) > 4) continue;
      there.add(id);
      twilight += card.twilight ?? again;
    }
  }
  return there.size - 1;
}

describe("a random deck", () => {
  const decks = SEEDS.map((seed) => randomDeck(stream(seed)));

  test("may be played, whatever the seed", () => {
    const broken = decks.flatMap((deck, seed) => {
      const faults = faultsOf(deck, {});
      return faults.length > 0 ? [{ seed, faults }] : [];
    });
    expect(broken).toEqual([]);
  });

  test("has companions for a start and for the losses, and minions that any pool pays for", () => {
    for (const [seed, deck] of decks.entries()) {
      const those = deck.drawDeck.map(printedCard);
      const companions = those.filter(({ type }) => type === "Companion");
      const minions = those.filter(({ type }) => type === "Minion");
      expect([seed, companions.length >= 6, minions.length >= 15]).toEqual([seed, true, true]);
      expect([seed, startable(deck) >= 1]).toEqual([seed, true]);
      expect([seed, minions.some(({ twilight = 0 }) => twilight <= 4)]).toEqual([seed, true]);
    }
  });

  test("holds next to nothing that its other cards give no use", () => {
    let idle = 0;
    for (const deck of decks) {
      const there = new Set([deck.ringBearer, ...deck.drawDeck]);
      idle += deck.drawDeck.filter((id) =>
        needsOf(printedCard(id)).must.some((want) => ![...want].some((other) => there.has(other))),
      ).length;
    }
    expect(idle / decks.length).toBeLessThan(1);
  });

  test("is the same for the same seed, and seldom for another", () => {
    expect(randomDeck(stream(17))).toEqual(decks[17]);
    expect(new Set(decks.map((deck) => JSON.stringify(deck))).size).toBe(decks.length);
  });

  test("keeps to the cultures that are asked for", () => {
    for (const freePeoples of FREE_PEOPLES_CULTURES) {
      for (const shadow of SHADOW_CULTURES) {
        const deck = randomDeck(stream(3), { freePeoples: [freePeoples], shadow: [shadow] });
        expect(faultsOf(deck)).toEqual([]);
        const cultures = new Set(deck.drawDeck.map((id) => printedCard(id).culture));
        expect([...cultures].toSorted()).toEqual([freePeoples, shadow].toSorted());
      }
    }
  });

  test("is made of all cultures, of one or two on each side", () => {
    const chosen = SEEDS.map((seed) => randomCultures(stream(seed)));
    expect(new Set(chosen.flatMap(({ freePeoples, shadow }) => [...freePeoples, ...shadow])).size).toBe(9);
    for (const { freePeoples, shadow } of chosen) {
      expect([1, 2]).toContain(freePeoples.length);
      expect([1, 2]).toContain(shadow.length);
      expect(freePeoples).not.toEqual(["GANDALF"]);
    }
  });

  test("uses every card of the set some time, but for the one that asks for three cultures", () => {
    const used = new Set(
      decks.flatMap(({ ring, ringBearer, adventureDeck, drawDeck }) => [
        ring,
        ringBearer,
        ...adventureDeck,
        ...drawDeck,
      ]),
    );
    expect(CARDS.filter(({ id }) => !used.has(id)).map(({ id }) => id)).toEqual(["1R71"]);
  });
});

const raritiesOf = (cards: readonly Collector[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...Map.groupBy(cards, (id) => rarityOf(printedCard(id)))].map(([rarity, those]) => [
      rarity,
      those.length,
    ]),
  );

describe("a booster", () => {
  test("holds one rare, three uncommon and seven common cards, none twice and none premium", () => {
    for (const seed of SEEDS) {
      const pack = openBooster(stream(seed));
      expect(raritiesOf(pack)).toEqual(Object.fromEntries(BOOSTER));
      expect(new Set(pack).size).toBe(11);
    }
  });

  test("may hold any card of the set but the two premium ones", () => {
    const opened = new Set(SEEDS.flatMap((seed) => openBooster(stream(seed))));
    expect(CARDS.filter(({ id }) => !opened.has(id)).map(({ id }) => id)).toEqual(["1P364", "1P365"]);
  });
});

describe("a sealed pool", () => {
  test("is a starter and six boosters", () => {
    for (const seed of SEEDS.slice(0, 100)) expect(sealedPool(stream(seed))).toHaveLength(71 + PACKS * 11);
    expect(sealedPool(stream(1), 0)).toHaveLength(71);
  });

  test("makes a deck that may be played, of its own cards", () => {
    for (const seed of SEEDS.slice(0, 150)) {
      const pool = sealedPool(stream(seed), seed % 7);
      const deck = deckFromPool(pool);
      expect([seed, deck && faultsOf(deck, { pool })]).toEqual([seed, []]);
    }
  });

  test("makes the same deck every time, in whatever order it lies", () => {
    const pool = sealedPool(stream(5));
    expect(deckFromPool(pool)).toEqual(deckFromPool(pool.toReversed()));
  });

  test("that is too small makes none", () => {
    expect(deckFromPool([])).toBeNull();
    expect(deckFromPool(openBooster(stream(1)))).toBeNull();
    expect(deckFromPool(sealedPool(stream(1)).filter((id) => id !== "1C349"))).toBeNull();
    expect(
      deckFromPool(sealedPool(stream(1)).filter((id) => !printedCard(id).canStartAsRingBearer)),
    ).toBeNull();
  });
});
