/** What a card of the combat hand would make of a round, before it is laid. */
import { dice as chance } from "@westmarch/ink";
import { describe, expect, test } from "vitest";
import { roundOf } from "../board/forecast/fight.ts";
import { matchupNow } from "../board/forecast/matchup.ts";
import { roundWith, type Tried } from "../board/forecast/trying.ts";
import { CARD, FREE, MANEUVER, SHADOW, type Side } from "../ids.ts";
import { ALL } from "../rules/choices.ts";
import { cardOf, dice, engine, Table } from "./table.ts";

/** A combat in the Camp, before its first cards are laid, as one side sees it. */
function combat(side: Side, design?: string) {
  const table = new Table(
    SHADOW,
    `units=east_meadows.orc:2,east_meadows.great_orc:1,camp.man_of_the_lake:3 ${dice(SHADOW, "army")}`,
  );
  if (design !== undefined) table.deal(side, design);
  table.play("use:army:attack", "attack:east_meadows:camp");
  return engine.view(table.g, side);
}
const maneuver = (name: (typeof MANEUVER.names)[number]): Tried => ALL.maneuver[MANEUVER.named(name)];

describe("a card of the combat hand", () => {
  test("that changes no die brings what the forecast of a round says", () => {
    const view = combat(FREE);
    const matchup = matchupNow(view);
    if (!matchup) throw new Error("no combat is being fought");
    const [shadow, free] = roundOf(matchup);
    const hits = roundWith(view, FREE, maneuver("regroup"), false, chance("round"), 1500) ?? [0, 0];
    expect(Math.abs(hits[SHADOW] - free.hits)).toBeLessThan(0.12);
    expect(Math.abs(hits[FREE] - shadow.hits)).toBeLessThan(0.12);
  });

  test("that adds a die where its units hit brings more hits, and takes none of the enemy’s away", () => {
    const view = combat(FREE);
    const [taken, dealt] = roundWith(view, FREE, maneuver("regroup"), false, chance("round"), 1000) ?? [0, 0];
    const [still, more] = roundWith(
      view,
      FREE,
      maneuver("man_of_the_lake"),
      false,
      chance("round"),
      1000,
    ) ?? [0, 0];
    expect(more).toBeGreaterThan(dealt + 0.08);
    expect(Math.abs(still - taken)).toBeLessThan(0.1);
  });

  test("that has its player choose dice is not foretold, and the combat stays as it was", () => {
    const card = CARD.find(cardOf("ev_fortune"));
    if (card === null) throw new Error("there is no such card");
    const view = combat(FREE, "ev_fortune");
    const before = JSON.stringify(view);
    expect(roundWith(view, FREE, ALL.card[card], false, chance("round"), 5)).toBeNull();
    expect(roundWith(view, FREE, maneuver("regroup"), true, chance("round"), 5)).not.toBeNull();
    expect(JSON.stringify(view)).toBe(before);
  });
});
