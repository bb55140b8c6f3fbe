/** Conceding (19.5–19.8): at any time, and the other players play on. */
import { Engine, type Seat, stream } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { invariants } from "../invariants.ts";
import type { CardGame } from "../state.ts";
import { anyDeck, gameOf } from "./table.ts";

const CONCEDE = ["concede"] as const;

/** How many choices a game may take until a player has won. */
const MOST = 9000;

/** Plays at random; once in so many choices a player who is still in the game gives up, asked or not. */
function played(seats: number, seed: number, rarely: number, look: (g: CardGame) => void): CardGame {
  const pick = stream(seed);
  const engine = new Engine(gameOf(Array.from({ length: seats }, () => anyDeck(pick))));
  const chance = (_: number, sides: number): number => pick(sides);
  const g = engine.start({}, chance);
  for (let made = 0; made < MOST && !g.result; made++) {
    const asked = engine.asks(g);
    const [ask] = asked;
    if (!ask) throw new Error("nobody is asked, and the game goes on");
    for (const { seat } of asked) if (g.out[seat]) throw new Error(`seat ${seat} is out, and is asked`);
    look(g);
    const left = [...g.out.keys()].filter((seat) => !g.out[seat]);
    if (pick(rarely) === 0) engine.play(g, left[pick(left.length)], CONCEDE, chance);
    else engine.trust(g, ask.seat, ask.options[pick(ask.options.length)], chance);
  }
  return g;
}

describe("a player may concede at any time, and the others play on (19.5, 19.8)", () => {
  test.each([2, 3, 4, 5, 6])("at a table of %i", (seats) => {
    for (let seed = 0; seed < 14; seed++) {
      let faults: readonly string[] = [];
      const g = played(seats, seats * 100 + seed, seed % 2 ? 12 : 150, (state) => {
        if (faults.length === 0) faults = invariants(state);
      });
      expect({ seed, faults }).toEqual({ seed, faults: [] });
      const [winner = -1] = g.result?.winners ?? [];
      expect(g.out[winner]).toBe(false);
    }
  });
});

/** A table with decks of any cards, at its first Fellowship phase. */
function begun(seats: number): {
  readonly engine: Engine<CardGame, CardGame["secret"]>;
  readonly g: CardGame;
} {
  const pick = stream(seats);
  const engine = new Engine(gameOf(Array.from({ length: seats }, () => anyDeck(pick))));
  const chance = (_: number, sides: number): number => pick(sides);
  const g = engine.start({}, chance);
  while (g.phase !== "fellowship") {
    for (const ask of engine.asks(g)) engine.play(g, ask.seat, ask.options[0], chance);
  }
  return { engine, g };
}

const noChance = (): number => 0;

test("a player who is out has nothing to give up any more, and no other may choose in that place (19.5)", () => {
  const { engine, g } = begun(3);
  const [, second = 0] = g.order;
  engine.play(g, second, CONCEDE, noChance);
  expect(engine.refusal(g, second, CONCEDE)).toEqual({ reason: "out", rule: "19.5" });
  expect(engine.refusal(g, second, ["pass"])?.reason).toBe("not-your-chance");
});

test("who concedes in his own turn is followed by the player to his left (19.8)", () => {
  const { engine, g } = begun(4);
  const [first = 0, second = 0] = g.order;
  engine.play(g, first, CONCEDE, noChance);
  expect([g.out[first], g.turn, g.phase]).toEqual([true, second, "fellowship"]);
});

test("of two players the other has won (19.6)", () => {
  const { engine, g } = begun(2);
  const [first = 0, second = 0] = g.order;
  engine.play(g, second, CONCEDE, noChance);
  expect(g.result).toEqual({ winners: [first], reason: "last" });
});

/** Passes until the Shadow phases of this turn are over; returns the order in which the seats had theirs. */
function shadowPhases(seats: number, concedes: (order: readonly Seat[], at: Seat) => Seat | null): Seat[] {
  const { engine, g } = begun(seats);
  const turn = g.turn;
  const had: Seat[] = [];
  for (
    let made = 0;
    made < 200 && g.turn === turn && (g.phase === "fellowship" || g.phase === "shadow");
    made++
  ) {
    const [ask] = engine.asks(g);
    if (g.phase === "shadow" && ask.prompt === "phase" && had.at(-1) !== g.shadow) {
      had.push(g.shadow);
      const who = concedes(g.order, g.shadow);
      if (who !== null && !g.out[who]) {
        engine.play(g, who, CONCEDE, noChance);
        continue;
      }
    }
    const pass = ask.options.find(([verb]) => verb === "pass" || verb === "no" || verb === "done");
    engine.play(g, ask.seat, pass ?? ask.options[0], noChance);
  }
  return had;
}

describe("no player's Shadow phase is left out or comes twice when one concedes among them (9.1, 19.8)", () => {
  const right = (seats: number, steps: number) => (seats - steps) % seats;
  const places = [3, 4, 5, 6].flatMap((seats) =>
    Array.from({ length: seats - 1 }, (_, i) => i + 1).flatMap((during) =>
      Array.from({ length: seats - 1 }, (_, i) => [seats, during, i + 1] as const),
    ),
  );
  test.each(places)(
    "of %i players, in the phase of the one %i to the right, the one %i to the right",
    (seats, during, who) => {
      const had = shadowPhases(seats, (order, at) => {
        const seatAt = (steps: number): Seat => order[right(seats, steps)] ?? 0;
        return at === seatAt(during) ? seatAt(who) : null;
      });
      const { g } = begun(seats);
      const all = Array.from({ length: seats - 1 }, (_, i) => i + 1);
      // A player who conceded before the own phase has none; all others have one, in their order.
      const expected = all
        .filter((steps) => steps !== who || steps <= during)
        .map((steps) => g.order[right(seats, steps)]);
      expect(had).toEqual(seats === 2 ? [] : expected);
    },
  );
});
