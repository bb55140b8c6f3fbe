/** What is told of a finished battle: its turns, luck, great moments, and what decided it. */
import { Judged } from "@westmarch/campaign/chronicle";
import type { Decision } from "@westmarch/campaign/judge";
import { hashed } from "@westmarch/kernel";
import { atRest } from "@westmarch/testkit/board";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Chronicle } from "../board/chronicle/Chronicle.tsx";
import { judgeWords } from "../board/chronicle/judgewords.ts";
import { luckOf } from "../board/chronicle/luck.ts";
import { momentsOf as greatMomentsOf } from "../board/chronicle/moments.ts";
import { turnsOf } from "../board/chronicle/record.ts";
import { decisive } from "../board/Decisive.tsx";
import type { ChronicleProps } from "../board/keys.ts";
import { TITLES } from "../board/titles.ts";
import { policy } from "../bot.ts";
import { FREE, PLACE, SHADOW } from "../ids.ts";
import { shadowPoints } from "../rules/board.ts";
import type { FiveArmies } from "../state.ts";
import { LANGUAGES, strict } from "./saying.ts";
import { momentsOf } from "./showing.ts";
import { engine } from "./table.ts";

const GAMES = ["a long day", "wolves", "wings", "five", "dusk", "at the gate"].flatMap((seed) => {
  const last = momentsOf(seed, [null])[0].at(-1);
  return last ? [last] : [];
});

/** Choices of a game that the computer thinks about, one of each kind of question. */
function decisions(): readonly Decision<FiveArmies>[] {
  const chance = hashed(4);
  const g = engine.start({}, chance);
  const found = new Map<string, Decision<FiveArmies>>();
  for (let n = 0; n < 400; n++) {
    const [ask] = engine.asks(g);
    if (!ask) break;
    const { seat, options } = ask;
    const view = engine.view(g, seat);
    const better = options[options.length - 1];
    if (options.length > 1)
      found.set(ask.prompt, { seat, view, ask, chosen: options[0], better, chances: [0.42, 0.58] });
    engine.trust(
      g,
      seat,
      policy.playout(view, ask, (sides) => chance(n, sides)),
      chance,
    );
  }
  return [...found.values()];
}

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
      const places = moments.map(({ told: [event] }) => log.indexOf(event));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });

  test("was decided by something that can be shown", () => {
    for (const { log } of GAMES) {
      const decided = decisive(log);
      expect(decided).not.toBeNull();
      expect(renderToStaticMarkup(decided?.picture)).toContain("<svg");
    }
  });

  test("counts volleys and rallies by what their dice had to show, each for its side", () => {
    const at = { version: 1, index: 0 };
    const place = PLACE.named("camp");
    const [{ view }] = GAMES;
    const log: Parameters<typeof luckOf>[0] = [
      {
        type: "shot",
        facts: { side: FREE, place, dice: [4, 1, 3], again: [6, 2], needs: 4, hits: 2 },
        ...at,
      },
      {
        type: "rallied",
        facts: { side: SHADOW, place, dice: [5, 2], again: [1], needs: 5, healed: 1 },
        ...at,
      },
      { type: "rallied", facts: { side: SHADOW, place, dice: [], again: [], needs: 0, healed: 2 }, ...at },
    ];
    const found = luckOf(log, view).filter(({ tries }) => tries > 0);
    expect(found).toEqual([
      { kind: "volleys", side: FREE, tries: 5, real: 2, expected: expect.closeTo(5 / 2, 9) },
      { kind: "rallies", side: SHADOW, tries: 3, real: 1, expected: expect.closeTo(1, 9) },
    ]);
  });

  test.each(LANGUAGES)(
    "tells what was chosen and what the computer would have chosen in %s",
    async (language) => {
      await TITLES[language].fetch();
      const [{ view }] = GAMES;
      const { say } = atRest(view, null, language, strict);
      const judging = { opinions: [], state: "thinking", begin: () => {}, stop: () => {} } as const;
      const words = judgeWords(say);
      const found = decisions();
      expect(found.length).toBeGreaterThan(6);
      for (const decision of found) {
        const shown = renderToStaticMarkup(
          <Judged say={say} words={words} title="" judging={judging} opinion={{ decision }} />,
        );
        expect(shown).not.toMatch(/undefined|NaN|null|\[object|\{|<b>/);
        expect(shown).toMatch(/42\s?%.*58\s?%/);
      }
    },
  );

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
