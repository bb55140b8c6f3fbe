/** Section 9: landmarks, and playing from the discard pile. */
import { describe, expect, test } from "vitest";
import { FELLOWSHIP, LANDMARKS, SAURON } from "../data/ids.ts";
import { LANDMARK } from "../data/landmarks.ts";
import { PILE } from "../state.ts";
import { priceOf, slots, table } from "./table.ts";

/** Sauron, rich, before this open tile. */
const before = (tile: string, more = "") => table(`free=c1-13,c1-02 open=${tile} coins=3:20 ${more}`);

describe("landmarks", () => {
  test("9.1 one that lies open costs its skills, and a coin for each own fortress standing", () => {
    expect(priceOf(before("bree"), "landmark:bree")).toBe(6);
    expect(priceOf(before("bree", "sauron=c1-03,c1-05,c2-06"), "landmark:bree")).toBe(3);
    expect(priceOf(before("bree", "tokens=;elves-3"), "landmark:bree")).toBe(5);
    const two = "took=sauron:erebor,isengard;fellowship:barad-dur";
    expect(priceOf(before("bree", two), "landmark:bree")).toBe(8);
    expect(before("bree").refused("landmark:erebor")).toMatchObject({
      reason: "landmark-not-open",
      rule: "9.1",
    });
    expect(before("bree", two).refused("landmark:erebor")).toMatchObject({ reason: "landmark-taken" });
    expect(table("free=c1-01 open=bree coins=3:5").refused("landmark:bree")).toMatchObject({
      reason: "too-dear",
    });
  });

  test("9.2 spare skills do not lower that coin, dwarves-1 takes it away and not the skills", () => {
    const two = "took=sauron:erebor,isengard";
    const all = "sauron=c2-04,c1-03,c2-05,c1-08,c1-01";
    expect(priceOf(before("bree", `${two} ${all}`), "landmark:bree")).toBe(2);
    expect(priceOf(before("bree", `${two} tokens=;dwarves-1`), "landmark:bree")).toBe(6);
    expect(priceOf(before("bree", `${two} ${all} tokens=;dwarves-1`), "landmark:bree")).toBe(0);
  });

  test("9.3 the tile brings a fortress in its region at once, then its other effects in order", () => {
    const t = before("minas-tirith").sauron("landmark:minas-tirith");
    const order = ["coins-given", "landmark-taken", "fortress-placed", "units-placed", "quest", "turn"];
    expect(t.heard.map(({ type }) => type)).toEqual(order);
    expect([t.fortresses(SAURON), t.landmarks(SAURON)]).toEqual([["gondor"], ["minas-tirith"]]);
  });

  test("9.4 no new tile is turned up before the next chapter", () => {
    const t = before("minas-tirith,bree").sauron("landmark:minas-tirith");
    expect(t.landmarks(PILE)).toEqual(["bree"]);
    t.fellowship("discard:c1-13").sauron("discard:c1-02");
    expect(t.landmarks(PILE)).toHaveLength(3);
  });

  test("9.5 a tile cannot be discarded for coins", () => {
    expect(before("bree").offered.filter((word) => word.includes("bree"))).toEqual(["landmark:bree"]);
  });

  test("9.6 each region has one tile and room for one fortress", () => {
    const regions = LANDMARK.map(({ effects }) =>
      effects.flatMap((one) => (one.do === "fortress" ? [one.region] : [])),
    );
    expect(regions).toEqual(LANDMARKS.map((_, region) => [region]));
  });

  test("9.7 taking one moves the turn on and leaves the tableau as it is", () => {
    const t = before("helms-deep");
    const lying = t.g.slots.slice();
    t.sauron("landmark:helms-deep");
    expect([t.turn, t.g.slots]).toEqual(["fellowship", lying]);
  });

  test("9.7 each tile has its effects", () => {
    const units = (tile: string) => before(tile).sauron(`landmark:${tile}`);
    expect(units("helms-deep").units(SAURON)).toEqual({ mordor: 2, rohan: 3 });
    expect(units("minas-tirith").units(SAURON)).toEqual({ mordor: 2, gondor: 1 });
    expect(units("minas-tirith").g.quest).toEqual([0, 2]);
    expect(units("isengard").g.quest).toEqual([0, 1]);
    expect([units("bree").units(FELLOWSHIP), units("bree").asked]).toEqual([{}, "sauron move"]);
    expect([units("erebor").g.coins[SAURON], units("erebor").asked]).toEqual([19, "sauron move"]);
    expect(units("grey-havens").asked).toBe("sauron race");
    expect(before("barad-dur", "pile=c1-09,c1-10").sauron("landmark:barad-dur").asked).toBe("sauron fetch");
    expect(units("barad-dur").turn).toBe("fellowship");
  });

  test("9.8 a card from the discard pile is played for nothing, counts for its colour, and is no chain play", () => {
    const line = "chapter=3 pile=c1-15,c2-09,c2-12,c3-07 sauron=c1-16 tokens=;humans-1,hobbits-3";
    const t = table(`free=c3-01,c3-02 open=barad-dur coins=3:6 ${line}`).sauron("landmark:barad-dur");
    expect(t.offered).toEqual(["fetch:c1-15", "fetch:c2-09", "fetch:c2-12", "fetch:c3-07"]);
    const chained = table(`free=c3-01,c3-02 open=barad-dur coins=3:6 ${line}`).sauron("landmark:barad-dur");
    expect(chained.sauron("fetch:c2-12").g.coins[SAURON]).toBe(0);
    t.sauron("fetch:c2-09");
    expect([t.g.coins[SAURON], t.g.quest[SAURON], t.cards(SAURON)]).toEqual([4, 1, ["c1-16", "c2-09"]]);
    expect([t.cards(PILE), t.turn]).toEqual([["c1-15", "c2-12", "c3-07"], "fellowship"]);
  });

  test("9.9 Isengard takes away a grey card of the opponent, and its skills, and nothing bought with them", () => {
    const t = before("isengard", "fellowship=c1-01,c2-03,c1-15").sauron("landmark:isengard");
    expect(t.offered).toEqual(["grey-card:c1-01", "grey-card:c2-03"]);
    t.sauron("grey-card:c2-03");
    expect([t.cards(PILE), t.cards(FELLOWSHIP), t.g.skills[0]]).toEqual([["c2-03"], ["c1-01", "c1-15"], 1]);
    expect(before("isengard", "fellowship=c1-15").sauron("landmark:isengard").g.quest).toEqual([0, 1]);
  });
});

describe("the look through the pile", () => {
  test("9.8 shows the leftovers to the side that looks, also those of earlier chapters", () => {
    const left = "left=c1-01,c1-02,c1-03,c2-01,c2-02,c2-03,?,?,?";
    const t = table(`chapter=2 slots=${slots({ 0: "c2-09", 1: "c2-08" })} ${left} open=barad-dur coins=3:9`);
    t.sauron("landmark:barad-dur");
    expect(t.offered).toHaveLength(6);
    t.sauron("fetch:c2-03");
    expect(t.cards(SAURON)).toEqual(["c2-03"]);
    expect(t.last?.barrier).toBe(true);
  });
});
