/** What the rulebook leaves open: each setting of the table, by both readings (`rulings.md`). */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { rules } from "../board/rules.ts";
import { MANEUVER, PLACE, TERRITORY } from "../ids.ts";
import { fiveArmies, rulingsOf } from "../index.ts";
import { positions } from "../position.ts";
import { pools } from "../rules/turn.ts";
import { USUAL_RULINGS } from "../state.ts";
import { playVectors } from "../vectors.ts";
import { wordsOf } from "./saying.ts";
import { cardOf, dice, engine, FREE, SHADOW, Table } from "./table.ts";

const ATTACK = "use:army:attack";
const BOTH_REGROUP = ["maneuver:regroup", "maneuver:regroup"] as const;
const switches = fiveArmies.settings.flatMap((setting) =>
  setting.kind === "switch" ? [{ id: setting.id, rule: setting.rule ?? "", usual: setting.initial }] : [],
);

/** The same table by the proposed reading, and by the other. */
const read = (ruling: string, side: 0 | 1, line: string, rolls: readonly number[] = []) =>
  ["", `rulings=${ruling} `].map((turned) => new Table(side, `${turned}${line}`, rolls));

describe("the settings", () => {
  test("are those of the rules, each at first as it is proposed", () => {
    expect(switches.map(({ id }) => id).sort()).toEqual(Object.keys(USUAL_RULINGS).sort());
    expect(rulingsOf({})).toEqual(USUAL_RULINGS);
    const turned = rulingsOf(Object.fromEntries(switches.map(({ id }) => [id, true])));
    expect(Object.values(turned)).toEqual(switches.map(() => true));
  });

  test.each(switches)("$id is written in a position, and read back", ({ id, usual }) => {
    const word = usual ? `!${id}` : id;
    const line = positions.write(positions.read(`rulings=${word}`));
    expect(line).toContain(`rulings=${word}`);
    expect(positions.read(line).rulings).toEqual({ ...USUAL_RULINGS, [id]: !usual });
  });

  test.each(switches)("$id is said of its rule in the book", ({ rule }) => {
    const english = wordsOf("rules").en;
    expect(english[`rule.${rule}`]).toMatch(/a table may be set up so that/i);
  });

  test("a vector may turn them, and is told of one that is not there", () => {
    const scenario = (id: string, rulings: unknown) => ({
      id,
      title: "Ravenhill and Lower Slopes",
      given: { rulings, shadowControl: ["ravenhill", "lower_slopes"] },
      action: { auto: "phase 1" },
      expect: { dice: { sh: 6 } },
    });
    const [dear, usual, wrong] = playVectors([
      scenario("dear", { dearDie: true }),
      scenario("usual", {}),
      scenario("wrong", { dear: true }),
    ]);
    expect(dear.error).toBe(null);
    expect(usual.error).toContain('{"sh":7}');
    expect(wrong.error).toContain("“dear” is not a ruling");
  });
});

test("every ruling of the rule book is in the list, with its setting or why it has none", () => {
  const list = readFileSync(new URL("../rulings.md", import.meta.url), "utf8");
  const told = [...list.matchAll(/^\| (\d+\.\d+) /gm)].map(([, rule]) => rule);
  const words = wordsOf("rules").en;
  const ours = rules
    .flatMap(({ numbers }) => numbers)
    .filter((rule) => rule.startsWith("19.") || /our ruling/i.test(words[`rule.${rule}`]));
  expect(ours.length).toBeGreaterThan(35);
  expect(ours.filter((rule) => !told.includes(rule))).toEqual([]);
  expect(switches.filter(({ id }) => !list.includes(`\`${id}\``))).toEqual([]);
});

test("4.19 an ability comes before a die used to act, or also before passing and putting one aside", () => {
  const line = `units=camp.man_of_the_lake:2,east_meadows.orc:1 at=bard:camp hasUsedAbility=1 dice=free_peoples.army:1,shadow.event:2`;
  const [usual, early] = read("earlyGenerals", FREE, line);
  const idle = (table: Table) => table.offers().filter((word) => word === "pass" || word.startsWith("aside"));
  expect(idle(usual)).toEqual([]);
  expect(idle(early)).toEqual(["aside:army", "pass"]);
});

test("4.19 a die may be put aside after an ability where nothing can be done with any", () => {
  const table = new Table(
    FREE,
    "units=camp.man_of_the_lake:2 hasUsedAbility=1 dice=free_peoples.muster:1,shadow.event:1",
  );
  expect(table.offers()).toEqual(["aside:muster"]);
});

/** A table by each reading, with what is to come of it. */
const cases = <V>(tables: readonly Table[], usual: V, other: V) =>
  [
    [tables[0], usual],
    [tables[1], other],
  ] as const;

/** Plays on until neither player has casualties to take that may be declined. */
const spare = (table: Table): Table => {
  while (table.prompt() === "casualties") table.play("done");
  return table;
};
const needsOf = (table: Table): unknown[] =>
  table.events.flatMap(({ type, facts }) =>
    type === "combat-roll" && facts.side === SHADOW ? [facts.needs] : [],
  );
const WALLS = `units=spur_horn.orc:5,eastern_spur.dwarven_veteran:5 ${dice(SHADOW, "army")}`;
const AT_WALLS = [ATTACK, "attack:spur_horn:eastern_spur", ...BOTH_REGROUP] as const;
/** A round of five dice each: so many hits of the attacker, none of the defender. */
const round = (hits: number): number[] => [6, 6, 6, 6, 6].fill(1, hits).concat([1, 1, 1, 1, 1]);

test("19.1 hits of a whole combat add up to the breach, or those of one round must be enough", () => {
  const tables = read("hardWalls", SHADOW, WALLS, [...round(2), ...round(2)]);
  for (const [table, needs] of cases(tables, 5, 6)) {
    spare(table.play(...AT_WALLS)).play("continue", "stand", ...BOTH_REGROUP);
    spare(table).play("continue", "stand", ...BOTH_REGROUP);
    expect(needsOf(table)).toEqual([6, 6, needs]);
  }
});

test("19.22 prevented hits count for the breach, or only those that come through", () => {
  const tables = read("hardWalls", SHADOW, WALLS, round(3));
  const event = `card:${cardOf("ev_tend")}`;
  for (const [table, breach] of cases(tables, 3, 2)) {
    table.deal(FREE, "ev_tend").play(...AT_WALLS.slice(0, 2), event, "maneuver:regroup");
    expect(table.g.battle?.breach).toBe(breach);
  }
});

test("19.3 bodyguard tokens are filled up in each phase 1, or never after Bolg has entered", () => {
  const line = "units=dale_road.orc:2,camp.man_of_the_lake:1 at=bolg:dale_road dice=shadow.event:1";
  for (const [table, tokens] of cases(read("mortalBolg", SHADOW, line), 1, 0)) {
    table.play("aside:event");
    expect([table.g.turn, table.g.bodyguard]).toEqual([2, tokens]);
  }
});

test("19.4 a die sends one bat, or as many as there are, each with another army", () => {
  const line = `units=spur_foot.orc:1,east_ford.orc:1,muster_ne.orc:1 bats=east_bank:3 ${dice(SHADOW, "muster")}`;
  const moves = ["use:muster:bat_cloud", "step:spur_foot:east_meadows"];
  for (const [table, left] of cases(read("batSwarms", SHADOW, line), 2, 1)) {
    table.play(...moves);
    if (table.prompt() === "move") {
      expect(table.offers().some((word) => word.startsWith("step:east_meadows"))).toBe(false);
      table.play("step:east_ford:dale_road");
      expect(table.units("dale_road")).toEqual({ orc: 1 });
    }
    expect(table.prompt()).toBe("act");
    expect(table.g.bats[TERRITORY.named("east_bank")]).toBe(left);
  }
});

test("19.9 a retreat avoids the attacker, too, or need not", () => {
  const line = `units=east_meadows.orc:4,spur_foot.man_of_the_lake:2 control=eastern_spur:1 ${dice(SHADOW, "army")}`;
  const go = [ATTACK, "attack:east_meadows:spur_foot", ...BOTH_REGROUP, "continue", "retreat"];
  const [usual, easy] = read("easyRetreat", SHADOW, line);
  expect(usual.play(...go).units("spur_horn")).toEqual({ man_of_the_lake: 2 });
  expect(easy.play(...go).offers()).toEqual(["to:spur_horn", "to:withered_plain"]);
});

test("19.11 fortifications count for the seventh Shadow die, or do not", () => {
  for (const [table, ...expected] of [
    [read("dearDie", SHADOW, "control=ravenhill:1,lower_slopes:1"), 7, 6],
    [read("dearDie", SHADOW, "control=ruins_of_dale:1,broken_bridge:1"), 7, 7],
  ] as const)
    expect(table.map(({ g }) => pools(g)[SHADOW])).toEqual(expected);
});

test("19.12 the Front Gate wins with ten points, or alone", () => {
  const line = `units=upper_spur.orc:2 ${dice(SHADOW, "army")}`;
  const result = { winners: [SHADOW], reason: "front-gate" };
  for (const [table, end] of cases(read("fallenGate", SHADOW, line), null, result)) {
    table.play("use:army:strategic_move", "step:upper_spur:front_gate", "go");
    expect(table.g.result).toEqual(end);
  }
});

test("19.14 Regroup is played in any round, or only with a card to take back", () => {
  const line = `units=east_meadows.orc:4,camp.man_of_the_lake:2 ${dice(SHADOW, "army")}`;
  for (const [table, first] of cases(read("lateRegroup", SHADOW, line), true, false)) {
    table.play(ATTACK, "attack:east_meadows:camp");
    expect(table.offers().includes("maneuver:regroup")).toBe(first);
    table.play("maneuver:orc", "maneuver:man_of_the_lake", "continue", "stand");
    expect(table.offers().filter((word) => word === "maneuver:regroup")).toHaveLength(2);
    if (first) continue;
    expect(engine.refusal(table.g, SHADOW, ["maneuver", MANEUVER.named("orc")])?.reason).toBe(
      "maneuver-used",
    );
  }
});

test("19.14 a player with nothing to take back is told so where that is asked for", () => {
  const line = `rulings=lateRegroup units=east_meadows.orc:4,camp.man_of_the_lake:2 ${dice(SHADOW, "army")}`;
  const table = new Table(SHADOW, line).play(ATTACK, "attack:east_meadows:camp");
  expect(engine.refusal(table.g, SHADOW, fiveArmies.notation.option("maneuver:regroup"))).toMatchObject({
    reason: "nothing-to-take-back",
    rule: "19.14",
  });
});

describe("armies in mountain passes", () => {
  const line = `units=pass_east.goblin:3,camp.man_of_the_lake:2 open=pass_east:1`;
  test("9.7 are reached only by damage that names them, or also by what is cast over a range", () => {
    const card = `play:event:${cardOf("fp_lightning")}`;
    const there = `${line} at=gandalf:front_gate ${dice(FREE, "event")}`;
    for (const [table, reaches] of cases(read("openMountain", FREE, there, [5, 5]), false, true)) {
      table.deal(FREE, "fp_lightning");
      expect(table.offers().includes(card)).toBe(reaches);
      if (reaches) expect(table.play(card, "done").damage("pass_east")).toBe(2);
    }
  });

  test("19.17 are not attacked by Eagles, or from the territories that their pass leads to", () => {
    const eagles = "at=lord_of_the_eagles:aloft lord=east_bank eagles=valley:1";
    const there = `${line} ${eagles} ${dice(FREE, "muster")}`;
    for (const [table, reaches] of cases(read("openMountain", FREE, there), false, true)) {
      expect(table.offers().includes("use:muster:eagle_attack")).toBe(reaches);
      if (!reaches) continue;
      table.play("use:muster:eagle_attack");
      expect(table.events.find(({ type }) => type === "swooped")?.facts.place).toBe(PLACE.named("pass_east"));
    }
  });
});

describe("Beorn", () => {
  test("16.8 may come into a region that he has emptied, or stays where he is", () => {
    const line = `units=east_meadows.orc:1 at=beorn:camp wrath=8 ${dice(FREE, "will_of_the_west")}`;
    const go = ["use:will_of_the_west:move_beorn", "done", "to:east_meadows", "maneuver:orc"];
    for (const [table, prompt] of cases(read("restingBeorn", FREE, line, [6, 6, 6, 6]), "advance", "act"))
      expect(table.play(...go).prompt()).toBe(prompt);
  });

  test("19.24 is sheltered by walls, or is not", () => {
    const line = `units=spur_horn.orc:2 at=beorn:eastern_spur wrath=8 ${dice(SHADOW, "army")}`;
    for (const [table, needs] of cases(read("restingBeorn", SHADOW, line), 6, 5)) {
      table.play(ATTACK, "attack:spur_horn:eastern_spur", "maneuver:regroup");
      expect(needsOf(table)).toEqual([needs]);
    }
  });
});

test("5.9, 8.3 with the Lidless Eye an army may be split, or the whole army moves", () => {
  const line = `units=ash_plain.goblin:1,ash_plain.orc:1 ${dice(SHADOW, "lidless_eye")}`;
  for (const [table, stays] of cases(read("!looseGoblins", SHADOW, line), true, false)) {
    table.play("use:lidless_eye:goblin_move", "step:ash_plain:muster_se");
    expect(table.offers().some((word) => word.startsWith("stay:"))).toBe(stays);
  }
});

test("5.9 what moves by the Lidless Eye holds a Goblin: the last one does not stay behind", () => {
  const line = `units=ash_plain.goblin:2,ash_plain.orc:1 ${dice(SHADOW, "lidless_eye")}`;
  const [table] = read("!looseGoblins", SHADOW, line);
  table.play("use:lidless_eye:goblin_move", "step:ash_plain:muster_se");
  expect(table.offers().toSorted()).toEqual(["go", "stay:goblin:1", "stay:orc:1"]);
});
