/** The words of the game, in every language it speaks. */
import { saidByThePage, strictly, wordChecks } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";
import type { GameSay } from "../board/keys.ts";
import { WRITTEN } from "../board/lines.ts";
import { rules } from "../board/rules.ts";
import { duel } from "../index.ts";
import de from "../text/de.json" with { type: "json" };
import en from "../text/en.json" with { type: "json" };
import ja from "../text/ja.json" with { type: "json" };
import zhHans from "../text/zh-Hans.json" with { type: "json" };
import zhHant from "../text/zh-Hant.json" with { type: "json" };

const catalogues = { en, "zh-Hant": zhHant, "zh-Hans": zhHans, ja, de };
const checks = wordChecks({
  place: "duel",
  catalogues,
  called: saidByThePage(duel, rules),
  written: WRITTEN,
});

describe("the words", () => {
  test.each(checks)("%s", (_, faults) => expect(faults()).toEqual([]));

  test("a key that is misspelt does not compile, nor one by number", () => {
    const say: GameSay = strictly(catalogues)("en");
    expect(say("region.rohan")).toBe("Rohan");
    // @ts-expect-error
    expect(() => say("regoin.rohan")).toThrow("en has no regoin.rohan");
    // @ts-expect-error
    expect(() => say("region.4")).toThrow("en has no region.4");
  });
});
