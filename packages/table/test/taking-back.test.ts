/** What one seat chose in one list is taken back at one word. */
import { commit, keyed, macOf, verify } from "@westmarch/fairness";
import { anyGame, Engine, type Option, type Save, type Seat } from "@westmarch/kernel";
import { undoWindowFrom } from "@westmarch/kernel/undo-window";
import {
  type AnyEngine,
  begun,
  type Draft,
  fileOf,
  foldActs,
  type Position,
  reachesBack,
  Table,
} from "@westmarch/table";
import { chapter, toy } from "@westmarch/testkit/toy";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

/** Two seats in turn: `stay` leaves the turn where it is, `step` passes it on, `roll` draws and stays. */
const inTurn = chapter("main")({
  act: {
    ask: (g) => ({ seat: g.count[0]! % 2, prompt: "act", options: [["stay"], ["step"], ["roll"]] }),
    answered: (c, _f, option, seat) => {
      c.g.diary.push(`${seat} ${option[0]}`);
      if (option[0] === "roll") c.g.diary.push(String(c.draw(6)));
      if (option[0] === "step") c.g.count[0]!++;
      return { go: "act" };
    },
  },
});
/** Everybody at a pace of their own: three marks each. */
const atOwnPace = chapter("main")({
  marks: {
    each: (g) =>
      [0, 1]
        .filter((seat) => g.count[seat]! < 3)
        .map((seat) => ({ seat, prompt: "mark", options: [["mark"]] })),
    take: (c, _f, _option, seat) => {
      c.g.count[seat]!++;
      c.g.diary[seat] = `${seat} ${c.g.count[seat]}`;
    },
  },
});

const KEY = "7".repeat(64);
const FAIRNESS = { commitment: commit(KEY), key: KEY };

/** A table of a toy, with the rows that a house would keep of it. */
class Sat {
  readonly engine: AnyEngine;
  readonly table: Table;
  readonly rows: { version: number; type: Draft["type"]; data: string }[] = [];
  readonly start: Position;
  at: Position;

  constructor(main: typeof inTurn) {
    this.engine = new Engine(anyGame(toy({ main }).game));
    const chance = { secret: KEY, ...FAIRNESS, draw: keyed(KEY), mac: macOf(KEY) };
    const terms = { engine: this.engine, settings: {}, chance };
    const { position, act } = begun(terms, 0);
    this.table = new Table({ id: "toy", ...terms });
    this.rows.push(act);
    this.start = position;
    this.at = position;
  }

  #keep(draft: Draft): this {
    this.rows.push({ version: draft.next.version, type: draft.type, data: JSON.stringify(draft.data) });
    this.at = draft.next;
    return this;
  }
  chooses(seat: Seat, ...words: string[]): this {
    const options = words.map((word): Option => [word]);
    return this.#keep(this.table.choose(this.at, seat, options, this.at.version, null));
  }
  /** The table chooses for a seat that has ordered it. */
  orders(seat: Seat, word: string): this {
    return this.#keep(this.table.choose(this.at, seat, [[word]], this.at.version, null, { byOrder: true }));
  }
  takesBack(seat: Seat, whole = true): this {
    return this.#keep(this.table.undo(this.at, seat, this.at.version, null, whole));
  }
  agreesToTakeBack(seat: Seat): this {
    return this.#keep(this.table.offer(this.at, seat, "take-back", null, []));
  }
  /** The table as it stands after it was read again from what was kept. */
  readAgain(): this {
    const { opening, journal } = foldActs(this.rows);
    expect(opening).toEqual([]);
    const undoWindow = { ...undoWindowFrom(this.start.state), entries: journal };
    this.at = { ...this.at, undoWindow };
    return this;
  }
  get diary(): unknown {
    return (this.at.state as { diary?: unknown }).diary;
  }
  /** The file of the game. */
  get file(): Save {
    const { state } = this.at;
    return fileOf({ game: "toy", settings: {}, state, fairness: FAIRNESS }, this.rows);
  }
}

describe("a list of choices", () => {
  test("is taken back at one word, and what was chosen before it stays", () => {
    const sat = new Sat(inTurn).chooses(0, "stay").chooses(0, "stay", "stay", "step");
    expect(sat.table.canUndo(sat.at, 0)).toBe(true);
    sat.takesBack(0);
    expect(sat.at.version).toBe(3);
    expect(sat.diary).toEqual(["0 stay"]);
    sat.takesBack(0);
    expect(sat.at.state).toEqual(sat.start.state);
    expect(sat.table.canUndo(sat.at, 0)).toBe(false);
  });

  test("is taken back choice by choice for a player who asks for no more", () => {
    const sat = new Sat(inTurn).chooses(0, "stay", "stay", "step").takesBack(0, false);
    expect(sat.diary).toEqual(["0 stay", "0 stay"]);
    expect(sat.takesBack(0).diary).toEqual([]);
  });

  test("is taken back whole after the table was read again", () => {
    const sat = new Sat(inTurn).chooses(0, "stay").chooses(0, "stay", "stay", "step").readAgain();
    expect(reachesBack(sat.at.undoWindow, 0)).toBe(true);
    expect(sat.takesBack(0).diary).toEqual(["0 stay"]);
    expect(sat.readAgain().takesBack(0).diary).toEqual([]);
  });

  test("that ends with something shown is taken back whole if everybody agrees, and not without", () => {
    const sat = new Sat(inTurn).chooses(0, "stay").chooses(0, "stay", "stay", "roll").readAgain();
    expect(() => sat.takesBack(0)).toThrow();
    expect(sat.agreesToTakeBack(0).diary).toEqual(["0 stay"]);
    expect(sat.at.state.drawn).toBe(1);
  });

  test("is taken back with what the table has chosen for its player since", () => {
    const sat = new Sat(inTurn).chooses(0, "stay").chooses(0, "stay").orders(0, "stay").orders(0, "step");
    expect(sat.diary).toHaveLength(4);
    expect(sat.takesBack(0).diary).toEqual(["0 stay"]);
  });

  test("is taken back past what others have chosen since, and the table for its player, if everybody agrees", () => {
    const sat = new Sat(inTurn).chooses(0, "step").chooses(1, "step").orders(0, "step").chooses(1, "stay");
    expect(() => sat.takesBack(0)).toThrow();
    expect(sat.readAgain().agreesToTakeBack(0).diary).toEqual([]);
  });

  test("goes no further back than to what was shown before it", () => {
    const sat = new Sat(inTurn).chooses(0, "stay", "roll").chooses(0, "stay", "step").takesBack(0);
    expect(sat.diary).toHaveLength(3);
    expect(() => sat.takesBack(0)).toThrow();
  });

  test("at one's own pace is taken out from among what others have chosen since", () => {
    const sat = new Sat(atOwnPace).chooses(0, "mark").chooses(0, "mark", "mark").chooses(1, "mark", "mark");
    expect(sat.takesBack(0).at.state).toMatchObject({ count: [1, 2] });
    expect(sat.takesBack(1).at.state).toMatchObject({ count: [1, 0] });
  });

  test("is on record choice by choice, and the record can be checked", () => {
    const sat = new Sat(inTurn).chooses(0, "stay", "stay", "step").takesBack(0).chooses(0, "stay", "roll");
    const { file, engine } = sat;
    expect(file.deeds.map((deed) => (deed.do === "take-back" ? deed.taken : deed.do))).toEqual([
      ...["choose", "choose", "choose"],
      ...[{ index: 2 }, { index: 1 }, { index: 0 }],
      ...["choose", "choose"],
    ]);
    expect(verify(file, engine, { heads: [sat.at.head] })).toMatchObject({ ok: true, problems: [] });
  });
});

test("whatever is chosen and taken back, the table stands as its record says", () => {
  const word = fc.constantFrom("stay", "stay", "step", "roll");
  const deed = fc.oneof(
    fc.array(word, { minLength: 1, maxLength: 4 }),
    fc.constantFrom("back", "one", "read"),
  );
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
      const sat = new Sat(inTurn);
      /** How the table stood before each list that may still be taken back. */
      let open: unknown[] = [];
      for (const one of deeds) {
        const [ask] = sat.at.asks;
        const own = [0, 1].find((seat) => sat.table.canUndo(sat.at, seat));
        if (one === "read") sat.readAgain();
        else if (one === "back" && own !== undefined) {
          sat.takesBack(own);
          if (open.length > 0) expect(sat.diary).toEqual(open.pop());
        } else if (one === "one" && own !== undefined) {
          sat.takesBack(own, false);
          open = [];
        } else if (typeof one !== "string" && ask) {
          // A list ends with what shows something, or passes the turn on.
          const end = one.findIndex((word) => word !== "stay");
          const list = end < 0 ? one : one.slice(0, end + 1);
          open = list.includes("roll") ? [] : [...open, sat.diary];
          sat.chooses(ask.seat, ...list);
          if (list.includes("step")) open = open.slice(-1);
        }
        expect(sat.engine.asks(sat.at.state)).toEqual(sat.at.asks);
      }
      expect(verify(sat.file, sat.engine).ok).toBe(true);
    }),
    { numRuns: 60 },
  );
});
