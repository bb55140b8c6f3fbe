import {
  begin,
  hashed,
  type JournalEntry,
  note,
  type Option,
  type Recording,
  takeable,
  without,
} from "@westmarch/kernel";
import {
  coversTakeBack,
  extendWindow,
  journalLength,
  settlesUndo,
  takeBack,
  trimWindow,
  type UndoWindow,
  undoWindowFrom,
} from "@westmarch/kernel/undo-window";
import { chapter, type Toy, toy } from "@westmarch/testkit/toy";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

let carriedOut = 0;
/** Two seats: each at its own pace until both are done, then in turn; `roll` draws, so no seat goes back past it. */
const main = chapter("main")({
  own: {
    each: (g) =>
      [0, 1]
        .filter((seat) => !g.diary.includes(`${seat} done`))
        .map((seat) => ({ seat, prompt: "own", options: OWN })),
    take: (c, _f, option, seat) => {
      carriedOut++;
      c.g.diary.push(`${seat} ${option[0]}`);
      c.tell("did", { seat });
    },
  },
  act: {
    ask: (g) => ({ seat: g.count[0]! % 2, prompt: "act", options: ACTS }),
    answered: (c, _f, option, seat) => {
      carriedOut++;
      c.g.diary.push(`${seat} ${option[0]}`);
      if (option[0] === "roll") c.g.diary.push(String(c.draw(6)));
      c.g.count[0]!++;
      c.tell("did", { seat });
      return { go: "act" };
    },
  },
});
const OWN: readonly Option[] = [["move"], ["done"]];
const ACTS: readonly Option[] = [["step"], ["roll"]];
const engine = toy({ main });
const chance = hashed(5);

interface Both {
  readonly undoWindow: UndoWindow<Toy>;
  readonly whole: Recording<Toy>;
}

/** Plays one choice, once beside the whole journal and once beside the last stretch of it. */
function chosen({ undoWindow, whole }: Both, seat: number, word: string): Both {
  const state = engine.game.clone(whole.state);
  const from = state.drawn;
  const entry: JournalEntry = note(seat, [word], engine.play(state, seat, [word], chance), from);
  return {
    undoWindow: trimWindow(extendWindow(undoWindow, [entry], state), state),
    whole: { ...whole, journal: [...whole.journal, entry], state },
  };
}

const start = (): Both => {
  const whole = begin(engine, {}, chance);
  return { whole, undoWindow: undoWindowFrom(whole.state) };
};

/** The place of what this seat may take back, seen from the last stretch alone. */
const place = ({ checkpoints, entries }: UndoWindow<Toy>, seat: number): number | null => {
  const found = takeable(entries, seat);
  return found === null ? null : checkpoints[0].length + found;
};

describe("the last stretch of a journal", () => {
  test("shows what may be taken back, and leads there, as the whole journal does", () => {
    const moves = fc.array(
      fc.tuple(fc.nat(1), fc.constantFrom("move", "move", "done", "step", "step", "roll", "undo")),
      {
        maxLength: 60,
      },
    );
    fc.assert(
      fc.property(moves, (words) => {
        let both = start();
        for (const [seat, word] of words) {
          const { undoWindow, whole } = both;
          expect(journalLength(undoWindow)).toBe(whole.journal.length);
          const index = takeable(whole.journal, seat);
          expect(place(undoWindow, seat)).toBe(index);
          if (word !== "undo") {
            const offered = engine.askOf(whole.state, seat)?.options.some(([verb]) => verb === word);
            if (offered) both = chosen(both, seat, word);
          } else if (index !== null) {
            const back = takeBack(engine, undoWindow, { index });
            const slow = without(engine, whole, index);
            expect(back.state).toEqual(slow.state);
            both = { whole: slow, undoWindow: trimWindow(back.undoWindow, back.state) };
          }
        }
      }),
    );
  });

  test("is short however long the game, and replays a few choices", () => {
    let both = start();
    for (const seat of [0, 1]) both = chosen(both, seat, "done");
    for (let i = 0; i < 500; i++) both = chosen(both, i % 2, i % 100 === 50 ? "roll" : "step");
    expect(both.undoWindow.entries.length).toBeLessThan(50);
    expect(both.undoWindow.checkpoints.length).toBeLessThan(6);
    carriedOut = 0;
    takeBack(engine, both.undoWindow, { index: both.whole.journal.length - 1 });
    expect(carriedOut).toBeLessThan(9);
  });

  test("reaches as far as it says, however often something is taken back", () => {
    let both = start();
    for (const seat of [0, 1]) both = chosen(both, seat, "done");
    for (let i = 0; i < 100; i++) both = chosen(both, i % 2, "step");
    let back = 0;
    for (let seat = 1; coversTakeBack(both.undoWindow, seat); seat = 1 - seat, back++) {
      const index = takeable(both.whole.journal, seat)!;
      expect(place(both.undoWindow, seat)).toBe(index);
      const { undoWindow, state } = takeBack(engine, both.undoWindow, { index });
      both = { whole: without(engine, both.whole, index), undoWindow: trimWindow(undoWindow, state) };
      expect(settlesUndo(both.undoWindow)).toBe(true);
    }
    // There it ends, though there is more to take back: the rest of the journal has to be fetched.
    expect(back).toBeGreaterThan(15);
    expect(both.undoWindow.closed).toBe(false);
    expect(takeable(both.whole.journal, 1 - (back % 2))).not.toBeNull();
  });

  test("tells again what came after what was taken back, and nothing before it", () => {
    let both = start();
    for (const [seat, word] of [
      [0, "move"],
      [1, "move"],
      [0, "move"],
      [1, "move"],
    ] as const)
      both = chosen(both, seat, word);
    const told: unknown[] = [];
    takeBack(engine, both.undoWindow, { index: 2 }, (event) => told.push(event.facts), 1);
    expect(told).toEqual([{ seat: 1 }, { seat: 1 }]);
  });

  test("is refused where it does not reach back so far", () => {
    const undoWindow = undoWindowFrom<Toy>(start().whole.state, 10);
    expect(() => takeBack(engine, undoWindow, { index: 9 })).toThrow("no choice 9");
    expect(() => takeBack(engine, undoWindow, { length: 11 })).toThrow("no choice 11");
  });

  test("says whether it shows what may be taken back, wherever it begins", () => {
    const undoWindow = undoWindowFrom<Toy>(start().whole.state, 10, false);
    const entry = (free: boolean, barrier = false): JournalEntry => ({
      seat: 0,
      option: ["x"],
      draws: [],
      free,
      barrier,
    });
    const holding = (...entries: JournalEntry[]) => settlesUndo({ ...undoWindow, entries });
    expect(holding()).toBe(false);
    expect(holding(entry(true), entry(true))).toBe(false);
    expect(holding(entry(false), entry(true))).toBe(true);
    expect(holding(entry(true, true), entry(true))).toBe(true);
    expect(settlesUndo(start().undoWindow)).toBe(true);
  });
});
