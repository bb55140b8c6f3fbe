/** What stands on the map, as a view tells it. */
import { hashed, seedOf } from "@westmarch/kernel";
import { expect, test } from "vitest";
import { hiddenBy, walkerOf } from "../board/pieces/marching.ts";
import { armyAt, standing, standingIn } from "../board/pieces/standing.ts";
import {
  BOROMIR,
  FREE,
  GIMLI,
  GONDOR,
  LEGOLAS,
  NAZGUL,
  NONE,
  ROHAN,
  regularOf,
  SHADOW,
  SOUTHRONS,
  WITCH_KING,
} from "../data/ids.ts";
import { REGION } from "../data/regionnames.ts";
import type { War } from "../index.ts";
import { forceIn, place, unitsOf } from "../rules/figures.ts";
import { cloneWar } from "../state.ts";
import { crowded } from "./positions.ts";
import { testWords, wordsOf } from "./saying.ts";
import { engine } from "./table.ts";

const start: War = engine.view(engine.start({ players: "2" }, hashed(seedOf("standing"))), 0);
const [minasTirith, rivendell, osgiliath] = (["minas-tirith", "rivendell", "osgiliath"] as const).map(
  REGION.named,
);
const kindsIn = (view: War, region: typeof minasTirith) =>
  standingIn(view, region).map(({ kind, side }) => `${kind} ${side}`);

test("each Army is one thing, counted as the rules count it", () => {
  for (const view of [start, crowded(start, 5)]) {
    const armies = standing(view).flatMap((thing) => (thing.kind === "army" ? [thing] : []));
    expect(armies.length).toBe(view.count.filter((units) => units > 0).length);
    for (const { region, side, regulars, elites, leaders, nazgul } of armies) {
      const force = forceIn(view, side, region);
      expect(regulars + elites).toBe(unitsOf(force));
      expect(nazgul).toBe(force[NAZGUL]);
      expect(leaders).toBe(
        side === FREE ? view.leaders.slice(region * 5, region * 5 + 5).reduce((a, b) => a + b) : 0,
      );
    }
  }
});

test("every figure is on the map once, and nothing twice", () => {
  const view = crowded(start, 6);
  const things = standing(view);
  expect(new Set(things.map(({ key }) => key)).size).toBe(things.length);
  const figures = things.reduce((sum, thing) => {
    if (thing.kind === "army") return sum + thing.regulars + thing.elites + thing.leaders + thing.nazgul;
    if (thing.kind === "company") return sum + thing.characters.length;
    return thing.kind === "nazgul" ? sum + thing.nazgul : sum;
  }, 0);
  const put = [view.regulars, view.elites, view.leaders, view.nazgul].flat().reduce((a, b) => a + b);
  expect(figures).toBe(put + view.at.length);
});

test("the strongest Nation of a mixed Army comes first", () => {
  const view = cloneWar(start);
  place(view, minasTirith, regularOf(ROHAN), 6);
  const nations = armyAt(view, minasTirith, FREE)?.contingents.map(({ nation }) => nation);
  expect(nations).toEqual([ROHAN, GONDOR]);
});

test("under siege, the Army of the side that holds the Stronghold is the one within", () => {
  const view = cloneWar(start);
  place(view, minasTirith, regularOf(SOUTHRONS), 4);
  expect(armyAt(view, minasTirith, FREE)?.besieged).toBe(true);
  expect(armyAt(view, minasTirith, SHADOW)?.besieged).toBe(false);
  // Where there is no Stronghold there is no siege.
  expect(armyAt(view, osgiliath, FREE)?.besieged).toBe(false);
});

test("two Characters stand side by side, three stand together", () => {
  const view = cloneWar(start);
  view.at[BOROMIR] = osgiliath;
  view.at[LEGOLAS] = osgiliath;
  expect(kindsIn(view, osgiliath)).toEqual(["army 0", "company 0", "company 0"]);
  view.at[GIMLI] = osgiliath;
  expect(kindsIn(view, osgiliath)).toEqual(["army 0", "company 0"]);
  view.at[WITCH_KING] = osgiliath;
  expect(kindsIn(view, osgiliath)).toEqual(["army 0", "company 0", "company 1"]);
});

test("Nazgûl fly over Armies of theirs, and alone elsewhere", () => {
  const view = cloneWar(start);
  place(view, rivendell, NAZGUL, 2);
  expect(kindsIn(view, rivendell)).toEqual(["army 0", "bearers 0", "nazgul 1"]);
});

test("on the Mordor Track the Ring-bearers do not stand on the map", () => {
  const view = { ...start, bearers: NONE, mordor: 2 };
  expect(standing(view).some(({ kind }) => kind === "bearers")).toBe(false);
});

test("an Army that walks is not seen where it stands as well", () => {
  const march = {
    side: FREE,
    from: osgiliath,
    to: minasTirith,
    force: forceIn(start, FREE, osgiliath),
  } as const;
  expect(walkerOf(march)).toMatchObject({ kind: "army", regulars: 2, elites: 0 });
  expect([...hiddenBy([march], standing(start))]).toEqual([`army:${osgiliath}:${FREE}`]);
});

const words = wordsOf("land");
testWords("the words of the map", words, {
  called: Object.keys(words.en).filter((key) => /^land\.(standee\.|enter|attack|choose)/.test(key)),
  grammar: ["units", "limit", "dice", "count"],
});
