/** Who is paired in an arena: by a model in which people come, go and end their games in any order. */
import { describe, expect, it } from "vitest";
import type { EntrantData, GameData } from "../src/database/schema/tournaments.ts";
import { arenaPairs, type Free, freeIn } from "../src/features/tournaments/arena.ts";

const entrant = (number: number, more: Partial<EntrantData> = {}): EntrantData => ({
  tournament_id: "t",
  entrant: number,
  kind: "guest",
  name: `${number}`,
  level: null,
  device: null,
  person_id: null,
  recipient: null,
  brings: null,
  seed: number + 1,
  since: 1,
  until: null,
  mark: null,
  here_at: 1,
  ...more,
});

const game = (board: number, one: number, other: number): GameData => ({
  tournament_id: "t",
  round: 1,
  board,
  nth: 1,
  one,
  other,
  table_id: null,
  outcome: null,
  forfeit: 0,
  opened_at: null,
  due_at: null,
  rung: 0,
  rung_at: null,
});

/** Numbers by lot that are the same at every run. */
function lots(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** An arena of which every step is by lot, and what has to hold after each. */
function play(seed: number, size: number, bots: number): { games: GameData[]; entrants: EntrantData[] } {
  const lot = lots(seed);
  const entrants = Array.from({ length: size }, (_, at) => entrant(at, at < bots ? { kind: "bot" } : {}));
  const games: GameData[] = [];
  const points = (of: number) =>
    games.reduce(
      (sum, { one, other, outcome }) =>
        sum +
        (outcome === "drawn" && (one === of || other === of) ? 1 : 0) +
        2 * Number((outcome === "one" ? one : outcome === "other" ? other : -1) === of),
      0,
    );
  for (let step = 0; step < 120; step++) {
    const { free, othersPlay } = freeIn(entrants, games, points);
    const pairs = arenaPairs(free, othersPlay);
    const paired = pairs.flat();
    // Nobody plays two games, and only those who are there and free are paired.
    expect(new Set(paired).size).toBe(paired.length);
    for (const one of paired) expect(free.some((each) => each.entrant === one)).toBe(true);
    for (const [one, other] of pairs) {
      const [a, b] = [one, other].map((of) => free.find((each) => each.entrant === of)) as [Free, Free];
      expect(a.isBot && b.isBot).toBe(false);
      // Twice in a row only where nobody else is there.
      if (a.last === other && b.last === one) {
        expect(othersPlay).toBe(false);
        const others = free.filter(
          ({ isBot, entrant: of }) => of !== one && of !== other && !(isBot && (a.isBot || b.isBot)),
        );
        expect(others.length).toBeLessThan(2);
      }
    }
    // Whoever stays free could be paired with no other who stays free.
    const left = free.filter(({ entrant: of }) => !paired.includes(of));
    for (const a of left)
      for (const b of left)
        if (a !== b && !(a.isBot && b.isBot))
          expect(othersPlay && a.last === b.entrant && b.last === a.entrant).toBe(true);
    for (const [one, other] of pairs) games.push(game(games.length + 1, one, other));
    const open = games.filter(({ outcome }) => outcome === null);
    for (const each of open)
      if (lot() < 0.4) {
        const ended = lot();
        games[each.board - 1] = { ...each, outcome: ended < 0.45 ? "one" : ended < 0.9 ? "other" : "drawn" };
      }
    // People come and go between games and during them.
    const someone = Math.floor(lot() * size);
    const before = entrants[someone];
    if (before && before.kind !== "bot" && lot() < 0.3)
      entrants[someone] = { ...before, here_at: before.here_at === null ? step : null };
  }
  return { games, entrants };
}

describe("an arena", () => {
  it.each([
    [1, 2, 0],
    [2, 3, 0],
    [3, 5, 1],
    [4, 9, 3],
    [5, 16, 0],
    [6, 33, 2],
  ])(
    "pairs whoever is free, whatever happens (lot %i, %i players, %i of them computers)",
    (seed, size, bots) => {
      expect(play(seed, size, bots).games.length).toBeGreaterThan(0);
    },
  );

  it("gives everybody either side as often, within a few games", () => {
    const { games, entrants } = play(7, 12, 0);
    for (const { entrant: of } of entrants) {
      const own = games.filter(({ one, other }) => one === of || other === of);
      const first = own.filter(({ one }) => one === of).length;
      expect(Math.abs(2 * first - own.length)).toBeLessThanOrEqual(Math.max(4, own.length / 2));
    }
  });

  it("lets nobody wait who has waited longest", () => {
    const free = (number: number, board: number): Free => ({
      entrant: number,
      isBot: false,
      points: number,
      last: null,
      board,
      balance: 0,
    });
    const pairs = arenaPairs([free(0, 9), free(1, 2), free(2, 8)], true);
    expect(pairs.flat()).toContain(1);
    expect(pairs.flat()).not.toContain(0);
  });

  it("lets those meet who have as many points", () => {
    const free = (number: number, points: number): Free => ({
      entrant: number,
      isBot: false,
      points,
      last: null,
      board: 0,
      balance: 0,
    });
    const pairs = arenaPairs([free(0, 8), free(1, 0), free(2, 8), free(3, 0)], false);
    expect(pairs.map((pair) => [...pair].sort())).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  it("lets two play on against each other while nobody else is there", () => {
    const two: Free[] = [0, 1].map((number) => ({
      entrant: number,
      isBot: false,
      points: 0,
      last: 1 - number,
      board: 1,
      balance: number === 0 ? 1 : -1,
    }));
    expect(arenaPairs(two, false)).toEqual([[1, 0]]);
    expect(arenaPairs(two, true)).toEqual([]);
  });
});
