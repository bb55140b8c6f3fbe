/** Whole games written down: everything that anybody hears can be said, in every language, and tells no secret. */

import type { Seat } from "@westmarch/kernel";
import type { Language } from "@westmarch/kernel/languages";
import { atRest, wordChecks } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";
import { deciding } from "../board/deciding.ts";
import { ending, endingPicture } from "../board/ending.ts";
import { line, SHOWN, WRITTEN } from "../board/lines.ts";
import { CARD_NAMES } from "../data/cards.ts";
import { CHARACTERS, FIGURE } from "../data/ids.ts";
import { REGIONS } from "../data/regionnames.ts";
import { TILE_NAMES } from "../data/tiles.ts";
import type { War } from "../index.ts";
import { seatsOf } from "../seats.ts";
import { playedBy } from "./hearing.ts";
import { LANGUAGES } from "./saying.ts";
import { ENDING, LOG, strict } from "./written-words.ts";

/** How things are called inside the program: no line may say them so. */
const RAW = [...REGIONS, ...CHARACTERS, ...FIGURE.names, ...CARD_NAMES, ...TILE_NAMES].filter((name) =>
  name.includes("-"),
);
const NONSENSE = new RegExp(`undefined|NaN|null|\\[object|[{}]|(?<![\\w-])(${RAW.join("|")})(?![\\w-])`);

/** What may be a secret. Cards that everybody sees are named in other events. */
const SECRET: ReadonlySet<string> = new Set(["drew", "discarded", "card-chosen", "swapped"]);
const knowsCards = (facts: object): boolean => "card" in facts || "cards" in facts;

const GAMES = [2, 3, 4].map((players) => playedBy(players, `log of ${players}`));
const EVENTS = GAMES.flatMap(({ g, heard }) =>
  heard.flatMap((log) => log.map((event) => ({ g, log, event }))),
);

/** Each event once as all seats hear it, and once more as the seats hear it that are told more. */
const TOLD = EVENTS.filter(
  ({ event, log }) => SECRET.has(event.type) || GAMES.some(({ heard }) => heard[0] === log),
);

describe("the words of the log", () => {
  const checks = wordChecks({
    place: "war-of-the-ring",
    catalogues: LOG,
    called: ["log.round"],
    written: WRITTEN,
    grammar: ["many", "seat", "kind", "why"],
  });
  test.each(checks)("%s", (_, faults) => expect(faults()).toEqual([]));
});

describe("the words of the end", () => {
  const checks = wordChecks({
    place: "war-of-the-ring",
    catalogues: ENDING,
    called: [],
    written: [],
    grammar: ["many"],
  });
  test.each(checks)("%s", (_, faults) => expect(faults()).toEqual([]));
});

describe("the end of a war", () => {
  const told = (g: War, seat: Seat | null, language: Language, result = g.result) =>
    ending(atRest({ ...g, result }, seat, language, strict));

  test.each(LANGUAGES)("is told in %s to victors, losers and onlookers", (language) => {
    for (const { g } of GAMES)
      for (const seat of [...Array(g.players).keys(), null])
        for (const [side, reason] of [
          [0, "ring"],
          [0, "free-military"],
          [1, "corruption"],
          [1, "shadow-military"],
          [1, "resigned"],
          [0, "abandoned"],
          [null, "agreed-draw"],
        ] as const) {
          const winners = side === null ? [] : seatsOf(g, side);
          const { title, text } = told(g, seat, language, { winners, reason });
          expect(title).not.toBe("");
          expect(text).not.toMatch(NONSENSE);
        }
  });

  test.each([
    ["ring", 0, "dawn"],
    ["corruption", 1, "dusk"],
    ["resigned", 1, "evening"],
    ["abandoned", 0, "evening"],
  ] as const)("by %s has its picture", (reason, side, picture) => {
    const [{ g }] = GAMES;
    expect(endingPicture({ ...g, result: { winners: seatsOf(g, side), reason } })).toBe(picture);
  });

  test("says who of a team has done most", () => {
    const [, , four] = GAMES;
    const result = { winners: [2, 3], reason: "shadow-military", scores: [0, -4, 8, 3] };
    expect(told(four.g, 0, "en", result).text).toContain("First among the victors: the Witch-king’s player.");
    const shared = { winners: [2, 3], reason: "shadow-military", scores: [0, -4, 5, 5] };
    expect(told(four.g, 0, "en", shared).text).not.toContain("First");
  });

  test("has its event in the log", () => {
    for (const { heard } of GAMES) {
      const [log] = heard;
      const event = deciding(log);
      expect(["tile", "corruption", "captured", "mordor"]).toContain(event?.type);
    }
    expect(deciding([])).toBeNull();
  });
});

describe("the log of whole games", () => {
  test.each(LANGUAGES)("can be written in %s, and says nothing that only a program would", (language) => {
    const say = strict(language);
    const odd = new Set<string>();
    for (const { g, log, event } of TOLD) {
      const told = line(event, { say, view: g, log, seat: null });
      if (told && (told.text === "" || NONSENSE.test(told.text))) odd.add(told.text);
    }
    expect([...odd]).toEqual([]);
  });

  test("leaves nothing out but what is only for show", () => {
    const say = strict("en");
    const silent = TOLD.filter(({ g, log, event }) => !line(event, { say, view: g, log, seat: null }));
    const spoken = silent.filter(
      ({ event }) =>
        !SHOWN.some((type) => type === event.type) &&
        !(event.type === "action" && (event.facts.verb === "play" || event.facts.verb === "skip")),
    );
    expect(spoken.map(({ event }) => event.type)).toEqual([]);
    const types = new Set(TOLD.map(({ event }) => event.type));
    expect([...types].filter((type) => WRITTEN.includes(type)).length).toBeGreaterThan(45);
  });

  test.each(LANGUAGES)("names no card in %s to those who may not know it", (language) => {
    const say = strict(language);
    const names = CARD_NAMES.map((name) => say(`card.${name}`));
    const untold = TOLD.filter(({ event }) => SECRET.has(event.type) && !knowsCards(event.facts));
    expect(untold.length).toBeGreaterThan(200);
    for (const { g, log, event } of untold) {
      const { text } = line(event, { say, view: g, log, seat: null }) ?? { text: "" };
      expect(names.filter((name) => text.includes(name))).toEqual([]);
    }
  });

  test("tells turns, battles and the end apart, and whose deed it was", () => {
    const say = strict("en");
    for (const { g, heard } of GAMES) {
      const log = heard[heard.length - 1] ?? [];
      const lines = log.flatMap((event) => line(event, { say, view: g, log, seat: null }) ?? []);
      expect(lines.filter(({ kind }) => kind === "turn").map(({ round }) => round)).toEqual(
        Array.from({ length: g.turn }, (_, i) => i + 1),
      );
      expect(lines.at(-1)?.kind).toBe("end");
      const deeds = lines.map(({ by }) => by);
      for (let seat = 0; seat < g.players; seat++) expect(deeds).toContain(seat);
    }
  });

  test("says what Corruption was and what it is", () => {
    const say = strict("en");
    for (const { g, heard } of GAMES) {
      const [log] = heard;
      let was = 0;
      for (const event of log) {
        if (event.type !== "corruption") continue;
        const { now } = event.facts;
        const text = line(event, { say, view: g, log, seat: 0 })?.text;
        expect(text).toMatch(now === 12 ? /reaches 12\.$/ : new RegExp(`from ${was} to ${now}\\.$`));
        was = now;
      }
      expect(was).toBe(g.corruption);
    }
  });
});

test("a card of which nothing came is told so, once something else has begun", () => {
  const [{ g, heard }] = GAMES;
  const log = heard[0];
  const at = log.findIndex(({ type }) => type === "played");
  const played = log[at];
  const action = log.find(({ type }) => type === "action");
  const told = (after: typeof log) =>
    line(played, { say: strict("en"), seat: 0, view: g, log: [played, ...after] })?.text;
  expect(told([])).not.toMatch(/Nothing comes of it/);
  expect(told(action ? [action] : [])).toMatch(/\. Nothing comes of it\.$/);
});
