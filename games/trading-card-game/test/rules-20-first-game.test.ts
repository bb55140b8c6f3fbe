/** The first game (20), and what else a table can be set to before it begins (2.5). */
import { Engine, type Settings, stream } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { CARD, printed } from "../data/ids.ts";
import { RESTRICTED } from "../decks/legality.ts";
import { randomDeck } from "../decks/random.ts";
import { tradingCardGame } from "../index.ts";
import { invariants } from "../invariants.ts";
import type { CardGame } from "../state.ts";

const engine = new Engine(tradingCardGame);
const BOXES = { deck1: "aragorn-starter", deck2: "gandalf-starter", deck3: "hobbits-sauron" };
const FIRST_GAME = { ...BOXES, firstGame: true };

/** A table as it stands at its first question. */
function begun(settings: Settings, seed = 1): CardGame {
  const pick = stream(seed);
  return engine.start(settings, (_, sides) => pick(sides));
}

const companionsOf = (g: CardGame, seat: number): string[] =>
  g.table
    .filter(({ owner, card }) => owner === seat && printed(card).type === "Companion")
    .map(({ card }) => CARD.names[card]);

describe("in a first game", () => {
  test("nobody bids, each box begins with its companions, and eight cards are drawn (20.1)", () => {
    const g = begun({ ...FIRST_GAME, players: "3" });
    expect(engine.asks(g)).toMatchObject([{ seat: g.turn, prompt: "phase" }]);
    expect(g.burdens).toEqual([0, 0, 0]);
    expect([0, 1, 2].map((seat) => companionsOf(g, seat))).toEqual([
      ["1C290", "1P365"],
      ["1C290", "1P364"],
      ["1C290", "1C311", "1C303", "1C306"],
    ]);
    expect(g.secret.hands.map((hand) => hand.length)).toEqual([8, 8, 8]);
    expect(invariants(g)).toEqual([]);
  });

  test("chance says who begins, and the others follow as they sit (20.1)", () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 30; seed++)
      orders.add(begun({ ...FIRST_GAME, players: "3" }, seed).order.join());
    expect([...orders].sort()).toEqual(["0,1,2", "1,2,0", "2,0,1"]);
  });

  test("the sites 1 to 7 are played on (20.1)", () => {
    const numbersOf = (g: CardGame, seat: number): number[] =>
      g.secret.adventure[seat].map((card) => printed(card).siteNumber ?? 0).sort();
    const g = begun(FIRST_GAME);
    expect(numbersOf(g, 1 - g.turn)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(numbersOf(begun(BOXES), 0)).toHaveLength(9);
  });

  test("a deck that chance makes begins as usual (20.1, 3.7)", () => {
    const g = begun({ ...FIRST_GAME, deck1: "random", deck2: "random" });
    expect(engine.asks(g)[0].prompt).toBe("start");
  });

  test("whole games end on the mountain or with the last who is left (20.1)", () => {
    for (let seed = 0; seed < 6; seed++) {
      const pick = stream(seed);
      const chance = (_: number, sides: number): number => pick(sides);
      const g = engine.start(FIRST_GAME, chance);
      for (let made = 0; made < 8000 && !g.result; made++) {
        const [ask] = engine.asks(g);
        engine.trust(g, ask.seat, ask.options[pick(ask.options.length)], chance);
        if (made % 50 === 0) expect(invariants(g)).toEqual([]);
        expect(Math.max(...g.at)).toBeLessThanOrEqual(7);
      }
      expect(g.result?.winners).toHaveLength(1);
    }
  });
});

test("any other game is bid for (3.1)", () => {
  expect(engine.asks(begun(BOXES)).map(({ prompt }) => prompt)).toEqual(["bid", "bid"]);
});

test("where the table has it so no deck that chance makes holds two Forces of Mordor (2.5)", () => {
  const most = (restricted: boolean): number =>
    Math.max(
      ...Array.from({ length: 60 }, (_, seed) => {
        const { drawDeck } = randomDeck(stream(seed), { shadow: ["SAURON"] }, { restricted });
        return drawDeck.filter((id) => id === RESTRICTED).length;
      }),
    );
  expect(most(true)).toBe(1);
  expect(most(false)).toBeGreaterThan(1);
});
