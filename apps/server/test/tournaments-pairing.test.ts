/** Who plays whom in tournaments, and who leads. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bracket,
  type Contender,
  circle,
  firstKnockout,
  roundsOf,
  swiss,
} from "../src/features/tournaments/pairing.ts";
import { type Decided, pointsOf, standingsOf, worth } from "../src/features/tournaments/standings.ts";

/** A whole Swiss tournament in which chance decides; what each round was paired from, and how. */
function tournament(players: number, rounds: number, draw: () => number) {
  const games: Decided[] = [];
  const played: { contenders: readonly Contender[]; paired: ReturnType<typeof swiss> }[] = [];
  for (let round = 1; round <= rounds; round++) {
    const seeded = Array.from({ length: players }, (_, entrant) => entrant);
    const contenders = standingsOf("swiss", seeded, games).map(({ entrant, points }): Contender => {
      const own = games.filter(({ one, other }) => one === entrant || other === entrant);
      return {
        entrant,
        points,
        met: own.flatMap(({ one, other }) => (other === null ? [] : one === entrant ? [other] : [one])),
        balance: own.reduce(
          (sum, { one, other }) => sum + (other === null ? 0 : one === entrant ? 1 : -1),
          0,
        ),
        byes: own.filter(({ other }) => other === null).length,
      };
    });
    const paired = swiss(contenders);
    played.push({ contenders, paired });
    for (const [one, other] of paired.pairs) {
      const outcome = (["one", "other", "drawn"] as const)[draw() % 3] ?? "drawn";
      games.push({ round, one, other, outcome, forfeit: false });
    }
    for (const one of paired.byes) games.push({ round, one, other: null, outcome: "one", forfeit: true });
  }
  return { games, played };
}

/** All ways to put everybody into pairs, of an odd number one beside them. */
function* ways(entrants: readonly number[]): Generator<{ pairs: [number, number][]; byes: number[] }> {
  const [first, ...rest] = entrants;
  if (first === undefined) return yield { pairs: [], byes: [] };
  for (const [at, other] of rest.entries())
    for (const { pairs, byes } of ways(rest.filter((_, i) => i !== at)))
      yield { pairs: [[first, other], ...pairs], byes };
  if (entrants.length % 2 === 1) for (const { pairs } of ways(rest)) yield { pairs, byes: [first] };
}

const swissOf = fc.record({
  players: fc.integer({ min: 2, max: 8 }),
  rounds: fc.integer({ min: 1, max: 7 }),
  luck: fc.array(fc.nat(2), { minLength: 40, maxLength: 40 }),
});

const playedWith = ({
  players,
  rounds,
  luck,
}: {
  players: number;
  rounds: number;
  luck: readonly number[];
}) => {
  let at = 0;
  return tournament(players, roundsOf("swiss", players, rounds), () => luck[at++ % luck.length] ?? 0);
};

describe("a Swiss tournament", () => {
  it("pairs everybody once in each round, and lets nobody rest twice", () => {
    fc.assert(
      fc.property(swissOf, (given) => {
        const { played } = playedWith(given);
        const rested = played.flatMap(({ paired }) => paired.byes);
        expect(new Set(rested).size).toBe(rested.length);
        for (const { paired } of played) {
          const all = [...paired.pairs.flat(), ...paired.byes].sort((a, b) => a - b);
          expect(all).toEqual(Array.from({ length: given.players }, (_, entrant) => entrant));
          expect(paired.byes).toHaveLength(given.players % 2);
        }
      }),
    );
  });

  it("lets two meet again only where no way to pair the round avoids it", () => {
    fc.assert(
      fc.property(swissOf, (given) => {
        for (const { contenders, paired } of playedWith(given).played) {
          const of = (entrant: number) => contenders.find((one) => one.entrant === entrant);
          const again = ({ pairs }: { readonly pairs: readonly (readonly [number, number])[] }) =>
            pairs.filter(([one, other]) => of(one)?.met.includes(other)).length;
          if (again(paired) === 0) continue;
          const possible = [...ways(contenders.map(({ entrant }) => entrant))].filter(({ byes }) =>
            byes.every((one) => of(one)?.byes === 0),
          );
          expect(again(paired)).toBe(Math.min(...possible.map(again)));
        }
      }),
      { numRuns: 60 },
    );
  });

  it("keeps sides balanced: nobody has one three times more often than the other", () => {
    fc.assert(
      fc.property(
        fc.record({
          players: fc.integer({ min: 8, max: 24 }),
          rounds: fc.integer({ min: 1, max: 6 }),
          luck: fc.array(fc.nat(2), { minLength: 40, maxLength: 40 }),
        }),
        (given) => {
          const { games } = playedWith(given);
          for (let entrant = 0; entrant < given.players; entrant++) {
            const met = games.filter(
              (game) => game.other !== null && [game.one, game.other].includes(entrant),
            );
            const first = met.filter(({ one }) => one === entrant).length;
            expect(Math.abs(2 * first - met.length)).toBeLessThanOrEqual(2);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it("lets those meet who have as many points, where they can", () => {
    const four = [4, 4, 0, 0].map(
      (points, entrant): Contender => ({ entrant, points, met: [], balance: 0, byes: 0 }),
    );
    const { pairs } = swiss(four);
    expect(pairs.map((pair) => [...pair].sort())).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  it("pairs the upper half with the lower in a first round, and seats by turns", () => {
    const six = Array.from(
      { length: 6 },
      (_, entrant): Contender => ({ entrant, points: 0, met: [], balance: 0, byes: 0 }),
    );
    expect(swiss(six).pairs).toEqual([
      [0, 3],
      [4, 1],
      [2, 5],
    ]);
  });

  it("pairs sixty-four in twelve rounds without a second meeting", () => {
    let seed = 7;
    const { games } = tournament(64, 12, () => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed >> 8;
    });
    const met = games.map(({ one, other }) => [one, other].sort().join());
    expect(new Set(met).size).toBe(met.length);
  });
});

describe("a knock-out", () => {
  it("lets the strongest meet last", () => {
    expect(bracket(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
    expect(firstKnockout([10, 11, 12, 13, 14])).toEqual([[10], [13, 14], [11], [12]]);
    expect(roundsOf("knockout", 5, 0)).toBe(3);
  });
});

describe("a round robin", () => {
  it("brings everybody together with everybody once", () => {
    for (const players of [4, 5]) {
      const entrants = Array.from({ length: players }, (_, at) => at + 10);
      const rounds = roundsOf("round-robin", players, 0);
      const met = Array.from({ length: rounds }, (_, at) => circle(entrants, at + 1).pairs)
        .flat()
        .map((pair) => [...pair].sort().join());
      expect(new Set(met).size).toBe((players * (players - 1)) / 2);
      expect(met).toHaveLength((players * (players - 1)) / 2);
    }
  });
});

describe("the table of a tournament", () => {
  const game = (one: number, other: number | null, outcome: Decided["outcome"], round = 1): Decided => ({
    round,
    one,
    other,
    outcome,
    forfeit: false,
  });

  it("counts two halves for a win, one for a draw, and none for both where both have lost", () => {
    const games = [game(0, 1, "one"), game(0, 1, "drawn"), game(0, 1, "neither"), game(0, null, "one")];
    expect(pointsOf(games, 0)).toBe(5);
    expect(pointsOf(games, 1)).toBe(1);
    expect(worth(game(0, 1, "other"), 1)).toBe(2);
  });

  it("tells equal points of a Swiss tournament apart by the points of those whom one has met", () => {
    // 0 and 1 have a win each; 0 has beaten 2, who has a win, 1 has beaten 3, who has none.
    const games = [game(0, 2, "one"), game(1, 3, "one"), game(2, 3, "one", 2)];
    const order = standingsOf("swiss", [0, 1, 2, 3], games);
    expect(order.map(({ entrant, place }) => [entrant, place])).toEqual([
      [0, 1],
      [2, 2],
      [1, 3],
      [3, 4],
    ]);
  });

  it("tells equal points of a round robin apart by the game between them, then by Sonneborn–Berger", () => {
    const games = [
      game(0, 1, "other"),
      game(0, 2, "one"),
      game(1, 2, "other"),
      game(2, 3, "other"),
      game(0, 3, "one"),
      game(1, 3, "one"),
    ];
    const order = standingsOf("round-robin", [0, 1, 2, 3], games);
    expect(order.map(({ entrant }) => entrant)).toEqual([1, 0, 3, 2]);
  });

  it("puts those of a knock-out in the order of the last pairing that they have won, drawn games or not", () => {
    const games = [game(1, 2, "drawn"), game(1, 2, "other"), game(0, null, "one"), game(0, 2, "one", 2)];
    expect(standingsOf("knockout", [0, 1, 2], games).map(({ entrant, place }) => [entrant, place])).toEqual([
      [0, 1],
      [2, 2],
      [1, 3],
    ]);
  });

  it("puts players who are equal in all on one place", () => {
    expect(standingsOf("swiss", [0, 1, 2], []).map(({ place }) => place)).toEqual([1, 1, 1]);
  });
});
