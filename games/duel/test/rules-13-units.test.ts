/** Section 13: units, conflict, movement. */
import { describe, expect, test } from "vitest";
import { ADJACENT, UNITS } from "../data/board.ts";
import { FELLOWSHIP, REGIONS, SAURON } from "../data/ids.ts";
import { onBoard } from "../state.ts";
import { table } from "./table.ts";

const COMMON = "chapter=3 coins=9:9";
/** Sauron with three moves to make. */
const moving = (units: string, more = "") =>
  table(`${COMMON} free=c3-18,c3-01 units=${units} ${more}`).sauron("play:c3-18");
/** Sauron with a red card of three units for Enedwaith or Rohan. */
const placing = (units: string, more = "") =>
  table(`${COMMON} free=c3-12,c3-01 units=${units} ${more}`).sauron("play:c3-12");

describe("units", () => {
  test("13.1 placing brings units from the supply, moving shifts one along a connection", () => {
    const t = placing("sauron.mordor:2").sauron("place:rohan");
    expect([onBoard(t.g, SAURON), t.units(SAURON)]).toEqual([5, { rohan: 3, mordor: 2 }]);
    const moved = moving("sauron.mordor:2").sauron("move:mordor:rohan");
    expect([onBoard(moved.g, SAURON), moved.units(SAURON)]).toEqual([2, { rohan: 1, mordor: 1 }]);
  });

  test.each([
    [2, { rohan: 1, mordor: 2 }, {}],
    [3, { mordor: 2 }, {}],
    [5, { mordor: 2 }, { rohan: 2 }],
  ])("13.2 three units against %i: each side loses as many as the smaller has", (enemies, own, theirs) => {
    const t = placing(`sauron.mordor:2,fellowship.rohan:${enemies}`).sauron("place:rohan");
    expect([t.units(SAURON), t.units(FELLOWSHIP)]).toEqual([own, theirs]);
    expect(onBoard(t.g, FELLOWSHIP)).toBe(Math.max(0, enemies - 3));
  });

  test("13.2 where no enemy stands nothing happens", () => {
    expect(placing("sauron.mordor:2").sauron("place:rohan").times("conflict")).toBe(0);
  });

  test("13.3 fortresses take no part in a conflict and stop nobody", () => {
    const t = placing("sauron.mordor:2", "took=fellowship:helms-deep").sauron("place:rohan");
    expect([t.times("conflict"), t.units(SAURON)]).toEqual([0, { rohan: 3, mordor: 2 }]);
    expect(t.fortresses(FELLOWSHIP)).toEqual(["rohan"]);
  });

  test("13.4 after a conflict at most one side has units in a region", () => {
    for (const enemies of [1, 2, 3, 4, 5]) {
      const t = placing(`sauron.mordor:2,fellowship.rohan:${enemies}`).sauron("place:rohan");
      expect(t.units(SAURON).rohan === undefined || t.units(FELLOWSHIP).rohan === undefined).toBe(true);
    }
  });

  test("13.5 units of one card arrive together, and one conflict is settled", () => {
    const t = placing("sauron.mordor:2,fellowship.rohan:2").sauron("place:rohan");
    expect(t.heard.filter(({ type }) => type === "conflict").map(({ facts }) => facts.losses)).toEqual([2]);
    expect([t.times("units-placed"), t.units(SAURON)]).toEqual([1, { rohan: 1, mordor: 2 }]);
  });

  test("13.6 moves are made one after the other, by one unit or several, and one stop ends them", () => {
    const t = moving("sauron.mordor:2");
    expect(t.offered).toEqual(["move:mordor:rohan", "move:mordor:gondor", "stop"]);
    expect(moving("sauron.mordor:2").sauron("stop").turn).toBe("fellowship");
    t.sauron("move:mordor:rohan", "move:rohan:enedwaith", "move:enedwaith:arnor");
    expect([t.turn, t.units(SAURON)]).toEqual(["fellowship", { arnor: 1, mordor: 1 }]);
    const dying = moving("sauron.mordor:1,fellowship.rohan:1").sauron("move:mordor:rohan");
    expect([dying.turn, dying.units(SAURON)]).toEqual(["fellowship", {}]);
    expect(moving("sauron.mordor:2").refused("move:rohan:gondor")).toMatchObject({ reason: "no-unit-there" });
  });

  test("13.7 fifteen units are the limit: what is there is placed, and with none left nothing is asked", () => {
    const t = placing("sauron.mordor:14").sauron("place:rohan");
    expect([t.units(SAURON), onBoard(t.g, SAURON)]).toEqual([{ rohan: 1, mordor: 14 }, UNITS]);
    const none = placing("sauron.mordor:15");
    expect([none.turn, onBoard(none.g, SAURON), none.times("units-placed")]).toEqual(["fellowship", 15, 0]);
  });

  test("13.8 ten connections join the seven regions", () => {
    const pairs = ADJACENT.flatMap((near, from) =>
      near.filter((to) => to > from).map((to) => `${REGIONS[from]}-${REGIONS[to]}`),
    );
    expect(pairs.sort()).toEqual(
      [
        ["lindon-arnor", "arnor-rhovanion", "arnor-enedwaith", "rhovanion-enedwaith", "rhovanion-rohan"],
        ["enedwaith-rohan", "enedwaith-gondor", "rohan-gondor", "rohan-mordor", "gondor-mordor"],
      ]
        .flat()
        .sort(),
    );
    for (const [from, near] of ADJACENT.entries())
      for (const to of near) expect(ADJACENT[to]).toContain(from);
    expect(moving("sauron.mordor:2").refused("move:mordor:arnor")).toMatchObject({
      reason: "not-connected",
      rule: "13.8",
    });
  });
});
