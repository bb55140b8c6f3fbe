/** Answers as they are on the table. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pictured } from "../board/labels/pictures.tsx";
import { WAR } from "./acting.ts";
import { at, engine } from "./table.ts";

test("5.4: what an Elven Ring makes of a die is two dice, no two answers alike, and says all that its words do", () => {
  const { state } = at({ ...WAR, dice: { "free-peoples": ["will", "event"], shadow: ["army"] } });
  const [ask] = engine.asks(state);
  const rings = ask.options.filter(([verb]) => verb === "ring").map((option) => pictured(option, ask, state));
  const drawn = rings.map((answer) => renderToStaticMarkup(answer?.picture));
  expect(rings.length).toBeGreaterThan(4);
  expect(rings.every((answer) => answer?.alone)).toBe(true);
  expect(new Set(drawn).size).toBe(drawn.length);
  for (const picture of drawn) expect(picture.match(/data-side/g)).toHaveLength(2);
});

test("who is to leave the Fellowship is seen by face beside the name; what is only words has no picture", () => {
  const t = at({ ...WAR, dice: { "free-peoples": ["character"], shadow: ["army"] } });
  t.plays("free-peoples", "separate-with:character");
  const [ask] = engine.asks(t.state);
  const answers = ask.options.map((option) => ({ option, answer: pictured(option, ask, t.state) }));
  const faces = answers.flatMap(({ answer }) => (answer ? [answer] : []));
  expect(new Set(faces.map(({ picture }) => renderToStaticMarkup(picture))).size).toBe(7);
  expect(faces.some(({ alone }) => alone)).toBe(false);
  for (const { option, answer } of answers)
    expect(answer !== null).toBe(option[0] === "figure" || option[0] === "character");
});
