/** What cards do: each is played in whole games, and some are looked at closely. */
import { Engine, stream } from "@westmarch/kernel";
import { chanceOf } from "@westmarch/testkit";
import { describe, expect, test } from "vitest";
import { CARD, GOBLIN, PLACE, REGIONS, TERRITORY } from "../ids.ts";
import { fiveArmies } from "../index.ts";
import { printed } from "../printing.ts";
import { supply } from "../rules/board.ts";
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

  test("18.2 Stand Firm leaves it to its player which army gets the token, also one without markers to lose", () => {
    const line = `units=camp.man_of_the_lake:2,front_gate.dwarven_regular:2 damage=camp:1 ${dice(FREE, "muster")}`;
    const table = new Table(FREE, line).deal(FREE, "ev_stand");
    table.play(`play:muster:${cardOf("ev_stand")}`);
    expect(table.offers().toSorted()).toEqual(["army:camp", "army:front_gate"]);
    table.play("army:front_gate");
    expect(table.g.tokens[PLACE.named("front_gate")]).toBe(1);
    expect(table.damage("camp")).toBe(1);
  });

  test("18.2 of up to two Leadership tokens for Thorin's army its player says how many", () => {
    const line = `units=front_gate.dwarven_regular:2 at=thorin:front_gate ${dice(FREE, "event")}`;
    const given = [0, 1, 2].map((many) => {
      const table = new Table(FREE, line).deal(FREE, "fp_king").play(`play:event:${cardOf("fp_king")}`);
      expect(table.prompt()).toBe("leadership");
      return table.play(`number:${many}`).g.tokens[PLACE.named("front_gate")];
    });
    expect(given).toEqual([0, 1, 2]);
  });

  test("8.4 armies that march to Howling Wolves are split off, also twice from one army, and merge after all marches", () => {
    const line = `units=stony_rise.warg_rider:3,stony_rise.orc:2 ${dice(SHADOW, "army")}`;
    const table = new Table(SHADOW, line).deal(SHADOW, "sh_howl");
    table.play(`play:army:${cardOf("sh_howl")}`, "step:stony_rise:withered_plain");
    // The Orcs stay in any case.
    table.play("stay:warg_rider:2");
    while (table.prompt() === "onward") table.play("done");
    expect(table.prompt()).toBe("move");
    expect(table.units("withered_plain")).toEqual({});
    table.play("step:stony_rise:withered_plain", "stay:warg_rider:1");
    while (table.prompt() === "onward") table.play("done");
    table.play("done");
    expect(table.units("withered_plain")).toEqual({ warg_rider: 2 });
    expect(table.units("stony_rise")).toEqual({ orc: 2, warg_rider: 1 });
    expect(table.g.columns).toEqual([]);
  });

  test("5.9 with too few Goblins left the mustering point that was named has its Goblins first", () => {
    const table = new Table(SHADOW, dice(SHADOW, "muster")).deal(SHADOW, "sh_scale");
    const stand = REGIONS.filter((at) => printed(null).territory[at] === TERRITORY.named("broken_lands"));
    for (const at of stand)
      while (table.g.units[at * 9 + GOBLIN] < 5 && supply(table.g, GOBLIN) > 2)
        table.g.units[at * 9 + GOBLIN]++;
    expect(supply(table.g, GOBLIN)).toBe(2);
    table.play(`play:muster:${cardOf("sh_scale")}`, "to:goblin_muster_east");
    expect(table.units("goblin_muster_east")).toEqual({ goblin: 2 });
    expect(table.units("goblin_muster_west")).toEqual({});
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

describe("17.3 a Great Bat for another hit", () => {
  const line = "units=eastern_spur.man_of_the_lake:3,spur_horn.orc:4 dice=free_peoples.event:1,shadow.army:1";
  /** A round in which the Shadow plays it, with these dice of its own. */
  const fought = (own: readonly number[]): Table => {
    const table = new Table(SHADOW, line, own);
    const territory = TERRITORY.all.find(
      (one) => one === printed(null).territory[PLACE.named("eastern_spur")],
    );
    table.g.bats.fill(0);
    table.g.bats[territory ?? 0] = 1;
    return table.play(
      "use:army:attack",
      "attack:spur_horn:eastern_spur",
      "maneuver:regroup",
      "maneuver:vampire_like",
    );
  };

  test("is asked for once the Shadow has scored, and may be kept", () => {
    const table = fought([6, 1, 1, 1]);
    expect(table.prompt()).toBe("spend-bat");
    table.play("no");
    expect(table.g.bats.reduce((sum, many) => sum + many, 0)).toBe(1);
    expect(table.damage("eastern_spur")).toBe(1);
  });
  test("costs the bat", () => {
    const table = fought([6, 1, 1, 1]).play("yes");
    expect(table.g.bats.reduce((sum, many) => sum + many, 0)).toBe(0);
    expect(table.damage("eastern_spur")).toBe(2);
  });
  test("is not asked for without a hit", () => {
    expect(fought([1, 1, 1, 1]).prompt()).not.toBe("spend-bat");
  });
});
