import { confrontation } from "@westmarch/confrontation";
import {
  anyGame,
  begin,
  type Core,
  Engine,
  hashed,
  type Option,
  type Recording,
  record,
  recordOf,
  type Seat,
  save,
  stream,
} from "@westmarch/kernel";
import { beforeEach, describe, expect, it } from "vitest";
import { fileOf, studyIn, studyInFile } from "../src/analysis/file.ts";
import { Lines, lineOf } from "../src/analysis/lines.ts";
import { nameOfGame, settingsFor } from "../src/analysis/newStudy.ts";
import {
  begun,
  bringBack,
  homeOf,
  type Moment,
  mark,
  marksAt,
  note,
  notesAt,
  remove,
  type Study,
  weigh,
  worthAt,
} from "../src/analysis/study.ts";
import { rowsOf } from "../src/analysis/tree.ts";
import { fork, taken, tried, written } from "../src/analysis/variations.ts";

const engine: Engine<Core> = new Engine(anyGame(confrontation));

/** A whole game at random. */
function played(seed: number) {
  const chance = hashed(seed);
  const pick = stream(seed);
  let recording: Recording<Core> = begin(engine, {}, chance);
  for (let i = 0; i < 2000 && !recording.state.result; i++) {
    const ask = engine.asks(recording.state)[0];
    recording = record(engine, recording, ask.seat, [ask.options[pick(ask.options.length)]], chance);
  }
  return save(engine, recording);
}

const game = played(7);
const root = { kind: "game", save: game, names: ["Ada", null] } as const;
const main = lineOf(engine, root);
let lines: Lines;
let study: Study;
let ids: number;
beforeEach(() => {
  lines = new Lines(main);
  study = begun("s", game.game, "", root, 0);
  ids = 0;
});
const means = { id: () => `b${++ids}`, chance: hashed(3) };

/** Plays one choice that is not the one on record, and tells where that led. */
function elsewhere(from: Moment): Moment {
  const line = lines.of(study, from.course);
  const entry = line.entries[from.at];
  const ask = engine.asks(line.state(from.at)).find((one) => !entry || one.seat === entry.seat);
  const option = ask?.options.find((one) => !entry || one.join() !== entry.option.join());
  if (!ask || !option) throw new Error("there is no other choice");
  return choose(from, ask.seat, option);
}
function choose(from: Moment, seat: Seat, option: Option): Moment {
  const done = tried(lines, study, from, seat, [option], means);
  study = taken(study, done);
  return done.to;
}
const firstWith = (options: number, after = 0): number => {
  for (let at = after; at < main.length; at++)
    if (engine.asks(main.state(at))[0].options.length >= options) return at;
  throw new Error("there is no such moment");
};

describe("trying something else in a study", () => {
  it("begins a branch, and leaves the game as it was", () => {
    const at = firstWith(3, 20);
    const to = elsewhere({ course: null, at });
    expect(to).toEqual({ course: "b1", at: at + 1 });
    expect(lines.of(study, "b1").length).toBe(at + 1);
    expect(lines.of(study, null)).toBe(main);
    expect(recordOf(game).journal).toEqual(main.entries);
  });

  it("goes on at the end of a branch without another one", () => {
    const at = firstWith(3, 20);
    const to = elsewhere({ course: null, at });
    const next = elsewhere(to);
    expect(next).toEqual({ course: "b1", at: at + 2 });
    expect(study.branches).toHaveLength(1);
  });

  it("follows what was chosen there before, in the game or on another branch", () => {
    const at = firstWith(3, 20);
    const { seat, option } = main.entries[at];
    expect(choose({ course: null, at }, seat, option)).toEqual({ course: null, at: at + 1 });
    const to = elsewhere({ course: null, at });
    const [entry] = study.branches[0].entries;
    expect(choose({ course: null, at }, entry.seat, entry.option)).toEqual(to);
    expect(study.branches).toHaveLength(1);
  });

  it("refuses what the rules refuse, and nothing has happened", () => {
    const at = firstWith(3, 20);
    const { seat } = main.entries[at];
    expect(() => choose({ course: null, at }, seat, ["fly", 1])).toThrow();
    expect(study.branches).toEqual([]);
  });

  it("can let chance decide again on the same choice", () => {
    const at = firstWith(2, 20);
    const { seat, option } = main.entries[at];
    const entries = written(main, at, seat, [option], hashed(99));
    study = taken(study, fork(lines, study, { course: null, at }, entries, means.id));
    expect(lines.of(study, "b1").entries.at(-1)?.option).toEqual(option);
  });

  it("shows the same position however one comes to it", () => {
    const at = firstWith(3, 40);
    const to = elsewhere(elsewhere({ course: null, at }));
    const stepped = structuredClone(lines.of(study, to.course).state(to.at));
    const again = new Lines(main).of(study, to.course);
    for (let moment = 0; moment <= again.length; moment += 5) again.state(moment);
    expect(again.state(to.at)).toEqual(stepped);
  });
});

describe("removing a branch", () => {
  it("takes along what began on it, and bringing it back changes nothing else", () => {
    const at = firstWith(3, 20);
    const first = elsewhere({ course: null, at });
    const deeper = elsewhere(elsewhere(first));
    const inner = elsewhere({ course: "b1", at: at + 1 });
    const other = elsewhere({ course: null, at: firstWith(3, at + 2) });
    expect(study.branches.map(({ id }) => id)).toEqual(["b1", inner.course, other.course]);
    study = remove(study, "b1");
    expect(study.branches.map(({ id }) => id)).toEqual([other.course]);
    const later = elsewhere(other);
    study = bringBack(study, "b1");
    expect(new Set(study.branches.map(({ id }) => id))).toEqual(new Set(["b1", inner.course, other.course]));
    expect(lines.of(study, other.course).length).toBe(later.at);
    expect(lines.of(study, "b1").length).toBe(deeper.at);
    expect(study.removed).toEqual([]);
  });

  it("brings what a branch began from back with it", () => {
    const at = firstWith(3, 20);
    elsewhere(elsewhere({ course: null, at }));
    const inner = elsewhere({ course: "b1", at: at + 1 });
    study = remove(remove(study, inner.course ?? ""), "b1");
    study = bringBack(study, inner.course ?? "");
    expect(new Set(study.branches.map(({ id }) => id))).toEqual(new Set(["b1", inner.course]));
  });
});

describe("what is written and drawn beside a moment", () => {
  it("belongs to the course that the moment lies on, and stays when a branch comes back", () => {
    const at = firstWith(3, 20);
    const to = elsewhere({ course: null, at });
    study = note(study, { id: "n1", course: to.course, at: 4, text: "early", by: "", when: 0 });
    study = note(study, { id: "n2", course: to.course, at: at + 1, text: "here", by: "", when: 0 });
    expect(notesAt(study, { course: null, at: 4 }).map(({ text }) => text)).toEqual(["early"]);
    study = bringBack(remove(study, "b1"), "b1");
    expect(notesAt(study, to).map(({ text }) => text)).toEqual(["here"]);
  });

  it("is taken off by drawing it once more", () => {
    const arrow = { course: null, at: 3, from: "region.1", to: "region.2", ink: "gold" } as const;
    study = mark(study, arrow);
    expect(marksAt(study, arrow)).toHaveLength(1);
    expect(marksAt(mark(study, { ...arrow, ink: "leaf" }), arrow)).toEqual([]);
  });

  it("keeps the better founded opinion of a moment", () => {
    const place = { course: null, at: 3 };
    study = weigh(study, { "/3": { values: [0.7, 0.3], games: 64 } });
    study = weigh(study, { "/3": { values: [0.1, 0.9], games: 8 } });
    expect(worthAt(study, place)?.values).toEqual([0.7, 0.3]);
  });
});

describe("the tree as a list", () => {
  it("has every branch right above the moment that it began at", () => {
    const at = firstWith(3, 20);
    const to = elsewhere({ course: null, at });
    const rows = rowsOf(study, (id) => lines.of(study, id).length, [{ course: null, at }]);
    expect(rows.map(({ moment, depth }) => [moment.course, moment.at, depth])).toEqual([
      [null, main.length, 0],
      [to.course, to.at, 1],
      [null, at, 0],
      [null, 0, 0],
    ]);
    expect(homeOf(study, { course: to.course, at })).toEqual({ course: null, at });
  });
});

describe("a study as a file", () => {
  it("is the same when it is read again", () => {
    elsewhere({ course: null, at: firstWith(3, 20) });
    study = note(study, { id: "n", course: null, at: 1, text: "why", by: "Ada", when: 5 });
    expect(studyInFile(JSON.stringify(fileOf(study)))).toEqual(JSON.parse(JSON.stringify(study)));
  });

  it("is none when something else is in it, or a branch hangs in the air", () => {
    for (const text of ["", "3", "{}", JSON.stringify(game)]) expect(studyInFile(text)).toBeNull();
    elsewhere({ course: null, at: firstWith(3, 20) });
    const [branch] = study.branches;
    expect(studyIn({ ...study, branches: [{ ...branch, from: { course: "gone", at: 1 } }] })).toBeNull();
    expect(studyIn({ ...study, branches: [{ ...branch, from: { course: branch.id, at: 1 } }] })).toBeNull();
    expect(studyIn({ ...study, branches: [{ ...branch, entries: [{ seat: "x" }] }] })).toBeNull();
  });

  it("of the same game has the same name, of another one another", () => {
    expect(nameOfGame(game)).toBe(nameOfGame(JSON.parse(JSON.stringify(game))));
    expect(nameOfGame(game)).not.toBe(nameOfGame(played(8)));
  });
});

describe("a line from a position", () => {
  it("is played on from there", () => {
    const position = engine.game.notation.write(main.state(30));
    const from = lineOf(engine, { kind: "position", position, settings: {} });
    expect(engine.asks(from.state(0))).toEqual(engine.asks(main.state(30)));
    const [ask] = engine.asks(from.state(0));
    const on = new Lines(from);
    const done = tried(on, study, { course: null, at: 0 }, ask.seat, [ask.options[0]], means);
    expect(on.of(taken(study, done), done.to.course).length).toBe(1);
  });

  it("has the settings under which the game has as many seats", () => {
    expect(settingsFor(engine.game, 2)).toEqual({});
  });
});
