/** What the trays count: dice, cards, and tiles as everybody may know them. */
import { haveRolled, percent, rolledBy } from "@westmarch/campaign/counting";
import { describe, expect, test } from "vitest";
import { whoActs } from "../board/acting/ahead.ts";
import {
  discardsOf,
  handsOf,
  nationsAtWar,
  onTable,
  politicalTrack,
  poolOf,
  reservesOf,
} from "../board/trays/counts.ts";
import { huntTarget, nextTiles, revealOdds, rowsOf, tilesLeft, waitingTiles } from "../board/trays/pool.ts";
import { gistOf, nearSide, type TrayName } from "../board/trays/trays.ts";
import { bitOf, CARD } from "../data/cards.ts";
import {
  ALL_NATIONS,
  CHARACTER_FACE,
  DECKS_OF,
  EVENT_FACE,
  FREE,
  GONDOR,
  NONE,
  ROHAN,
  SHADOW,
} from "../data/ids.ts";
import { ALL_TILES, EYE_TILE, TILE } from "../data/tiles.ts";
import { DRAWN, IN_POOL, REMOVED, WAITING, type War } from "../state.ts";
import { hunted } from "./hunting.ts";
import { testWords, wordsOf } from "./saying.ts";
import { at, engine } from "./table.ts";

const view = (): War => at(hunted()).state;

testWords("the words of the trays", wordsOf("table"));

describe("the dice of a side", () => {
  test("are those that it has not used, and places for those that it has", () => {
    const g = view();
    g.owned[FREE] = 5;
    g.box[FREE] = 1;
    expect(poolOf(g, FREE)).toEqual({ unused: [CHARACTER_FACE, CHARACTER_FACE], used: 2, unrolled: 0 });
  });

  test("are blank before they are rolled", () => {
    const g = view();
    g.stack = g.stack.filter(({ chapter }) => chapter === "game");
    g.dice.fill(0);
    g.owned[SHADOW] = 7;
    g.box[SHADOW] = 2;
    expect(poolOf(g, SHADOW)).toEqual({ unused: [], used: 0, unrolled: 5 });
  });

  test("have all been used when the last one has", () => {
    const g = view();
    g.dice.fill(0);
    g.owned[FREE] = 4;
    expect(poolOf(g, FREE)).toEqual({ unused: [], used: 4, unrolled: 0 });
  });
});

test("dice are seen when it is told that they were rolled", () => {
  const told = (type: "turn" | "rolled", index: number) =>
    type === "turn"
      ? ({ type, facts: { turn: 2, dice: [4, 7] }, version: 1, index } as const)
      : ({ type, facts: { side: FREE, faces: [] }, version: 1, index } as const);
  expect(haveRolled([], rolledBy(FREE))).toBe(true);
  expect(haveRolled([told("rolled", 0), told("turn", 1)], rolledBy(FREE))).toBe(false);
  expect(haveRolled([told("turn", 0), told("rolled", 1)], rolledBy(FREE))).toBe(true);
  expect(haveRolled([told("turn", 0), told("rolled", 1)], rolledBy(SHADOW))).toBe(false);
});

describe("the Hunt Pool as everybody may know it", () => {
  test("has the sixteen standard tiles at the start", () => {
    const g = view();
    for (const tile of ALL_TILES) if (g.tiles[tile] !== IN_POOL && tile < 16) g.tiles[tile] = IN_POOL;
    expect(tilesLeft(g)).toBe(16);
    expect(rowsOf(g).map(({ value, left, special }) => [value, left, special])).toEqual([
      [EYE_TILE, 4, 4],
      [3, 3, 0],
      [2, 3, 1],
      [1, 4, 2],
      [0, 2, 2],
    ]);
    expect(revealOdds(g)).toBe(percent(9, 16));
  });

  test("knows which tiles were drawn and which are gone", () => {
    const g = view();
    g.tiles[TILE.named("eye-1")] = DRAWN;
    g.tiles[TILE.named("3-1")] = REMOVED;
    const rows = new Map(rowsOf(g).map((row) => [row.value, row]));
    expect(rows.get(EYE_TILE)).toMatchObject({ left: 3, all: 4 });
    expect(rows.get(3)).toMatchObject({ left: 2, all: 2 });
  });

  test("is filled with the drawn standard tiles when it is empty", () => {
    const g = view();
    for (const tile of ALL_TILES) if (g.tiles[tile] === IN_POOL) g.tiles[tile] = DRAWN;
    g.tiles[TILE.named("elven-rope")] = DRAWN;
    expect(tilesLeft(g)).toBe(0);
    expect(nextTiles(g).length).toBe(16);
  });

  test("leaves out special tiles that wait for Mordor", () => {
    const g = view();
    const rope = TILE.named("elven-rope");
    g.tiles[rope] = WAITING;
    expect(waitingTiles(g)).toEqual([rope]);
    expect(nextTiles(g)).not.toContain(rope);
  });

  test("is searched by dice that hit on less for each die of the Free Peoples, but never on a 1", () => {
    expect([0, 1, 3, 6].map((free) => huntTarget({ box: [free, 1] }))).toEqual([6, 5, 3, 2]);
  });
});

describe("the Political Track", () => {
  test("has every Nation once", () => {
    const g = view();
    const nations = politicalTrack(g).flatMap((column) => column.nations);
    expect([...nations].sort()).toEqual([...ALL_NATIONS].sort());
    expect(politicalTrack(g).map(({ steps }) => steps)).toEqual([3, 2, 1, 0]);
  });

  test("counts the Nations At War", () => {
    const g = view();
    g.steps.fill(2);
    g.steps[GONDOR] = 0;
    g.steps[ROHAN] = 0;
    expect(nationsAtWar(g)).toBe(2);
  });

  test("tells what can still be recruited", () => {
    const g = view();
    g.pool[GONDOR * 3] = 6;
    g.pool[GONDOR * 3 + 1] = 4;
    g.pool[GONDOR * 3 + 2] = 3;
    expect(reservesOf(g, GONDOR)).toEqual({ regulars: 6, elites: 4, leaders: 3 });
  });
});

describe("cards", () => {
  const wormtongue = CARD.named("wormtongue");
  test("on the table are those of their side", () => {
    const g = view();
    g.table[DECKS_OF[SHADOW][0]] |= bitOf(wormtongue);
    expect(onTable(g, SHADOW)).toContain(wormtongue);
    expect(onTable(g, FREE)).not.toContain(wormtongue);
  });

  test("in a discard pile are seen when they lie face up, and only counted when they do not", () => {
    const g = view();
    const deck = DECKS_OF[SHADOW][0];
    g.spent[deck] = bitOf(wormtongue);
    g.buriedCount[2] = 3;
    expect(discardsOf(g, deck, [1])).toEqual({ open: [wormtongue], hidden: 3 });
  });

  test("in the hands of a side are counted by kind of deck", () => {
    const g = view();
    g.handCount = [1, 2, 3, 4];
    expect([0, 1].map((kind) => handsOf(g, [0, 1], kind))).toEqual([4, 6]);
  });
});

describe("a folded tray", () => {
  const say = Object.assign((key: string, slots?: object) => `${key} ${JSON.stringify(slots)}`, {
    language: "en" as const,
  });
  const gist = (told: War, tray: TrayName, seat: number | null = 0) =>
    gistOf({ told, say, seat }, tray, FREE);

  test("tells progress and corruption, and in Mordor the step there", () => {
    const g = view();
    g.mordor = NONE;
    g.progress = 2;
    g.corruption = 4;
    expect(gist(g, "fellowship")).toBe("2 · 4");
    g.mordor = 3;
    expect(gist(g, "fellowship")).toBe("3/5 · 4");
  });

  test("tells the level of the Hunt, the cards of the own hand and the dice of the other side", () => {
    const g = view();
    g.handCount[0] = 2;
    g.handCount[1] = 3;
    expect(gist(g, "hunt")).toBe("1");
    expect(gist(g, "own")).toBe('tray.gist.cards {"count":5}');
    expect(gist(g, "own", null)).toBe('tray.gist.dice {"count":2}');
    expect(gist(g, "other")).toBe('tray.gist.dice {"count":2}');
  });
});

test("the table is seen from one's own side, and by those who only watch from that of the Free Peoples", () => {
  expect([0, 1, null].map((seat) => nearSide({ players: 2 }, seat))).toEqual([FREE, SHADOW, FREE]);
  expect([0, 1, 2, 3].map((seat) => nearSide({ players: 4 }, seat))).toEqual([FREE, FREE, SHADOW, SHADOW]);
});

test("whose decision it is can be seen by everybody", () => {
  const t = at(hunted({ dice: { "free-peoples": ["event"], shadow: ["event"] } }));
  expect(t.state.dice[EVENT_FACE]).toBe(1);
  for (const seat of [0, 1, null]) expect(whoActs(engine.view(t.state, seat))).toEqual([0]);
});
