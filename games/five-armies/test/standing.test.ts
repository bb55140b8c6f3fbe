/** What stands on the map is what the view says, each thing once, and nothing that it hides. */
import type { Happened } from "@westmarch/boardkit";
import { type Event, hashed, seedOf, stream } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { hiddenBy, marchOf } from "../board/pieces/marching.ts";
import { armyAt, standing, type Thing } from "../board/pieces/standing.ts";
import { policy } from "../bot.ts";
import {
  ALOFT,
  CHARACTER,
  DAMAGE,
  GROUP_COUNT,
  LEADERSHIP_TOKENS,
  LORD,
  PLACE,
  ROOST,
  sideOfUnit,
  TERRITORY,
  thingOfCharacter,
  UNIT,
  UNIT_COUNT,
  type UnitId,
} from "../ids.ts";
import { cloneGame, type FiveArmies } from "../state.ts";
import { engine } from "./table.ts";

/** Plays a game by chance and shows what each choice made of it: the state, and what was told. */
function playedOut(seed: string, most: number, look: (g: FiveArmies, told: readonly Event[]) => void): void {
  const chance = hashed(seedOf(seed));
  const random = stream(seed.length + most);
  const g = engine.start({}, chance);
  for (let i = 0; i < most && g.result === null; i++) {
    const [ask] = engine.asks(g);
    if (!ask) return;
    const told: Event[] = [];
    engine.play(g, ask.seat, policy.playout(engine.view(g, ask.seat), ask, random), chance, (event) =>
      told.push(event),
    );
    look(g, told);
  }
}

/** What a position shows, counted: by place and thing, by roost and territory. */
function shownIn(things: readonly Thing[]): Readonly<Record<string, number>> {
  const shown: Record<string, number> = {};
  const add = (what: string, count: number): void => {
    if (count > 0) shown[what] = (shown[what] ?? 0) + count;
  };
  for (const thing of things)
    switch (thing.kind) {
      case "army":
        for (const { unit, count } of thing.ranks) add(`unit ${unit} in ${thing.place}`, count);
        add(`damage in ${thing.place}`, thing.damage);
        add(`tokens in ${thing.place}`, thing.tokens);
        break;
      case "company":
        for (const character of thing.characters) add(`character ${character} in ${thing.place}`, 1);
        break;
      case "pile":
        add(`recruits ${thing.group} in ${thing.place}`, thing.count);
        break;
      case "swarm":
        add(`bats over ${thing.territory}`, thing.count);
        break;
      case "flight":
        add(`eagles at ${thing.roost}`, thing.eagles);
        add(`lord at ${thing.roost}`, thing.isLordHere ? 1 : 0);
        break;
      case "ground":
        add(`ground in ${thing.place}`, 1);
    }
  return shown;
}

/** What a view says, counted in the same way. */
function toldIn(view: FiveArmies): Readonly<Record<string, number>> {
  const told: Record<string, number> = {};
  const add = (what: string, count: number | undefined): void => {
    if (count) told[what] = (told[what] ?? 0) + count;
  };
  for (const place of PLACE.all) {
    for (const unit of UNIT.all) add(`unit ${unit} in ${place}`, view.units[place * UNIT_COUNT + unit]);
    add(`damage in ${place}`, view.damage[place]);
    add(`tokens in ${place}`, view.tokens[place]);
    for (let group = 0; group < GROUP_COUNT; group++)
      add(`recruits ${group} in ${place}`, view.recruits[place * GROUP_COUNT + group]);
  }
  for (const character of CHARACTER.all)
    if (PLACE.is(view.at[character])) add(`character ${character} in ${view.at[character]}`, 1);
  for (const { to, force } of view.columns) {
    for (const unit of UNIT.all) add(`unit ${unit} in ${to}`, force[unit]);
    for (const character of CHARACTER.all)
      add(`character ${character} in ${to}`, force[thingOfCharacter(character)]);
    add(`damage in ${to}`, force[DAMAGE]);
    add(`tokens in ${to}`, force[LEADERSHIP_TOKENS]);
  }
  for (const territory of TERRITORY.all) add(`bats over ${territory}`, view.bats[territory]);
  for (const roost of ROOST.all) add(`eagles at ${roost}`, view.eagles[roost]);
  if (view.at[LORD] === ALOFT) add(`lord at ${view.lord}`, 1);
  if (PLACE.is(view.ground)) add(`ground in ${view.ground}`, 1);
  return told;
}

describe("in whole games by chance", () => {
  test.each(["raven", "thrush", "bear"])("everything in a view stands on the map once (%s)", (seed) => {
    let looked = 0;
    playedOut(seed, 420, (g) => {
      if (++looked % 3 > 0) return;
      for (const seat of [0, 1, null]) {
        const view = engine.view(g, seat);
        const things = standing(view);
        expect(new Set(things.map(({ key }) => key)).size).toBe(things.length);
        expect(shownIn(things)).toEqual(toldIn(view));
      }
    });
    expect(looked).toBeGreaterThan(100);
  });

  test("recruitment tokens tell nothing but their backs and how many they are", () => {
    playedOut("back", 120, (g) => {
      const turned = cloneGame(g);
      turned.unflipped = turned.unflipped.map((one) => 1 - one);
      expect(standing(turned)).toEqual(standing(g));
    });
  });

  test("marching figures end where the view has them", () => {
    let marches = 0;
    playedOut("march", 420, (g, told) => {
      for (const [i, event] of told.entries()) {
        const march = marchOf(happened(event, g.version, i));
        if (!march) continue;
        marches++;
        const there = standing(g).filter(({ place, side }) => place === march.to && side === march.side);
        const units = (unit: UnitId): number =>
          there.reduce(
            (sum, thing) =>
              thing.kind === "army"
                ? sum + (thing.ranks.find((rank) => rank.unit === unit)?.count ?? 0)
                : sum,
            0,
          );
        const isLast = !told.slice(i + 1).some(({ type }) => CHANGES.has(type));
        if (isLast)
          for (const unit of UNIT.all) expect(units(unit)).toBeGreaterThanOrEqual(march.force[unit] ?? 0);
        for (const unit of UNIT.all)
          if ((march.force[unit] ?? 0) > 0) expect(sideOfUnit(unit)).toBe(march.side);
      }
    });
    expect(marches).toBeGreaterThan(20);
  });
});

/** What may take units away again after a march in the same choice. */
const CHANGES = new Set(["marched", "removed", "destroyed", "hit", "combat-roll"]);

const happened = (event: Event, version: number, index: number): Happened<FiveArmies> => {
  const heard = engine.heard(event, null);
  if (!heard) throw new Error(`${event.type} is heard by nobody`);
  return { ...heard, version, index };
};

test("an army on its way is not seen twice", () => {
  const g = engine.start({}, hashed(seedOf("twice")));
  const [place] = PLACE.all.filter((at) => armyAt(g, at, 0) !== null);
  if (place === undefined) throw new Error("nobody stands anywhere");
  const army = armyAt(g, place, 0);
  const force = Array.from(
    { length: 20 },
    (_, thing) => army?.ranks.find(({ unit }) => unit === thing)?.count ?? 0,
  );
  const [other] = PLACE.all.filter((at) => at !== place);
  const march = { side: 0 as const, from: other ?? place, to: place, force };
  expect([...hiddenBy([march], standing(g))]).toEqual([`army:${place}:0`]);
});
