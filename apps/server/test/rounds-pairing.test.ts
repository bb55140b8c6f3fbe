/** Who plays whom in a round, and who leads after some of its games. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { roundRobin } from "../src/tables/rounds/pairing.ts";
import { type Played, standingsOf } from "../src/tables/rounds/standings.ts";

const players = fc.integer({ min: 2, max: 40 });

describe("a round robin", () => {
  it("pairs everybody with everybody once", () => {
    fc.assert(
      fc.property(players, (many) => {
        const met = roundRobin(many)
          .flatMap(({ pairs }) => pairs)
          .map(([one, other]) => `${Math.min(one, other)} ${Math.max(one, other)}`);
        expect(new Set(met).size).toBe(met.length);
        expect(met).toHaveLength((many * (many - 1)) / 2);
      }),
    );
  });

  it("puts everybody into one game of every stage, or lets one rest who has not rested yet", () => {
    fc.assert(
      fc.property(players, (many) => {
        const stages = roundRobin(many);
        expect(stages).toHaveLength(many - 1 + (many % 2));
        for (const { pairs, bye } of stages) {
          const there = [...pairs.flat(), ...(bye === null ? [] : [bye])];
          expect(there.toSorted((a, b) => a - b)).toEqual(Array.from({ length: many }, (_, one) => one));
        }
        const byes = stages.flatMap(({ bye }) => bye ?? []);
        expect(new Set(byes).size).toBe(many % 2 === 1 ? many : 0);
      }),
    );
  });

  it("names everybody as often first as second, but for one game and another", () => {
    fc.assert(
      fc.property(players, (many) => {
        const pairs = roundRobin(many).flatMap((stage) => stage.pairs);
        for (let one = 0; one < many; one++) {
          const first = pairs.filter((pair) => pair[0] === one).length;
          const second = pairs.filter((pair) => pair[1] === one).length;
          expect(Math.abs(first - second)).toBeLessThanOrEqual(2);
        }
      }),
    );
  });
});

/** Some games of a round, won by the first, the second, or neither. */
const games = players.chain((many) =>
  fc
    .tuple(...roundRobin(Math.min(many, 9)).flatMap(({ pairs }) => pairs.map((pair) => endings(pair))))
    .map((all) => ({ many: Math.min(many, 9), played: all.flatMap((game) => game ?? []) })),
);
const endings = (pair: Played["pair"]) =>
  fc.constantFrom<(Played | null)[]>(
    null,
    { pair, winners: [] },
    { pair, winners: [pair[0]] },
    { pair, winners: [pair[1]] },
  );

const won = (winner: number, loser: number): Played => ({ pair: [winner, loser], winners: [winner] });
const order = (many: number, played: readonly Played[]) =>
  standingsOf(many, played).map(({ seat, place }) => `${place}: ${seat}`);

describe("the standings", () => {
  it("give away two points for every game, and count each for both of its players", () => {
    fc.assert(
      fc.property(games, ({ many, played }) => {
        const rows = standingsOf(many, played);
        const sum = (figure: (row: (typeof rows)[number]) => number) =>
          rows.reduce((all, row) => all + figure(row), 0);
        expect(sum(({ points }) => points)).toBe(2 * played.length);
        expect(sum((row) => row.won + row.drawn + row.lost)).toBe(2 * played.length);
        for (const { points, won: wins, drawn } of rows) expect(points).toBe(2 * wins + drawn);
      }),
    );
  });

  it("put no player before one with more points, and number the places without a hole", () => {
    fc.assert(
      fc.property(games, ({ many, played }) => {
        const rows = standingsOf(many, played);
        for (const [at, row] of rows.entries()) {
          const before = rows[at - 1];
          if (before) expect(before.points).toBeGreaterThanOrEqual(row.points);
          expect(row.place === at + 1 || row.place === before?.place).toBe(true);
        }
      }),
    );
  });

  it("are the same in whatever order the games have ended", () => {
    fc.assert(
      fc.property(games, ({ many, played }) => {
        expect(standingsOf(many, played.toReversed())).toEqual(standingsOf(many, played));
      }),
    );
  });

  it("look at the games between those who are equal first", () => {
    // 0 and 1 have two wins each; 1 has beaten 0.
    expect(order(4, [won(1, 0), won(0, 2), won(0, 3), won(1, 3), won(2, 1), won(2, 3)])).toEqual([
      "1: 0",
      "1: 1",
      "1: 2",
      "4: 3",
    ]);
    expect(order(4, [won(1, 0), won(0, 2), won(0, 3), won(1, 2), won(3, 1)])).toEqual([
      "1: 1",
      "2: 0",
      "3: 3",
      "4: 2",
    ]);
  });

  it("do not look at these games before all of them have been played", () => {
    const circle = [won(0, 1), won(1, 2), won(2, 0)];
    const direct = (played: readonly Played[]) => standingsOf(4, played).map((row) => row.direct);
    expect(direct(circle)).toEqual([2, 2, 2, 0]);
    expect(direct([...circle, won(3, 0)])).toEqual([0, 0, 0, 0]);
  });

  it("look at the strength of the beaten then", () => {
    // 0 and 1 have drawn with each other and won once; 0 has beaten a player who has beaten another.
    const drawn: Played = { pair: [0, 1], winners: [] };
    expect(order(5, [drawn, won(0, 2), won(1, 3), won(2, 4)])).toEqual([
      "1: 0",
      "2: 1",
      "3: 2",
      "4: 3",
      "4: 4",
    ]);
  });

  it("let those share a place who are equal in everything", () => {
    expect(order(3, [])).toEqual(["1: 0", "1: 1", "1: 2"]);
    expect(order(3, [won(0, 1), won(1, 2), won(2, 0)])).toEqual(["1: 0", "1: 1", "1: 2"]);
  });
});
