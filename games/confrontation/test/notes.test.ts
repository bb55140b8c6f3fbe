import type { Happened } from "@westmarch/boardkit";
import type { HeardOf } from "@westmarch/kernel";
import { describe, expect, it } from "vitest";
import { notesOn, type Stroke, strike } from "../board/notes.ts";
import {
  CHARACTER,
  DARK,
  EREGION,
  FANGORN,
  GONDOR,
  GOOD,
  MORDOR,
  MORIA,
  REGION,
  REGIONS,
  type RegionId,
  SHELOB,
  SHIRE,
} from "../data/ids.ts";
import type { Confrontation } from "../state.ts";

const ROHAN = REGION.named("rohan");
const ARTHEDAIN = REGION.named("arthedain");
const [FRODO, SAM, MERRY] = [1, 2, 8];

/** A log of these events, one version each, after the game began. */
const told = (...events: readonly HeardOf<Confrontation>[]): Happened<Confrontation>[] =>
  [{ type: "game-began", facts: { game: 0, good: 0 } } as const, ...events].map((event, i) => ({
    ...event,
    version: i + 1,
    index: 0,
  }));

const noted = (region: RegionId, note: number, version = 1, place = 0): Stroke => ({
  version,
  index: 0,
  region,
  place,
  note,
});

/** How many stand where, from the notes of a run without strokes. */
const counts = (side: 0 | 1, log: readonly Happened<Confrontation>[]): number[] => {
  const many = REGIONS.map(() => 9);
  const free = notesOn(side, log, [], many);
  expect(free).toHaveLength(16);
  const standing: number[] = REGIONS.map(
    (_, r) => (side === GOOD ? [4, 1, 1, 1, 1, 1][r] : [1, 1, 1, 1, 1, 4][r - 10]) ?? 0,
  );
  for (const { type, facts } of log) {
    if (type === "moved" && facts.side === side) {
      standing[facts.from]!--;
      standing[facts.to]!++;
    }
  }
  return standing;
};

describe("pencilled notes", () => {
  it("lie blank on the set-up", () => {
    const log = told();
    expect(notesOn(GOOD, log, [], counts(GOOD, log))[SHIRE]).toEqual([0, 0, 0, 0]);
    expect(notesOn(DARK, log, [], counts(DARK, log))[MORDOR]).toEqual([0, 0, 0, 0]);
    expect(notesOn(DARK, log, [], counts(DARK, log))[MORIA]).toEqual([]);
  });

  it("travel with a lone standee", () => {
    const log = told({ type: "moved", facts: { side: GOOD, from: EREGION, to: MORIA, how: "step" } });
    const notes = notesOn(GOOD, log, [noted(EREGION, FRODO | SAM)], counts(GOOD, log));
    expect(notes[EREGION]).toEqual([]);
    expect(notes[MORIA]).toEqual([FRODO | SAM]);
  });

  it("are shared by mover and stayers when one of several leaves", () => {
    const log = told({ type: "moved", facts: { side: GOOD, from: SHIRE, to: ARTHEDAIN, how: "step" } });
    const strokes = [noted(SHIRE, FRODO, 1, 0), noted(SHIRE, MERRY, 1, 2)];
    const notes = notesOn(GOOD, log, strokes, counts(GOOD, log));
    expect(notes[SHIRE]).toEqual([FRODO | MERRY, FRODO | MERRY, FRODO | MERRY]);
    expect(notes[1]).toEqual([0, FRODO | MERRY]);
  });

  it("do not depend on which of several was noted", () => {
    const log = told({ type: "moved", facts: { side: GOOD, from: SHIRE, to: ARTHEDAIN, how: "step" } });
    const first = notesOn(GOOD, log, [noted(SHIRE, SAM, 1, 0)], counts(GOOD, log));
    const last = notesOn(GOOD, log, [noted(SHIRE, SAM, 1, 3)], counts(GOOD, log));
    expect(first).toEqual(last);
  });

  it("strike out the fallen", () => {
    const log = told({ type: "fell", facts: { characters: [CHARACTER.named("frodo")], region: SHIRE } });
    const now = counts(GOOD, log);
    now[SHIRE] = 3;
    expect(notesOn(GOOD, log, [noted(SHIRE, FRODO | SAM)], now)[SHIRE]).toEqual([SAM, SAM, SAM]);
  });

  it("follow a retreat, a recall and Shelob's way home", () => {
    const retreat = told({
      type: "retreated",
      facts: { character: SHELOB, from: ROHAN, to: FANGORN, by: "card" },
    });
    const after = counts(DARK, []);
    after[ROHAN] = 0;
    after[FANGORN] = 2;
    expect(notesOn(DARK, retreat, [noted(ROHAN, 2)], after)[FANGORN]).toEqual([0, 2]);

    const recall = told({ type: "recalled", facts: { from: ROHAN } });
    const recalled = counts(DARK, []);
    recalled[ROHAN] = 0;
    recalled[MORDOR] = 5;
    expect(notesOn(DARK, recall, [noted(ROHAN, 4)], recalled)[MORDOR]).toEqual([0, 0, 0, 0, 4]);

    const home = told(
      { type: "battle-began", facts: { region: FANGORN, side: GOOD } },
      { type: "shelob-home", facts: {} },
    );
    const homed = counts(DARK, []);
    homed[FANGORN] = 0;
    homed[GONDOR] = 2;
    expect(notesOn(DARK, home, [noted(FANGORN, 2)], homed)[GONDOR]).toEqual([0, 2]);
  });

  it("begin anew with the second game of a match", () => {
    const again = { type: "game-began", facts: { game: 1, good: 1 }, version: 5, index: 0 } as const;
    const log = [...told(), again];
    expect(notesOn(GOOD, log, [noted(SHIRE, FRODO)], counts(GOOD, []))[SHIRE]).toEqual([0, 0, 0, 0]);
  });

  it("work on a position that began in the middle of a game", () => {
    const log = told({ type: "moved", facts: { side: DARK, from: ROHAN, to: MORIA, how: "step" } }).slice(1);
    const now = REGIONS.map((_, region) => (region === MORIA ? 1 : 0));
    expect(notesOn(DARK, log, [noted(ROHAN, 6)], now)[MORIA]).toEqual([6]);
  });

  it("belong to the moment in which they were written", () => {
    const log = told(
      { type: "moved", facts: { side: GOOD, from: EREGION, to: MORIA, how: "step" } },
      { type: "moved", facts: { side: GOOD, from: MORIA, to: FANGORN, how: "step" } },
    );
    const now = counts(GOOD, log);
    const strokes = strike([], log.slice(0, 2), { region: MORIA, place: 0 }, SAM);
    expect(notesOn(GOOD, log, strokes, now)[FANGORN]).toEqual([SAM]);
    // Taken back and written over: the later stroke of a future that did not happen is gone.
    const later = strike(strokes, log, { region: FANGORN, place: 0 }, FRODO);
    const again = strike(later, log.slice(0, 2), { region: MORIA, place: 0 }, FRODO | SAM);
    expect(again).toEqual([{ version: 2, index: 0, region: MORIA, place: 0, note: FRODO | SAM }]);
  });
});
