/** What counts for ratings, the scale they are on, and the seasons of ladders. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Entity } from "../src/database/schema/ratings.ts";
import { FEWEST, type Finished, judge, type Sitter } from "../src/features/ratings/countable.ts";
import { seasonsBy } from "../src/features/ratings/seasons.ts";
import { GAMES, ROUNDS } from "../src/main/games.ts";
import type { Rating } from "../src/stores/ratings/entities.ts";
import { rated } from "../src/stores/ratings/rated.ts";
import { ANCHOR, firstRating, isProvisional } from "../src/stores/ratings/rating-scale.ts";

const person = (name: string, party: number): Sitter => ({
  entity: `person:${name}`,
  owner: null,
  party,
  choices: FEWEST,
});
const bot = (level: string, party: number): Sitter => ({
  entity: `bot:${level}`,
  owner: null,
  party,
  choices: FEWEST,
});

const game = (more: Partial<Finished> = {}): Finished => ({
  result: { winners: [0], reason: "counted" },
  teams: [[0], [1]],
  seats: [person("ada", 0), person("bo", 1)],
  rated: true,
  contest: true,
  ownPack: false,
  changedHands: false,
  takenBack: false,
  advised: false,
  ...more,
});

describe("a finished game", () => {
  it("counts between two accounts, and tells who won", () => {
    expect(judge(game())).toEqual({
      outcomes: [
        { entity: "person:ada", side: 0, place: 1, ended: "won" },
        { entity: "person:bo", side: 1, place: 2, ended: "lost" },
      ],
    });
  });

  it("is drawn where nobody wins, or everybody does", () => {
    for (const winners of [[], [0, 1]])
      expect(judge(game({ result: { winners, reason: "agreed" } }))).toMatchObject({
        outcomes: [
          { place: 1, ended: "drawn" },
          { place: 1, ended: "drawn" },
        ],
      });
  });

  it("counts by sides where several win together, and a player with two seats of a side once", () => {
    const four = {
      teams: [
        [0, 1],
        [2, 3],
      ],
      result: { winners: [2, 3], reason: "won" },
    };
    const seats = [person("ada", 0), person("ada", 0), person("bo", 1), bot("fair", 3)];
    expect(judge(game({ ...four, seats }))).toMatchObject({
      outcomes: [
        { entity: "person:ada", place: 2 },
        { entity: "person:bo", place: 1 },
        { entity: "bot:fair", place: 1 },
      ],
    });
  });

  it.each([
    ["unrated", { rated: false }],
    ["no-contest", { contest: false }],
    ["no-contest", { teams: [[0, 1]] }],
    ["pack", { ownPack: true }],
    ["hands", { changedHands: true }],
    ["guest", { seats: [person("ada", 0), { entity: null, owner: null, party: 1, choices: 9 }] }],
    ["oneself", { seats: [person("ada", 0), person("ada", 1)] }],
    ["oneself", { seats: [person("ada", 0), person("bo", 0)] }],
    ["oneself", { seats: [bot("fair", 0), bot("fair", 1)] }],
    ["taken-back", { takenBack: true }],
    ["early", { seats: [person("ada", 0), { ...person("bo", 1), choices: FEWEST - 1 }] }],
    ["early", { fewest: FEWEST + 1, seats: [person("ada", 0), person("bo", 1)] }],
  ] as const)("does not count: %s", (reason, more) => {
    expect(judge(game(more as Partial<Finished>))).toBe(reason);
  });

  it("is of a game that says how many choices it takes, where that is won and lost", () => {
    const contests = GAMES.filter(({ id }) => ROUNDS[id] === undefined);
    expect(contests.length).toBeGreaterThan(4);
    for (const { id, fewest } of contests) expect([id, (fewest ?? 0) > FEWEST]).toEqual([id, true]);
  });

  it("against computers counts only if it was lost, where a computer has advised or something was taken back", () => {
    const seats = [person("ada", 0), bot("fair", 1)];
    for (const help of [{ advised: true }, { takenBack: true }]) {
      const ended = (...winners: number[]) =>
        judge(game({ seats, result: { winners, reason: "won" }, ...help }));
      expect(ended(0)).toBe("aided");
      expect(ended()).toBe("aided");
      expect(ended(1)).toMatchObject({ outcomes: [{ ended: "lost" }, { ended: "won" }] });
    }
  });
});

const against = (
  one: Rating,
  other: Rating,
  winner: 0 | 1,
  names: [Entity, Entity] = ["person:a", "person:b"],
) =>
  rated([
    { place: winner === 0 ? 1 : 2, players: [{ entity: names[0], rating: one }] },
    { place: winner === 1 ? 1 : 2, players: [{ entity: names[1], rating: other }] },
  ]);

describe("the scale", () => {
  const rating = fc.record({
    mu: fc.integer({ min: 800, max: 2200 }),
    sigma: fc.integer({ min: 40, max: 350 }),
  });

  it("lets the winner rise, the loser fall, and makes both surer but for what may have changed", () => {
    fc.assert(
      fc.property(rating, rating, (one, other) => {
        const after = against(one, other, 0);
        const [a, b] = [after.get("person:a"), after.get("person:b")];
        expect(a?.mu).toBeGreaterThanOrEqual(one.mu);
        expect(b?.mu).toBeLessThanOrEqual(other.mu);
        expect(a?.sigma).toBeLessThan(Math.hypot(one.sigma, 9));
      }),
    );
  });

  it("stands on the middle computer, which never moves", () => {
    const anchor = firstRating(ANCHOR);
    const after = against(firstRating("person:a"), anchor, 0, ["person:a", ANCHOR]);
    expect(after.get(ANCHOR)).toEqual(anchor);
    expect(after.get("person:a")?.mu).toBeGreaterThan(1500);
  });

  it("finds out how strong a player is who wins ten times as often as the middle computer", () => {
    let own = firstRating("person:a");
    const anchor = firstRating(ANCHOR);
    // Eleven games with one lost, over and over.
    for (let i = 0; i < 220; i++)
      own = against(own, anchor, i % 11 === 5 ? 1 : 0, ["person:a", ANCHOR]).get("person:a") ?? own;
    expect(own.mu).toBeGreaterThan(1820);
    expect(own.mu).toBeLessThan(1980);
  });

  it("calls a rating provisional for the first games, and confident after two dozen", () => {
    let own = firstRating("person:a");
    expect(isProvisional(own)).toBe(true);
    const games: boolean[] = [];
    for (let i = 0; i < 40; i++) {
      own =
        against(own, firstRating(ANCHOR), i % 2 === 0 ? 0 : 1, ["person:a", ANCHOR]).get("person:a") ?? own;
      games.push(isProvisional(own));
    }
    expect(games.indexOf(false)).toBeGreaterThan(5);
    expect(games.indexOf(false)).toBeLessThan(30);
  });
});

describe("seasons", () => {
  const at = (text: string) => Date.parse(`${text}T12:00:00Z`);

  it("are quarters from the first game on, the running one first", () => {
    const found = seasonsBy("quarterly", at("2025-08-03"), at("2026-02-01"));
    expect(found.map(({ id }) => id)).toEqual(["2026-1", "2025-4", "2025-3"]);
    expect(found[0]).toMatchObject({ from: Date.UTC(2026, 0), until: Date.UTC(2026, 3), name: null });
    for (const [i, { from }] of found.entries()) if (i > 0) expect(found[i - 1]?.from).toBeGreaterThan(from);
  });

  it("are those of the host where he has named some, once they have begun", () => {
    const named = [
      { name: "Spring", from: "2026-03-01", until: "2026-06-01" },
      { name: "Summer", from: "2026-06-01", until: "2026-09-01" },
    ];
    expect(seasonsBy(named, 0, at("2026-04-01")).map(({ name }) => name)).toEqual(["Spring"]);
    expect(seasonsBy("none", 0, at("2026-04-01"))).toEqual([]);
  });
});
