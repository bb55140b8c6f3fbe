/** Sections 17 and 18: in what order things are carried out, what is asked, and what the icons mean. */
import { describe, expect, test } from "vitest";
import { BONUSES } from "../data/board.ts";
import { CARD, CARDS } from "../data/cards.ts";
import { COLOURS, FELLOWSHIP, SAURON } from "../data/ids.ts";
import { LANDMARK } from "../data/landmarks.ts";
import { IMMEDIATE, TRIGGERS } from "../data/tokens.ts";
import { FACE_DOWN, PILE } from "../state.ts";
import { engine, opened, playUntil, slots, table } from "./table.ts";

const COMMON = "chapter=3 coins=9:9";

describe("the order of resolution", () => {
  test("17.1 the coins are paid and the card is moved before anything else", () => {
    const t = table(`${COMMON} free=c3-12,c3-01`).sauron("play:c3-12");
    expect([t.g.coins[SAURON], t.cards(SAURON), t.g.slots.includes(CARD.named("c3-12"))]).toEqual([
      5,
      ["c3-12"],
      false,
    ]);
    const chained = table(`${COMMON} free=c3-12,c3-01 sauron=c2-19`).sauron("play:c3-12");
    expect(chained.heard.map(({ facts }) => facts.chain)).toEqual([true]);
  });

  test("17.2 only tokens that lay there before answer what is played", () => {
    const t = table(`${COMMON} free=c2-17,c3-01,c1-18 sauron=c1-19 trio=2 stacks=;;;;dwarves-3,dwarves-1;`);
    t.sauron("play:c2-17", "token:dwarves-3");
    expect(t.asked).toBe("fellowship turn");
    t.fellowship("discard:c3-01").sauron("play:c1-18");
    expect(t.asked).toBe("sauron move");
  });

  test("17.3 what an effect causes is done before the next printed effect", () => {
    const line = "chapter=2 free=c2-01,c2-02 coins=9:9 quest=0:5 open=minas-tirith";
    const t = table(line).sauron("landmark:minas-tirith");
    expect([t.asked, t.units(SAURON)]).toEqual(["sauron place", { mordor: 2, gondor: 1 }]);
    const fetched = table(`${COMMON} free=c3-01,c3-02 open=barad-dur pile=c3-12,c3-18 tokens=;dwarves-2`);
    fetched.sauron("landmark:barad-dur", "fetch:c3-12");
    expect([fetched.asked, fetched.times("turn-earned")]).toEqual(["sauron place", 0]);
    fetched.sauron("place:rohan");
    expect([fetched.times("turn-earned"), fetched.turn]).toEqual([1, "sauron"]);
  });

  test("17.4 a green card counts, then brings its token, which works at once; each may win", () => {
    const four = "sauron=c1-17,c1-18,c1-19,c3-08";
    const eagle = `${COMMON} free=c1-20,c3-01 ${four},c3-11 stacks=;;hobbits-1;;;`;
    expect(table(eagle).sauron("play:c1-20").won).toBe("sauron support");
    const pair = `${COMMON} free=c2-18,c3-01 sauron=c1-17,c1-18,c1-19,c1-20,c3-08 trio=2 stacks=;;hobbits-1,hobbits-2;;;`;
    const t = table(pair).sauron("play:c2-18");
    expect([t.won, t.asked]).toEqual([null, "sauron token"]);
    expect(t.sauron("token:hobbits-1").won).toBe("sauron support");
    const wizards = `${COMMON} free=c3-10,c3-01 sauron=c3-11 quest=0:12 stacks=;;;;;wizards-1`;
    expect(table(wizards).sauron("play:c3-10").won).toBe("sauron quest");
  });

  test("17.5 then the tokens answer in the order in which they came", () => {
    const heard = (tokens: string) =>
      table(`${COMMON} free=c3-01,c3-02 tokens=;${tokens}`)
        .sauron("play:c3-01")
        .heard.map(({ type }) => type)
        .filter((type) => type === "quest" || type === "turn-earned");
    expect(heard("humans-1,elves-1")).toEqual(["quest", "turn-earned"]);
    expect(heard("elves-1,humans-1")).toEqual(["turn-earned", "quest"]);
  });

  test("17.6 the game ends with the first condition fulfilled, tested after every change", () => {
    const six =
      "sauron.lindon:1,sauron.arnor:1,sauron.rhovanion:1,sauron.enedwaith:1,sauron.rohan:1,sauron.mordor:1";
    const t = table(`chapter=2 free=c2-01,c2-02 coins=9:9 open=minas-tirith quest=0:12 units=${six}`);
    expect(t.sauron("landmark:minas-tirith").won).toBe("sauron conquest");
    expect(t.g.quest[SAURON]).toBe(12);
  });

  test("17.7 cards that have come free are turned up, and everybody hears of it", () => {
    const t = table(`slots=${slots({ 9: "#", 14: "c1-01" })} under=${slots({ 9: "c1-13" })}`).sauron(
      "discard:c1-01",
    );
    expect(t.heard.find(({ type }) => type === "card-revealed")?.facts).toEqual({ slot: 9, card: 12 });
    expect(t.last?.barrier).toBe(true);
  });

  test("17.8 an empty tableau ends the chapter", () => {
    const t = table("free=c1-01").sauron("discard:c1-01");
    expect([t.g.chapter, t.times("chapter-began")]).toEqual([2, 1]);
  });

  test("17.9 the next turn is the opponent's, or the same side's if it earned one", () => {
    expect(table("free=c1-09,c1-02").sauron("play:c1-09").turn).toBe("fellowship");
    expect(table("free=c1-09,c1-02 tokens=;elves-1").sauron("play:c1-09").turn).toBe("sauron");
  });

  test("17.10 a choice with one answer is made unasked, one with none is skipped, the turn is always asked", () => {
    expect(table("free=c1-15 coins=3:0").offered).toEqual(["discard:c1-15"]);
    const one = table(`${COMMON} free=c3-22,c3-01 units=fellowship.arnor:1`).sauron("play:c3-22");
    expect([one.turn, one.units(FELLOWSHIP)]).toEqual(["fellowship", {}]);
    const none = table(`${COMMON} free=c3-20,c3-01 units=`).sauron("play:c3-20");
    expect([none.turn, none.times("unit-removed")]).toEqual(["fellowship", 0]);
    const bonus = table(`${COMMON} free=c1-13,c3-01 quest=0:11 took=fellowship:bree`).sauron("play:c1-13");
    expect(bonus.offered).toEqual(["remove-fortress:arnor", "decline"]);
    const single = table(`${COMMON} free=c3-01,c3-02 open=barad-dur pile=c1-13`).sauron("landmark:barad-dur");
    expect([single.turn, single.g.quest[SAURON]]).toEqual(["fellowship", 1]);
    const empty = table(`${COMMON} free=c3-01,c3-02 open=barad-dur`).sauron("landmark:barad-dur");
    expect([empty.turn, empty.cards(SAURON)]).toEqual(["fellowship", []]);
  });

  test("17.11 the active side decides everything", () => {
    const seats = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      playUntil(
        opened(seed),
        (t) => {
          if (!t.g.result) seats.add(t.asked.split(" ")[0] === t.turn ? "active" : t.asked);
          return false;
        },
        (word) => word.startsWith("play"),
      );
    }
    expect([...seats]).toEqual(["active"]);
    const t = table(`${COMMON} free=c3-21,c3-01 units=fellowship.arnor:1,fellowship.rohan:1`).sauron(
      "play:c3-21",
    );
    expect(engine.owes(t.g)).toEqual([SAURON]);
  });

  test("17.12 the card leaves the tableau when taken, and nothing happens after the winning change", () => {
    const t = table(
      `slots=${slots({ 9: "#", 14: "c1-13" })} under=${slots({ 9: "c1-01" })} quest=0:13 tokens=;hobbits-2`,
    ).sauron("play:c1-13");
    expect([t.won, t.g.slots[14], t.g.slots[9]]).toEqual(["sauron quest", -1, FACE_DOWN]);
    expect(t.heard.map(({ type }) => type)).toEqual(["played", "quest", "game-ended"]);
    expect(t.landmarks(PILE)).toEqual([]);
  });
});

describe("the icons", () => {
  test("18 every icon's effect stands on a card, a tile, a token or the track, each colour doing its own", () => {
    const kinds = COLOURS.map((colour) => [
      ...new Set(
        CARDS.filter((card) => card.colour === colour).flatMap(({ effects }) => effects.map((one) => one.do)),
      ),
    ]);
    expect(kinds).toEqual([
      ["skills", "one-of"],
      ["coins"],
      ["rings"],
      ["race"],
      ["units"],
      ["moves", "opponent-loses", "remove-units"],
    ]);
    const tiles = LANDMARK.flatMap(({ effects }) => effects.map((one) => one.do));
    const tokens = [...IMMEDIATE.values()].flat().map((one) => one.do);
    const answers = [...TRIGGERS.values()].map((one) => one.do.do);
    const bonuses = [...BONUSES.values()].map((one) => one.do);
    expect([...new Set([...tiles, ...tokens, ...answers, ...bonuses])].sort()).toEqual([
      ...["another-turn", "coins", "discard-grey", "ents", "fetch", "fortress"],
      ...["moves", "remove-fortress", "rings", "token", "units"],
    ]);
  });
});
