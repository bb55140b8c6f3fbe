/** What comes in a link, in a file or as a written line: it is read, or refused; nothing breaks the page. */
import { pressed, TooMuch } from "@westmarch/boardkit/letters";
import { confrontation } from "@westmarch/confrontation";
import { anyGame, type Core, Engine, NotationError, stream } from "@westmarch/kernel";
import { spoiltDocument, spoiltLine, stateAfter } from "@westmarch/testkit";
import { assert, asyncProperty, integer, property } from "fast-check";
import { expect, it } from "vitest";
import { studyIn, studyInFile } from "../src/analysis/file.ts";
import { lineOf } from "../src/analysis/lines.ts";
import { lettersFor, sentStudy } from "../src/analysis/link.ts";
import { positionIn } from "../src/analysis/positionSetup.ts";
import { sentPuzzle, solutionOf } from "../src/analysis/puzzle.ts";
import { begun } from "../src/analysis/study.ts";

const BUDGET = { numRuns: 300, seed: 30 };
const anySeed = integer({ min: 0, max: 1 << 30 });

const engine: Engine<Core> = new Engine(anyGame(confrontation));
const lines = [0, 9, 20].map((choices) =>
  confrontation.notation.write(stateAfter(new Engine(confrontation), {}, choices, choices)),
);
const [position = ""] = lines;
const [ask] = engine.asks(engine.game.notation.read(position));
const option = ask?.options[0] ?? ["pass"];
const entry = { seat: ask?.seat ?? 0, option, draws: [], barrier: false, free: false };
const study = {
  ...begun("s", "confrontation", "A game", { kind: "position", position, settings: {} }, 0),
  branches: [{ id: "b", name: "B", from: { course: null, at: 0 }, entries: [entry] }],
};
const puzzle = {
  game: "confrontation",
  settings: {},
  position,
  seat: entry.seat,
  goal: "line",
  about: "",
  line: [entry],
};

it("a spoiled study or puzzle in a link is read or is none", async () => {
  await assert(
    asyncProperty(anySeed, async (seed) => {
      const random = stream(seed);
      const value = spoiltDocument(random(2) ? { study } : { puzzle }, random);
      const letters = await pressed(JSON.stringify(value) ?? "");
      const [sent, asked] = [await sentStudy(letters), await sentPuzzle(letters)];
      expect(sent === null || asked === null).toBe(true);
    }),
    BUDGET,
  );
});

it("spoiled letters are a study or none", async () => {
  const letters = await lettersFor({ study });
  expect(await sentStudy(letters)).toEqual(study);
  await assert(
    asyncProperty(anySeed, anySeed, async (place, other) => {
      const at = place % letters.length;
      const spoilt =
        letters.slice(0, at) + String.fromCharCode(33 + (other % 94)) + letters.slice(at + (other % 3));
      const sent = await sentStudy(spoilt);
      if (sent) expect(studyIn(sent)).not.toBeNull();
    }),
    BUDGET,
  );
});

it("a link that unpacks to more than a page can hold is refused as that", async () => {
  const letters = await pressed(JSON.stringify({ study: { ...study, title: "a".repeat(9_000_000) } }));
  await expect(sentStudy(letters)).rejects.toThrow(TooMuch);
  await expect(sentPuzzle(letters)).rejects.toThrow(TooMuch);
});

it("a spoiled file is a study or none", () => {
  assert(
    property(anySeed, (seed) => {
      const text = JSON.stringify(spoiltDocument({ format: "westmarch-study-1", study }, stream(seed))) ?? "";
      const read = studyInFile(text);
      if (read) expect(studyIn(read)).toEqual(read);
      expect(studyInFile(text.slice(0, -1))).toBeNull();
    }),
    BUDGET,
  );
});

it("a study whose branches hang on each other backwards is read at once, one that goes in a ring is none", () => {
  const chain = (from: (n: number) => string | null) =>
    Array.from({ length: 5000 }, (_, n) => ({
      id: `b${n}`,
      name: "B",
      from: { course: from(n), at: 0 },
      entries: [],
    }));
  const backwards = chain((n) => (n === 4999 ? null : `b${n + 1}`));
  expect(studyIn({ ...study, branches: backwards })?.branches).toHaveLength(5000);
  expect(studyIn({ ...study, branches: chain((n) => `b${(n + 1) % 5000}`) })).toBeNull();
  expect(studyIn({ ...study, branches: [...study.branches, ...study.branches] })).toBeNull();
});

it("a spoiled line is a position or says which word is at fault", () => {
  assert(
    property(anySeed, (seed) => {
      const line = spoiltLine(lines, stream(seed));
      const found = positionIn(engine, line);
      if ("fault" in found) expect(found.fault.reason ?? "").not.toMatch(/undefined|not iterable/);
      else expect(engine.asks(found.g).length > 0 || found.g.result !== null).toBe(true);
    }),
    BUDGET,
  );
});

it("a study or a puzzle at a place where no rule goes on is refused as a position is", () => {
  const lost = position.replace(/ ?stack=\S+/, "").concat(" stack=nowhere.at-all");
  expect(() => lineOf(engine, { kind: "position", position: lost, settings: {} })).toThrow(NotationError);
  expect(() => solutionOf(engine, { ...puzzle, goal: "line", position: lost })).toThrow(NotationError);
});
