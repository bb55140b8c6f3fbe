/** What figures are made of: in whole random games, the shares are the figure that the rules use. */
import { Engine, type Seat } from "@westmarch/kernel";
import { inFull } from "@westmarch/testkit/full";
import { describe, expect, test } from "vitest";
import { damage, defender } from "../cards/conditions.ts";
import { printed } from "../data/ids.ts";
import { costOf, type Figure, figuresOf, figuresOfTurn } from "../figures.ts";
import { tradingCardGame } from "../index.ts";
import { fellowshipTotal, minionTotal } from "../rules/archery.ts";
import { shadowNumber } from "../rules/moving.ts";
import { price } from "../rules/price.ts";
import { strength } from "../rules/strength.ts";
import type { CardGame, Copy } from "../state.ts";
import { activeCopies } from "../table/active.ts";
import { vitality, vitalityLeft } from "../table/vitality.ts";
import { playAtRandom } from "./table.ts";

const engine = new Engine(tradingCardGame);

const characters = (g: CardGame): readonly Copy[] =>
  activeCopies(g).filter((copy) => figuresOf(g, copy).length > 0);

const totals = (figures: readonly Figure[]): Readonly<Record<string, number>> =>
  Object.fromEntries(figures.map(({ name, total }) => [name, total]));

/** Every figure that a player could ask about in this position. */
const allFigures = (g: CardGame): readonly Figure[] => [
  ...figuresOfTurn(g),
  ...characters(g).flatMap((copy) => figuresOf(g, copy)),
  ...g.secret.hands.flatMap((hand, seat) => hand.map((card) => costOf(g, seat, card))),
];

/** What does not hold of the shares of a figure. */
function faultsOf(g: CardGame, { name, total, shares }: Figure): string[] {
  const faults: string[] = [];
  const added = shares.reduce((sum, { much }) => sum + much, 0);
  if (added !== total) faults.push(`${name} is ${total}, and its shares are ${added}`);
  if (shares.some(({ much }) => much === 0)) faults.push(`${name} has a share of nothing`);
  for (const { from, until } of shares) {
    const lies =
      typeof from === "string" || until || name === "cost" || g.table.some(({ card }) => card === from);
    if (!lies) faults.push(`${name} has a share of ${printed(from).id}, which is not in play`);
  }
  const raised = shares.some(({ from }) => from === "least");
  if (raised && !["cost", "moving-twilight"].includes(name) && total !== 0)
    faults.push(`${name} was raised to 0, and is ${total}`);
  return faults;
}

/** Some positions of a few random games. */
function positions(seats: number, look: (g: CardGame, seat: Seat) => void): void {
  for (let seed = 0; seed < inFull(4, 12); seed++) {
    let at = 0;
    playAtRandom(seats, seats * 77 + seed, 500, (g, seat) => {
      if (at++ % 4 === 0 && g.phase !== "setup") look(g, seat);
    });
  }
}

describe.each([2, 4])("in random games of %i", (seats) => {
  test("the shares of every figure add up to it, and each is of a card in play or has an end", () => {
    const kinds = new Set<string>();
    positions(seats, (g) => {
      for (const figure of allFigures(g)) {
        expect(faultsOf(g, figure)).toEqual([]);
        if (figure.shares.length > 1) kinds.add(figure.name);
      }
    });
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        "strength",
        "vitality",
        "vitality-left",
        "cost",
        "moving-twilight",
        "resistance-left",
      ]),
    );
  });

  test("every figure is the one that the rules use", () => {
    positions(seats, (g) => {
      for (const copy of characters(g)) {
        expect(totals(figuresOf(g, copy))).toEqual({
          strength: strength(g, copy),
          vitality: vitality(g, copy),
          "vitality-left": vitalityLeft(g, copy),
          damage: damage(g, copy),
          defender: defender(g, copy),
        });
      }
      for (const [seat, hand] of g.secret.hands.entries())
        for (const card of hand) expect(costOf(g, seat, card).total).toBe(price(g, seat, card));
      expect(totals(figuresOfTurn(g))).toMatchObject({
        "shadow-number": shadowNumber(g),
        "fellowship-archery": fellowshipTotal(g, 0),
        "minion-archery": minionTotal(g),
        "resistance-left": g.resistance[g.turn] - g.burdens[g.turn],
        "move-limit": g.moveLimit,
      });
    });
  });

  test("every lasting effect remembers the card that says so, and every seat is told the same figures", () => {
    let effects = 0;
    positions(seats, (g, seat) => {
      const unknown = g.lasting.filter(({ what, from }) => what !== "delayed" && from === undefined);
      expect(unknown).toEqual([]);
      effects += g.lasting.length;
      const view = engine.view(g, seat);
      expect(figuresOfTurn(view)).toEqual(figuresOfTurn(g));
      for (const copy of characters(g)) expect(figuresOf(view, copy)).toEqual(figuresOf(g, copy));
    });
    expect(effects).toBeGreaterThan(0);
  });
});
