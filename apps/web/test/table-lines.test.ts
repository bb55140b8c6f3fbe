import type { Besides, BoardModule, Happened } from "@westmarch/boardkit";
import { describe, expect, it } from "vitest";
import { filtered, linesOf, newIn, since, talkOf } from "../src/table/text/lines.ts";

const event = (version: number, type: string, facts: Happened["facts"] = {}) => ({
  version,
  index: 0,
  type,
  facts,
  at: version * 10,
});

const book: Pick<Besides, "line" | "ruleOfEvent"> = {
  ruleOfEvent: ({ version }) => `4.${version}`,
  line: ({ type, facts }) => {
    if (type === "shown-only") return null;
    const kind = type === "turn" ? "turn" : type === "hit" ? "battle" : "move";
    return {
      text: type,
      kind,
      round: type === "turn" ? Number(facts.turn) : 0,
      by: facts.by as number | undefined,
    };
  },
};

const ear = { say: (key: string) => key, seat: 0, view: {} as never };
const log = [
  event(1, "ready"),
  event(2, "turn", { turn: 1 }),
  event(3, "go", { by: 0 }),
  event(4, "shown-only"),
  event(5, "hit", { by: 1 }),
  event(6, "turn", { turn: 2 }),
];
const lines = linesOf(log, book, ear);
const talk = talkOf(
  [
    { id: 1, seat: 1, name: "Ulfast", text: "Ha!", at: 55 },
    { id: 2, seat: null, name: "", text: "undo", at: 56 },
    { id: -7, seat: 0, name: "Ada", text: "Hold the gate", at: 57, to: [0, 2] },
  ],
  1,
  (key) => `said ${key}`,
);

describe("the Red Book", () => {
  it("leaves out what is only for show and puts the rest under its round", () => {
    expect(lines.map((line) => [line.text, line.round])).toEqual([
      ["ready", 0],
      ["turn", 1],
      ["go", 1],
      ["hit", 1],
      ["turn", 2],
    ]);
  });

  it("puts each line under the phase that has begun last, where a game tells phases", () => {
    const phased: typeof book = {
      ...book,
      line: (event, props) => {
        const told = book.line(event, props);
        return (
          told && { ...told, phase: event.type === "turn" || event.type === "go" ? event.type : undefined }
        );
      },
    };
    expect(linesOf(log, phased, ear).map((line) => [line.text, line.phase])).toEqual([
      ["ready", undefined],
      ["turn", "turn"],
      ["go", "go"],
      ["hit", "go"],
      ["turn", "turn"],
    ]);
    expect(lines.some((line) => "phase" in line)).toBe(false);
  });

  it("leads each line to the rule that it tells of", () => {
    expect(lines.map(({ rule }) => rule)).toEqual(["4.1", "4.2", "4.3", "4.5", "4.6"]);
  });

  it("opens a scene again from its first line, with the versions that it played in", () => {
    const step: BoardModule["step"] = ({ log, at }) => {
      const { type } = log[at];
      if (type === "hit") return { name: type, lasts: 9, scene: "over", stays: 9 };
      return type === "shown-only" ? { name: type, lasts: 9, scene: "on" } : null;
    };
    const hits = [...log, event(7, "shown-only"), event(8, "go"), event(9, "hit"), event(10, "hit")];
    const found = linesOf(hits, book, ear, step);
    expect(found.map(({ version, scene }) => [version, scene?.from, scene?.until])).toEqual([
      [1, undefined, undefined],
      [2, undefined, undefined],
      [3, undefined, undefined],
      [5, 3, 5],
      [6, undefined, undefined],
      [8, 6, 9],
      [9, undefined, undefined],
      [10, 9, 10],
    ]);
    expect(lines.every(({ scene }) => scene === undefined)).toBe(true);
  });

  it("shows battles, deeds of one's own, talk, or everything in the order of time", () => {
    expect(filtered(lines, talk, "battles", 0).map((line) => line.text)).toEqual(["hit"]);
    expect(filtered(lines, talk, "yours", 0).map((line) => line.text)).toEqual(["go"]);
    expect(filtered(lines, talk, "talk", 0)).toBe(talk);
    expect(filtered(lines, talk, "all", 0).map((line) => line.text)).toEqual([
      "ready",
      "turn",
      "go",
      "hit",
      "Ha!",
      "said table.told.undo",
      "turn",
    ]);
  });

  it("tells what came after a version", () => {
    expect(since(lines, 4).map((line) => line.text)).toEqual(["hit", "turn"]);
  });

  it("hears each line once, also of a version that is told piece by piece, and after a take-back only what is new", () => {
    const told = linesOf(
      [event(3, "go"), ...["roll", "hit", "end"].map((type, index) => ({ ...event(4, type), index }))],
      book,
      ear,
    );
    const news = (now: number, before: number) =>
      newIn(told.slice(0, now), told.slice(0, before)).map(({ text }) => text);
    expect([news(1, 1), news(2, 1), news(3, 2), news(4, 2), news(4, 0)]).toEqual([
      [],
      ["roll"],
      ["hit"],
      ["hit", "end"],
      ["go", "roll", "hit", "end"],
    ]);
    expect(news(1, 4)).toEqual([]);
    const otherwise = linesOf([event(3, "go"), event(4, "pass"), event(5, "turn")], book, ear);
    expect(newIn(otherwise, told).map(({ text }) => text)).toEqual(["turn"]);
  });
});
