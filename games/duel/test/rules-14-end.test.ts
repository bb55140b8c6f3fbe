/** Sections 14 to 16: another turn, the end of a chapter, winning. */
import { describe, expect, test } from "vitest";
import { SAURON } from "../data/ids.ts";
import { PILE } from "../state.ts";
import { table } from "./table.ts";

const YELLOW = "chapter=2 free=c2-08,c2-09,c2-01,c2-02 coins=3:3";

describe("another turn", () => {
  test("14.1 comes from step 9, elves-1, dwarves-2 and ents-1", () => {
    expect(table(`${YELLOW} quest=0:8 tokens=;humans-1`).sauron("play:c2-08").asked).toBe(
      "sauron another-turn",
    );
    expect(table(`${YELLOW} tokens=;elves-1`).sauron("play:c2-08").turn).toBe("sauron");
    const tile = "chapter=2 free=c2-08 open=helms-deep coins=3:9 tokens=;dwarves-2";
    expect(table(tile).sauron("landmark:helms-deep").turn).toBe("sauron");
    const ents = "chapter=3 free=c3-08,c3-01 coins=9:9 sauron=c3-09 stacks=;ents-1;;;;";
    expect(table(ents).sauron("play:c3-08").turn).toBe("sauron");
  });

  test("14.2 follows when the turn is over, as a whole new turn with fresh symbols", () => {
    const t = table(`${YELLOW} tokens=;elves-1`).sauron("play:c2-08");
    expect([t.asked, t.g.extra, t.times("turn")]).toEqual(["sauron turn", 0, 1]);
    expect(t.offered).toContain("discard:c2-09");
  });

  test("14.3 may bring another one itself", () => {
    const t = table(`${YELLOW} tokens=;elves-1`).sauron("play:c2-08", "play:c2-09");
    expect([t.turn, t.sauron("discard:c2-01").turn]).toEqual(["sauron", "fellowship"]);
  });

  test("14.4 comes once however often one turn earned it", () => {
    const t = table(`${YELLOW} quest=0:8 tokens=;elves-1,humans-1`).sauron("play:c2-08", "another-turn");
    expect([t.times("turn-earned"), t.turn]).toEqual([2, "sauron"]);
    expect(t.sauron("discard:c2-01").turn).toBe("fellowship");
  });

  test("14.5 with the last card of a chapter it is the first turn of the next; otherwise the order goes on", () => {
    const last = "chapter=2 free=c2-08 coins=3:3";
    const again = table(`${last} tokens=;elves-1`).sauron("play:c2-08");
    expect([again.g.chapter, again.turn]).toEqual([3, "sauron"]);
    const on = table(last).sauron("play:c2-08");
    expect([on.g.chapter, on.turn]).toEqual([3, "fellowship"]);
  });

  test("14.6 with the last card of chapter 3 it is lost", () => {
    const t = table("chapter=3 free=c3-01 coins=3:9 tokens=;elves-1").sauron("play:c3-01");
    expect([t.times("turn-earned"), t.won]).toEqual([1, "fellowship+sauron regions"]);
  });
});

describe("the end of a chapter", () => {
  test("15.1 comes when the last card is taken and its effects are done", () => {
    const t = table("free=c1-21").sauron("play:c1-21");
    expect([t.g.chapter, t.asked]).toEqual([1, "sauron place"]);
    expect(t.sauron("place:lindon").g.chapter).toBe(2);
  });

  test("15.2 prepares the next chapter, and after the third counts regions", () => {
    expect(table("chapter=1 free=c1-01").sauron("discard:c1-01").g.chapter).toBe(2);
    expect(table("chapter=2 free=c2-01").sauron("discard:c2-01").g.chapter).toBe(3);
    expect(table("chapter=3 free=c3-01").sauron("discard:c3-01").won).toMatch(/regions/);
  });

  test("15.3 leaves the tiles that lie open", () => {
    const t = table("free=c1-01 open=bree,erebor,isengard").sauron("discard:c1-01");
    expect(t.landmarks(PILE)).toEqual(["bree", "erebor", "isengard"]);
  });
});

const ALL_BUT_ROHAN = "lindon:1,arnor:1,rhovanion:1,enedwaith:1,gondor:1,mordor:1";
const sauronIn = (regions: string) =>
  regions
    .split(",")
    .map((one) => `sauron.${one}`)
    .join(",");

describe("winning", () => {
  test("16.1 by the quest of the Ring", () => {
    const line = "free=c1-13,c1-01";
    expect(table(`${line} quest=5:13`).sauron("play:c1-13").won).toBe("sauron quest");
    expect(table(`${line} quest=13:5 turn=fellowship`).fellowship("play:c1-13").won).toBe("fellowship quest");
  });

  test("16.2 by six different symbols, the Eagle counting as one", () => {
    const five = "chapter=3 free=c3-10,c3-01 coins=9:9 trio=2 sauron=c1-17,c1-18,c1-19,c1-20";
    expect(table(`${five},c3-08`).sauron("play:c3-10").won).toBe("sauron support");
    expect(table(`${five} tokens=;hobbits-1`).sauron("play:c3-10").won).toBe("sauron support");
    expect(table(five).sauron("play:c3-10").won).toBeNull();
    expect(table(`${five},c2-15,c2-16,c2-17,c2-18`).sauron("play:c3-10").won).toBeNull();
  });

  test("16.3 by being present in all seven regions, with units and fortresses", () => {
    const line = `chapter=2 free=c2-20,c2-01 coins=9:9 units=${sauronIn(ALL_BUT_ROHAN)}`;
    expect(table(line).sauron("play:c2-20", "place:rohan").won).toBe("sauron conquest");
    const mixed = "chapter=2 free=c2-20,c2-01 coins=9:9 units=sauron.mordor:1,sauron.arnor:1";
    const forts = "took=sauron:grey-havens,erebor,isengard,minas-tirith";
    expect(table(`${mixed} ${forts}`).sauron("play:c2-20", "place:rohan").won).toBe("sauron conquest");
    const tile = `chapter=2 free=c2-20,c2-01 coins=9:9 open=helms-deep units=${sauronIn(ALL_BUT_ROHAN)}`;
    const t = table(tile).sauron("landmark:helms-deep");
    expect([t.won, t.times("units-placed")]).toEqual(["sauron conquest", 0]);
  });

  test("16.4 at once, also in the middle of a turn, after conflicts, and only for the active side", () => {
    const line = `chapter=3 free=c3-12,c3-01 coins=9:9 units=${sauronIn(ALL_BUT_ROHAN)},fellowship.rohan:3`;
    expect(table(line).sauron("play:c3-12", "place:rohan").won).toBeNull();
    const moves = "chapter=3 free=c3-18,c3-01 coins=9:9";
    const six = sauronIn("lindon:1,arnor:1,rhovanion:1,enedwaith:1,gondor:2,mordor:1");
    const t = table(`${moves} units=${six}`).sauron("play:c3-18", "move:gondor:rohan");
    expect([t.won, t.asked]).toEqual(["sauron conquest", ""]);
    const waiting = table(`chapter=2 turn=fellowship free=c2-01,c2-02 units=${six},sauron.rohan:1`);
    expect(waiting.fellowship("discard:c2-01").won).toBeNull();
  });

  test("16.5 after chapter 3 by being present in more regions, and together if in as many", () => {
    const end = (units: string, more = "") =>
      table(`chapter=3 free=c3-01 units=${units} ${more}`).sauron("discard:c3-01").won;
    expect(end("sauron.mordor:1,sauron.gondor:1,fellowship.arnor:9")).toBe("sauron regions");
    expect(end("sauron.mordor:1,fellowship.arnor:1,fellowship.rohan:1")).toBe("fellowship regions");
    expect(end("sauron.mordor:1,fellowship.arnor:1")).toBe("fellowship+sauron regions");
    expect(end("sauron.mordor:1,fellowship.arnor:1", "took=fellowship:helms-deep")).toBe(
      "fellowship regions",
    );
  });

  test("16.6 then coins, cards, tokens and steps play no part", () => {
    const rich = "coins=0:25 quest=0:13 sauron=c1-01,c1-17,c3-08 tokens=;humans-1,elves-1";
    const t = table(`chapter=3 free=c3-02 ${rich}`).sauron("discard:c3-02");
    expect([t.won, t.g.coins[SAURON]]).toEqual(["fellowship+sauron regions", 28]);
  });
});
