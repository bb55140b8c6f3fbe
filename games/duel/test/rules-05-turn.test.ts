/** Sections 5 to 7: the turn, playing a card, discarding one. */
import { describe, expect, test } from "vitest";
import { FELLOWSHIP, SAURON } from "../data/ids.ts";
import { FACE_DOWN, PILE } from "../state.ts";
import { opened, playUntil, priceOf, slots, table } from "./table.ts";

/** A red card lying on one that lies face down. */
const OVER_ONE = `slots=${slots({ 9: "#", 14: "c1-21", 18: "c1-01" })} under=${slots({ 9: "c1-13" })}`;

describe("the turn", () => {
  test("5.1 a turn is one card played, one card discarded, or one landmark", () => {
    const t = table("free=c1-01 open=erebor coins=3:6");
    expect(t.offered).toEqual(["play:c1-01", "discard:c1-01", "landmark:erebor"]);
    const other = "free=c1-01,c1-02 open=erebor coins=3:6";
    expect(table(other).sauron("play:c1-01").turn).toBe("fellowship");
    expect(table(other).sauron("discard:c1-01").turn).toBe("fellowship");
    expect(table(other).sauron("landmark:erebor", "stop").turn).toBe("fellowship");
  });

  test("5.2 nobody can pass, and a discard is always possible", () => {
    const t = table("free=c1-15 coins=3:0");
    expect(t.offered).toEqual(["discard:c1-15"]);
    expect(t.refused("decline").reason).toBe("must-choose");
  });

  test("5.3 paying comes first, then the card, its effect, the cards that have come free, and the next turn", () => {
    const t = table(`slots=${slots({ 9: "#", 14: "c1-15" })} under=${slots({ 9: "c1-01" })}`);
    t.sauron("play:c1-15");
    const order = ["coins-given", "played", "quest", "card-revealed", "turn"];
    expect(t.heard.map((event) => event.type)).toEqual(order);
  });

  test("5.4 a card that has come free is turned up only after all effects", () => {
    const t = table(OVER_ONE).sauron("play:c1-21");
    expect([t.asked, t.g.slots[9]]).toEqual(["sauron place", FACE_DOWN]);
    expect(t.sauron("place:arnor").offered).toContain("play:c1-13");
  });

  test("5.5 the turn goes to the opponent unless another one was earned", () => {
    const line = "chapter=2 free=c2-09,c2-01,c2-02";
    expect(table(line).sauron("play:c2-09").turn).toBe("fellowship");
    expect(table(`${line} tokens=;elves-1`).sauron("play:c2-09").turn).toBe("sauron");
  });
});

describe("playing a card", () => {
  test("6.1 its cost is paid, or its chain symbol frees it", () => {
    const line = "chapter=2 free=c2-12,c2-01 coins=3:3";
    expect(table(line).sauron("play:c2-12").g.coins).toEqual([3, 2]);
    expect(table(`${line} sauron=c1-16`).sauron("play:c2-12").g.coins).toEqual([3, 3]);
  });

  test("6.2 it goes into the play area before it works", () => {
    const t = table("free=c1-21,c1-01").sauron("play:c1-21");
    expect([t.cards(SAURON), t.asked]).toEqual([["c1-21"], "sauron place"]);
  });

  test("6.3 coins that a card gives do not pay for it", () => {
    const t = table("chapter=3 free=c3-02 coins=3:2");
    expect(t.refused("play:c3-02")).toMatchObject({ reason: "too-dear", facts: { price: 3, coins: 2 } });
  });
});

describe("discarding", () => {
  test("7.1 the card goes openly to the pile and gives nothing", () => {
    const t = table("free=c1-01,c1-14,c1-17,c1-23").sauron("discard:c1-01").fellowship("discard:c1-14");
    t.sauron("discard:c1-17");
    expect(t.cards(PILE)).toEqual(["c1-01", "c1-14", "c1-17"]);
    expect(t.g.quest).toEqual([0, 0]);
    expect([...t.g.skills, ...t.g.races].every((n) => n === 0)).toBe(true);
    expect(table("chapter=3 free=c3-04 pile=c1-14 coins=9:9").g.coins).toEqual([9, 9]);
    expect(priceOf(table("chapter=3 free=c3-04 pile=c1-14 coins=9:9"), "play:c3-04")).toBe(4);
  });

  test("7.2 it brings as many coins as the chapter's number, or what the bank has", () => {
    const gain = (line: string, card: string) => table(line).sauron(`discard:${card}`).g.coins[SAURON] - 2;
    expect(gain("chapter=1 free=c1-01,c1-02", "c1-01")).toBe(1);
    expect(gain("chapter=2 free=c2-01,c2-02", "c2-01")).toBe(2);
    expect(gain("chapter=3 free=c3-03,c3-04", "c3-03")).toBe(3);
    expect(gain("chapter=3 free=c3-03,c3-04 coins=27:2", "c3-03")).toBe(1);
    expect(gain("chapter=3 free=c3-03,c3-04 coins=28:2", "c3-03")).toBe(0);
  });

  test("7.3 humans-3 doubles that", () => {
    const gain = (line: string, card: string) =>
      table(`${line} tokens=;humans-3`).sauron(`discard:${card}`).g.coins[SAURON] - 2;
    expect(gain("chapter=1 free=c1-01,c1-02", "c1-01")).toBe(2);
    expect(gain("chapter=2 free=c2-01,c2-02", "c2-01")).toBe(4);
    expect(gain("chapter=3 free=c3-03,c3-04", "c3-03")).toBe(6);
    const t = table("free=c1-01,c1-02 tokens=;humans-3").sauron("discard:c1-01").fellowship("discard:c1-02");
    expect(t.g.coins[FELLOWSHIP]).toBe(4);
  });

  test("7.4 every available card can be discarded, also one that could be played", () => {
    const t = playUntil(
      opened(),
      ({ heard }) => heard.length > 40,
      () => true,
    );
    for (const word of t.offered.filter((one) => one.startsWith("play")))
      expect(t.offered).toContain(word.replace("play", "discard"));
  });
});
