/** Chapters 11 to 13: combat, from its first card to the advance. */
import { describe, expect, test } from "vitest";
import { dice, FREE, SHADOW, Table } from "./table.ts";

const ATTACK = "use:army:attack";
const BOTH_REGROUP = ["maneuver:regroup", "maneuver:regroup"] as const;

/** Four Orcs on a meadow before two Men in the Camp. */
const before = (more = ""): string =>
  `units=east_meadows.orc:4,camp.man_of_the_lake:2${more} ${dice(SHADOW, "army")}`;

describe("a round", () => {
  test("has as many dice as the army has strength, five at most, and each five or six hits (12.2, 12.4)", () => {
    const table = new Table(SHADOW, before(), [5, 6, 4, 1, 1, 1]).play(ATTACK, "attack:east_meadows:camp");
    table.play(...BOTH_REGROUP);
    expect(table.damage("camp")).toBe(2);
    expect(table.prompt()).toBe("casualties");
  });

  test("lets the attacker decide first, and the defender stay or leave (12.12)", () => {
    const table = new Table(SHADOW, before()).play(ATTACK, "attack:east_meadows:camp", ...BOTH_REGROUP);
    expect(table.prompt()).toBe("cease");
    table.play("continue");
    expect(table.prompt()).toBe("leave");
  });

  test("makes an army lose a unit and two markers while it has more markers than units (12.10)", () => {
    const table = new Table(SHADOW, before(), [5, 5, 5, 1]).play(ATTACK, "attack:east_meadows:camp");
    table.play(...BOTH_REGROUP);
    expect(table.offers()).toEqual(["lose:man_of_the_lake", "done"]);
    expect(table.damage("camp")).toBe(1);
  });

  test("rolls as many failed dice again as there is leadership (12.6)", () => {
    const table = new Table(SHADOW, `${before()} tokens=east_meadows:2`, [1, 2, 3, 4, 1, 1, 6, 6]);
    table.play(ATTACK, "attack:east_meadows:camp", ...BOTH_REGROUP);
    expect(table.damage("camp")).toBe(2);
  });
});

describe("the end", () => {
  test("the attacker may come into a region that he has emptied, and takes its settlement (12.16, 8.7)", () => {
    const table = new Table(
      SHADOW,
      `units=east_meadows.orc:4,camp.man_of_the_lake:1 ${dice(SHADOW, "army")}`,
      [5, 5, 1, 1],
    );
    table.play(ATTACK, "attack:east_meadows:camp", ...BOTH_REGROUP, "army:east_meadows", "go");
    expect(table.units("camp")).toEqual({ orc: 4 });
    expect(table.problems()).toEqual([]);
  });

  test("a defender who has regrouped retreats without losing a unit (12.14)", () => {
    const table = new Table(
      SHADOW,
      `units=western_vale.orc:4,lower_slopes.elven_spearman:3,ravenhill.elven_archer:1 ${dice(SHADOW, "army")}`,
    );
    table.play(
      ATTACK,
      "attack:western_vale:lower_slopes",
      ...BOTH_REGROUP,
      "continue",
      "retreat",
      "to:ravenhill",
    );
    expect(table.units("ravenhill")).toEqual({ elven_spearman: 3, elven_archer: 1 });
  });

  test("Bolg's end is the Free Peoples' victory (14.6)", () => {
    const table = new Table(
      FREE,
      `units=camp.dwarven_veteran:3,east_meadows.orc:1 at=bolg:east_meadows ${dice(FREE, "will_of_the_west")}`,
      [6, 6, 1, 1, 1],
    );
    table.play("use:will_of_the_west:attack", "attack:camp:east_meadows", ...BOTH_REGROUP);
    expect(table.g.result).toEqual({ winners: [FREE], reason: "bolg" });
  });
});

describe("a combined attack", () => {
  const line = `units=east_meadows.orc:3,eastern_spur.great_orc:2,camp.man_of_the_lake:5 control=eastern_spur:1 ${dice(SHADOW, "army")}`;
  test("asks before each round which army fights (13.1)", () => {
    const table = new Table(SHADOW, line).play("use:army:combined_attack", "to:camp");
    expect(table.offers()).toEqual(["army:eastern_spur", "army:east_meadows"]);
    table.play("army:east_meadows", ...BOTH_REGROUP, "continue", "stand");
    expect(table.prompt()).toBe("fighting");
  });
});

describe("after a combined attack", () => {
  const line = `units=east_meadows.orc:1,eastern_spur.great_orc:3,camp.man_of_the_lake:1 damage=east_meadows:1,camp:1 control=eastern_spur:1 ${dice(SHADOW, "army")}`;
  const begin = (attacker: number, defender: number) =>
    new Table(SHADOW, line, [attacker, defender]).play(
      "use:army:combined_attack",
      "to:camp",
      "army:east_meadows",
      ...BOTH_REGROUP,
    );

  test("any army that took part may advance, also one that has not rolled (13.6)", () => {
    const table = begin(6, 1).play("done");
    expect(table.prompt()).toBe("advance");
    expect(table.offers()).toEqual(["army:eastern_spur", "army:east_meadows", "done"]);
  });

  test("another army advances where the one that fought falls together with the defender (13.7)", () => {
    const table = begin(6, 6);
    expect(table.prompt()).toBe("advance");
    table.play("army:eastern_spur", "go");
    expect(table.units("camp")).toEqual({ great_orc: 3 });
  });
});

describe("Beorn", () => {
  test("fights with four dice and no cards, each miss rolled once more (16.5)", () => {
    const table = new Table(SHADOW, `units=east_meadows.orc:4 at=beorn:camp wrath=8 ${dice(SHADOW, "army")}`);
    table.play(ATTACK, "attack:east_meadows:camp", "maneuver:regroup");
    const [mine, his] = table.events.filter(({ type }) => type === "combat-roll");
    expect(mine.facts.dice).toHaveLength(4);
    expect(his.facts.dice).toHaveLength(4);
    expect(table.events.some(({ type }) => type === "reroll")).toBe(true);
  });
});
