import type { Happened } from "@westmarch/boardkit";
import type { Facts } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { beside } from "../board/hover/beside.ts";
import { after, placeOf, showOf } from "../board/motion/flights.ts";

const events = (...told: readonly (readonly [type: string, facts: Facts])[]): Happened[] =>
  told.map(([type, facts], index) => ({ type, facts, version: 3, index }));

describe("what flies over the table", () => {
  test("a card played goes from the tableau to the play area, one discarded to the pile", () => {
    const { flights } = showOf(events(["played", { side: 0, card: 7, chain: false }]));
    expect(flights).toHaveLength(1);
    expect(flights[0]?.from[0]).toBe("card:7");
    expect(flights[0]?.to).toEqual(["lies:card:7", "area:0"]);
    expect(showOf(events(["discarded", { side: 1, card: 7 }])).flights[0]?.to).toEqual(["pile"]);
    expect(showOf(events(["grey-discarded", { side: 1, card: 7 }])).flights[0]?.from[0]).toBe("lies:card:7");
  });

  test("a card fetched comes out of the pile if it lies nowhere else", () => {
    expect(showOf(events(["played", { side: 0, card: 7, chain: false }])).flights[0]?.from).toContain("pile");
  });

  test("tokens and landmarks go to whoever takes them", () => {
    const { flights } = showOf(
      events(["landmark-taken", { side: 1, landmark: 2 }], ["token-kept", { side: 1, token: 4, offer: [4] }]),
    );
    expect(flights.map(({ to }) => to[0])).toEqual(["lies:landmark:2", "lies:token:4"]);
    expect(flights[1]?.from).toEqual(["offer:token:4", "stack:1"]);
  });

  test("coins go between bank and purse, a few of them", () => {
    const { flights } = showOf(
      events(["coins-taken", { side: 0, n: 6 }], ["coins-given", { side: 1, n: 1 }]),
    );
    expect(flights.filter(({ from }) => from[0] === "bank")).toHaveLength(4);
    expect(flights.filter(({ to }) => to[0] === "bank")).toHaveLength(1);
    expect(new Set(flights.map(({ id }) => id)).size).toBe(flights.length);
  });

  test("what is turned up waits for the card that was taken, and nobody waits long", () => {
    const { turning, flights } = showOf(
      events(["played", { side: 0, card: 7, chain: false }], ["card-revealed", { slot: 4, card: 9 }]),
    );
    expect(turning.get(4)).toBeGreaterThan(0);
    const many = showOf(
      events(...new Array<readonly [string, Facts]>(20).fill(["discarded", { side: 0, card: 1 }])),
    );
    expect(Math.max(...many.flights.map(({ delay }) => delay))).toBeLessThanOrEqual(1200);
    expect(flights[0]?.delay).toBe(0);
  });

  test("a chapter is dealt; what is only told is not shown", () => {
    expect(showOf(events(["chapter-began", { chapter: 2, cards: [] }])).dealt).toBe(true);
    expect(showOf(events(["turn", { side: 0 }]))).toEqual({ flights: [], turning: new Map(), dealt: false });
  });

  test("only what is new since a place in the history is shown", () => {
    const log = events(["turn", { side: 0 }], ["discarded", { side: 0, card: 1 }], ["turn", { side: 1 }]);
    expect(after(log, placeOf(log[0])).map(({ type }) => type)).toEqual(["discarded", "turn"]);
    expect(after(log, placeOf(log.at(-1)))).toEqual([]);
    expect(after(log, placeOf(undefined))).toHaveLength(3);
  });
});

describe("a slip beside a thing", () => {
  const room = { left: 0, top: 0, right: 1000, bottom: 600 };
  const slip = { width: 200, height: 100 };
  const thing = (left: number, top: number) => ({ left, top, right: left + 80, bottom: top + 120 });

  test("lies to its right where there is room, else to its left", () => {
    expect(beside(thing(100, 100), slip, room)).toEqual({ left: 192, top: 100 });
    expect(beside(thing(900, 100), slip, room).left).toBe(688);
  });

  test("lies above or below on a narrow screen, and never outside", () => {
    const narrow = { ...room, right: 300 };
    expect(beside(thing(110, 300), slip, narrow).top).toBe(188);
    expect(beside(thing(110, 20), slip, narrow).top).toBe(152);
    expect(beside(thing(100, 580), slip, room).top).toBe(492);
  });
});
