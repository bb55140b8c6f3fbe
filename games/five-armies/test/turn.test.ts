/** Chapters 3 to 10, 14, 15 and 17: set-up, the turn, moving, mustering, Eagles and bats. */
import { chanceOf } from "@westmarch/testkit";
import { describe, expect, test } from "vitest";
import { dice, engine, FREE, SHADOW, Table } from "./table.ts";

describe("set-up", () => {
  test("stands as the list says: 27 units and 19 tokens, and the first cards come in phase 1 (3)", () => {
    const g = engine.start({}, chanceOf(1));
    expect(g.handCount).toEqual([1, 1, 1, 1]);
    expect(g.units.reduce((sum, many) => sum + many, 0)).toBe(27);
    expect(g.recruits.reduce((sum, many) => sum + many, 0)).toBe(19);
  });
});

describe("moving", () => {
  test("both armies of a strategic move have left before any merges, so that nobody moves twice (5.1)", () => {
    const line = `units=withered_plain.orc:2,spur_foot.orc:2 ${dice(SHADOW, "army")}`;
    const table = new Table(SHADOW, line).play(
      "use:army:strategic_move",
      "step:withered_plain:spur_foot",
      "go",
    );
    table.play("step:spur_foot:east_meadows", "go");
    expect(table.units("spur_foot")).toEqual({ orc: 2 });
    expect(table.units("east_meadows")).toEqual({ orc: 2 });
  });

  test("more than five units in a region shrink to five, by the choice of their owner (8.4)", () => {
    const line = `units=withered_plain.orc:3,spur_foot.warg_rider:3 ${dice(SHADOW, "army")}`;
    const table = new Table(SHADOW, line).play(
      "use:army:strategic_move",
      "step:withered_plain:spur_foot",
      "go",
      "done",
    );
    expect(table.offers()).toEqual(["lose:orc", "lose:warg_rider"]);
    table.play("lose:orc");
    expect(table.units("spur_foot")).toEqual({ orc: 2, warg_rider: 3 });
  });

  test("a forced march stops where an enemy stands next to it (8.6)", () => {
    const line = `units=withered_plain.warg_rider:2,camp.man_of_the_lake:1 tokens=withered_plain:1 ${dice(SHADOW, "character")}`;
    const table = new Table(SHADOW, line).play(
      "use:character:forced_march",
      "step:withered_plain:east_meadows",
    );
    if (table.prompt() === "part") table.play("go");
    expect(table.units("east_meadows")).toEqual({ warg_rider: 2 });
  });

  test("a part with too few units cannot take all markers along (8.3)", () => {
    const line = `units=ravenhill.elven_spearman:3 damage=ravenhill:3 ${dice(FREE, "army_muster")}`;
    const table = new Table(FREE, line).play("use:army_muster:strategic_move", "step:ravenhill:lower_slopes");
    table.play("stay:elven_spearman:2");
    expect(table.damage("ravenhill")).toBe(2);
  });

  test("a Shadow army takes the settlement that it enters, and tokens there go back unseen (8.7, 8.8)", () => {
    const line = `units=dale_road.orc:2 recruits=ruins_of_dale.elves:1 ${dice(SHADOW, "army")}`;
    const table = new Table(SHADOW, line).play(
      "use:army:strategic_move",
      "step:dale_road:ruins_of_dale",
      "go",
    );
    expect(table.events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(["control", "tokens-eliminated"]),
    );
  });
});

describe("victory", () => {
  test("the Front Gate with ten points wins at once (14.3)", () => {
    const line = `units=gate_meadow.orc:2 control=ravenhill:1,camp:1 ${dice(SHADOW, "army")}`;
    const table = new Table(SHADOW, line).play(
      "use:army:strategic_move",
      "step:gate_meadow:front_gate",
      "go",
    );
    if (!table.g.result) table.play("done");
    expect(table.g.result).toEqual({ winners: [SHADOW], reason: "front-gate" });
  });

  test("Beorn ends the game when he enters while the Shadow has five points or fewer (14.2)", () => {
    const table = new Table(FREE, `fate=12 control=camp:1,ruins_of_dale:1 ${dice(FREE, "will_of_the_west")}`);
    table.play("enter:will_of_the_west:beorn");
    expect(table.g.result?.reason).toBe("beorn");
  });
});

describe("what flies", () => {
  test("Eagles roll three dice, hit with four, and roll misses once more (15.4)", () => {
    const line = `units=gate_meadow.orc:5 at=lord_of_the_eagles:aloft lord=eyrie eagles=valley:1 ${dice(FREE, "muster")}`;
    const table = new Table(FREE, line, [4, 3, 1, 4, 2]).play("use:muster:eagle_attack");
    expect(table.damage("gate_meadow")).toBe(2);
    expect(table.g.eagles).toEqual([1, 0, 0, 0, 0]);
  });

  test("a bat carries an army of its territory one region and is gone (17.2)", () => {
    const line = `units=withered_plain.orc:3 bats=broken_lands:1 ${dice(SHADOW, "muster")}`;
    const table = new Table(SHADOW, line).play(
      "use:muster:bat_cloud",
      "step:withered_plain:east_meadows",
      "go",
    );
    expect(table.units("east_meadows")).toEqual({ orc: 3 });
    expect(table.g.bats).toEqual([0, 0, 0, 0]);
  });
});
