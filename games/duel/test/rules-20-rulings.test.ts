/** Section 20: open points and the rulings on them, as P-1 to P-17. */
import { describe, expect, test } from "vitest";
import { FELLOWSHIP, LANDMARKS, SAURON, TOKENS } from "../data/ids.ts";
import { bank, PILE, UNSEEN } from "../state.ts";
import { engine, opened, priceOf, table } from "./table.ts";

const COMMON = "chapter=3 coins=9:9";

describe("rulings", () => {
  test("P-1 several extra turns earned in one turn are one, or all with stackExtraTurns", () => {
    const line = "chapter=2 free=c2-08,c2-09,c2-01,c2-02 coins=3:3 quest=0:8 tokens=;elves-1,humans-1";
    const turns = (more: string): number => {
      const t = table(`${line} ${more}`).sauron("play:c2-08", "another-turn", "discard:c2-01");
      return t.turn === "sauron" ? 2 : 1;
    };
    expect([turns(""), turns("rulings=stackExtraTurns")]).toEqual([1, 2]);
    expect(opened(1, { stackExtraTurns: true }).g.rulings.stackExtraTurns).toBe(true);
  });

  test("P-2 an empty bank gives what it has, and coinLimit says how much there is", () => {
    const gain = (more: string) =>
      table(`${COMMON} free=c3-01,c3-02 ${more}`).sauron("discard:c3-01").g.coins[SAURON];
    expect([gain("coins=15:14"), gain("coins=15:15"), gain("coins=15:15 rulings=coinLimit:40")]).toEqual([
      15, 15, 18,
    ]);
    expect(bank(opened(1, { coinLimit: "20" }).g)).toBe(15);
  });

  test("P-3 with units running out what is there is placed, and the conflict settled", () => {
    const line = `${COMMON} free=c3-12,c3-01 units=sauron.mordor:14,fellowship.rohan:2`;
    const t = table(line).sauron("play:c3-12", "place:rohan");
    expect([t.units(SAURON), t.units(FELLOWSHIP)]).toEqual([{ mordor: 14 }, { rohan: 1 }]);
  });

  test("P-4 the tile of a removed fortress stays, its region's space stays empty, and the surcharge drops", () => {
    const line = `${COMMON} free=c1-13,c3-01 open=helms-deep took=fellowship:bree,erebor quest=0:11`;
    const t = table(line).sauron("play:c1-13", "remove-fortress:arnor");
    expect(t.landmarks(FELLOWSHIP)).toEqual(["bree", "erebor"]);
    expect(priceOf(t, "landmark:helms-deep")).toBe(7);
  });

  test("P-5 the unseen leftovers can be fetched, unless leftoverCardsPlayable is off", () => {
    const line = `${COMMON} free=c3-01,c3-02 open=barad-dur left=c1-01,c1-02,x,x,x,x,x,x,x pile=c1-13,c1-15`;
    expect(table(line).sauron("landmark:barad-dur").offered).toHaveLength(4);
    const t = table(`${line} rulings=!leftoverCardsPlayable`).sauron("landmark:barad-dur");
    expect(t.offered).toEqual(["fetch:c1-13", "fetch:c1-15"]);
    expect([t.times("looked"), t.g.looked]).toEqual([0, [0, 0]]);
  });

  test("P-6 a token does not work for the card or tile that brought it", () => {
    const line = `${COMMON} free=c3-01,c3-02 open=grey-havens stacks=;;;;dwarves-2,dwarves-1;`;
    const t = table(line).sauron("landmark:grey-havens", "token:dwarves-2");
    expect([t.tokens(SAURON), t.turn]).toEqual([["dwarves-2"], "fellowship"]);
  });

  test("P-7 a stack with one token gives it unasked, and an empty one is not offered", () => {
    const line = `${COMMON} free=c3-01,c3-02 open=grey-havens stacks=elves-3;;;;dwarves-2,dwarves-1;`;
    const t = table(line).sauron("landmark:grey-havens");
    expect(t.offered).toEqual(["race:elves", "race:dwarves"]);
    expect(t.sauron("race:elves").tokens(SAURON)).toEqual(["elves-3"]);
  });

  test("P-8 the Eagle has no stack, so it makes no pair and no trio", () => {
    const t = table(`${COMMON} free=c1-17,c3-01 sauron=c1-20 tokens=;hobbits-1`).sauron("play:c1-17");
    expect([t.turn, t.g.trio]).toEqual(["fellowship", 0]);
    expect(TOKENS.filter((token) => token.startsWith("eagle"))).toEqual([]);
  });

  test("P-9 purple works in the order remove, coins, moves, and tokens answer in the order they came", () => {
    const line = `${COMMON} free=c3-21,c3-01 units=sauron.mordor:1,fellowship.rohan:1`;
    const t = table(line).sauron("play:c3-21", "stop");
    const order = ["unit-removed", "coins-given", "turn"];
    expect(t.heard.map(({ type }) => type).slice(2)).toEqual(order);
  });

  test("P-10 another turn earned with the last card of chapter 3 is lost, though landmarks lie open", () => {
    const t = table(`${COMMON} free=c3-01 tokens=;elves-1 open=bree,erebor`).sauron("play:c3-01");
    expect([t.won, t.asked]).toEqual(["fellowship+sauron regions", ""]);
  });

  test("P-11 a card from the pile counts as played, with every token of its colour and none for chains", () => {
    const line = `${COMMON} free=c3-01,c3-02 open=barad-dur`;
    const fetch = (card: string, tokens: string, more = "") =>
      table(`${line} pile=${card},c1-01 tokens=;${tokens} ${more}`).sauron(
        "landmark:barad-dur",
        `fetch:${card}`,
      );
    expect(fetch("c2-08", "elves-1").turn).toBe("sauron");
    expect(fetch("c2-08", "humans-1").g.quest[SAURON]).toBe(1);
    expect(fetch("c1-13", "hobbits-2").asked).toBe("sauron place");
    expect(fetch("c1-17", "dwarves-3").asked).toBe("sauron move");
    expect(fetch("c1-21", "elves-2,humans-2").offered).toHaveLength(7);
    expect(fetch("c2-12", "hobbits-3", "sauron=c1-16").g.coins[SAURON]).toBe(9 - 6);
  });

  test("P-12 a chain is used unasked, and pays with hobbits-3 also where the card would cost nothing", () => {
    const line = "chapter=2 free=c2-12,c2-01 coins=3:3 tokens=;hobbits-3,elves-3";
    expect(table(`${line} sauron=c1-16`).sauron("play:c2-12").g.coins[SAURON]).toBe(6);
    const horse = "chapter=2 free=c2-11,c2-01 coins=3:3 tokens=;hobbits-3 sauron=c1-15,c1-03,c1-05";
    expect(table(horse).sauron("play:c2-11").g.coins[SAURON]).toBe(6);
  });

  test("P-13 bonuses at 6, 9 and 12 and moves may be left out, everything else is done", () => {
    const declines = (line: string, ...words: string[]) => {
      const { offered } = table(`${COMMON} ${line}`).sauron(...words);
      return offered.includes("decline") || offered.includes("stop");
    };
    for (const step of [5, 8, 11])
      expect(declines(`free=c1-13,c3-01 quest=0:${step} took=fellowship:bree`, "play:c1-13")).toBe(true);
    expect(declines("free=c3-18,c3-01", "play:c3-18")).toBe(true);
    expect(declines("free=c3-12,c3-01", "play:c3-12")).toBe(false);
    expect(declines("free=c3-22,c3-01 units=fellowship.arnor:1,fellowship.rohan:1", "play:c3-22")).toBe(
      false,
    );
    expect(declines("free=c1-13,c3-01 tokens=;hobbits-2", "play:c1-13")).toBe(false);
  });

  test("P-14 of two conditions in one turn the first fulfilled is the reason", () => {
    const six =
      "sauron.lindon:1,sauron.arnor:1,sauron.rhovanion:1,sauron.enedwaith:1,sauron.rohan:1,sauron.mordor:1";
    const t = table(`${COMMON} free=c3-01,c3-02 open=minas-tirith quest=0:13 units=${six}`);
    expect(t.sauron("landmark:minas-tirith").won).toBe("sauron conquest");
  });

  test("P-15 only the side that looks through the pile sees the leftovers", () => {
    const line = `${COMMON} free=c3-01,c3-02 open=barad-dur left=c1-01,c1-02,c1-03,x,x,x,x,x,x`;
    const t = table(line).sauron("landmark:barad-dur");
    const left = (seat: number | null) => engine.view(t.g, seat).secret.leftovers.slice(0, 3);
    expect([left(SAURON), left(FELLOWSHIP), left(null)]).toEqual([
      [0, 1, 2],
      [UNSEEN, UNSEEN, UNSEEN],
      [UNSEEN, UNSEEN, UNSEEN],
    ]);
    t.sauron("fetch:c1-02");
    expect([left(SAURON), left(FELLOWSHIP)]).toEqual([
      [0, 2, -3],
      [UNSEEN, UNSEEN, -3],
    ]);
    expect(t.cards(PILE)).toEqual([]);
  });

  test("P-16 there are the seven tiles of the base game and no others", () => {
    expect(LANDMARKS).toHaveLength(7);
  });

  test("P-17 the whole advance is made before its bonus, and the goal comes before any bonus", () => {
    const t = table(`${COMMON} free=c3-07,c3-01 quest=0:4`).sauron("play:c3-07");
    expect([t.g.quest[SAURON], t.asked]).toEqual([7, "sauron place"]);
    const won = table(`${COMMON} free=c3-07,c3-01 quest=0:11 took=fellowship:bree`).sauron("play:c3-07");
    expect([won.won, won.asked]).toEqual(["sauron quest", ""]);
  });
});
