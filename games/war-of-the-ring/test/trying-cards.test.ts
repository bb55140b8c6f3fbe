/** What a Combat card would make of a round, before it is played. */

import { dice } from "@westmarch/ink";
import { Engine } from "@westmarch/kernel";
import { expect, test } from "vitest";
import { matchupNow } from "../board/forecast/matchup.ts";
import { roundOf } from "../board/forecast/round.ts";
import { roundWith } from "../board/forecast/trying.ts";
import { CARD, CARDS } from "../data/cards.ts";
import { FREE, NONE, SHADOW } from "../data/ids.ts";
import { warOfTheRing } from "../index.ts";
import { fight, IN_THE_MEADOWS, meadows } from "./battling.ts";

const engine = new Engine(warOfTheRing);
const withCard = (title: string) => CARD.of(CARDS.findIndex(({ combat }) => combat === title));

const view = engine.view(
  fight(
    meadows(
      { isengard: [5] },
      { rohan: [4] },
      { hands: { "free-peoples": ["the-red-arrow", "cirdans-ships"] } },
    ),
    "shadow",
    IN_THE_MEADOWS,
  ).state,
  FREE,
);

test("without a card it is what the forecast of a round says", () => {
  const matchup = matchupNow(view);
  const hits = roundWith(view, FREE, NONE, dice("round"), 4000);
  if (!matchup || !hits) throw new Error("no battle is being fought");
  const [free, shadow] = roundOf(matchup);
  expect(hits[SHADOW]).toBeCloseTo(free.hits, 0);
  expect(hits[FREE]).toBeCloseTo(shadow.hits, 0);
});

test("a card that adds to the roll brings more hits, and takes none of the enemy's away", () => {
  const [taken, dealt] = roundWith(view, FREE, NONE, dice("round"), 2000) ?? [0, 0];
  const [stillTaken, more] = roundWith(
    view,
    FREE,
    withCard("servant-of-the-secret-fire"),
    dice("round"),
    2000,
  ) ?? [0, 0];
  expect(more).toBeGreaterThan(dealt + 0.3);
  expect(Math.abs(stillTaken - taken)).toBeLessThan(0.2);
});

test("of a card that asks its player something nothing is foretold", () =>
  expect(roundWith(view, FREE, withCard("heroic-death"), dice("round"))).toBeNull());

test("the battle itself stays as it was", () => {
  const before = JSON.stringify(view);
  roundWith(view, FREE, withCard("servant-of-the-secret-fire"), dice("round"), 5);
  expect(JSON.stringify(view)).toBe(before);
});
