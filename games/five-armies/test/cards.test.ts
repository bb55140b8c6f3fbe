/** What cards do: each is played in whole games, and some are looked at closely. */
import { Engine, stream } from "@westmarch/kernel";
import { chanceOf } from "@westmarch/testkit";
import { describe, expect, test } from "vitest";
import { CARD } from "../ids.ts";
import { fiveArmies } from "../index.ts";
import { printed } from "../printing.ts";
import { cardOf, dice, FREE, SHADOW, Table } from "./table.ts";

test("every card is played as an action in some random game, and every Event card in combat", {
  timeout: 120_000,
}, () => {
  const engine = new Engine(fiveArmies);
  const commands = new Set<string>();
  const combat = new Set<string>();
  const designs = printed(null).designs;
  const all = new Set(CARD.all.filter((card) => card < 70).map((card) => designs[card]));
  const events = new Set(CARD.all.filter((card) => card < 30).map((card) => designs[card]));
  for (let seed = 1; seed < 150 && (commands.size < all.size || combat.size < events.size); seed++) {
    const random = stream(seed);
    const g = engine.start({}, chanceOf(seed));
    const note = (event: { type: string; facts: Readonly<Record<string, unknown>> }) => {
      if (event.type === "card") commands.add(designs[Number(event.facts.card)]);
      if (event.type === "combat-card") combat.add(designs[Number(event.facts.card)]);
    };
    while (!g.result) {
      const [ask] = engine.asks(g);
      const plays = ask.options.filter(
        ([verb]) => verb === "play" || verb === "enter" || verb === "attack" || verb === "card",
      );
      const options = plays.length > 0 && random(2) === 0 ? plays : ask.options;
      engine.play(g, ask.seat, options[random(options.length)], chanceOf(seed), note);
    }
  }
  expect([...all].filter((design) => !commands.has(design))).toEqual([]);
  expect([...events].filter((design) => !combat.has(design))).toEqual([]);
});

describe("commands", () => {
  test("a card that needs Bilbo cannot be played before he has come (18.5)", () => {
    const table = new Table(FREE, dice(FREE, "event")).deal(FREE, "fp_lucky_number");
    expect(table.offers()).not.toContain(`play:event:${cardOf("fp_lucky_number")}`);
    const late = new Table(FREE, `at=bilbo:camp ${dice(FREE, "event")}`).deal(FREE, "fp_lucky_number");
    expect(late.offers()).toContain(`play:event:${cardOf("fp_lucky_number")}`);
  });

  test("the Great Goblin brings a Great Orc and leadership, and the army may move, also without a figure left (18.5)", () => {
    const table = new Table(SHADOW, `units=stony_rise.goblin:2 ${dice(SHADOW, "army")}`).deal(
      SHADOW,
      "sh_great_goblin",
    );
    table.play(`play:army:${cardOf("sh_great_goblin")}`);
    expect(table.units("stony_rise")).toEqual({ goblin: 2, great_orc: 1 });
    expect(table.g.tokens.reduce((sum, many) => sum + many, 0)).toBe(1);
    expect(table.offers()).toContain("step:stony_rise:withered_plain");
  });

  test("no bodyguard stops the Black Bow", () => {
    const line = `units=camp.man_of_the_lake:2,east_meadows.orc:4 at=bard:camp,bolg:east_meadows bodyguard=1 ${dice(FREE, "event")}`;
    const table = new Table(FREE, line, [4, 5, 1]).deal(FREE, "fp_black_bow");
    table.play(`play:event:${cardOf("fp_black_bow")}`);
    expect(table.damage("east_meadows")).toBe(2);
    expect(table.g.bodyguard).toBe(1);
  });

  test("A Coat of Mail is kept on the table and prevents three hits once", () => {
    const line = `units=camp.man_of_the_lake:2,east_meadows.orc:4 at=bilbo:camp ${dice(FREE, "event")}`;
    const table = new Table(FREE, line).deal(FREE, "fp_mithril");
    table.play(`play:event:${cardOf("fp_mithril")}`);
    expect(table.g.table[1]).not.toBe(0);
  });

  test("goblins on two mustering points open a pass with the fifth (9.1)", () => {
    const line = `units=goblin_muster_west.goblin:3 ${dice(SHADOW, "muster")}`;
    const table = new Table(SHADOW, line).deal(SHADOW, "sh_scale");
    table.play(`play:muster:${cardOf("sh_scale")}`, "to:goblin_muster_west");
    expect(table.g.open).toEqual([1, 0]);
    expect(table.problems()).toEqual([]);
  });

  test("an army breaks a wall as if it were breached (12.5)", () => {
    const line = `units=eastern_spur.man_of_the_lake:3,spur_horn.orc:4 ${dice(SHADOW, "army")}`;
    const table = new Table(SHADOW, line).deal(SHADOW, "sh_breach");
    table.play(
      `play:army:${cardOf("sh_breach")}`,
      "attack:spur_horn:eastern_spur",
      "maneuver:regroup",
      "maneuver:regroup",
    );
    const rolls = table.events.filter(({ type }) => type === "combat-roll");
    expect(rolls.map(({ facts }) => facts.needs)).toEqual([5, 5]);
  });
});
