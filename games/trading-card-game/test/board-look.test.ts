/** What stands where on the table, as each seat sees it. */
import { Engine, NONE, type Seat } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { type CopyOnTable, folded, type Look, look } from "../board/look/look.ts";
import { sidesOf } from "../board/look/sides.ts";
import { totals } from "../board/look/totals.ts";
import { CARD, type CopyId, copyId, printed } from "../data/ids.ts";
import { tradingCardGame } from "../index.ts";
import { compare } from "../rules/skirmishes.ts";
import type { CardGame } from "../state.ts";
import { BRIDGE } from "./bridge.ts";
import { playAtRandom } from "./table.ts";

const engine = new Engine(tradingCardGame);

const ids = (all: readonly CopyOnTable[]): readonly CopyId[] => all.map(({ copy }) => copy.id);

/** Every copy that stands anywhere, by number. */
function everything({ road, lanes, columns, own, others }: Look): number[] {
  const whole = (all: readonly CopyOnTable[]): number[] =>
    all.flatMap(({ copy, bears, stacked }) => [copy, ...bears, ...stacked].map(({ id }) => id));
  return [
    ...road.flatMap(({ copy, bears }) => (copy ? [copy.id, ...bears.map(({ id }) => id)] : [])),
    ...whole(lanes.flatMap(({ defender, minions }) => [defender, ...minions])),
    ...whole(columns.flatMap(({ minions }) => minions)),
    ...[own, ...others].flatMap(({ sleeping, allies, support, free }) => [
      ...(free ? [] : whole(sleeping)),
      ...whole(allies),
      ...whole(support),
    ]),
  ].sort((one, other) => one - other);
}

describe("on the bridge", () => {
  const seen = look(BRIDGE, 0);

  test("the Ring-bearer stands in the middle of the fellowship", () => {
    expect(seen.lanes.map(({ defender }) => defender.copy.id)).toEqual([1, 0, 2]);
    expect(seen.lanes.map(({ ringBearer }) => ringBearer)).toEqual([false, true, false]);
  });

  test("minions stand before whom they are assigned to, and the others in a column of their player's", () => {
    expect(seen.lanes.map(({ minions }) => ids(minions))).toEqual([[5, 6], [], [7]]);
    expect(seen.columns.map(({ seat, minions }) => [seat, ids(minions)])).toEqual([[1, [8]]]);
  });

  test("the skirmish going on is marked", () => {
    expect(seen.lanes.map(({ now }) => now)).toEqual([true, false, false]);
  });

  test("what a companion bears comes with it", () => {
    expect(seen.lanes[0].defender.bears.map(({ id }) => id)).toEqual([4]);
    expect(seen.lanes[0].defender.wounds).toBe(1);
  });

  test("fellowships stand on the road where their sites are", () => {
    expect(seen.road.map(({ here }) => here)).toEqual([[], [], [], [1], [0], [], [], [], []]);
    expect(seen.road.find(({ current }) => current)?.number).toBe(5);
  });

  test("the fellowship that is not to move sleeps beside its player", () => {
    expect(ids(seen.others[0].sleeping)).toEqual([11]);
  });

  test("one's own discard pile may be opened, another's not, and dead piles by everybody", () => {
    const open = (players: Look["others"]) =>
      players.map(({ piles }) => piles.map(({ kind, cards }) => [kind, cards?.length ?? null]));
    expect(open([seen.own, ...seen.others])).toEqual([
      [
        ["deck", null],
        ["discard", 2],
        ["dead", 0],
      ],
      [
        ["deck", null],
        ["discard", null],
        ["dead", 1],
      ],
    ]);
    expect(look(BRIDGE, null).own.piles.map(({ cards }) => cards)).toEqual([null, null, []]);
  });

  test("the plate of the skirmish says what the rules compare", () => {
    const { fellowship, minions } = compare(BRIDGE);
    expect(sidesOf(totals(BRIDGE), seen.lanes[0])).toEqual({ fellowship, minions });
    expect(sidesOf(totals(BRIDGE), seen.lanes[1])).toBeNull();
  });
});

describe("an area with more than six cards", () => {
  const card = (id: number, name = "1C286"): CopyOnTable => ({
    copy: { id: copyId(id), card: CARD.named(name), owner: 0, zone: "support", on: NONE },
    wounds: 0,
    vitality: 2,
    bears: [],
    stacked: [],
    sleeps: false,
  });

  test("shows six as they are", () => {
    const six = Array.from({ length: 6 }, (_, i) => card(i));
    expect(folded(six)).toEqual({ shown: six.map((standing) => ({ standing, many: 1 })), more: 0 });
  });

  test("counts like ones together", () => {
    const { shown, more } = folded(Array.from({ length: 9 }, (_, i) => card(i, i < 4 ? "1C286" : "1C7")));
    expect([shown.map(({ many }) => many), more]).toEqual([[4, 5], 0]);
  });

  test("counts what is left, and shows what is wanted first and by itself", () => {
    const names = ["1C7", "1C9", "1C180", "1C182", "1C269", "1C286", "1C290", "1C290"];
    const { shown, more } = folded(
      names.map((name, i) => card(i, name)),
      (id) => id === 7,
    );
    expect(shown[0].standing.copy.id).toBe(7);
    expect([shown.length, more]).toEqual([5, 3]);
  });
});

describe.each([2, 3, 4])("in random games of %i", (seats) => {
  const positionsOf = (see: (g: CardGame, seat: Seat) => void) => {
    for (let seed = 0; seed < 4; seed++) {
      let at = 0;
      playAtRandom(seats, seats * 31 + seed, 400, (g) => at++ % 5 === 0 && see(g, at % seats));
    }
  };

  test("every copy on the table stands in one place, from every seat", () => {
    positionsOf((g, seat) => {
      expect(everything(look(g, seat))).toEqual(
        g.table.map(({ id }) => id).sort((one, other) => one - other),
      );
    });
  });

  test("a seat sees the same table in its view, and a hand only of its own", () => {
    positionsOf((g, seat) => {
      const view = engine.view(g, seat);
      expect(look(view, seat)).toEqual(look(g, seat));
      expect(look(view, seat).hand).toEqual(g.secret.hands[seat]);
      expect(look(view, null).hand).toBeNull();
    });
  });

  test("the others sit round the table from the left to the right, and each Shadow has a column", () => {
    positionsOf((g, seat) => {
      const seen = look(g, seat);
      if (g.phase !== "setup") expect(seen.others[0].seat).toBe(g.order[(g.order.indexOf(seat) + 1) % seats]);
      expect(seen.others).toHaveLength(seats - 1);
      expect(new Set(seen.columns.map((column) => column.seat)).has(g.turn)).toBe(false);
      expect(
        seen.columns.every(({ minions }) =>
          minions.every(({ copy }) => printed(copy.card).type === "Minion"),
        ),
      ).toBe(true);
    });
  });
});
