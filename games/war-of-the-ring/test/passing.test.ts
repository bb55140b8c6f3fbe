/** No Combat card where a player holds none that will do: the table says it for him. */
import { Engine, type Option, stream } from "@westmarch/kernel";
import { expect, test } from "vitest";
import { warOfTheRing } from "../index.ts";
import { passing } from "../passing.ts";

const engine = new Engine(warOfTheRing);
const NOTHING = { phases: [], always: false, waits: [] };
const ask = (prompt: string, ...options: Option[]) => ({ seat: 0, prompt, options });
const view = engine.start({ players: "2" }, stream(1));

test("the only answer is given, and no other", () => {
  expect(passing.answer(view, ask("combat-card", ["done"]), NOTHING)).toEqual(["done"]);
  expect(passing.answer(view, ask("combat-card", ["done"], ["card", 3]), NOTHING)).toBeNull();
  expect(passing.answer(view, ask("act", ["pass", 0]), NOTHING)).toBeNull();
});

test("who wants to be asked is asked, and who wants no card is never", () => {
  expect(passing.answer(view, ask("combat-card", ["done"]), { ...NOTHING, waits: ["battle"] })).toBeNull();
  expect(
    passing.answer(view, ask("combat-card", ["done"], ["card", 3]), { ...NOTHING, phases: ["battle"] }),
  ).toEqual(["done"]);
});

test("no card by hand takes as long, and a card does not", () => {
  expect(passing.paced(ask("combat-card", ["done"]), [["done"]])).toBe(true);
  expect(passing.paced(ask("combat-card", ["done"], ["card", 3]), [["card", 3]])).toBe(false);
  expect(passing.paced(ask("cease", ["cease"]), [["cease"]])).toBe(false);
});
