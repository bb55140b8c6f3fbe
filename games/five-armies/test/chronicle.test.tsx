/** What is told of a finished battle: its turns, luck, great moments, and what decided it. */
import { atRest } from "@westmarch/testkit/board";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Chronicle } from "../board/chronicle/Chronicle.tsx";
import { luckOf } from "../board/chronicle/luck.ts";
import { momentsOf as greatMomentsOf } from "../board/chronicle/moments.ts";
import { turnsOf } from "../board/chronicle/record.ts";
import { decisive } from "../board/Decisive.tsx";
import type { ChronicleProps } from "../board/keys.ts";
import { TITLES } from "../board/titles.ts";
import { shadowPoints } from "../rules/board.ts";
import { LANGUAGES, strict } from "./saying.ts";
import { momentsOf } from "./showing.ts";

const GAMES = ["a long day", "wolves", "wings", "five", "dusk", "at the gate"].flatMap((seed) => {
  const last = momentsOf(seed, [null])[0].at(-1);
  return last ? [last] : [];
});

describe("a finished battle", () => {
  test("has as many turns as were played, and its last one ends as the table lies", () => {
    for (const { view, log } of GAMES) {
      const turns = turnsOf(log, view);
      expect(turns).toHaveLength(view.turn);
      expect([turns.at(-1)?.fate, turns.at(-1)?.points]).toEqual([view.fate, shadowPoints(view)]);
    }
  });

  test("counts luck by what could be hoped for: every die that was thrown in combat, once or again", () => {
    for (const { view, log } of GAMES)
      for (const { tries, real, expected, kind } of luckOf(log, view)) {
        expect(expected).toBeGreaterThanOrEqual(0);
        if (kind !== "tiles") expect(real).toBeLessThanOrEqual(tries);
      }
  });

  test("has at most three moments, in their order", () => {
    for (const { view, log } of GAMES) {
      const moments = greatMomentsOf(log, view);
      expect(moments.length).toBeLessThanOrEqual(3);
      expect(moments.map(({ told }) => log.indexOf(told))).toEqual(
        moments.map(({ told }) => log.indexOf(told)).toSorted((a, b) => a - b),
      );
    }
  });

  test("was decided by something that can be shown", () => {
    for (const { log } of GAMES) {
      const decided = decisive(log);
      expect(decided).not.toBeNull();
      expect(renderToStaticMarkup(decided?.picture)).toContain("<svg");
    }
  });

  test.each(LANGUAGES)("is told without a word missing in %s", async (language) => {
    await TITLES[language].fetch();
    for (const { view, log } of GAMES) {
      const { say } = atRest(view, null, language, strict);
      const props: ChronicleProps = { log, view, seat: null, say, onLook: () => {}, fetchSave: null };
      const shown = renderToStaticMarkup(<Chronicle {...props} />);
      expect(shown).not.toMatch(/NaN|undefined/);
      expect(shown).toContain("<table");
    }
  });
});
