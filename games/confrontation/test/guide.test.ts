/** The guides of the first games, played through in the real engine. */
import { guideChecks, walkedGuide } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";
import { guides } from "../board/guide.ts";
import { DARK, FANGORN, FRODO, GIMLI, GOOD, MORIA, REGION, WARG } from "../data/ids.ts";
import { confrontation } from "../index.ts";
import de from "../text/de.json" with { type: "json" };
import en from "../text/en.json" with { type: "json" };
import ja from "../text/ja.json" with { type: "json" };
import zhHans from "../text/zh-Hans.json" with { type: "json" };
import zhHant from "../text/zh-Hant.json" with { type: "json" };

const [fellowship, shadow] = guides;

test("on a phone what is said lies below the map and below a battle, neither of which has room for it", () => {
  for (const { docked, steps } of guides) {
    expect(docked).toBe(true);
    expect(steps.filter((step) => step.docked !== undefined)).toEqual([]);
  }
});

test("the guide of the Fellowship ends with Frodo in Mordor", () => {
  const { g } = walkedGuide(confrontation, fellowship);
  expect(g.result?.reason).toBe("mordor");
  expect(g.result?.winners).toEqual([GOOD]);
});

test("what the guide of the Fellowship says is what happened", () => {
  const { heard, stood } = walkedGuide(confrontation, fellowship);
  expect(stood["guide.strong"]?.secret.at[GIMLI]).toBe(FANGORN);
  expect(stood["guide.road"]?.count[GOOD * 16 + REGION.named("mirkwood")]).toBe(0);
  expect(heard["guide.power"]).toContain("struck");
  expect(heard["guide.open"]).toContain("totals");
  expect(heard["guide.slip"]).toContain("retreated");
  expect(heard["guide.road"]).toContain("retreated");
});

test("the guide of the Shadow ends with Frodo’s fall", () => {
  const { g } = walkedGuide(confrontation, shadow);
  expect(g.result?.reason).toBe("frodo");
  expect(g.result?.winners).toEqual([DARK]);
});

test("what the guide of the Shadow says is what happened", () => {
  const { heard, stood, g } = walkedGuide(confrontation, shadow);
  expect(heard["guide.shadow.power"]).toContain("struck");
  expect(stood["guide.shadow.eye"]?.shown).not.toBe(0);
  expect(heard["guide.shadow.open"]).toEqual(expect.arrayContaining(["card-cancelled", "totals", "fell"]));
  expect(heard["guide.shadow.slipped"]).toContain("retreated");
  expect(stood["guide.shadow.warg"]?.secret.at[FRODO]).toBe(REGION.named("eregion"));
  expect(stood["guide.shadow.warg"]?.secret.at[WARG]).toBe(MORIA);
  expect(heard["guide.shadow.cards"]).not.toContain("retreated");
  expect(g.totals).toEqual([FRODO, 6, WARG, 8]);
});

/** What the catalogues hold for guides. */
const words = Object.fromEntries(
  Object.entries({ en, "zh-Hant": zhHant, "zh-Hans": zhHans, ja, de }).map(([language, catalogue]) => [
    language,
    Object.fromEntries(Object.entries(catalogue).filter(([key]) => key.startsWith("guide."))),
  ]),
);

describe("the guides", () => {
  test.each(guideChecks(confrontation, guides, words))("%s", (_, faults) => expect(faults()).toEqual([]));
});
