/** How finished games are told on a person's page. */
import type { Say } from "@westmarch/boardkit";
import { sayFrom } from "@westmarch/boardkit/say";
import { expect, test } from "vitest";
import { endingIn, outcomeOf } from "../src/profile/taleLines.ts";
import en from "../src/text/people.en.json" with { type: "json" };

const say: Say<keyof typeof en> = sayFrom("en", en);
const result = (winners: readonly number[], reason: string) => ({ mine: [0], result: { winners, reason } });

test("a finished game says how it ended: in the game’s own words, or by what people did", () => {
  expect(endingIn({ outcome: "lost", text: "Frodo has fallen." }, say)).toBe("lost – Frodo has fallen.");
  expect(endingIn({ outcome: "won", by: "time" }, say)).toBe("won – on time");
  expect(endingIn({ outcome: "drawn" }, say)).toBe("drawn");
});

test("a game to which nobody came is no draw", () => {
  expect(outcomeOf(result([], "agreed-draw"))).toBe("drawn");
  expect(outcomeOf(result([], "absent"))).toBe("lost");
  expect(outcomeOf(result([0], "frodo"))).toBe("won");
});
