/** Section 19: questions that come up at the table. */
import { describe, expect, test } from "vitest";
import { FELLOWSHIP, SAURON } from "../data/ids.ts";
import { FACE_DOWN, PILE } from "../state.ts";
import { priceOf, slots, table } from "./table.ts";

const COMMON = "chapter=3 coins=9:9";

describe("clarifications", () => {
  test("19.1 a covered card cannot be taken though it lies face up", () => {
    const t = table(`chapter=2 slots=${slots({ 0: "c2-01", 6: "c2-02" })}`);
    expect(t.refused("discard:c2-01")).toMatchObject({ reason: "covered" });
  });

  test("19.2 no effect of a turn can look at the cards that it uncovers", () => {
    const t = table(
      `chapter=2 slots=${slots({ 6: "#", 11: "c2-19" })} under=${slots({ 6: "c2-01" })} coins=9:9`,
    ).sauron("play:c2-19");
    expect([t.asked, t.g.slots[6]]).toEqual(["sauron place", FACE_DOWN]);
  });

  test("19.3 coins can pay every skill", () => {
    const t = table("chapter=3 coins=3:5 free=c3-14,c3-01").sauron("play:c3-14");
    expect([t.asked, t.g.coins[SAURON]]).toEqual(["sauron place", 0]);
  });

  test("19.4 the opponent's chain symbols are of no use", () => {
    expect(priceOf(table(`${COMMON} free=c3-12,c3-01 fellowship=c2-19`), "play:c3-12")).toBe(4);
  });

  test("19.5 units of a red card cannot be split", () => {
    const t = table(`${COMMON} free=c3-12,c3-01`).sauron("play:c3-12", "place:rohan");
    expect([t.turn, t.units(SAURON)]).toEqual(["fellowship", { rohan: 3, mordor: 2 }]);
  });

  test("19.6 an enemy fortress never hurts units", () => {
    const t = table(`${COMMON} free=c3-18,c3-01 took=fellowship:helms-deep`).sauron(
      "play:c3-18",
      "move:mordor:rohan",
    );
    expect(t.units(SAURON)).toEqual({ mordor: 1, rohan: 1 });
  });

  test("19.7 where one side has a fortress and the other units, both are present", () => {
    const line = "chapter=3 free=c3-01 units=sauron.rohan:1,sauron.gondor:1";
    expect(table(`${line} took=fellowship:helms-deep,bree`).sauron("discard:c3-01").won).toMatch(
      /^fellowship\+sauron/,
    );
  });

  test("19.8 a fortress keeps its side present when the last unit falls", () => {
    const t = table(
      `${COMMON} free=c3-12 units=sauron.mordor:1,fellowship.rohan:3 took=fellowship:helms-deep`,
    );
    t.sauron("play:c3-12", "place:rohan");
    expect([t.units(FELLOWSHIP), t.won]).toEqual([{}, "fellowship+sauron regions"]);
  });

  test("19.9 moving the last unit away ends presence", () => {
    const line = "chapter=3 coins=9:9 free=c3-18 units=sauron.mordor:1,sauron.gondor:1,fellowship.arnor:1";
    expect(table(line).sauron("play:c3-18", "stop").won).toBe("sauron regions");
    expect(table(line).sauron("play:c3-18", "move:gondor:mordor", "stop").won).toBe(
      "fellowship+sauron regions",
    );
  });

  test("19.10 the Nazgûl get no bonus where the slider carries them", () => {
    const t = table(`${COMMON} turn=fellowship free=c3-06,c3-01 quest=1:2`).fellowship("play:c3-06");
    expect([t.g.quest, t.g.coins[SAURON]]).toEqual([[3, 2], 9]);
  });

  test("19.11 both sides get the bonus of the same space", () => {
    const t = table("free=c1-13,c1-16,c1-01 coins=5:5 quest=2:2")
      .sauron("play:c1-13")
      .fellowship("play:c1-16");
    expect(t.g.coins).toEqual([5 - 1 + 1, 5 + 1]);
  });

  test("19.12 a landmark is no card for tokens, but for the two that speak of landmarks", () => {
    const tokens = "tokens=;humans-1,elves-2,humans-2,hobbits-2,elves-1";
    const t = table(`${COMMON} free=c3-01,c3-02 open=minas-tirith ${tokens}`).sauron("landmark:minas-tirith");
    expect([t.turn, t.g.quest[SAURON], t.units(SAURON)]).toEqual(["fellowship", 2, { mordor: 2, gondor: 1 }]);
  });

  test("19.13 Isengard takes no chain symbol away: grey cards have none", () => {
    const t = table(`${COMMON} free=c3-12,c3-01 open=isengard fellowship=c2-19,c1-01`).sauron(
      "landmark:isengard",
    );
    expect(t.cards(FELLOWSHIP)).toEqual(["c2-19"]);
    expect(priceOf(t, "play:c3-12")).toBe(0);
  });

  test("19.14 a card discarded earlier, by a side or by Isengard, can be played from the pile", () => {
    const t = table("chapter=2 coins=9:20 free=c2-01,c2-02,c2-09 open=isengard,barad-dur fellowship=c2-04");
    t.sauron("landmark:isengard").fellowship("discard:c2-01").sauron("landmark:barad-dur");
    expect([t.cards(PILE), t.offered]).toEqual([
      ["c2-01", "c2-04"],
      ["fetch:c2-01", "fetch:c2-04"],
    ]);
  });

  test("19.15 the fortress about to be placed costs nothing yet", () => {
    const line = `${COMMON} free=c3-01,c3-02 open=bree`;
    expect(priceOf(table(line), "landmark:bree")).toBe(6);
    expect(priceOf(table(`${line} took=sauron:erebor`), "landmark:bree")).toBe(7);
  });

  test("19.16 a removed fortress costs nothing any more", () => {
    const line = `${COMMON} free=c3-01,c3-02 open=bree took=sauron:erebor,isengard forts=0:1000`;
    expect(priceOf(table(line), "landmark:bree")).toBe(7);
  });

  test("19.17 support cannot be won without ents or wizards", () => {
    const line = `${COMMON} free=c1-20,c3-01 sauron=c1-17,c1-18,c1-19 tokens=;hobbits-1 trio=2`;
    expect(table(line).sauron("play:c1-20").won).toBeNull();
  });

  test("19.18 worked example: three moves with a conflict on the first", () => {
    const t = table(`${COMMON} free=c3-18,c3-01 units=sauron.enedwaith:2,fellowship.rohan:1`).sauron(
      "play:c3-18",
    );
    t.sauron("move:enedwaith:rohan", "move:enedwaith:rohan", "move:rohan:mordor");
    expect([t.units(SAURON), t.units(FELLOWSHIP)]).toEqual([{ mordor: 1 }, {}]);
  });

  test("19.19 worked example: from step 2 to step 4, a coin on the way", () => {
    const t = table("chapter=2 coins=3:0 free=c2-13,c2-01 sauron=c1-03,c2-05 quest=0:2").sauron("play:c2-13");
    expect([t.g.quest[SAURON], t.g.coins[SAURON]]).toEqual([4, 1]);
  });

  test("19.20 worked example: ruse 2 and leadership 1 with one ruse and the slash card cost a coin", () => {
    const t = table("chapter=2 coins=3:5 free=c2-18,c2-01 sauron=c1-01,c2-06");
    expect(priceOf(t, "play:c2-18")).toBe(1);
  });
});
