import {
  begin,
  hashed,
  IllegalChoice,
  type JournalEntry,
  type Option,
  record,
  recordOf,
  replay,
  retell,
  save,
  stop,
  takeable,
  without,
} from "@westmarch/kernel";
import { chapter, toy } from "@westmarch/testkit/toy";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

/** Two seats in turn: `step` leads on, `roll` draws, `peek` shows, `stay` leaves the turn where it is. */
const OPTIONS: readonly Option[] = [["step"], ["roll"], ["peek"], ["stay"], ["win"]];
const main = chapter("main")({
  open: (c) => void c.g.diary.push(`opening ${c.draw(100)}`),
  act: {
    ask: (g) => ({ seat: g.count[0]! % 2, prompt: "act", options: OPTIONS }),
    answered: (c, _f, option, seat) => {
      const { g } = c;
      g.diary.push(`${seat} ${option[0]}`);
      c.tell("did", { seat, what: option[0] });
      if (option[0] === "roll") g.diary.push(String(c.draw(6)));
      if (option[0] === "peek") c.reveal();
      if (option[0] === "win") g.result = { winners: [seat], reason: "won" };
      if (option[0] !== "stay") g.count[0]!++;
      return { go: "act" };
    },
  },
});
const engine = toy({ main });
const chance = hashed(11);
const start = () => begin(engine, {}, chance);

const played = (...words: string[]) =>
  words.reduce((r, word) => record(engine, r, r.state.count[0]! % 2, [[word]], chance), start());

const entry = (seat: number, more: Partial<JournalEntry> = {}): JournalEntry => ({
  seat,
  option: ["x"],
  draws: [],
  barrier: false,
  free: false,
  ...more,
});

describe("chance after something was taken back", () => {
  const rolled = played("step", "roll", "roll");
  const cut = replay(engine, { ...rolled, drawn: rolled.state.drawn }, 2);
  const back = replay(engine, { ...rolled, journal: rolled.journal.slice(0, 2), drawn: 3 });

  test("goes on behind what was seen", () => {
    expect(cut.state.drawn).toBe(2);
    expect(back.state.drawn).toBe(3);
    const again = record(engine, back, 0, [["roll"]], chance);
    expect(again.journal.at(-1)).toMatchObject({ from: 3, draws: [[6, chance(3, 6)]] });
    expect(replay(engine, again).state).toEqual(again.state);
  });

  test("cannot be drawn again from the record", () => {
    const twice = { ...rolled, journal: [...rolled.journal, { ...rolled.journal[2]!, seat: 1 }] };
    expect(() => replay(engine, twice)).toThrow("choice 3 draws again what was drawn before");
  });
});

describe("recording", () => {
  test("leaves the recording it is given as it was", () => {
    const before = start();
    const state = JSON.stringify(before.state);
    const after = record(engine, before, 0, [["step"]], chance);
    expect(JSON.stringify(before.state)).toBe(state);
    expect(before.journal).toHaveLength(0);
    expect(after.journal).toHaveLength(1);
    expect(after.state.diary).toHaveLength(2);
  });

  test("plays a list of choices all or nothing, and tells nothing of what was not done", () => {
    const before = start();
    const told: string[] = [];
    const list: Option[] = [["stay"], ["stay"], ["dance"]];
    expect(() => record(engine, before, 0, list, chance, (event) => told.push(event.type))).toThrow(
      IllegalChoice,
    );
    expect(told).toEqual([]);
    expect(before.state.diary).toHaveLength(1);
    record(engine, before, 0, list.slice(0, 2), chance, (event) => told.push(event.type));
    expect(told).toEqual(["did", "did"]);
  });

  test("notes the opening's draws and settles the settings", () => {
    expect(start().opening).toEqual([[100, chance(0, 100)]]);
    expect(start().settings).toEqual({});
  });
});

describe("replaying", () => {
  test("any game comes out the same, at every length, with the same events", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("step", "roll", "peek", "stay"), { maxLength: 20 }), (words) => {
        const told: unknown[] = [];
        let recording = begin(engine, {}, chance, (event) => told.push(event));
        for (const word of words) {
          const seat = recording.state.count[0]! % 2;
          recording = record(engine, recording, seat, [[word]], chance, (event) => told.push(event));
        }
        const again: unknown[] = [];
        expect(replay(engine, recording, undefined, (event) => again.push(event))).toEqual(recording);
        expect(again).toEqual(told);
        const half = words.length >> 1;
        expect(replay(engine, recording, half).state.diary).toEqual(
          played(...words.slice(0, half)).state.diary,
        );
      }),
    );
  });

  test("says which entry each event came of", () => {
    const entries: number[] = [];
    replay(engine, played("step", "stay"), 2, (_event, index) => entries.push(index));
    expect(entries).toEqual([0, 1]);
  });

  test("a record that does not fit the rules is refused", () => {
    const good = played("roll", "step");
    const [first, second] = good.journal as [JournalEntry, JournalEntry];
    const forged = (journal: JournalEntry[]) => () => replay(engine, { ...good, journal });
    expect(forged([{ ...first, draws: [] }, second])).toThrow("no draw number 1");
    expect(forged([{ ...first, draws: [...first.draws, [6, 1]] }, second])).toThrow(
      "choice 0 draws otherwise",
    );
    expect(forged([{ ...first, option: ["fly"] }, second])).toThrow(IllegalChoice);
    expect(forged([second, first])).toThrow(IllegalChoice);
    expect(() => replay(engine, { ...good, opening: [[99, 1]] })).toThrow("among 99, now among 100");
  });

  test("a game stopped from outside is stopped again at the end, and not before", () => {
    const resigned = stop(engine, played("step", "step"), { winners: [1], reason: "resigned" });
    expect(replay(engine, resigned)).toEqual(resigned);
    expect(replay(engine, resigned, 1).state.result).toBeNull();
    expect(replay(engine, resigned, 1).stopped).toBeUndefined();
  });
});

describe("taking back", () => {
  test("the own last choice goes, until chance, a reveal or another's choice stands in the way", () => {
    expect(takeable(played("stay", "stay").journal, 0)).toBe(1);
    expect(takeable(played("step").journal, 0)).toBe(0);
    expect(takeable(played("step").journal, 1)).toBeNull();
    expect(takeable(played("step", "stay").journal, 0)).toBeNull();
    expect(takeable(played("roll").journal, 0)).toBeNull();
    expect(takeable(played("peek").journal, 0)).toBeNull();
    expect(takeable(played("roll", "stay").journal, 1)).toBe(1);
    expect(takeable([], 0)).toBeNull();
  });

  test("others' free choices do not bind a free one, and bind one that they came of", () => {
    const free = { free: true };
    expect(takeable([entry(0, free), entry(1, free)], 0)).toBe(0);
    expect(takeable([entry(0), entry(1, free)], 0)).toBeNull();
    expect(takeable([entry(0, free), entry(1)], 0)).toBeNull();
    expect(takeable([entry(0, free), entry(1, { ...free, barrier: true })], 0)).toBeNull();
    expect(takeable([entry(0), entry(0, free), entry(1, free)], 0)).toBe(1);
  });

  test("gives the position before", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("step", "roll", "peek", "stay"), { maxLength: 15 }), (words) => {
        const recording = played(...words, "stay");
        const index = recording.journal.length - 1;
        expect(takeable(recording.journal, recording.journal[index]!.seat)).toBe(index);
        const back = without(engine, recording, index);
        const takeBack = { do: "take-back", taken: { index }, agreed: false };
        expect(back).toEqual({ ...played(...words), deeds: [...recording.deeds, takeBack] });
        const telling = [...retell(engine, save(engine, back))];
        expect(telling.at(-1)?.state).toEqual(back.state);
      }),
    );
  });
});

describe("saving", () => {
  test("a save is plain data that replays to its own state", () => {
    const recording = played("step", "roll", "stay");
    const file = JSON.parse(JSON.stringify(save(engine, recording, { commitment: "c0ffee" }))) as ReturnType<
      typeof save
    >;
    expect(file).toMatchObject({ format: 2, game: "toy", version: 1, fairness: { commitment: "c0ffee" } });
    expect(replay(engine, recordOf(file)).state).toEqual(file.state);
    const stopped = save(engine, stop(engine, recording, { winners: [], reason: "agreed-draw" }));
    expect(recordOf(stopped).stopped).toEqual({ winners: [], reason: "agreed-draw" });
    expect(stopped.deeds.at(-1)).toEqual({ do: "stop", result: { winners: [], reason: "agreed-draw" } });
  });
});
