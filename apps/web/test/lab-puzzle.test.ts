import { confrontation } from "@westmarch/confrontation";
import { anyGame, type Core, Engine, hashed } from "@westmarch/kernel";
import { describe, expect, it } from "vitest";
import { lettersFor } from "../src/analysis/link.ts";
import { branchWins, judged, type Puzzle, puzzleOf, sentPuzzle, solutionOf } from "../src/analysis/puzzle.ts";
import { written } from "../src/analysis/variations.ts";
import { PlayedLine } from "../src/table/history/playedLine.ts";

const engine: Engine<Core> = new Engine(anyGame(confrontation));
const { notation } = engine.game;
/** Frodo is a step from Mordor. */
const position = "good=frodo@gondor,sam@eregion dark=balrog@moria,warg@dagorlad turn=good";
const start = PlayedLine.fromPosition(engine, notation.read(position));
const [ask] = engine.asks(start.state(0));
const wins = ask.options.find((option) => {
  const after = start.branch(0, written(start, 0, ask.seat, [option], hashed(1)));
  return after.at(after.length).result?.winners.includes(ask.seat) === true;
});
const quiet = ask.options.find((option) => {
  const after = start.branch(0, written(start, 0, ask.seat, [option], hashed(1)));
  return after.at(after.length).result === null;
});
if (!wins || !quiet) throw new Error("the position is not what it was");

const puzzle = (first: typeof wins): Puzzle => ({
  game: "confrontation",
  settings: {},
  position,
  seat: ask.seat,
  goal: "line",
  about: "And now?",
  line: written(start, 0, ask.seat, [first], hashed(2)),
});

describe("a puzzle", () => {
  it("is the same in its link, and nothing in a spoilt one", async () => {
    const made = puzzle(wins);
    expect(await sentPuzzle(await lettersFor({ puzzle: made }))).toEqual(made);
    expect(await sentPuzzle("spoilt")).toBeNull();
    expect(await sentPuzzle(await lettersFor({ puzzle: { ...made, line: [] } }))).toBeNull();
    expect(await sentPuzzle(await lettersFor({ study: made }))).toBeNull();
  });

  it("is solved by its recorded line", () => {
    const made = puzzle(quiet);
    const solution = solutionOf(engine, made);
    expect(judged(solution, made, 0, [quiet], hashed(3))).toEqual({ kind: "right", at: 1 });
  });

  it("is solved by another way where the rules say that it wins, and by no other", () => {
    const made = puzzle(quiet);
    const solution = solutionOf(engine, made);
    expect(judged(solution, made, 0, [wins], hashed(3)).kind).toBe("wins");
    const other = ask.options.find((option) => option !== quiet && option !== wins);
    if (!other) throw new Error("there is no third choice");
    expect(judged(solution, made, 0, [other], hashed(3)).kind).toBe("wrong");
    expect(judged(solution, made, 0, [["fly", 1]], hashed(3)).kind).toBe("wrong");
  });

  it("is made of a branch, which may win", () => {
    const branch = { id: "b", name: "", from: { course: null, at: 0 }, entries: puzzle(wins).line };
    const line = start.branch(0, branch.entries);
    const made = puzzleOf(line, branch, { game: "confrontation", settings: {}, goal: "wins", about: "" });
    expect(made).toMatchObject({ seat: ask.seat, goal: "wins" });
    expect(notation.read(made?.position ?? "")).toEqual(start.state(0));
    expect(branchWins(line, branch)).toBe(true);
    expect(branchWins(start, { ...branch, entries: [] })).toBe(false);
  });

  it("that does not follow the rules is refused", () => {
    const made = puzzle(quiet);
    expect(() => solutionOf(engine, { ...made, position: "good=frodo@nowhere" })).toThrow();
    expect(() => solutionOf(engine, { ...made, line: [{ ...made.line[0], option: ["fly"] }] })).toThrow();
  });
});
