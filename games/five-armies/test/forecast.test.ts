/** What the board says of combats, rallies and tiles to come, by exact chances. */
import { describe, expect, test } from "vitest";
import { duskChance, poolOf, readyAfter } from "../board/forecast/fate.ts";
import { forecast, roundOf, stands, struck } from "../board/forecast/fight.ts";
import { type Matchup, matchupNow, matchupOf } from "../board/forecast/matchup.ts";
import { neighboursOf, rallyOf, volleyOf } from "../board/forecast/near.ts";
import { rallied } from "../board/forecast/rally.ts";
import { FREE, PLACE, SHADOW, type Side } from "../ids.ts";
import { engine, Table } from "./table.ts";

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
