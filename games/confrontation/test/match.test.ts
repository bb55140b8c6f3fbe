/** Sections 3 and 10: a whole match from secret placement to the score. */
import { begin, hashed, record, recordOf, replay, save, stream } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { SET_UP } from "../data/board.ts";
import { CHARACTERS, DARK, GOOD, NINE, REGIONS, type Side } from "../data/ids.ts";
import { FALLEN, seatOf } from "../state.ts";
import { engine } from "./table.ts";

const places = (side: Side): number[] =>
  REGIONS.flatMap((_, r) => new Array<number>(SET_UP[side][r]).fill(r));

function setUp(settings = {}) {
  const g = engine.start(settings, hashed(1));
  for (const side of [GOOD, DARK] as Side[]) {
    for (const [i, region] of places(side).entries())
      engine.play(g, seatOf(g, side), ["place", side * NINE + i, region], hashed(1));
  }
  return g;
}

describe("3.1 set-up", () => {
  test("both place at once, in any order of seats, neither seeing the other's", () => {
    const g = engine.start({}, hashed(1));
    expect(engine.owes(g)).toEqual([0, 1]);
    const before = JSON.stringify(engine.view(g, 1));
    engine.play(g, 0, ["place", 0, 0], hashed(1));
    expect(JSON.stringify(engine.view(g, 1))).toBe(before);
  });

  test("no place takes more than it holds at the start", () => {
    const g = engine.start({}, hashed(1));
    engine.play(g, 0, ["place", 0, 1], hashed(1));
    expect(engine.askOf(g, 0)?.options).not.toContainEqual(["place", 1, 1]);
    expect(engine.askOf(g, 0)?.options).toContainEqual(["place", 1, 0]);
  });

  test("3.3 then Dark takes the first turn, all standees unknown", () => {
    const g = setUp();
    expect(engine.owes(g)).toEqual([1]);
    expect(
      engine
        .view(g, 0)
        .secret.at.slice(NINE)
        .every((at) => at < FALLEN),
    ).toBe(true);
    expect(g.count.reduce((sum, count) => sum + count)).toBe(CHARACTERS.length);
  });
});

describe("10.6 the match", () => {
  /** Plays random choices until the first game has ended. */
  function toTheInterval() {
    const g = setUp({ match: true });
    const random = stream(5);
    while (!g.over) {
      const [ask] = engine.asks(g);
      engine.play(g, ask.seat, ask.options[random(ask.options.length)], hashed(5));
    }
    return g;
  }

  test("after the first game all faces lie open and both go on when ready", () => {
    const g = toTheInterval();
    expect(g.result).toBeNull();
    expect(engine.view(g, null).secret.at).toEqual(g.secret.at);
    expect(engine.owes(g)).toEqual([0, 1]);
  });

  test("the second game exchanges sides, keeps the points and begins anew", () => {
    const g = toTheInterval();
    const points = g.points.slice();
    engine.play(g, 1, ["onward"], hashed(5));
    engine.play(g, 0, ["onward"], hashed(5));
    expect(g.good).toBe(1);
    expect(g.points).toEqual(points);
    expect(g.secret.at.every((at) => at === -4)).toBe(true);
    expect(engine.askOf(g, 0)?.about).toEqual([NINE]);
  });

  test("scores of both games add up, and more points win", () => {
    const ends = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const random = stream(seed);
      const g = engine.start({ match: true }, hashed(seed));
      while (!g.result) {
        const [ask] = engine.asks(g);
        engine.trust(g, ask.seat, ask.options[random(ask.options.length)], hashed(seed));
      }
      const [a, b] = g.points;
      expect(g.result.winners).toEqual(a === b ? [] : [a > b ? 0 : 1]);
      expect(g.result.scores).toEqual(g.points);
      ends.add(g.result.winners.join());
    }
    expect(ends.size).toBeGreaterThan(1);
  });
});

describe("a recorded game", () => {
  test("replays to the same end, byte for byte", () => {
    for (let seed = 0; seed < 10; seed++) {
      const chance = hashed(seed);
      const random = stream(seed + 1);
      let recording = begin(engine, { variant: true }, chance);
      while (!recording.state.result) {
        const asks = engine.asks(recording.state);
        const ask = asks[random(asks.length)];
        recording = record(engine, recording, ask.seat, [ask.options[random(ask.options.length)]], chance);
      }
      const file = JSON.parse(JSON.stringify(save(engine, recording)));
      expect(JSON.stringify(replay(engine, recordOf(file)).state)).toBe(JSON.stringify(recording.state));
    }
  });
});
