/** A `@ts-expect-error` that finds no error is one itself: the type check runs these tests. */
import { describe, expect, expectTypeOf, test } from "vitest";
import { type BattleKindId, BY_CEASING, SIEGE_BATTLE } from "../data/battles.ts";
import { ARMY_ICON, card, deckOf } from "../data/cards.ts";
import {
  anyUnit,
  type DeckId,
  eliteOf,
  FACE,
  FREE,
  GONDOR,
  isAnyUnit,
  NATION,
  nationOfAnyUnit,
  person,
  regularOf,
  STRATEGY_DECK,
  STRIDER,
  STRONGHOLD,
  sideOfDeck,
  WILL_FACE,
} from "../data/ids.ts";
import { REGION, type RegionId } from "../data/regionnames.ts";
import { isStronghold } from "../data/regions.ts";
import { TILE, TILE_OF_CARD } from "../data/tiles.ts";
import { inFellowship, isActive, isOnTable } from "../facts.ts";
import { cardsOfIcon } from "../rules/cards/hand.ts";
import { bringIn, figuresIn, inPool } from "../rules/figures.ts";
import { returnTile } from "../rules/hunt/pool.ts";
import { IN_POOL, type TilePlace } from "../state.ts";
import { at } from "./table.ts";

describe("the compiler refuses", () => {
  const { state } = at({});

  test("a face of a die where a Nation is wanted", () => {
    expectTypeOf(isActive).toBeCallableWith(state, GONDOR);
    // @ts-expect-error a face is no Nation
    expectTypeOf(isActive).toBeCallableWith(state, WILL_FACE);
    expect([NATION.find("will"), FACE.find("will")]).toEqual([null, WILL_FACE]);
  });

  test("a Nation where a Character is wanted", () => {
    expectTypeOf(inFellowship).toBeCallableWith(state, STRIDER);
    // @ts-expect-error a Nation is no Character
    expectTypeOf(inFellowship).toBeCallableWith(state, GONDOR);
    expect(inFellowship(state, STRIDER)).toBe(true);
  });

  test("a face of a die where a region is wanted", () => {
    const region = REGION.named("osgiliath");
    expectTypeOf(bringIn).toBeCallableWith(state, region, regularOf(GONDOR), 1);
    // @ts-expect-error a face is no region
    expectTypeOf(bringIn).toBeCallableWith(state, WILL_FACE, regularOf(GONDOR), 1);
    // @ts-expect-error nor is any number
    expectTypeOf(isStronghold).toBeCallableWith(53);
    // @ts-expect-error there is no such region
    expect(() => REGION.named("valinor")).toThrow(RangeError);
  });

  test("a Character or a Nation where a figure is wanted", () => {
    const bree = REGION.named("bree");
    expectTypeOf(bringIn).toBeCallableWith(state, bree, person(STRIDER));
    // @ts-expect-error a Character is known by another number than his figure
    expectTypeOf(bringIn).toBeCallableWith(state, bree, STRIDER);
    // @ts-expect-error nor is a Nation one of its Regulars
    expectTypeOf(bringIn).toBeCallableWith(state, bree, GONDOR);
    // @ts-expect-error a face is no region either
    expectTypeOf(bringIn).toBeCallableWith(state, WILL_FACE, STRIDER, GONDOR);
    expect(figuresIn(state, bree, person(STRIDER))).toBe(0);
  });

  test("any unit of a Nation where one figure is wanted", () => {
    expectTypeOf(inPool).toBeCallableWith(state, eliteOf(GONDOR));
    // @ts-expect-error its player says whether it is a Regular or an Elite
    expectTypeOf(inPool).toBeCallableWith(state, anyUnit(GONDOR));
    expect([isAnyUnit(anyUnit(GONDOR)), isAnyUnit(eliteOf(GONDOR))]).toEqual([true, false]);
    expect(nationOfAnyUnit(anyUnit(GONDOR))).toBe(GONDOR);
  });

  test("a number, a deck or a symbol where a card is wanted, or the other way round", () => {
    const athelas = card("athelas");
    expectTypeOf(isOnTable).toBeCallableWith(state, athelas);
    // @ts-expect-error a number is no card
    expectTypeOf(isOnTable).toBeCallableWith(state, 8);
    // @ts-expect-error a symbol is no card
    expectTypeOf(isOnTable).toBeCallableWith(state, ARMY_ICON);
    // @ts-expect-error a deck is no card
    expectTypeOf(isOnTable).toBeCallableWith(state, deckOf(athelas));
    // @ts-expect-error a card is no deck
    expectTypeOf(sideOfDeck).toBeCallableWith(athelas);
    // @ts-expect-error a deck is no symbol
    expectTypeOf(cardsOfIcon).toBeCallableWith(state, 0, deckOf(athelas));
    expect([isOnTable(state, athelas), sideOfDeck(deckOf(athelas))]).toEqual([false, FREE]);
    expect(cardsOfIcon(state, 0, ARMY_ICON)).toEqual([]);
  });

  test("where a Hunt tile lies, or a card, where the tile itself is wanted", () => {
    expectTypeOf(returnTile).toBeCallableWith(state, TILE.named("eye-1"));
    // @ts-expect-error a place is no tile
    expectTypeOf(returnTile).toBeCallableWith(state, IN_POOL);
    // @ts-expect-error a card is no tile, although one is called alike
    expectTypeOf(returnTile).toBeCallableWith(state, card("elven-rope"));
    expectTypeOf(TILE.named("eye-1")).not.toExtend<TilePlace>();
    expect(TILE_OF_CARD.get(card("elven-rope"))).toBe(TILE.named("elven-rope"));
    expect(TILE_OF_CARD.size).toBe(8);
  });

  test("how a battle ends where its kind is wanted, and a Settlement where anything else is", () => {
    expectTypeOf(SIEGE_BATTLE).toExtend<BattleKindId>();
    expectTypeOf(BY_CEASING).not.toExtend<BattleKindId>();
    expectTypeOf(STRONGHOLD).not.toExtend<RegionId>();
    expectTypeOf(STRATEGY_DECK).not.toExtend<DeckId>();
    expect([SIEGE_BATTLE, BY_CEASING, STRONGHOLD, STRATEGY_DECK]).toEqual([1, 1, 3, 1]);
  });
});
