/** How time is reckoned at a table with a pace: pure. */
import type { OutOfTime } from "@westmarch/protocol";
import { describe, expect, it } from "vitest";
import { cameTo, graceAt, newGrace, type Waiting } from "../src/tables/time/game-clocks/grace.ts";
import { isZone, nights } from "../src/tables/time/game-clocks/nights.ts";
import { allOf, listed, type Rests, reached, spent } from "../src/tables/time/game-clocks/rests.ts";
import {
  type ClockContext,
  type Happened,
  leftAt,
  newTimeBank,
  type TimeBank,
  type TimeBanks,
  type Timed,
  timeBanksAfter,
  vacationed,
} from "../src/tables/time/game-clocks/time-bank.ts";

const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LIVE: Timed = { kind: "live", main: 60, increment: 10, out: "loss" };
const SLOW: Timed = { kind: "slow", days: 3, night: null, vacation: 7, out: "warning" };
const NEVER: Rests = () => null;

/** Plays acts one after another, and says what is left to each seat after them. */
function clocks(pace: Timed, timed: readonly number[] = [0, 1]) {
  let accounts: TimeBanks = new Map();
  let now = 0;
  const around = (owes: readonly number[], runs: boolean, late: readonly number[] | null): ClockContext => ({
    pace,
    now,
    timed: new Set(timed),
    owes: new Set(owes),
    runs,
    late: late && new Set(late),
    restsOf: () => NEVER,
  });
  return {
    /** After so many seconds this happens, and these owe something from then on. `late`: time runs for these alone. */
    after: (
      seconds: number,
      happened: Happened,
      owes: readonly number[],
      runs = true,
      late: readonly number[] | null = null,
    ) => {
      now += seconds * SECOND;
      accounts = timeBanksAfter(accounts, happened, around(owes, runs, late));
    },
    /** What is left now, in seconds. */
    left: () => timed.map((seat) => leftAt(accounts.get(seat) ?? newTimeBank(pace), now, NEVER) / SECOND),
    wait: (seconds: number) => {
      now += seconds * SECOND;
    },
  };
}

const chose = (by: number): Happened => ({ what: "choice", by });
const began: Happened = { what: "other" };

describe("time to come to a table", () => {
  const grace = newGrace(0, 300);
  const waiting = (now: number, more: Partial<Waiting> = {}): Waiting => ({
    now,
    timed: new Set([0, 1]),
    outages: NEVER,
    hasTime: () => true,
    out: "loss",
    ...more,
  });

  it("lasts until all have come or it is over, and no outage counts", () => {
    expect(graceAt(grace, waiting(299))).toBe(grace);
    expect(graceAt(grace, waiting(300))).toEqual({ ...grace, over: true });
    expect(graceAt(grace, waiting(300, { outages: listed([{ from: 100, until: 150 }]) }))).toBe(grace);
    const one = cameTo(grace, [1]);
    expect(one?.came).toEqual([1]);
    expect(cameTo(one, [1])).toBe(one);
    expect(graceAt(cameTo(one, [0]), waiting(299))).toBeNull();
  });

  it("is followed by clocks as ever once the game goes on without the time of a missing player", () => {
    const over = { ...grace, came: [0], over: true };
    const spentAll = (out: OutOfTime, came: readonly number[]) =>
      graceAt({ ...over, came }, waiting(999, { out, hasTime: () => false }));
    expect([spentAll("computer", [0]), spentAll("warning", []), spentAll("warning", [0])]).toEqual([
      null,
      null,
      null,
    ]);
    // A loss ends the game, and the computer plays for no side when neither has come.
    expect([spentAll("loss", [0])?.over, spentAll("computer", [])?.over]).toEqual([true, true]);
  });

  it("costs time the player alone who has not come, whatever is asked, until that player comes", () => {
    const { after, left } = clocks(LIVE);
    after(0, began, [0], true, [1]);
    after(20, chose(0), [1], true, [1]);
    expect(left()).toEqual([60, 40]);
    after(10, { what: "undo" }, [0], true, [1]);
    expect(left()).toEqual([60, 30]);
    after(5, began, [0]);
    expect(left()).toEqual([60, 25]);
    after(7, chose(0), [1]);
    expect(left()).toEqual([60, 25]);
    after(3, chose(1), [0]);
    expect(left()).toEqual([60, 32]);
  });
});

describe("live time", () => {
  it("runs while a seat owes a decision, and is given back a little at the end of its turn", () => {
    const { after, left } = clocks(LIVE);
    after(0, began, [0]);
    after(25, chose(0), [1]);
    expect(left()).toEqual([45, 60]);
    after(5, chose(1), [0]);
    // No candle grows longer than it was.
    expect(left()).toEqual([45, 60]);
  });

  it("gives nothing for each of many choices within one turn", () => {
    const { after, left } = clocks(LIVE);
    after(0, began, [0]);
    for (let choice = 0; choice < 5; choice++) after(4, chose(0), [0]);
    expect(left()).toEqual([40, 60]);
    after(4, chose(0), [1]);
    expect(left()).toEqual([46, 60]);
  });

  it("runs for everybody who owes at once, and a turn of the last to answer ends, too", () => {
    const { after, left } = clocks(LIVE);
    after(0, began, [0, 1]);
    after(20, chose(1), [0]);
    after(20, chose(0), [0, 1]);
    expect(left()).toEqual([30, 50]);
  });

  it("gives no time back to a player who takes a choice back, and takes none from the others", () => {
    const { after, left } = clocks(LIVE);
    after(0, began, [0]);
    after(20, chose(0), [1]);
    after(5, { what: "undo" }, [0]);
    // 20 seconds for the choice, and 5 to think again.
    expect(left()).toEqual([35, 60]);
    after(0, chose(0), [1]);
    expect(left()).toEqual([45, 60]);
  });

  it("asks nothing for what everybody agreed to take back", () => {
    const { after, left } = clocks(LIVE);
    after(0, began, [0]);
    after(20, chose(0), [1]);
    after(30, { what: "take-back" }, [0]);
    expect(left()).toEqual([40, 60]);
  });

  it("stands still while the table rests", () => {
    const { after, left } = clocks(LIVE);
    after(0, began, [0]);
    after(20, began, [0], false);
    after(1000, began, [0], true);
    after(10, chose(0), [1]);
    expect(left()).toEqual([40, 60]);
  });

  it("never falls below nothing", () => {
    const { after, left, wait } = clocks(LIVE);
    after(0, began, [0]);
    wait(100);
    expect(left()).toEqual([0, 60]);
    after(0, chose(0), [1]);
    expect(left()).toEqual([10, 60]);
  });
});

describe("slow time", () => {
  it("is whole at the beginning of every turn, and once for all choices of a turn", () => {
    const { after, left } = clocks(SLOW);
    after(0, began, [0]);
    after(86_400, chose(0), [0]);
    after(3600, chose(0), [1]);
    after(60, chose(1), [0]);
    expect(left()[0]).toBe(3 * 86_400);
  });

  it("is what it was for a player who takes a choice back", () => {
    const { after, left } = clocks(SLOW);
    after(0, began, [0]);
    after(86_400, chose(0), [1]);
    after(60, { what: "undo" }, [0]);
    expect(left()[0]).toBe(2 * 86_400 - 60);
  });

  it("stands still on vacation, whose rest is kept by a player who comes back early", () => {
    const around = (now: number): ClockContext => ({
      pace: SLOW,
      now,
      timed: new Set([0]),
      owes: new Set([0]),
      runs: true,
      late: null,
      restsOf: ({ vacation: { until } }: TimeBank) => (until === null ? NEVER : listed([{ from: 0, until }])),
    });
    const accounts = timeBanksAfter(new Map(), began, around(0));
    const gone = vacationed(accounts.get(0) ?? newTimeBank(SLOW), 5, around(DAY));
    expect(gone?.vacation).toEqual({ left: 2 * DAY, until: 6 * DAY });
    if (!gone) return;
    expect(leftAt(gone, 3 * DAY, around(0).restsOf(gone))).toBe(2 * DAY);
    expect(leftAt(gone, 7 * DAY, around(0).restsOf(gone))).toBe(DAY);
    const back = vacationed(gone, 0, around(3 * DAY));
    expect(back).toMatchObject({ left: 2 * DAY, since: 3 * DAY, vacation: { left: 5 * DAY, until: null } });
    expect(vacationed(gone, 8, around(3 * DAY))).toBeNull();
  });
});

describe("rests", () => {
  const rests = allOf(
    listed([
      { from: 10, until: 20 },
      { from: 40, until: 50 },
    ]),
    listed([{ from: 15, until: 25 }]),
  );

  it("count for nothing, however they overlap", () => {
    expect(spent(0, 100, rests)).toBe(75);
    expect(spent(12, 22, rests)).toBe(0);
    expect(spent(0, 5, rests)).toBe(5);
    expect(spent(22, 30, rests)).toBe(5);
  });

  it("put off when so much has counted, to the moment at which it has", () => {
    for (let amount = 1; amount < 100; amount++)
      expect(spent(3, reached(3, amount, rests), rests)).toBe(amount);
    expect(reached(12, 15, rests)).toBe(40);
    expect(reached(12, 16, rests)).toBe(51);
  });
});

describe("nights", () => {
  const at = (text: string) => Date.parse(text);

  it("last by the time of day of a place, over midnight", () => {
    const taipei = nights({ from: 23, until: 7 }, "Asia/Taipei", 0);
    const night = { from: at("2026-05-01T15:00Z"), until: at("2026-05-01T23:00Z") };
    expect(taipei(at("2026-05-01T12:00Z"))).toEqual(night);
    expect(taipei(at("2026-05-01T22:59Z"))).toEqual(night);
    expect(taipei(at("2026-05-01T23:00Z"))).toEqual({ from: night.from + DAY, until: night.until + DAY });
  });

  it("are an hour shorter or longer where clocks are put forward or back", () => {
    const berlin = nights({ from: 22, until: 6 }, "Europe/Berlin", 0);
    const spring = berlin(at("2026-03-28T20:00Z"));
    const autumn = berlin(at("2026-10-24T19:00Z"));
    expect(((spring?.until ?? 0) - (spring?.from ?? 0)) / HOUR).toBe(7);
    expect(((autumn?.until ?? 0) - (autumn?.from ?? 0)) / HOUR).toBe(9);
  });

  it("leave a day its other hours, whatever the steady clock says", () => {
    const steady = at("2026-05-01T00:00Z") - 777;
    const utc = nights({ from: 1, until: 9 }, "UTC", 777);
    expect(spent(steady, steady + 10 * DAY, utc)).toBe(10 * 16 * HOUR);
  });

  it("know their places", () => {
    expect([isZone("Asia/Taipei"), isZone("UTC"), isZone("Middle-earth/Bree")]).toEqual([true, true, false]);
  });
});
