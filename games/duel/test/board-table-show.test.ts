import { after, type Happened, placeOf } from "@westmarch/boardkit";
import { Engine, type Event, type HeardOf, hashed, seedOf, stream } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { lengthOf, pageSeen, showOf, step } from "../board/motion/flights.ts";
import { shownAfter } from "../board/motion/shown.ts";
import { CARD } from "../data/cards.ts";
import { LANDMARK_TILE, REGION, TOKEN } from "../data/ids.ts";
import { duel } from "../index.ts";
import type { Duel } from "../state.ts";

const events = (...told: readonly HeardOf<Duel>[]): Happened<Duel>[] =>
  told.map((event, index) => ({ ...event, version: 3, index }));
const { of: card } = CARD;

describe("what flies over the table", () => {
  test("a card played goes from the tableau to the play area, one discarded to the pile", () => {
    const { flights } = showOf(events({ type: "played", facts: { side: 0, card: card(7), chain: false } }));
    expect(flights).toHaveLength(1);
    expect(flights[0]?.from[0]).toBe("card:7");
    expect(flights[0]?.to).toEqual(["lies:card:7", "area:0"]);
    expect(showOf(events({ type: "discarded", facts: { side: 1, card: card(7) } })).flights[0]?.to).toEqual([
      "pile",
    ]);
    expect(
      showOf(events({ type: "grey-discarded", facts: { side: 1, card: card(7) } })).flights[0]?.from[0],
    ).toBe("lies:card:7");
  });

  test("a card fetched comes out of the pile if it lies nowhere else", () => {
    expect(
      showOf(events({ type: "played", facts: { side: 0, card: card(7), chain: false } })).flights[0]?.from,
    ).toContain("pile");
  });

  test("tokens and landmarks go to the player who takes them", () => {
    const { flights } = showOf(
      events(
        { type: "landmark-taken", facts: { side: 1, landmark: LANDMARK_TILE.of(2) } },
        { type: "token-kept", facts: { side: 1, token: TOKEN.of(4), offer: [TOKEN.of(4)] } },
      ),
    );
    expect(flights.map(({ to }) => to[0])).toEqual(["lies:landmark:2", "lies:token:4"]);
    expect(flights[1]?.from).toEqual(["offer:token:4", "stack:1"]);
  });

  test("coins go between bank and purse, a few of them", () => {
    const { flights } = showOf(
      events(
        { type: "coins-taken", facts: { side: 0, n: 6 } },
        { type: "coins-given", facts: { side: 1, n: 1 } },
      ),
    );
    expect(flights.filter(({ from }) => from[0] === "bank")).toHaveLength(4);
    expect(flights.filter(({ to }) => to[0] === "bank")).toHaveLength(1);
    expect(new Set(flights.map(({ id }) => id)).size).toBe(flights.length);
  });

  test("what is turned up waits for the card that was taken, and nobody waits long", () => {
    const { turning, flights } = showOf(
      events(
        { type: "played", facts: { side: 0, card: card(7), chain: false } },
        { type: "card-revealed", facts: { slot: 4, card: card(9) } },
      ),
    );
    expect(turning.get(4)).toBeGreaterThan(0);
    const many = showOf(
      events(...new Array<HeardOf<Duel>>(20).fill({ type: "discarded", facts: { side: 0, card: card(1) } })),
    );
    expect(Math.max(...many.flights.map(({ delay }) => delay))).toBeLessThanOrEqual(1200);
    expect(flights[0]?.delay).toBe(0);
  });

  test("a chapter is dealt; what is only told is not shown", () => {
    expect(showOf(events({ type: "chapter-began", facts: { chapter: 2, cards: [] } })).dealt).toBe(true);
    expect(showOf(events({ type: "turn", facts: { side: 0 } }))).toEqual({
      flights: [],
      turning: new Map(),
      dealt: false,
    });
  });

  test("only what is new since a place in the history is shown", () => {
    const log = events(
      { type: "turn", facts: { side: 0 } },
      { type: "discarded", facts: { side: 0, card: card(1) } },
      { type: "turn", facts: { side: 1 } },
    );
    expect(after(log, placeOf(log[0])).map(({ type }) => type)).toEqual(["discarded", "turn"]);
    expect(after(log, placeOf(log.at(-1)))).toEqual([]);
    expect(after(log, placeOf(undefined))).toHaveLength(3);
  });
});

describe("the steps of a turn", () => {
  const view = {} as Duel;
  const log = events(
    { type: "played", facts: { side: 0, card: card(7), chain: false } },
    { type: "coins-taken", facts: { side: 0, n: 2 } },
    { type: "quest", facts: { side: 0, from: 1, to: 3 } },
    { type: "units-placed", facts: { side: 0, region: REGION.of(2), n: 2 } },
    { type: "conflict", facts: { region: REGION.of(2), losses: 1 } },
    { type: "card-revealed", facts: { slot: 4, card: card(9) } },
    { type: "turn", facts: { side: 1 } },
  );
  const steps = (calm: boolean) => log.map((_, at) => step({ log, at, view, seat: 0, calm }));
  const names = () => steps(false).map((one) => (one === null || one === "along" ? one : one.name));

  test("are one for each place where something is seen, in the order of what happened", () => {
    expect(names()).toEqual(["flights", "along", "quest", "map", "along", "flights", null]);
  });

  test("last as long as the last thing is in the air", () => {
    expect(steps(false)[0]).toEqual({ name: "flights", lasts: lengthOf(showOf(log.slice(0, 2))) });
  });

  test("are none where nothing moves", () => {
    expect(steps(true)).toEqual(log.map(() => null));
  });
});

describe("the table as far as it has been shown", () => {
  test("is, after everything that happened, the table as it is: in whole games, at every choice", () => {
    const engine = new Engine(duel);
    let choices = 0;
    for (let game = 0; game < 12; game++) {
      const random = stream(seedOf("shown", game));
      const chance = hashed(seedOf("dealt", game));
      let happened: Happened<Duel>[] = [];
      const sink = (event: Event) => {
        const heard = engine.heard(event, 0);
        if (heard) happened.push({ ...heard, version: choices, index: happened.length });
      };
      const g = engine.start({}, chance, sink);
      let told = engine.view(g, 0);
      for (let ask = engine.asks(g)[0]; ask && !g.result; ask = engine.asks(g)[0]) {
        happened = [];
        const option = ask.options[random(ask.options.length)];
        if (!option) throw new Error("nothing is offered");
        engine.play(g, ask.seat, option, chance, sink);
        choices++;
        const view = engine.view(g, 0);
        const shown = shownAfter(told, happened);
        for (const what of ["chapter", "coins", "quest", "units", "fortresses", "where", "slots"] as const)
          expect(shown[what], what).toEqual(view[what]);
        expect(shown.landmarks).toEqual(view.landmarks);
        expect(shown.tokens).toEqual(view.tokens);
        told = view;
      }
    }
    expect(choices).toBeGreaterThan(300);
  });

  test("shows neither the road, the map nor a card before its step", () => {
    const engine = new Engine(duel);
    const told = engine.view(engine.start({}, hashed(1)), 0);
    const [played, quest] = events(
      {
        type: "played",
        facts: { side: 1, card: told.slots.find((slot) => slot >= 0) ?? card(0), chain: false },
      },
      { type: "quest", facts: { side: 1, from: 0, to: 2 } },
    );
    if (!played || !quest) throw new Error("nothing happened");
    expect(shownAfter(told, [played]).quest).toEqual([0, 0]);
    expect(shownAfter(told, [played, quest]).quest).toEqual([0, 2]);
    expect(told.quest).toEqual([0, 0]);
  });
});

describe("the page of an upright table", () => {
  test("of a step is the one on which its things lie", () => {
    const at = (name: string) => pageSeen({ name, lasts: 1 });
    expect(["flights", "deal", "quest", "map"].map(at)).toEqual(["cards", "cards", "map", "map"]);
    expect(pageSeen(null)).toBeNull();
  });
});
