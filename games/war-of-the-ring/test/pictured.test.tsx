/** Answers that are seen as dice. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pictured } from "../board/labels/pictures.tsx";
import { WAR } from "./acting.ts";
import { at, engine } from "./table.ts";

test("5.4: what an Elven Ring makes of a die is two dice, no two answers alike; no other answer is one", () => {
  const { state } = at({ ...WAR, dice: { "free-peoples": ["will", "event"], shadow: ["army"] } });
  const [ask] = engine.asks(state);
  const [rings, others] = [true, false].map((is) =>
    ask.options.filter(([verb]) => (verb === "ring") === is).map((option) => pictured(option, ask, state)),
  );
  const drawn = rings.map((picture) => renderToStaticMarkup(picture));
  expect(drawn.length).toBeGreaterThan(4);
  expect(new Set(drawn).size).toBe(drawn.length);
  for (const picture of drawn) expect(picture.match(/data-side/g)).toHaveLength(2);
  expect(new Set(others)).toEqual(new Set([null]));
});
