/** Sections 3 and 4: setting up, and preparing a chapter. */
import { describe, expect, test } from "vitest";
import { BONUSES } from "../data/board.ts";
import { CARDS_OF_CHAPTER, chapterOf, FELLOWSHIP, RACES, raceOf, SAURON } from "../data/ids.ts";
import { LAYOUTS, SLOTS } from "../data/layouts.ts";
import { duel } from "../index.ts";
import { bank, EMPTY, FACE_DOWN, onBoard, PILE, UNSEEN } from "../state.ts";
import { engine, opened, playUntil, slots, table } from "./table.ts";

/** The beginning of a chapter in a game in which cards are only discarded. */
const atChapter = (chapter: number, seed = 1) =>
  playUntil(
    opened(seed),
    (t) => t.g.chapter === chapter,
    (word) => word.startsWith("discard"),
  );

describe("setting up", () => {
  test("3.1 the seats are the two sides", () => {
    expect(duel.seats({})).toEqual(["fellowship", "sauron"]);
  });

  test("3.2 two units stand in Arnor and two in Mordor, thirteen wait on each side, and no fortress stands", () => {
    const t = opened();
    expect([t.units(FELLOWSHIP), t.units(SAURON)]).toEqual([{ arnor: 2 }, { mordor: 2 }]);
    expect([onBoard(t.g, FELLOWSHIP), onBoard(t.g, SAURON)]).toEqual([2, 2]);
    expect(t.g.fortresses).toEqual([0, 0]);
  });

  test("3.3 both characters stand on their first space", () => {
    expect(opened().g.quest).toEqual([0, 0]);
    expect([...BONUSES.keys()]).not.toContain(0);
  });

  test("3.4 the fellowship has 3 coins, Sauron 2, the bank 25", () => {
    const { g } = opened();
    expect([g.coins, bank(g)]).toEqual([[3, 2], 25]);
  });

  test("3.5 each race has its own stack of three tokens, shuffled and unseen", () => {
    const orders = [1, 2, 3, 4, 5, 6].map((seed) => opened(seed).g);
    for (const g of orders) {
      for (const [race, stack] of g.secret.stacks.entries())
        expect(stack.map(raceOf)).toEqual([race, race, race]);
      for (const seat of [null, 0, 1])
        expect(engine.view(g, seat).secret.stacks).toEqual(RACES.map(() => [UNSEEN, UNSEEN, UNSEEN]));
    }
    expect(new Set(orders.map((g) => g.secret.stacks.join())).size).toBe(6);
  });

  test("3.6 three of the seven landmarks lie face up, four in an unseen pile", () => {
    const { g } = opened();
    expect(g.landmarks.filter((where) => where === PILE)).toHaveLength(3);
    expect(g.secret.pile).toHaveLength(4);
    expect(engine.view(g, 0).secret.pile).toEqual([UNSEEN, UNSEEN, UNSEEN, UNSEEN]);
  });

  test("3.7 each chapter has only its own cards, in an order of its own", () => {
    for (const chapter of [1, 2, 3]) {
      const { g } = atChapter(chapter);
      const cards = [...g.slots, ...g.secret.slots].filter((card) => card >= 0);
      expect(cards.map(chapterOf)).toEqual(new Array<number>(20).fill(chapter));
    }
    expect(opened(1).g.slots).not.toEqual(opened(2).g.slots);
  });

  test("3.8 the discard pile is shared, empty at first, and lasts the whole game", () => {
    expect(opened().cards(PILE)).toEqual([]);
    expect(atChapter(2).cards(PILE)).toHaveLength(20);
    expect(atChapter(3).cards(PILE)).toHaveLength(40);
  });

  test("3.9 chapter 1 is laid out and Sauron begins", () => {
    const t = opened();
    expect([t.g.chapter, t.asked]).toEqual([1, "sauron turn"]);
  });
});

describe("preparing a chapter", () => {
  test.each([1, 2, 3])("4.1 chapter %i lays 20 of its 23 cards, face up or down row by row", (chapter) => {
    const { g } = atChapter(chapter);
    expect(g.slots.filter((slot) => slot !== EMPTY)).toHaveLength(20);
    for (const [slot, { faceUp }] of SLOTS[chapter - 1].entries())
      expect(g.slots[slot] === FACE_DOWN).toBe(!faceUp);
  });

  test("4.2 the three cards left over lie in the pile, unseen by anybody", () => {
    const { g } = opened();
    const left = g.secret.leftovers.slice(0, 3);
    const dealt = [...g.slots, ...g.secret.slots].filter((card) => card >= 0);
    expect(new Set([...left, ...dealt]).size).toBe(CARDS_OF_CHAPTER);
    for (const seat of [null, 0, 1])
      expect(engine.view(g, seat).secret.leftovers.slice(0, 3)).toEqual([UNSEEN, UNSEEN, UNSEEN]);
  });

  test("4.3 a new chapter turns landmarks up until three lie open", () => {
    const t = table("free=c1-01 open=bree took=sauron:erebor tiles=isengard,helms-deep,minas-tirith");
    t.sauron("discard:c1-01");
    expect([t.g.chapter, t.landmarks(PILE)]).toEqual([2, ["bree", "isengard", "helms-deep"]]);
    const few = table("free=c1-01 took=sauron:erebor,bree;fellowship:isengard tiles=barad-dur");
    expect(few.sauron("discard:c1-01").landmarks(PILE)).toEqual(["barad-dur"]);
  });

  test("4.4 the rows have their numbers of cards, every other one face down", () => {
    expect(LAYOUTS.map((rows) => rows.map(({ cards, faceUp }) => (faceUp ? cards : -cards)))).toEqual([
      [2, -3, 4, -5, 6],
      [6, -5, 4, -3, 2],
      [2, -3, 4, -2, 4, -3, 2],
    ]);
  });

  test("4.5 one or two cards of the next row lie on each card, and in chapter 3 two wide apart on four", () => {
    for (const layout of SLOTS) {
      const last = Math.max(...layout.map(({ row }) => row));
      for (const { row, coveredBy } of layout) {
        expect(coveredBy.length).toBeGreaterThanOrEqual(row === last ? 0 : 1);
        expect(coveredBy.length).toBeLessThanOrEqual(row === last ? 0 : 2);
        for (const above of coveredBy) expect(layout[above].row).toBe(row + 1);
      }
    }
    const third = SLOTS[2];
    expect([5, 6, 7, 8].map((slot) => third[slot].coveredBy)).toEqual([[9], [9], [10], [10]]);
    expect([9, 10].map((slot) => third[slot].coveredBy)).toEqual([
      [11, 12],
      [13, 14],
    ]);
  });

  test("4.6 both see a card lying face up while it is covered, and neither sees one lying face down", () => {
    const t = table(`slots=${slots({ 0: "c1-01", 2: "#", 5: "c1-02" })} under=${slots({ 2: "c1-03" })}`);
    for (const seat of [null, 0, 1]) {
      const view = engine.view(t.g, seat);
      expect(view.slots).toEqual(t.g.slots);
      expect(view.secret.slots[2]).toBe(UNSEEN);
    }
    expect([t.g.slots[0], t.g.slots[2]]).toEqual([0, FACE_DOWN]);
  });
});
