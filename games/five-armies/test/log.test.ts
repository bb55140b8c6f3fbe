/** Whole games written down: everything that anybody hears can be said, in every language, and tells no secret. */
import { stoppedByPeople } from "@westmarch/boardkit";
import { atRest } from "@westmarch/testkit/board";
import { beforeAll, describe, expect, test } from "vitest";
import { awaitedIn } from "../board/awaited.ts";
import { ending, endingPicture } from "../board/ending.ts";
import { summary, table } from "../board/inLines.ts";
import { line, WRITTEN } from "../board/lines.ts";
import { cardName } from "../board/names.ts";
import { TITLES } from "../board/titles.ts";
import { CARD, FREE, SHADOW, SIDE } from "../ids.ts";
import { LANGUAGES, strict } from "./saying.ts";
import { EARS, momentsOf } from "./showing.ts";

beforeAll(async () => {
  await Promise.all(LANGUAGES.map((language) => TITLES[language].fetch()));
});

/** What a person must never read: ids, and what a program says for nothing. */
const NONSENSE = /undefined|NaN|null|\[object|[{}]|[a-z]_[a-z]|\b-\d|^$| {2}|nobody/;

const GAMES = [0, 1, 2, 3, 4, 5].map((n) => momentsOf(`log ${n}`));
/** By game and ear: the last moment, with everything that was heard. */
const HEARD = GAMES.flatMap((byEar) =>
  EARS.flatMap((seat, ear) => {
    const moment = byEar[ear].at(-1);
    return moment ? [{ seat, view: moment.view, log: moment.log }] : [];
  }),
);

describe("the log of whole games", () => {
  test.each(LANGUAGES)("can be written in %s, and says nothing that only a program would", (language) => {
    const say = strict(language);
    const odd = new Set<string>();
    for (const { view, log, seat } of HEARD)
      for (const event of log) {
        const told = line(event, { say, view, log, seat });
        if (!told || NONSENSE.test(told.text)) odd.add(`${event.type}: ${told?.text}`);
      }
    expect([...odd]).toEqual([]);
  });

  test("knows nearly all that can happen from a few games of chance choices", () => {
    const types = new Set(HEARD.flatMap(({ log }) => log.map(({ type }) => type)));
    expect([...types].filter((type) => WRITTEN.includes(type)).length).toBeGreaterThan(48);
  });

  test.each(LANGUAGES)("names no card in %s to those who may not know it", (language) => {
    const say = strict(language);
    const names = CARD.all.map((card) => cardName(say, card));
    let secrets = 0;
    for (const { view, log, seat } of HEARD)
      for (const event of log) {
        const hidden = event.type === "drew" || event.type === "discarded" || event.type === "hand-shown";
        if (!hidden || "card" in event.facts || "cards" in event.facts) continue;
        secrets++;
        const { text } = line(event, { say, view, log, seat }) ?? { text: "" };
        expect(names.filter((name) => text.includes(name))).toEqual([]);
      }
    expect(secrets).toBeGreaterThan(50);
  });

  test("tells turns, combats and the end apart, and whose deed it was", () => {
    const say = strict("en");
    for (const { view, log, seat } of HEARD) {
      const lines = log.flatMap((event) => line(event, { say, view, log, seat }) ?? []);
      expect(lines.filter(({ kind }) => kind === "turn").map(({ round }) => round)).toEqual(
        Array.from({ length: view.turn }, (_, i) => i + 1),
      );
      expect(lines.some(({ kind }) => kind === "battle")).toBe(true);
      expect(lines.some(({ by }) => by === FREE) && lines.some(({ by }) => by === SHADOW)).toBe(true);
      if (view.result?.reason !== "draw") expect(lines.filter(({ kind }) => kind === "end")).toHaveLength(1);
    }
  });
});

test.each(LANGUAGES)("a terminal has the whole table in lines in %s, and only the own hand", (language) => {
  const say = strict(language);
  for (const byEar of GAMES)
    for (const [ear, seat] of EARS.entries())
      for (const { view } of byEar[ear].filter((_, n) => n % 60 === 0)) {
        const lines = table({ say, view, seat });
        expect(lines.filter((text) => NONSENSE.test(text))).toEqual([]);
        expect(lines.slice(0, 3)).toEqual(summary({ say, view, seat }));
        const theirs = seat === FREE ? SHADOW : FREE;
        if (seat !== null)
          expect(lines.join("\n")).not.toContain(
            say("lines.hand", { who: say(`seat.${SIDE.names[theirs]}`), cards: "" }),
          );
      }
});

test("whatever is being decided has words for those who wait", () => {
  const without = new Set<string>();
  for (const byEar of GAMES)
    for (const { view } of byEar[EARS.indexOf(null)])
      if (!view.result && awaitedIn(view) === null) {
        const top = view.stack.at(-1);
        without.add(`${top?.chapter}/${top?.at}`);
      }
  expect([...without]).toEqual([]);
});

describe("the end of a battle", () => {
  test.each(LANGUAGES)("is told in %s to victors, losers and onlookers", (language) => {
    const [{ view }] = HEARD;
    for (const seat of EARS)
      for (const [side, reason] of [
        [SHADOW, "front-gate"],
        [SHADOW, "points"],
        [FREE, "dusk"],
        [FREE, "bolg"],
        [FREE, "beorn"],
        [SHADOW, "resigned"],
        [FREE, "abandoned"],
        [null, "agreed-draw"],
      ] as const) {
        const result = { winners: side === null ? [] : [side], reason };
        const { title, text } = ending(atRest({ ...view, result }, seat, language, strict));
        expect(title).not.toBe("");
        expect(text).not.toMatch(NONSENSE);
        expect(endingPicture({ ...view, result })).toBe(
          side === null || stoppedByPeople(result) ? "evening" : side === FREE ? "held" : "fallen",
        );
      }
  });
});
