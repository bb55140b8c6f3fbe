/** How far things reach: steps are counted one by one. */

import { expect, test } from "vitest";
import { possibleAt } from "../board/acting/ahead.ts";
import { walksFrom } from "../board/acting/reach.ts";
import { BARD, PLACE, type PlaceId, REGIONS } from "../ids.ts";
import { printed } from "../printing.ts";
import { saves } from "../rules/combat/damage.ts";
import { reach } from "../rules/movement/walking.ts";

import { dice, engine, FREE, Table } from "./table.ts";

const { neighbours, borders, range } = printed(null);
const names = (places: readonly PlaceId[]) => places.map((at) => PLACE.names[at]).sort();

test("7.2 a character walks as many regions as his movement says, and no further", () => {
  const { g } = new Table(FREE, `at=bard:camp units=camp.man_of_the_lake:1 ${dice(FREE, "character")}`);
  const camp = PLACE.named("camp");
  const one = neighbours[camp];
  const two = one.flatMap((at) => neighbours[at]).filter((at) => at !== camp);
  expect(names(reach(g, BARD, 1))).toEqual(names(one));
  expect(names(reach(g, BARD))).toEqual(names([...new Set([...one, ...two])]));
  expect(names(reach(g, BARD))).not.toContain("ravenhill");
});

test("a character that is carried lights every region that he can walk to, before a die is in hand", () => {
  const { g } = new Table(FREE, `at=bard:camp units=camp.man_of_the_lake:1 ${dice(FREE, "character")}`);
  const view = engine.view(g, FREE);
  const ask = engine.askOf(view, FREE);
  if (!ask) throw new Error("nobody is asked");
  const lit = walksFrom(possibleAt(view, ask).outings, [BARD]);
  expect(names([...lit.keys()])).toEqual(names(reach(g, BARD)));
});

test("7.6 a region in range is two steps away at most, over borders of any kind", () => {
  for (const at of REGIONS)
    for (const to of range[at]) {
      const isNear = borders[at][to] >= 0;
      expect(isNear || REGIONS.some((via) => borders[at][via] >= 0 && borders[via][to] >= 0)).toBe(true);
    }
  expect(Math.max(...range.map(({ length }) => length))).toBeLessThan(25);
});

test("the Ring brings Bilbo to the nearest settlement that is safe, and to no other", () => {
  const { g } = new Table(FREE, `at=bilbo:east_meadows ${dice(FREE, "army")}`);
  expect(names(saves(g))).toEqual(["camp", "eastern_spur"]);
  const { g: taken } = new Table(
    FREE,
    `at=bilbo:east_meadows units=camp.orc:1 control=camp:1 ${dice(FREE, "army")}`,
  );
  expect(names(saves(taken))).toEqual(["eastern_spur"]);
});

test("an army that Dáin leaves loses units for what it can bear no longer (12.10)", () => {
  const table = new Table(
    FREE,
    `at=dain:camp units=camp.man_of_the_lake:2 damage=camp:3 ${dice(FREE, "character")}`,
  ).play("use:character:move_characters");
  const [away] = table.offers().filter((word) => word.startsWith("to:"));
  table.play(away);
  expect(table.units("camp")).toEqual({ man_of_the_lake: 1 });
  expect(table.damage("camp")).toBe(1);
  expect(table.problems()).toEqual([]);
});
