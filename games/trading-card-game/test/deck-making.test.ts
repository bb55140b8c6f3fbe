/** Decks, packs, pools and drafts that are left to chance. */
import { stream } from "@westmarch/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CARDS } from "../data/cards.ts";
import {
  BOOSTER,
  type Draft,
  isDraftOver,
  openBooster,
  openDraft,
  PACKS,
  passesLeft,
  pick,
  sealedPool,
} from "../decks/boosters.ts";
import { type Collector, type Deck, printedCard, rarityOf } from "../decks/deck.ts";
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

/** A whole draft in which everybody picks at random. */
function drafted(players: number, seed: number, rounds = PACKS): Draft {
  const draw = stream(seed);
  let draft = openDraft(draw, players, rounds);
  while (!isDraftOver(draft))
    draft = pick(
      draft,
      draft.hands.map((hand) => hand[draw(hand.length)]),
      draw,
    );
  return draft;
}

describe("a draft", () => {
  test.each([2, 3, 4, 5, 6])("among %i gives everybody a pool that makes a deck", (players) => {
    const { pools } = drafted(players, players);
    for (const pool of pools) {
      expect(pool).toHaveLength(71 + PACKS * 11);
      const deck = deckFromPool(pool);
      expect(deck && faultsOf(deck, { pool })).toEqual([]);
    }
  });

  test.each([1, 7, 2.5])("is not for %d", (players) => {
    expect(() => openDraft(stream(1), players)).toThrow(RangeError);
  });

  test("passes packs to the left, then to the right, and opens the next when nothing is left", () => {
    const draw = stream(4);
    let draft = openDraft(draw, 3, 2);
    const first = draft.hands;
    expect(passesLeft(draft)).toBe(true);
    const picks = first.map(([card]) => card);
    draft = pick(draft, picks, draw);
    expect(draft.hands).toEqual([first[2].slice(1), first[0].slice(1), first[1].slice(1)]);
    for (let turn = 1; turn < 11; turn++)
      draft = pick(
        draft,
        draft.hands.map(([card]) => card),
        draw,
      );
    expect(draft.round).toBe(2);
    expect(draft.hands.map(({ length }) => length)).toEqual([11, 11, 11]);
    expect(passesLeft(draft)).toBe(false);
    const second = draft.hands;
    draft = pick(
      draft,
      second.map(([card]) => card),
      draw,
    );
    expect(draft.hands).toEqual([second[1].slice(1), second[2].slice(1), second[0].slice(1)]);
  });

  test("loses and doubles no card", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), fc.nat(), (players, seed) => {
        const draw = stream(seed);
        let draft = openDraft(draw, players, 1);
        const all = (): Collector[] => [...draft.hands.flat(), ...draft.pools.flat()].toSorted();
        const before = all();
        while (!isDraftOver(draft)) {
          draft = pick(
            draft,
            draft.hands.map((hand) => hand[draw(hand.length)]),
            draw,
          );
          expect(all()).toEqual(before);
        }
      }),
      { numRuns: 20 },
    );
  });

  test("draws nothing until the next packs are opened", () => {
    const draft = openDraft(stream(6), 2);
    const nothing = (): number => {
      throw new Error("drew");
    };
    const picks = draft.hands.map(([card]) => card);
    expect(() => pick(draft, picks, nothing)).not.toThrow();
    expect(draft).toEqual(openDraft(stream(6), 2));
  });

  test("gives nobody a card of another's pack", () => {
    const draft = openDraft(stream(9), 2);
    const strange = CARDS.find(({ id }) => !draft.hands.flat().includes(id))?.id ?? "";
    expect(() => pick(draft, [strange, draft.hands[1][0]], stream(1))).toThrow(
      `${strange} is not in this pack`,
    );
    expect(() => pick(draft, [draft.hands[0][0]], stream(1))).toThrow(RangeError);
  });
});
