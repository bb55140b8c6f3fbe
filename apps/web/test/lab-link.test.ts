import { confrontation } from "@westmarch/confrontation";
import {
  anyGame,
  begin,
  type Core,
  Engine,
  hashed,
  type Recording,
  record,
  save,
  stream,
} from "@westmarch/kernel";
import { beforeEach, describe, expect, it } from "vitest";
import { Lines, lineOf } from "../src/analysis/lines.ts";
import { cut, LONGEST, lettersFor, sent, sentStudy } from "../src/analysis/link.ts";
import { begun, type Moment, mark, note, type Study } from "../src/analysis/study.ts";
import { taken, tried } from "../src/analysis/variations.ts";

const engine: Engine<Core> = new Engine(anyGame(confrontation));
const chance = hashed(5);
const pick = stream(5);
let recording: Recording<Core> = begin(engine, {}, chance);
for (let i = 0; i < 2000 && !recording.state.result; i++) {
  const ask = engine.asks(recording.state)[0];
  recording = record(engine, recording, ask.seat, [ask.options[pick(ask.options.length)]], chance);
}
const root = { kind: "game", save: save(engine, recording), names: ["Ada", "Ben"] } as const;
const main = lineOf(engine, root);
const lines = new Lines(main);

let study: Study;
let there: Moment;
beforeEach(() => {
  study = begun("s", "confrontation", "A game", root, 0);
  const at = main.entries.findIndex((_, i) => i > 30 && engine.asks(main.state(i))[0].options.length > 2);
  const [ask] = engine.asks(main.state(at));
  const other = ask.options.find((option) => option.join() !== main.entries[at].option.join());
  if (!other) throw new Error("there is no other choice");
  const done = tried(lines, study, { course: null, at }, ask.seat, [other], { id: () => "b", chance });
  study = taken(study, done);
  there = done.to;
  study = note(study, { id: "n", ...there, text: "and now?", by: "Ada", when: 1 });
  study = mark(study, { ...there, from: "region:1", to: null, ink: "gold" });
});

const through = async (given: Study): Promise<Study> => {
  const letters = await lettersFor({ study: given });
  expect(letters.length).toBeLessThan(LONGEST);
  const read = await sentStudy(letters);
  if (!read) throw new Error("it cannot be read");
  return read;
};

describe("a branch in a link", () => {
  it("is the same game and the same branch where it is opened", async () => {
    const read = await through(sent(study, { moment: there, whole: false, notes: true }));
    const again = new Lines(lineOf(engine, read.root));
    expect(again.main.entries).toEqual(main.entries);
    expect(again.of(read, "b").state(there.at)).toEqual(lines.of(study, "b").state(there.at));
    expect(read.looked).toEqual(there);
    expect(read.notes.map(({ text }) => text)).toEqual(["and now?"]);
    expect(read.marks).toHaveLength(1);
  });

  it("leaves notes and other branches at home where they are not meant", async () => {
    const read = await through(sent(study, { moment: { course: null, at: 3 }, whole: false, notes: false }));
    expect([read.branches, read.notes, read.marks]).toEqual([[], [], []]);
  });

  it("of a game that is too long begins where the branch does", async () => {
    const whole = sent(study, { moment: there, whole: false, notes: true });
    const read = await through(cut(whole, lines, engine.game.notation, {}));
    expect(read.root.kind).toBe("position");
    const again = new Lines(lineOf(engine, read.root));
    const { course, at } = read.looked;
    const [is, was] = [again.of(read, course).state(at), lines.of(study, "b").state(there.at)];
    expect(engine.game.notation.write(is)).toBe(engine.game.notation.write(was));
    expect(read.notes).toMatchObject([{ course: "b", at: 1 }]);
  });

  it("that was cut off or changed opens nothing, and breaks nothing", async () => {
    const letters = await lettersFor({ study });
    for (const spoilt of ["", "x", "not letters!", letters.slice(0, -20), `AAAA${letters.slice(4)}`])
      expect(await sentStudy(spoilt)).toBeNull();
    expect(await sentStudy(await lettersFor({ study: { ...study, game: 3 } }))).toBeNull();
  });
});
