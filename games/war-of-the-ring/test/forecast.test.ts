/** What the board says of battles, hunts and roads to come, against the rules themselves. */

import { dice as stream } from "@westmarch/ink";
import type { Ask, Option } from "@westmarch/kernel";
import { chanceOf, randomOf, stateAfter } from "@westmarch/testkit";
import { describe, expect, test } from "vitest";
import { declarations, fanOf, revealings } from "../board/forecast/fan.ts";
import { type Forecast, forecast } from "../board/forecast/fight.ts";
import { huntForecast } from "../board/forecast/hunt.ts";
import { type Matchup, matchupNow, matchupOf } from "../board/forecast/matchup.ts";
import { stockOf } from "../board/forecast/pool.ts";
import { roundOf } from "../board/forecast/round.ts";
import { threatsTo } from "../board/forecast/threat.ts";
import { SIEGE_BATTLE } from "../data/battles.ts";
import {
  ALL_NATIONS,
  BOTH_SIDES,
  CHARACTER_FACE,
  ELITE,
  eliteOf,
  FIGURE,
  FREE,
  GONDOR,
  ISENGARD,
  LEADER,
  NAZGUL,
  NONE,
  nationOfFigure,
  other,
  ROHAN,
  regularOf,
  SAURON,
  SHADOW,
  type Side,
  sideOfNation,
} from "../data/ids.ts";
import { type RegionName, region } from "../data/regionnames.ts";
import { ALL_REGIONS, NEIGHBOURS } from "../data/regions.ts";
import type { Position } from "../position.ts";
import { unitsInBattle } from "../rules/battle/force.ts";
import { forceIn, stepsOf, unitsOf } from "../rules/figures.ts";
import type { War } from "../state.ts";
import { attacks, IN_THE_MEADOWS, meadows, ready, type SideName } from "./battling.ts";
import { hunted } from "./hunting.ts";
import { at, dice, engine } from "./table.ts";

const found = <T>(thing: T | null): T => {
  if (thing === null) throw new Error("there is nothing");
  return thing;
};
const sideOf = (side: SideName): Side => (side === "shadow" ? SHADOW : FREE);

/** The battle of an attack from a position, all who may. */
const battle = (position: Position, side: SideName, from: RegionName, to: RegionName): Matchup =>
  found(
    matchupOf(ready(position, side).view(side), { side: sideOf(side), from: region(from), to: region(to) }),
  );
const fought = (m: Matchup, battles = 60_000): Forecast => forecast(m, battles, stream("the same for ever"));

const near = (ends: Forecast["ends"], won: number, lost: number, both: number, held: number) => {
  expect(ends.won).toBeCloseTo(won, 2);
  expect(ends.lost).toBeCloseTo(lost, 2);
  expect(ends.both).toBeCloseTo(both, 2);
  expect(ends.held).toBeCloseTo(held, 2);
};

describe("a battle, worked out by hand:", () => {
  test("one Regular against one in the open", () => {
    const m = battle(meadows({ isengard: [1] }, { rohan: [1] }), "shadow", "fords-of-isen", "westemnet");
    expect(roundOf(m)).toEqual([
      { dice: 1, hitOn: 5, again: 0, hits: 1 / 3, stands: 1 },
      { dice: 1, hitOn: 5, again: 0, hits: 1 / 3, stands: 1 },
    ]);
    near(fought(m).ends, 2 / 5, 2 / 5, 1 / 5, 0);
  });

  test("one against one in a City: a 6 in the first round, then as in the open (10.1.1)", () => {
    const m = battle(
      { map: { westemnet: { isengard: [1] }, edoras: { rohan: [1] } } },
      "shadow",
      "westemnet",
      "edoras",
    );
    expect(roundOf(m)[SHADOW].hitOn).toBe(6);
    near(fought(m).ends, 1 / 3, 1 / 2, 1 / 6, 0);
  });

  test("one against one within a Stronghold: a single round, the besieger needs a 6 (10.4.2, 10.4.4)", () => {
    const m = battle(
      { map: { "helms-deep": { rohan: [1], isengard: [1] } } },
      "shadow",
      "helms-deep",
      "helms-deep",
    );
    expect(m.kind).toBe(SIEGE_BATTLE);
    const { ends, rounds } = fought(m);
    near(ends, 1 / 9, 5 / 18, 1 / 18, 5 / 9);
    expect(rounds.map(({ share }) => share)).toEqual([1]);
  });

  test("a besieger's Elite buys a second round, and as a Regular no third (10.4.4)", () => {
    const m = battle(
      { map: { "helms-deep": { rohan: [2], isengard: [0, 1] } } },
      "shadow",
      "helms-deep",
      "helms-deep",
    );
    const { rounds } = fought(m);
    expect(rounds).toHaveLength(2);
    // It is fought if neither defender hits in the first: one hit makes the Elite a Regular, two are its end.
    expect(rounds[1].share).toBeCloseTo(4 / 9, 2);
  });

  test("Captains count as dice, Leadership as dice rolled again, never more than five of each (9.3.4, 9.5.5)", () => {
    const m = battle(
      meadows(
        { isengard: [4, 3] },
        { rohan: [1, 0, 1], characters: ["aragorn", "meriadoc"] },
        { map: { orthanc: { isengard: [1], characters: ["saruman"] } } },
      ),
      "shadow",
      "fords-of-isen",
      "westemnet",
    );
    const [free, shadow] = roundOf(m);
    // A Regular and Aragorn; a Leader, Aragorn with two and Merry with one.
    expect([free.dice, free.again]).toEqual([2, 2]);
    expect(free.hits).toBeCloseTo(2 / 3 + (2 * 2) / 9, 10);
    expect([shadow.dice, shadow.again, shadow.stands]).toEqual([5, 3, 10]);
  });
});

describe("a chosen force", () => {
  const position = meadows({ isengard: [4, 2], nazgul: 1 }, { rohan: [2] });
  const view = ready(position, "shadow").view("shadow");
  const where = { side: SHADOW, from: region("fords-of-isen"), to: region("westemnet") } as const;

  test("fights without those who stay behind (9.2.4)", () => {
    const force = forceIn(view, SHADOW, where.from).map(() => 0);
    force[regularOf(ISENGARD)] = 2;
    const m = found(matchupOf(view, { ...where, force }));
    expect(roundOf(m)[SHADOW]).toMatchObject({ dice: 2, again: 0, stands: 2 });
    expect(roundOf(found(matchupOf(view, where)))[SHADOW]).toMatchObject({ dice: 5, again: 1, stands: 8 });
  });

  test("there is no battle with nobody, against nobody, or over no border", () => {
    expect(matchupOf(view, { ...where, force: forceIn(view, SHADOW, where.from).map(() => 0) })).toBeNull();
    expect(matchupOf(view, { ...where, to: region("fangorn") })).toBeNull();
    expect(matchupOf(view, { ...where, to: region("dol-amroth") })).toBeNull();
    expect(matchupOf(view, { ...where, from: region("fangorn") })).toBeNull();
  });
});

/** How the board takes hits and goes on, said in the options of the real game. */
function choice(g: War, { prompt, options }: Ask): Option {
  const has = (verb: string) => options.find(([one]) => one === verb);
  const b = g.battle;
  const frame = g.stack.at(-1);
  if (b && frame?.chapter === "hits" && prompt === "hits") {
    const side = "side" in frame && frame.side === SHADOW ? SHADOW : FREE;
    const keeps = b.kind === SIEGE_BATTLE && side === b.attacker;
    const regular = options.find(([verb, figure]) => verb === "lose" && Number(figure) < ELITE);
    const reduced = has("reduce");
    const first = unitsInBattle(g, b, side) <= 5 && !keeps ? (reduced ?? regular) : (regular ?? reduced);
    return first ?? options[0];
  }
  return (
    has("attack-with") ??
    has("go") ??
    has("continue") ??
    has("fight") ??
    has("reduce") ??
    has("done") ??
    has("no") ??
    options[0]
  );
}

/** Fights a battle of the real game to its end, without cards: how it ended, and units lost by side. */
function fightOut(start: War, m: Matchup, seed: number): { end: keyof Forecast["ends"]; losses: number[] } {
  const g = engine.game.clone(start);
  const chance = chanceOf(seed);
  const losses = [0, 0];
  let over = false;
  while (!over) {
    const ask = engine.asks(g)[0];
    engine.play(g, ask.seat, choice(g, ask), chance, ({ type, facts }) => {
      if (type === "battle-ended") over = true;
      if (type === "lost" && !over && Number(facts.figure) < LEADER)
        losses[sideOfNation(nationOfFigure(FIGURE.of(facts.figure)))] += Number(facts.count);
    });
  }
  const left = m.forces.map((force, side) => unitsOf(force) - losses[side]);
  const own = left[m.attacker];
  const enemy = left[other(m.attacker)];
  return { end: enemy > 0 ? (own > 0 ? "held" : "lost") : own > 0 ? "won" : "both", losses };
}

describe("a battle fought in the real game, without cards, ends as often as forecast:", () => {
  const cases: readonly (readonly [title: string, Position, SideName, RegionName, RegionName])[] = [
    [
      "in the open",
      meadows({ isengard: [5, 2], nazgul: 1 }, { rohan: [4, 1, 1] }),
      "shadow",
      "fords-of-isen",
      "westemnet",
    ],
    [
      "at a City",
      { map: { "west-harondor": { southrons: [6, 2] }, pelargir: { gondor: [3, 1, 1] } } },
      "shadow",
      "west-harondor",
      "pelargir",
    ],
    [
      "in a siege",
      { map: { "helms-deep": { rohan: [2, 1, 1], isengard: [6, 3], nazgul: 2 } } },
      "shadow",
      "helms-deep",
      "helms-deep",
    ],
    [
      "in a sortie",
      { map: { "helms-deep": { rohan: [2, 2, 1], isengard: [3, 1] } } },
      "free-peoples",
      "helms-deep",
      "helms-deep",
    ],
    [
      "of Elves against Orcs",
      { map: { lorien: { elves: [0, 3, 1] }, "parth-celebrant": { sauron: [7, 1] } } },
      "free-peoples",
      "lorien",
      "parth-celebrant",
    ],
  ];
  for (const [title, position, side, from, to] of cases)
    test(title, { timeout: 120_000 }, () => {
      const { state } = ready(position, side);
      const m = battle(position, side, from, to);
      const { ends, losses } = fought(m, 20_000);
      const battles = 1500;
      const real = { won: 0, lost: 0, both: 0, held: 0 };
      const lost = [0, 0];
      for (let seed = 0; seed < battles; seed++) {
        const one = fightOut(state, m, seed);
        real[one.end] += 1 / battles;
        for (const side of BOTH_SIDES) lost[side] += one.losses[side] / battles;
      }
      for (const end of ["won", "lost", "both", "held"] as const)
        expect(Math.abs(real[end] - ends[end]), `${end}: ${real[end]} for ${ends[end]}`).toBeLessThan(0.04);
      for (const side of BOTH_SIDES) expect(lost[side]).toBeCloseTo(losses[side], 0);
    });
});

describe("the battle that is being fought", () => {
  const position: Position = {
    ...meadows({ isengard: [3, 1] }, { rohan: [3] }),
    hands: { "free-peoples": ["cirdans-ships"], shadow: ["shadows-gather"] },
  };

  test("is forecast from the round that comes, before its dice fall and after", () => {
    const t = attacks(ready(position, "shadow"), "shadow", IN_THE_MEADOWS).awaits("shadow", "combat-card");
    const first = found(matchupNow(t.view("free-peoples")));
    expect(first).toEqual(battle(position, "shadow", "fords-of-isen", "westemnet"));
    t.draws(...dice(6, 1, 1, 1, 1, 1, 1))
      .plays("shadow", "done")
      .plays("free-peoples", "done");
    t.awaits("shadow", "cease");
    expect(matchupNow(t.view("free-peoples"))).toMatchObject({ round: 2, undecided: true });
    expect(roundOf(found(matchupNow(t.view(null)))).map(({ stands }) => stands)).toEqual([2, 5]);
  });

  test("is none where nobody fights", () => {
    expect(matchupNow(at(position).view(null))).toBeNull();
  });
});

describe("the Hunt", () => {
  test("with one die finds the Fellowship once in six times; each die in the box helps by one (13.2)", () => {
    const one = huntForecast(at(hunted()).view(null));
    expect(one.search).toMatchObject({ dice: 1, hitOn: 6, again: 0 });
    expect(one.drawn).toBeCloseTo(1 / 6, 10);
    const more = huntForecast(at(hunted({ box: [2, 3] })).view("free-peoples"));
    expect(more.search).toMatchObject({ dice: 3, hitOn: 4 });
    expect(more.drawn).toBeCloseTo(7 / 8, 10);
  });

  test("never hits on a 1, however many dice lie in the box (13.2.4)", () => {
    const { search, drawn } = huntForecast(at(hunted({ box: [6, 1] })).view(null));
    expect(search?.hitOn).toBe(2);
    expect(drawn).toBeCloseTo(5 / 6, 10);
  });

  test("throws a die again for an Army, a Nazgûl and a Stronghold where the figure stands (13.2.5)", () => {
    const { search, drawn } = huntForecast(
      at(
        hunted({ fellowship: { at: "moria" }, box: [0, 2], map: { moria: { sauron: [1], nazgul: 1 } } }),
      ).view(null),
    );
    // Three reasons, two dice: both are thrown again.
    expect(search?.again).toBe(2);
    expect(drawn).toBeCloseTo(1 - (5 / 6) ** 4, 10);
  });

  test("draws from sixteen tiles at the start: 2, 4, 3 and 3 of them for 0 to 3, four Eyes for the successes", () => {
    const { tile, drawn, revealed, corruption } = huntForecast(at(hunted()).view(null));
    expect(tile.left).toBe(16);
    expect(tile.damage).toEqual([
      [0, 2 / 16],
      [1, 8 / 16],
      [2, 3 / 16],
      [3, 3 / 16],
    ]);
    expect(tile.reveals).toBeCloseTo(9 / 16, 10);
    expect(tile.mean).toBeCloseTo((8 + 6 + 9) / 16, 10);
    expect([revealed, corruption]).toEqual([drawn * tile.reveals, drawn * tile.mean]);
  });

  test("knows what has been drawn already", () => {
    const { tile } = huntForecast(
      at(hunted({ tiles: { drawn: ["eye-1", "eye-2", "eye-3", "3-1", "0r-1", "0r-2"] } })).view(null),
    );
    expect(tile.left).toBe(10);
    expect(tile.damage).toEqual(
      [
        [1, 5 / 10],
        [2, 3 / 10],
        [3, 2 / 10],
      ].map(([damage, share]) => [damage, expect.closeTo(share, 10)]),
    );
  });

  test("shows nobody by a number while Gollum guides, only by an Eye (13.4.6)", () => {
    const { tile } = huntForecast(at(hunted({ fellowship: { companions: [] } })).view(null));
    expect(tile.reveals).toBeCloseTo(4 / 16, 10);
  });

  test("draws a tile at every step on the Mordor Track; an Eye counts the dice in the box (14.2)", () => {
    const forecast = huntForecast(
      at(
        hunted({
          fellowship: { mordor: 1 },
          box: [1, 3],
          tiles: { pool: ["shelobs-lair", "phial-of-galadriel"] },
        }),
      ).view(null),
    );
    expect(forecast.search).toBeNull();
    expect(forecast.drawn).toBe(1);
    const damage = new Map(forecast.tile.damage);
    expect(damage.get(-2)).toBeCloseTo(1 / forecast.tile.left, 10);
    // Four Eyes for four dice, and a sixth of Shelob.
    expect(damage.get(4)).toBeCloseTo((4 + 1 / 6) / forecast.tile.left, 10);
    expect(forecast.tile.stops).toBeCloseTo(1 / forecast.tile.left, 10);
  });

  test("succeeds in the real game as often as forecast", () => {
    const { state } = at(
      hunted({ box: [1, 4], fellowship: { at: "dimrill-dale" }, map: { "dimrill-dale": { nazgul: 1 } } }),
    );
    const { drawn } = huntForecast(state);
    let hits = 0;
    for (let seed = 0; seed < 3000; seed++) {
      const g = engine.game.clone(state);
      engine.play(g, 0, ["travel", CHARACTER_FACE], chanceOf(seed), ({ type }) => {
        if (type === "tile") hits++;
      });
    }
    expect(hits / 3000).toBeCloseTo(drawn, 1);
  });
});

describe("the fan of the Fellowship", () => {
  test("is every region within its steps, by roads that Armies do not bar (12.5.2)", () => {
    const { state } = at({ fellowship: { at: "rivendell", progress: 1 } });
    const here = region("rivendell");
    expect(fanOf(state)).toEqual([here, ...NEIGHBOURS[here]].sort((a, b) => a - b));
    expect(fanOf(at({ fellowship: { at: "rivendell" } }).state)).toEqual([here]);
    expect(fanOf(at({ fellowship: { mordor: 2 } }).state)).toEqual([]);
  });

  test("says what declaring would do there: heal in a haven, rouse a Nation (12.5.6, 12.5.7)", () => {
    const { state } = at({ fellowship: { at: "parth-celebrant", progress: 2, corruption: 3 } });
    const where = (name: RegionName) => declarations(state).find((one) => one.region === region(name));
    expect(where("lorien")).toMatchObject({ heals: 1, rouses: NONE });
    expect(declarations(at({ fellowship: { at: "folde", progress: 1 } }).state)).toContainEqual({
      region: region("edoras"),
      heals: 0,
      rouses: ROHAN,
    });
    expect(where("fangorn")).toMatchObject({ heals: 0, rouses: NONE });
    expect(where("edoras")).toBeUndefined();
    expect(revealings(state)).not.toContain(region("lorien"));
    expect(declarations(at({ fellowship: { at: "hollin", revealed: true } }).state)).toEqual([]);
  });
});

describe("what an enemy could reach", () => {
  const { state } = ready(
    meadows({ isengard: [4, 1], nazgul: 1 }, { rohan: [2] }, { map: { "gap-of-rohan": { isengard: [2] } } }),
    "shadow",
  );
  const threats = threatsTo(state, FREE);

  test("is every region beside one of his Armies, where it fights or marches in", () => {
    expect(threats.get(region("westemnet"))).toMatchObject([
      { from: region("fords-of-isen"), attacks: true, led: true },
    ]);
    expect(unitsOf(threats.get(region("westemnet"))?.[0]?.force ?? [])).toBe(5);
    const gap = threats.get(region("fords-of-isen")) ?? [];
    expect(gap.map(({ from, attacks }) => [from, attacks])).toContainEqual([region("gap-of-rohan"), false]);
    expect(gap.find(({ from }) => from === region("gap-of-rohan"))?.led).toBe(false);
    expect(threats.has(region("lossarnach"))).toBe(false);
  });

  test("is no attack by a Nation that is not At War (9.1.2)", () => {
    const { state } = at({
      ...meadows({ isengard: [4] }, { rohan: [2] }),
      nations: { isengard: 1 },
      acting: "shadow",
      dice: { shadow: ["army"] },
    });
    expect(
      threatsTo(state, FREE)
        .get(region("westemnet"))
        ?.some(({ attacks }) => attacks) ?? false,
    ).toBe(false);
  });
});

describe("the reinforcements", () => {
  test("are what lies beside the map, and what a muster would leave of it (1.5.1, 8.3.1)", () => {
    const { state } = at({ map: { "minas-tirith": { gondor: [5, 2, 1] } } });
    const stock = stockOf(state, GONDOR, [regularOf(GONDOR), regularOf(GONDOR)]);
    const [regulars] = stock;
    expect(regulars.after).toBe(regulars.left - 2);
    expect(stock.map(({ of }) => of)).toEqual([15, 5, 4]);
    expect(stockOf(state, SAURON).map(({ figure }) => figure)).toEqual([
      regularOf(SAURON),
      eliteOf(SAURON),
      NAZGUL,
    ]);
    expect(stockOf(state, ISENGARD)).toHaveLength(2);
  });
});

/** Everything that is forecast of a table. */
function everything(view: War): unknown {
  const battles = ALL_REGIONS.flatMap((from) =>
    BOTH_SIDES.flatMap((side) =>
      [from, ...NEIGHBOURS[from]].flatMap((to) => matchupOf(view, { side, from, to }) ?? []),
    ),
  );
  return {
    battles: battles.map((m) => [m, roundOf(m), forecast(m, 5, stream(1))]),
    now: matchupNow(view),
    hunt: huntForecast(view),
    fan: [fanOf(view), declarations(view), revealings(view)],
    threats: BOTH_SIDES.map((side) => [...threatsTo(view, side)]),
    stock: ALL_NATIONS.map((nation) => stockOf(view, nation)),
  };
}

describe("in games played at random", { timeout: 120_000 }, () => {
  const states = [2, 3, 4].flatMap((players) =>
    Array.from({ length: 12 }, (_, n) =>
      stateAfter(engine, { players: String(players) }, 100 * players + n, 40 + 90 * n),
    ),
  );

  test("no forecast hangs on a secret: everybody is told the same, whatever lies hidden", () => {
    for (const [n, state] of states.entries()) {
      const random = randomOf(n, "secrets");
      const other = engine.game.clone(state);
      for (const masks of [other.secret.decks, other.secret.hands, other.secret.buried])
        for (const i of masks.keys()) masks[i] = random(1 << 24);
      other.secret.chosen = [NONE, NONE];
      const told = everything(state);
      for (const seat of [...state.sealed.keys(), null])
        expect(everything(engine.view(state, seat))).toEqual(told);
      expect(everything(other)).toEqual(told);
    }
  });

  test("chances are chances, losses are no more than there is to lose, and dice are as the rules say", () => {
    for (const g of states) {
      const { drawn, tile, revealed } = huntForecast(g);
      for (const chance of [drawn, revealed, tile.reveals, tile.stops]) {
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1 + 1e-9);
      }
      if (tile.left > 0 && drawn > 0)
        expect(tile.damage.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1, 10);
      for (const [to, threats] of threatsTo(g, FREE))
        for (const threat of threats) {
          const m = matchupOf(g, { side: SHADOW, from: threat.from, to, force: threat.force });
          expect(m !== null).toBe(threat.attacks);
          if (!m) continue;
          const { ends, losses } = forecast(m, 20, stream(2));
          expect(ends.won + ends.lost + ends.both + ends.held).toBeCloseTo(1, 10);
          for (const side of BOTH_SIDES) {
            expect(losses[side]).toBeLessThanOrEqual(unitsOf(m.forces[side]));
            expect(roundOf(m)[side].dice).toBeLessThanOrEqual(5);
            expect(roundOf(m)[side].stands).toBe(stepsOf(m.forces[side]));
          }
        }
    }
  });
});
