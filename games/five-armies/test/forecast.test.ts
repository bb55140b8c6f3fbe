/** What the board says of combats, rallies and tiles to come, by exact chances. */
import type { Ask, Option } from "@westmarch/kernel";
import { chanceOf } from "@westmarch/testkit";
import { describe, expect, test } from "vitest";
import { duskChance, poolOf, readyAfter } from "../board/forecast/fate.ts";
import { forecast, roundOf, stands, struck } from "../board/forecast/fight.ts";
import { type Camp, type Matchup, matchupNow, matchupOf } from "../board/forecast/matchup.ts";
import { neighboursOf, rallyOf, volleyOf } from "../board/forecast/near.ts";
import { rallied } from "../board/forecast/rally.ts";
import {
  BEORN,
  FREE,
  other,
  PLACE,
  type PlaceId,
  REGROUP,
  SHADOW,
  type Side,
  sideOfUnit,
  UNIT,
} from "../ids.ts";
import { fiveArmies } from "../index.ts";
import { printed } from "../printing.ts";
import { hasArmy } from "../rules/board.ts";
import { ALL } from "../rules/choices.ts";
import type { FiveArmies } from "../state.ts";
import { dice, engine, Table } from "./table.ts";

const place = PLACE.named;
type PlaceName = Parameters<typeof PLACE.named>[0];

function attack(line: string, side: Side, to: PlaceName, ...from: PlaceName[]): Matchup {
  const { g } = new Table(side, line);
  const m = matchupOf(g, side, { from: from.map((one) => place(one)), to: place(to) });
  if (!m) throw new Error("there is nothing to fight");
  return m;
}
const sum = ({ ends: { won, lost, both } }: ReturnType<typeof forecast>): number => won + lost + both;

/** One unit with one die of one in three against another, each standing until its second hit. */
function duel(p: number): { won: number; lost: number; both: number } {
  const known = new Map<string, readonly [number, number, number]>();
  const from = (a: number, b: number): readonly [number, number, number] => {
    if (a >= 2 || b >= 2) return [a < 2 ? 1 : 0, b < 2 ? 1 : 0, a >= 2 && b >= 2 ? 1 : 0];
    const key = `${a}${b}`;
    const before = known.get(key);
    if (before) return before;
    const found = [0, 0, 0];
    for (const [x, y, share] of [
      [1, 0, p * (1 - p)],
      [0, 1, p * (1 - p)],
      [1, 1, p * p],
    ] as const)
      from(a + x, b + y).forEach((one, i) => {
        found[i] += (share / (1 - (1 - p) ** 2)) * one;
      });
    const all = [found[0], found[1], found[2]] as const;
    known.set(key, all);
    return all;
  };
  const [won, lost, both] = from(0, 0);
  return { won, lost, both };
}

describe("a combat", () => {
  test("of one unit against one is reckoned as by hand", () => {
    const m = attack(
      "units=east_meadows.orc:1,gate_meadow.man_of_the_lake:1",
      SHADOW,
      "gate_meadow",
      "east_meadows",
    );
    const [own, theirs] = roundOf(m);
    expect([own.dice, own.needs, own.stands, theirs.dice]).toEqual([1, 5, 2, 1]);
    const told = forecast(m);
    const hand = duel(1 / 3);
    expect(told.ends.won).toBeCloseTo(hand.won, 6);
    expect(told.ends.lost).toBeCloseTo(hand.lost, 6);
    expect(told.ends.both).toBeCloseTo(hand.both, 6);
    expect(told.losses[0]).toBeCloseTo(hand.lost + hand.both, 5);
  });

  test("before walls needs sixes until they are breached, and so is harder", () => {
    const line = (at: string) => `units=camp.orc:5,${at}.man_of_the_lake:2`;
    const walls = attack(line("front_gate"), SHADOW, "front_gate", "camp");
    expect(walls.walls).toBeGreaterThan(0);
    expect(walls.needs[0]?.first).toEqual([6, expect.any(Number)]);
    const open = attack(line("gate_meadow"), SHADOW, "gate_meadow", "camp");
    expect(forecast(walls).ends.won).toBeLessThan(forecast(open).ends.won);
    expect(sum(forecast(walls))).toBeCloseTo(1, 6);
  });

  test("is better with leadership, and with more armies that come together", () => {
    const line = "units=gate_meadow.man_of_the_lake:3,east_meadows.orc:3,western_vale.goblin:3";
    const alone = forecast(attack(line, SHADOW, "gate_meadow", "east_meadows"));
    const led = forecast(attack(`${line} tokens=east_meadows:1`, SHADOW, "gate_meadow", "east_meadows"));
    const together = forecast(attack(line, SHADOW, "gate_meadow", "east_meadows", "western_vale"));
    expect(led.ends.won).toBeGreaterThan(alone.ends.won);
    expect(together.ends.won).toBeGreaterThan(alone.ends.won);
    expect(sum(together)).toBeCloseTo(1, 6);
  });

  test("takes units where markers are too many, two for each", () => {
    const m = attack(
      "units=east_meadows.orc:3,gate_meadow.man_of_the_lake:1 damage=east_meadows:2",
      SHADOW,
      "gate_meadow",
      "east_meadows",
    );
    const [camp] = m.attackers;
    expect(struck(camp, { gone: 0, damage: 2 }, 1)).toEqual({ gone: 0, damage: 3 });
    expect(struck(camp, { gone: 0, damage: 2 }, 2)).toEqual({ gone: 1, damage: 2 });
    expect(stands(camp)).toBe(4);
  });

  test("with Beorn is fought by his wrath", () => {
    const m = attack(
      "units=east_meadows.orc:5 at=beorn:gate_meadow wrath=6",
      SHADOW,
      "gate_meadow",
      "east_meadows",
    );
    const [, beorn] = roundOf(m);
    expect([beorn.dice, beorn.again, beorn.stands]).toEqual([4, 4, 6]);
    expect(sum(forecast(m))).toBeCloseTo(1, 6);
  });

  test("is not foretold where nobody fights", () => {
    const { g } = new Table(FREE, "units=camp.man_of_the_lake:1");
    expect(matchupNow(g)).toBeNull();
    expect(matchupOf(g, SHADOW, { from: [place("east_meadows")], to: place("camp") })).toBeNull();
  });
});

describe("an army", () => {
  const { g } = new Table(
    FREE,
    "units=camp.man_of_the_lake:2,east_meadows.orc:1 damage=camp:1 tokens=camp:1",
  );
  test("knows who could attack it", () => {
    expect(neighboursOf(g, SHADOW, place("camp"))).toEqual([place("east_meadows")]);
  });
  test("rallies by a die for each unit and some again", () => {
    expect(rallied(2, 1, 1, 5)[1]).toBeCloseTo(1 - (2 / 3) ** 3, 9);
    expect(rallyOf(g, FREE, place("camp"))?.all).toBeCloseTo(1 - (2 / 3) ** 3, 9);
    expect(rallyOf(g, SHADOW, place("east_meadows"))).toBeNull();
  });
});

test("dice from afar are reckoned for the armies they may be rolled at, and for no other", () => {
  const table = new Table(
    FREE,
    "units=camp.elven_archer:2,camp.elven_spearman:1,upper_spur.goblin:2,spur_foot.orc:1,valley_mouth.orc:1 at=thranduil:camp activated=thranduil dice=free_peoples.character:1,shadow.event:1",
  );
  table.play("ability:thranduil");
  const ask = engine.askOf(table.g, FREE);
  expect(ask?.prompt).toBe("armies");
  const spur = volleyOf(table.g, ask, place("upper_spur"));
  expect(spur).toMatchObject({ dice: 2 });
  const p = (7 - (spur?.needs ?? 7)) / 6;
  expect(spur?.hits).toBeCloseTo(2 * p, 9);
  expect(spur?.any).toBeCloseTo(1 - (1 - p) ** 2, 9);
  expect(volleyOf(table.g, ask, place("valley_mouth"))).toBeNull();
  expect(volleyOf(table.g, null, place("upper_spur"))).toBeNull();
});

test("the next fate tile is one of the pool, and says who may be ready then", () => {
  const { g } = new Table(FREE, "fate=0");
  const pool = poolOf(g);
  expect(pool.reduce((all, { share }) => all + share, 0)).toBeCloseTo(1, 9);
  expect(pool.reduce((all, { many }) => all + many, 0)).toBe(16);
  expect(duskChance(g)).toBe(0);
  for (const { share } of readyAfter(g)) expect(share).toBeLessThanOrEqual(1);
  const late = new Table(FREE, "fate=14").g;
  expect(duskChance(late)).toBeGreaterThan(0);
});

// ---- against the rules themselves

/** Loses the weakest units first, as the forecast does; the smaller number is the weaker of a side's. */
function weakest(g: FiveArmies, options: readonly Option[]): Option {
  const { strength } = printed(g);
  const strengthOf = ([, unit]: Option): number => strength[UNIT.of(Number(unit))];
  return options
    .filter(([verb]) => verb === "lose")
    .reduce((least, one) => (strengthOf(one) < strengthOf(least) ? one : least));
}

/** How the forecast has both sides fight: to the end, without cards, losing units where they must. */
function choice(g: FiveArmies, { prompt, options }: Ask, froms: readonly PlaceId[]): Option {
  const has = (verb: string) => options.find(([one]) => one === verb);
  const fighting = froms
    .map((from) => options.find(([verb, at]) => verb === "army" && at === from))
    .find((one) => one !== undefined);
  if (prompt === "fighting") return fighting ?? options[0];
  if (prompt === "maneuver") return ALL.maneuver[REGROUP];
  if (prompt === "casualties") return has("done") ?? weakest(g, options);
  return has("continue") ?? has("stand") ?? has("no") ?? has("done") ?? options[0];
}

/** Fights a combat of the real game to its end: how it ended, and units lost by attackers and defender. */
function fightOut(table: Table, m: Matchup, seed: number) {
  const g = fiveArmies.clone(table.g);
  const froms = m.attackers.map(({ place: at }) => at);
  const random = chanceOf(seed);
  const losses = [0, 0];
  let [over, beornFell] = [false, false];
  while (!over) {
    const [ask] = engine.asks(g);
    if (!ask) break;
    engine.play(g, ask.seat, choice(g, ask, froms), random, ({ type, facts }) => {
      if (type === "combat-ended" || type === "won") over = true;
      if (over) return;
      if (type === "removed") losses[sideOfUnit(UNIT.of(facts.unit)) === m.attacker ? 0 : 1]++;
      if (type === "eliminated" && facts.character === BEORN) beornFell = true;
    });
  }
  const isLeft = (side: Side, camps: readonly Camp[]): boolean =>
    camps.some((camp) => (camp.strengths.length === 0 ? !beornFell : hasArmy(g, side, PLACE.of(camp.place))));
  const [own, enemy] = [isLeft(m.attacker, m.attackers), isLeft(other(m.attacker), [m.defender])];
  return { end: own ? ("won" as const) : enemy ? ("lost" as const) : ("both" as const), losses };
}

describe("a combat fought in the real game, without cards, ends as often as forecast:", () => {
  const army = dice(SHADOW, "army");
  const led = (line: string): string => `${line} ${army}`;
  const cases: readonly (readonly [
    title: string,
    line: string,
    side: Side,
    to: PlaceName,
    ...from: PlaceName[],
  ])[] = [
    [
      "in the open",
      led(
        "units=east_meadows.orc:3,east_meadows.warg_rider:1,spur_foot.dwarven_veteran:2,spur_foot.man_of_the_lake:2 tokens=east_meadows:1",
      ),
      SHADOW,
      "spur_foot",
      "east_meadows",
    ],
    [
      "up to a fortification",
      led("units=spur_horn.orc:4,spur_horn.great_orc:1,eastern_spur.man_of_the_lake:3 at=bolg:spur_horn"),
      SHADOW,
      "eastern_spur",
      "spur_horn",
    ],
    [
      "at hard walls",
      led(
        "rulings=hardWalls units=spur_horn.orc:4,spur_horn.great_orc:1,eastern_spur.man_of_the_lake:3 at=bolg:spur_horn",
      ),
      SHADOW,
      "eastern_spur",
      "spur_horn",
    ],
    [
      "over a ford",
      led("units=east_meadows.orc:5,old_market.elven_spearman:3 tokens=old_market:1 damage=east_meadows:2"),
      SHADOW,
      "old_market",
      "east_meadows",
    ],
    [
      "up a slope, with two armies",
      led("units=spur_foot.orc:2,east_meadows.goblin:5,eastern_spur.dwarven_regular:2"),
      SHADOW,
      "eastern_spur",
      "spur_foot",
      "east_meadows",
    ],
    [
      "against Beorn",
      led("units=east_meadows.orc:5 at=beorn:spur_foot wrath=5"),
      SHADOW,
      "spur_foot",
      "east_meadows",
    ],
    [
      "of Beorn against Orcs",
      `units=east_meadows.orc:4 at=beorn:spur_foot wrath=4 ${dice(FREE, "will_of_the_west")}`,
      FREE,
      "east_meadows",
      "spur_foot",
    ],
  ];
  for (const [title, line, side, to, ...from] of cases)
    test(title, () => {
      const m = attack(line, side, to, ...from);
      const { ends, losses } = forecast(m);
      const table = new Table(side, line);
      const [first] = from;
      if (m.attackers[0].strengths.length === 0)
        table.play("use:will_of_the_west:move_beorn", "done", `to:${to}`);
      else if (from.length > 1) table.play("use:army:combined_attack", `to:${to}`);
      else table.play("use:army:attack", `attack:${first}:${to}`);
      const combats = 1500;
      const real = { won: 0, lost: 0, both: 0 };
      const lost = [0, 0];
      for (let seed = 0; seed < combats; seed++) {
        const one = fightOut(table, m, seed);
        real[one.end] += 1 / combats;
        for (const i of [0, 1]) lost[i] += one.losses[i] / combats;
      }
      for (const end of ["won", "lost", "both"] as const)
        expect(Math.abs(real[end] - ends[end]), `${end}: ${real[end]} for ${ends[end]}`).toBeLessThan(0.03);
      for (const i of [0, 1])
        expect(Math.abs(lost[i] - losses[i]), `${i}: lost ${lost[i]} for ${losses[i]}`).toBeLessThan(0.15);
    });
});

/** Plays a choice of the real game many times: by how many markers it changes an army, and how often by so many. */
function sampled(table: Table, option: Option, at: PlaceId): readonly number[] {
  const found = [0, 0, 0, 0, 0, 0];
  const times = 3000;
  for (let seed = 0; seed < times; seed++) {
    const g = fiveArmies.clone(table.g);
    let many = 0;
    const [ask] = engine.asks(g);
    engine.play(g, ask.seat, option, chanceOf(seed), ({ type, facts }) => {
      if (type === "rallied" && facts.place === at) many = Number(facts.healed);
      if (type === "shot" && facts.place === at) many = Number(facts.hits);
    });
    found[many] += 1 / times;
  }
  return found;
}
const mean = (shares: readonly number[]): number =>
  shares.reduce((sum, share, many) => sum + share * many, 0);

test("a rally of the real game brings as much as forecast", () => {
  const line = "units=camp.man_of_the_lake:3,ravenhill.elven_archer:2 damage=camp:3,ravenhill:1 at=bard:camp";
  const table = new Table(FREE, `${line} ${dice(FREE, "muster")}`);
  const told = rallyOf(table.g, FREE, place("camp"));
  table.play("use:muster:rally");
  const real = sampled(table, ALL.army[place("camp")], place("camp"));
  expect(Math.abs(mean(real) - (told?.healed ?? 0))).toBeLessThan(0.06);
  expect(Math.abs((real[3] ?? 0) - (told?.all ?? 1))).toBeLessThan(0.03);
});

test("a volley of the real game hits as often as forecast", () => {
  const table = new Table(
    FREE,
    `units=camp.elven_archer:3,upper_spur.goblin:4,spur_foot.orc:2 at=thranduil:camp activated=thranduil ${dice(FREE, "character")}`,
  ).play("ability:thranduil");
  const at = place("upper_spur");
  const told = volleyOf(table.g, engine.askOf(table.g, FREE), at);
  const real = sampled(table, ALL.army[at], at);
  expect(Math.abs(mean(real) - (told?.hits ?? 0))).toBeLessThan(0.06);
  expect(Math.abs(1 - real[0] - (told?.any ?? 0))).toBeLessThan(0.03);
});
