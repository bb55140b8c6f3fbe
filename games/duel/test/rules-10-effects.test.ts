/** Sections 10 and 11: what cards do by colour, and the quest track. */
import { describe, expect, test } from "vitest";
import { BONUSES, GOAL } from "../data/board.ts";
import { FELLOWSHIP, SAURON } from "../data/ids.ts";
import { onBoard } from "../state.ts";
import { priceOf, table } from "./table.ts";

describe("effects by colour", () => {
  test("10.1 grey gives skills for good", () => {
    const t = table("free=c1-03,c1-15,c1-01").sauron("play:c1-03").fellowship("discard:c1-01");
    expect(priceOf(t, "play:c1-15")).toBe(0);
  });

  test("10.2 yellow brings its coins once", () => {
    const t = table("chapter=2 free=c2-09,c2-01,c2-02").sauron("play:c2-09");
    expect(t.g.coins[SAURON]).toBe(6);
    expect(t.fellowship("discard:c2-01").sauron("discard:c2-02").g.coins[SAURON]).toBe(8);
  });

  test("10.3 blue leads one's own character a step for each ring", () => {
    const t = table("chapter=3 free=c3-06,c3-07,c3-01 coins=9:9")
      .sauron("play:c3-06")
      .fellowship("play:c3-07");
    expect(t.g.quest).toEqual([3, 2]);
  });

  test("10.4 green gives a symbol of its race for good", () => {
    const t = table("free=c1-17,c1-01").sauron("play:c1-17");
    expect([t.g.races[6], t.cards(SAURON)]).toEqual([1, ["c1-17"]]);
  });

  test("10.5 red puts all its units into one of its two regions", () => {
    const t = table("chapter=3 free=c3-12,c3-01 coins=9:9").sauron("play:c3-12");
    expect(t.offered).toEqual(["place:enedwaith", "place:rohan"]);
    expect(t.refused("place:gondor")).toMatchObject({ reason: "not-these-regions", rule: "10.5" });
    expect(t.sauron("place:rohan").units(SAURON)).toEqual({ mordor: 2, rohan: 3 });
  });

  test("10.6 purple removes units, then takes coins, then moves", () => {
    const line =
      "chapter=3 free=c3-21,c3-01 coins=9:9 units=sauron.mordor:1,fellowship.arnor:1,fellowship.rohan:2";
    const t = table(line).sauron("play:c3-21");
    expect([t.asked, t.offered]).toEqual(["sauron remove-unit", ["remove-unit:arnor", "remove-unit:rohan"]]);
    t.sauron("remove-unit:rohan");
    expect([t.asked, t.units(FELLOWSHIP), t.g.coins[FELLOWSHIP]]).toEqual([
      "sauron move",
      { arnor: 1, rohan: 1 },
      8,
    ]);
    expect([onBoard(t.g, FELLOWSHIP), t.times("conflict")]).toEqual([2, 0]);
    const poor = table(line.replace("coins=9:9", "coins=0:9")).sauron("play:c3-21", "remove-unit:arnor");
    expect(poor.g.coins).toEqual([0, 6]);
  });
});

/** Sauron with a card of one ring, or of three. */
const quest = (steps: number, more = "") =>
  table(`chapter=3 free=c2-10,c3-06,c3-07 coins=9:9 quest=0:${steps} ${more}`);

describe("the quest track", () => {
  test("11.1 fourteen steps lead from the start to the goal", () => {
    expect(GOAL).toBe(14);
    expect(quest(12).sauron("play:c2-10").won).toBeNull();
    expect(quest(13).sauron("play:c2-10").won).toBe("sauron quest");
  });

  test("11.2 the fellowship's goal is Mount Doom, Sauron's is to catch Frodo and Sam", () => {
    const t = table("chapter=3 turn=fellowship free=c2-10,c3-01 coins=9:9 quest=13:5");
    expect(t.fellowship("play:c2-10").won).toBe("fellowship quest");
    expect(quest(13, "quest=5:13").sauron("play:c2-10").won).toBe("sauron quest");
  });

  test("11.3 the gap between the two depends on the Nazgûl's steps alone", () => {
    const t = table("chapter=3 turn=fellowship free=c3-06,c3-05,c3-01 coins=9:9 quest=3:9");
    expect(t.fellowship("play:c3-06").g.quest).toEqual([5, 9]);
    expect(t.sauron("play:c3-05").g.quest).toEqual([5, 11]);
  });

  test("11.4 on one line of 29 spaces the Nazgûl never pass Frodo and Sam, and Mount Doom is the last", () => {
    for (let f = 0; f <= GOAL; f++)
      for (let s = 0; s <= GOAL; s++) {
        expect(f + s).toBeLessThanOrEqual(GOAL + f);
        expect(GOAL + f).toBeLessThanOrEqual(28);
      }
  });

  test("11.5 only one's own character moves, only forward, and steps beyond the goal are lost", () => {
    const t = quest(13).sauron("play:c3-07");
    expect([t.g.quest, t.won]).toEqual([[0, 14], "sauron quest"]);
  });

  test("11.6 both rows have bonuses at steps 3, 6, 9 and 12", () => {
    expect([...BONUSES.keys()]).toEqual([3, 6, 9, 12]);
    expect(quest(2).sauron("play:c2-10").g.coins[SAURON]).toBe(8);
    expect(quest(5).sauron("play:c2-10").offered).toHaveLength(8);
    expect(quest(5).sauron("play:c2-10", "place:lindon").units(SAURON)).toEqual({ mordor: 2, lindon: 1 });
    expect(quest(8).sauron("play:c2-10", "another-turn").turn).toBe("sauron");
    const t = quest(11, "took=fellowship:bree,erebor").sauron("play:c2-10");
    expect(t.offered).toEqual(["remove-fortress:arnor", "remove-fortress:rhovanion", "decline"]);
    expect(t.sauron("remove-fortress:arnor").fortresses(FELLOWSHIP)).toEqual(["rhovanion"]);
  });

  test("11.7 passing the space is enough, and all bonuses but the coin may be declined", () => {
    expect(quest(1).sauron("play:c3-07").g.coins[SAURON]).toBe(7);
    expect(quest(5).sauron("play:c3-06", "decline").units(SAURON)).toEqual({ mordor: 2 });
    expect(quest(8).sauron("play:c3-06", "decline").turn).toBe("fellowship");
    const t = quest(11, "took=fellowship:bree").sauron("play:c3-06");
    expect(t.sauron("decline").fortresses(FELLOWSHIP)).toEqual(["arnor"]);
    expect(quest(8, "extra=1").sauron("play:c2-10").asked).toBe("sauron another-turn");
  });

  test("11.8 the side that reaches its goal wins at once", () => {
    const t = quest(13).sauron("play:c2-10");
    expect([t.won, t.asked, t.times("turn")]).toEqual(["sauron quest", "", 0]);
  });

  test("11.9 a removed fortress goes home, and its tile stays without use", () => {
    const t = quest(11, "took=fellowship:bree").sauron("play:c2-10", "remove-fortress:arnor");
    expect([t.fortresses(FELLOWSHIP), t.landmarks(FELLOWSHIP)]).toEqual([[], ["bree"]]);
    expect(t.offered.filter((word) => word.startsWith("landmark"))).toEqual([]);
  });
});
