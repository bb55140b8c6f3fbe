/** What those hear of the valley who do not see it. */
import { describe, expect, test } from "vitest";
import { NO_RANGES } from "../board/land/ranges.ts";
import { bordersSentence, placeSentence } from "../board/land/sentence.ts";
import { FRONT_GATE, PLACE, POINTS, RAVENHILL } from "../ids.ts";
import { printed } from "../printing.ts";
import { LANGUAGES, speaking } from "./saying.ts";
import { momentsOf } from "./showing.ts";

const views = momentsOf("land", [null])
  .flat()
  .filter((_, i) => i % 40 === 0)
  .map(({ view }) => view);

describe.each(LANGUAGES)("a place in %s", (language) => {
  test("has its sentence and its borders, with or without an army", async () => {
    const say = await speaking(language);
    for (const view of views)
      for (const place of PLACE.all)
        for (const reach of [undefined, "enter", "attack", "choose"] as const) {
          const words = placeSentence(say, view, place, reach, NO_RANGES);
          expect(words.length).toBeGreaterThan(5);
          expect(words).not.toMatch(/[{}]|undefined|NaN/);
        }
    for (const place of PLACE.all)
      expect(bordersSentence(say, printed(views[0]).borders, place)).not.toMatch(/[{}]|undefined/);
  });
});

test("a fortification is said with its worth, its holder and its walls", async () => {
  const say = await speaking("en");
  const [view] = views;
  if (!view) throw new Error("there is no position");
  const words = placeSentence(say, view, FRONT_GATE, undefined, NO_RANGES);
  expect(words).toContain("Fortification worth 4 victory points");
  expect(words).toContain("Mountain in the Valley");
  expect(placeSentence(say, view, POINTS[0], undefined, NO_RANGES)).toContain("pass is");
});

test("who reaches a place from afar is said there", async () => {
  const say = await speaking("en");
  const [view] = views;
  if (!view) throw new Error("there is no position");
  const ranges = { hatched: [RAVENHILL], shots: [{ from: FRONT_GATE, to: RAVENHILL, dice: 2 }] };
  const words = placeSentence(say, view, RAVENHILL, "choose", ranges);
  expect(words).toContain("Within range of Gandalf");
  expect(words).toContain("2 dice");
  expect(placeSentence(say, view, FRONT_GATE, undefined, ranges)).not.toContain("range");
});
