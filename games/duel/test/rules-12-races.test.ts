/** Section 12: races and alliance tokens. */
import { describe, expect, test } from "vitest";
import { CARDS } from "../data/cards.ts";
import { FELLOWSHIP, RACES, SAURON, TOKENS } from "../data/ids.ts";
import { IMMEDIATE } from "../data/tokens.ts";
import { UNSEEN } from "../state.ts";
import { engine, priceOf, table } from "./table.ts";

const COMMON = "chapter=3 coins=9:20";
/** A green card for Sauron, who has these. */
const green = (card: string, has: string, more = "") =>
  table(`${COMMON} free=${card},c3-01,c3-02 sauron=${has} ${more}`).sauron(`play:${card}`);
/** Sauron with these tokens and these cards before it. */
const holding = (tokens: string, free: string, more = "") =>
  table(`${COMMON} free=${free} tokens=;${tokens} ${more}`);

describe("pairs and trios", () => {
  test("12.1 each race has two green cards, ents and wizards in chapter 3", () => {
    for (const [race, name] of RACES.entries()) {
      const cards = CARDS.filter(({ effects }) =>
        effects.some((one) => one.do === "race" && one.race === race),
      );
      const chapters = cards.map((card) => card.name[1]);
      expect(chapters).toEqual(name === "ents" || name === "wizards" ? ["3", "3"] : ["1", "2"]);
    }
  });

  test("12.2 a second symbol of a race shows its top two tokens: one is kept, the other goes back on top", () => {
    const t = green("c2-15", "c1-17");
    expect([t.asked, t.offered]).toEqual(["sauron token", ["token:elves-1", "token:elves-2"]]);
    t.sauron("token:elves-2");
    expect([t.tokens(SAURON), t.stack("elves")]).toEqual([["elves-2"], ["elves-1", "elves-3"]]);
  });

  test("12.3 the third race shows the top token of each of the three, once per side", () => {
    const t = green("c1-20", "c1-17,c1-19");
    expect(t.offered).toEqual(["token:elves-1", "token:hobbits-1", "token:dwarves-1"]);
    t.sauron("token:dwarves-1");
    expect([t.stack("elves"), t.stack("dwarves")]).toEqual([
      ["elves-1", "elves-2", "elves-3"],
      ["dwarves-2", "dwarves-3"],
    ]);
    t.fellowship("discard:c3-01");
    expect(green("c1-20", "c1-17,c1-19,c1-18", "trio=2").turn).toBe("fellowship");
    expect(green("c1-20", "c1-17,c1-19", "trio=2").turn).toBe("fellowship");
  });

  test("12.4 the same symbols serve for pairs and for the trio", () => {
    const t = table(`${COMMON} free=c1-20,c2-15,c3-01 sauron=c1-17,c1-19`).sauron(
      "play:c1-20",
      "token:dwarves-1",
    );
    t.fellowship("discard:c3-01").sauron("play:c2-15");
    expect(t.offered).toEqual(["token:elves-1", "token:elves-2"]);
  });

  test("12.5 a pair and the trio never come with one card: a pair adds no race", () => {
    const t = green("c2-15", "c1-17,c1-19");
    expect(t.offered).toEqual(["token:elves-1", "token:elves-2"]);
    expect(t.sauron("token:elves-1").turn).toBe("fellowship");
    expect(t.g.trio).toBe(0);
  });

  test("12.6 what was shown is known to both from then on", () => {
    const t = green("c2-15", "c1-17");
    const elves = (seat: number | null) => engine.view(t.g, seat).secret.stacks[0];
    for (const seat of [null, 0, 1]) expect(elves(seat)).toEqual([0, 1, UNSEEN]);
    t.sauron("token:elves-1");
    for (const seat of [null, 0, 1]) expect(elves(seat)).toEqual([1, UNSEEN]);
  });

  test("12.7 the Grey Havens show the top two tokens of any race", () => {
    const t = table(`${COMMON} free=c3-01,c3-02 open=grey-havens`).sauron("landmark:grey-havens");
    expect(t.offered).toEqual(RACES.map((race) => `race:${race}`));
    expect(t.sauron("race:wizards").offered).toEqual(["token:wizards-1", "token:wizards-2"]);
    t.sauron("token:wizards-1");
    expect([t.stack("wizards"), t.g.quest[SAURON]]).toEqual([["wizards-2", "wizards-3"], 2]);
  });

  test("12.8 a short stack shows what it has", () => {
    const t = green("c2-15", "c1-17", "tokens=elves-1,elves-2;");
    expect([t.tokens(SAURON), t.asked]).toEqual([["elves-3"], "fellowship turn"]);
  });
});

describe("tokens", () => {
  test("12.9 tokens of ents and wizards work once at once, the others from the next card on", () => {
    expect([...IMMEDIATE.keys()].map((token) => TOKENS[token].replace(/-\d/, ""))).toEqual([
      ...["ents", "ents", "ents"],
      ...["wizards", "wizards", "wizards"],
    ]);
    const t = green("c3-10", "c3-11", "stacks=;;;;;wizards-1,wizards-2");
    expect(t.sauron("token:wizards-1").g.quest[SAURON]).toBe(2);
    const later = green("c2-17", "c1-19", "stacks=;;;;dwarves-3,dwarves-1;");
    expect(later.sauron("token:dwarves-3").turn).toBe("fellowship");
    expect(later.tokens(SAURON)).toEqual(["dwarves-3"]);
  });

  test("12.9 elves-1: a yellow card brings another turn", () => {
    const t = holding("elves-1", "c3-01,c3-02").sauron("play:c3-01");
    expect(t.turn).toBe("sauron");
  });

  test("12.9 elves-3: one free skill in each turn, and again in the next", () => {
    const t = holding("elves-1,elves-3", "c3-01,c3-02,c3-06");
    expect(priceOf(t, "play:c3-01")).toBe(2);
    expect(priceOf(t.sauron("play:c3-01"), "play:c3-02")).toBe(2);
  });

  test("12.9 dwarves-2: a landmark brings another turn", () => {
    const t = holding("dwarves-2", "c3-01,c3-02", "open=helms-deep,bree").sauron("landmark:helms-deep");
    expect(t.turn).toBe("sauron");
  });

  test("12.9 dwarves-3: a green card brings two moves", () => {
    const t = holding("dwarves-3", "c1-17,c3-02").sauron(
      "play:c1-17",
      "move:mordor:rohan",
      "move:rohan:gondor",
    );
    expect([t.turn, t.units(SAURON)]).toEqual(["fellowship", { gondor: 1, mordor: 1 }]);
  });

  test("12.9 hobbits-2: a blue card brings one unit anywhere, and it must be placed", () => {
    const t = holding("hobbits-2", "c1-13,c3-02").sauron("play:c1-13");
    expect([t.offered.length, t.offered.includes("decline")]).toEqual([7, false]);
    expect(t.sauron("place:arnor").units(FELLOWSHIP)).toEqual({ arnor: 1 });
  });

  test("12.9 hobbits-3: a chain play brings three coins, another none", () => {
    const chained = table("chapter=3 coins=3:4 free=c3-01,c3-02 tokens=;hobbits-3 sauron=c2-08").sauron(
      "play:c3-01",
    );
    expect(chained.g.coins[SAURON]).toBe(4 + 5 + 3);
    const paid = table("chapter=3 coins=3:4 free=c3-01,c3-02 tokens=;hobbits-3").sauron("play:c3-01");
    expect(paid.g.coins[SAURON]).toBe(4 - 3 + 5);
  });

  test("12.9 humans-1: a yellow card brings one quest step", () => {
    expect(holding("humans-1", "c3-01,c3-02").sauron("play:c3-01").g.quest).toEqual([0, 1]);
  });

  test("12.9 ents-1, ents-2: another turn, and an enemy fortress removed", () => {
    const taking = (token: string, other: string) =>
      green("c3-08", "c3-09", `stacks=;${token},${other};;;; took=fellowship:bree,erebor`).sauron(
        `token:${token}`,
      );
    expect(taking("ents-1", "ents-2").turn).toBe("sauron");
    const t = taking("ents-2", "ents-1");
    expect(t.offered).toEqual(["remove-fortress:arnor", "remove-fortress:rhovanion"]);
    expect(t.sauron("remove-fortress:rhovanion").fortresses(FELLOWSHIP)).toEqual(["arnor"]);
  });

  test("12.9 wizards-2, wizards-3: two units anywhere, and a card from the discard pile", () => {
    const taking = (token: string, other: string) =>
      green("c3-10", "c3-11", `stacks=;;;;;${token},${other} pile=c1-01,c1-13`).sauron(`token:${token}`);
    const t = taking("wizards-2", "wizards-1").sauron("place:lindon", "place:gondor");
    expect(t.units(SAURON)).toEqual({ lindon: 1, gondor: 1, mordor: 2 });
    expect(taking("wizards-3", "wizards-1").sauron("fetch:c1-13").g.quest[SAURON]).toBe(1);
  });

  test("12.10 the Eagle is a symbol of its own: it helps to six, and makes no pair and no trio", () => {
    const line = "tokens=;hobbits-1 sauron=c1-17,c1-18,c1-19,c1-20";
    expect(table(`${COMMON} free=c3-08,c3-02 ${line} trio=2`).sauron("play:c3-08").won).toBe(
      "sauron support",
    );
    expect(table(`${COMMON} free=c1-20,c3-02 tokens=;hobbits-1`).sauron("play:c1-20").turn).toBe(
      "fellowship",
    );
    const two = table(`${COMMON} free=c1-17,c3-02 tokens=;hobbits-1 sauron=c1-20`).sauron("play:c1-17");
    expect(two.turn).toBe("fellowship");
  });

  test("12.11 elves-2 and humans-2 change red cards and nothing else", () => {
    expect(holding("elves-2", "c1-21,c3-02").sauron("play:c1-21").offered).toHaveLength(7);
    const t = holding("elves-2,humans-2", "c3-12,c3-02").sauron("play:c3-12", "place:lindon");
    expect(t.units(SAURON)).toEqual({ lindon: 4, mordor: 2 });
    const more = holding("humans-2", "c1-21,c3-02").sauron("play:c1-21");
    expect(more.offered).toEqual(["place:lindon", "place:arnor"]);
    expect(more.sauron("place:lindon").units(SAURON)).toEqual({ lindon: 2, mordor: 2 });
    const tile = holding("elves-2,humans-2", "c3-01,c3-02", "open=helms-deep").sauron("landmark:helms-deep");
    expect(tile.units(SAURON)).toEqual({ rohan: 3, mordor: 2 });
    const bonus = holding("elves-2,humans-2", "c1-13,c3-02", "quest=0:5").sauron(
      "play:c1-13",
      "place:lindon",
    );
    expect(bonus.units(SAURON)).toEqual({ lindon: 1, mordor: 2 });
  });

  test("12.12 ents-3 is three choices, of what can do something at that moment", () => {
    const taking = (more: string) =>
      green("c3-08", "c3-09", `stacks=;ents-3,ents-1;;;; ${more}`).sauron("token:ents-3");
    const t = taking("units=sauron.mordor:2,fellowship.rohan:2 coins=1:20");
    expect(t.offered).toEqual(["ents:unit", "ents:coin", "ents:move"]);
    t.sauron("ents:coin");
    expect([t.g.coins[FELLOWSHIP], t.offered]).toEqual([0, ["ents:unit", "ents:move"]]);
    t.sauron("ents:unit");
    expect([t.units(FELLOWSHIP), t.offered]).toEqual([{ rohan: 1 }, ["ents:unit", "ents:move"]]);
    t.sauron("ents:move", "stop");
    expect(t.turn).toBe("fellowship");
    const same = taking("units=sauron.mordor:2,fellowship.rohan:3").sauron(
      "ents:unit",
      "ents:unit",
      "ents:unit",
    );
    expect([same.units(FELLOWSHIP), same.turn]).toEqual([{}, "fellowship"]);
    expect(taking("units= coins=0:20").turn).toBe("fellowship");
  });
});
