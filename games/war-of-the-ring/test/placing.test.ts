/** Where pieces and names stand on the map: never on each other, whatever the position. */

import { towards } from "@westmarch/boardkit/towards";
import { boxOf, meet } from "@westmarch/campaign/placing";
import { cornersOf, outlinesIn } from "@westmarch/campaign/plan";
import { inside, type Keep } from "@westmarch/ink";
import { hashed, seedOf } from "@westmarch/kernel";
import type { Language } from "@westmarch/kernel/languages";
import { strictly } from "@westmarch/testkit/board";
import { meetings, strayed, strayNames } from "@westmarch/testkit/campaign";
import { inFull } from "@westmarch/testkit/full";
import { describe, expect, test } from "vitest";
import type { Key } from "../board/keys.ts";
import { drawMap } from "../board/map/picture.ts";
import { OUTLINE_ID } from "../board/map/plan.ts";
import { nameBox, type Picture, placed, settlementKeep } from "../board/pieces/placing.ts";
import { standing } from "../board/pieces/standing.ts";
import { NO_SETTLEMENT } from "../data/ids.ts";
import { REGION, REGIONS, type RegionId } from "../data/regionnames.ts";
import { DISTANCE, REGION_COUNT, SETTLEMENT } from "../data/regions.ts";
import type { War } from "../index.ts";
import { besieged } from "../rules/figures.ts";
import { crowded } from "./positions.ts";
import { LANGUAGES, wordsOf } from "./saying.ts";
import { engine } from "./table.ts";

const voice = strictly(wordsOf<Key>("places", "land"));

const { plan, land } = drawMap();
const map = { plan, outlines: outlinesIn(land, OUTLINE_ID) };
const start: War = engine.view(engine.start({ players: "2" }, hashed(seedOf("placing"))), 0);
const placesIn = (view: War, language: Language, k = 1): Picture =>
  placed(standing(view), map, voice(language), k);

/** How many positions are crowded with figures. */
const CROWDS = inFull(8, 40);

/** Everything that must not lie on another, by what it is. */
function boxes(view: War, { pieces, names }: Picture): readonly (readonly [name: string, box: Keep])[] {
  const signs = REGION.all.flatMap((region) => {
    const foot = plan.regions[region].settlement;
    if (!foot) return [];
    const keep = settlementKeep(region, foot, besieged(view, region) >= 0);
    return [[`settlement of ${REGIONS[region]}`, keep] as const];
  });
  return [
    ...signs,
    ...pieces.flatMap((piece) =>
      // The besieged lie inside the ring.
      piece.thing.kind === "army" && piece.thing.besieged
        ? []
        : [[`${piece.thing.key} in ${REGIONS[piece.thing.region]}`, boxOf(piece)] as const],
    ),
    ...names
      .filter(({ lines }) => lines.length > 0)
      .map((name) => [`name of ${REGIONS[name.region]}`, nameBox(name)] as const),
  ];
}

describe.each(LANGUAGES)("with names in %s", (language) => {
  test("nothing lies on anything else at the start", () => {
    expect(meetings(boxes(start, placesIn(start, language)), meet)).toEqual([]);
  });

  test("nothing lies on anything else with 250 figures on the map", () => {
    for (let seed = 0; seed < CROWDS; seed++) {
      const view = crowded(start, seed);
      expect(meetings(boxes(view, placesIn(view, language)), meet), `seed ${seed}`).toEqual([]);
    }
  });
});

/** Names that are not written, or far from where the map has room for them. */
const missing = (language: Language, k: number): RegionId[] =>
  strayNames(placesIn(start, language, k).names, plan.regions, 60).map((region) => REGION.of(region));
const isWild = (region: RegionId): boolean => SETTLEMENT[region] === NO_SETTLEMENT;

/** How near the map is looked at in windows of 1920×1080, 1440×900, 1366×768, and on a phone; and how many names may be missing there, or told over others. */
const NEAR = [
  { k: 1, settled: 0, most: 2, over: 0 },
  { k: 0.8, settled: 1, most: 8, over: 0 },
  { k: 0.686, settled: 3, most: 30, over: 0 },
  { k: 0.62, settled: 8, most: 45, over: 2 },
];

describe.each(NEAR)("looked at in $k pixels a unit", ({ k, settled, most, over }) => {
  test("nearly every settlement has its name at the start, and most of the wild lands", () => {
    for (const language of LANGUAGES) {
      const names = missing(language, k);
      expect(names.filter((region) => !isWild(region)).length, language).toBeLessThanOrEqual(settled);
      expect(names.length, language).toBeLessThanOrEqual(most);
    }
  });

  test("a name that is told only when somebody points is hardly ever written over another one", () => {
    for (const language of LANGUAGES) {
      const told = placesIn(start, language, k).names.map((name) => ({
        ...name,
        lines: name.lines.length > 0 ? name.lines : name.told,
      }));
      const all = told.map((name) => [REGIONS[name.region], nameBox(name)] as const);
      expect(meetings(all, meet).length, language).toBeLessThanOrEqual(over);
    }
  });

  test("every settlement can be read at the start, if need be at some distance", () => {
    for (const language of LANGUAGES)
      for (const { region, lines } of placesIn(start, language, k).names)
        if (!isWild(region)) expect(lines.length, `${language}: ${REGIONS[region]}`).toBeGreaterThan(0);
  });

  test("no name and no count is under 13 pixels", () => {
    const { names, pieces } = placesIn(crowded(start, 3), "en", k);
    for (const { lines, scale } of names)
      if (lines.length > 0) expect(scale * 15.6 * k).toBeGreaterThan(12.99);
    expect(meetings(boxes(crowded(start, 3), { names, pieces }), meet)).toEqual([]);
  });

  test("the name of a wild land stands within it, whoever gathers there", () => {
    for (let seed = 0; seed < 4; seed++)
      for (const { region, lines, x, y } of placesIn(crowded(start, seed), "en", k).names)
        if (isWild(region) && lines.length > 0)
          expect(inside([x, y], cornersOf(map.outlines[region] ?? "")), REGIONS[region]).toBe(true);
  });
});

test("pieces stand in their region, or close to it", () => {
  for (let seed = 0; seed < CROWDS; seed++)
    for (const piece of placesIn(crowded(start, seed), "en").pieces) {
      const { region, key } = piece.thing;
      expect(strayed(plan.regions[region], piece, 25), `${key} in ${REGIONS[region]}`).toBeLessThan(130);
    }
});

test("what happens far away moves no piece", () => {
  const view = crowded(start, 1);
  const before = new Map(placesIn(view, "en").pieces.map((piece) => [piece.thing.key, piece]));
  for (const region of REGION.all) {
    const nazgul = view.nazgul.slice();
    nazgul[region] += 1;
    for (const piece of placesIn({ ...view, nazgul }, "en").pieces) {
      const steps = DISTANCE[region * REGION_COUNT + piece.thing.region] ?? 0;
      if (steps < 5) continue;
      const was = before.get(piece.thing.key);
      expect([piece.x, piece.y], piece.thing.key).toEqual([was?.x, was?.y]);
    }
  }
});

test("what was found for one position is found for the next only where it is the same", () => {
  const [first, other] = [crowded(start, 1), crowded(start, 2)];
  const fresh = (view: War) =>
    placed(standing(view), { ...map, plan: structuredClone(plan) }, voice("en"), 1);
  const at = ({ pieces, names }: Picture) => [
    pieces.map(({ thing, x, y, scale, named }) => [thing, x, y, scale, named]),
    names,
  ];
  for (const view of [first, other, first, start, other])
    expect(at(placesIn(view, "en"))).toEqual(at(fresh(view)));
  const [before, again] = [placesIn(first, "en").names, placesIn(first, "en").names];
  expect(again.every((name, i) => name === before[i])).toBe(true);
});

/** Every place from which the arrow keys lead nowhere new. */
function unreached(places: readonly (readonly [number, number])[]): number[] {
  const found = new Set([0]);
  for (const place of found)
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"])
      found.add(towards(places, place, key) ?? place);
  return [...places.keys()].filter((place) => !found.has(place));
}

test("the arrow keys lead to every region", () => {
  expect(unreached(plan.regions.map(({ name: [x, y] }) => [x, y]))).toEqual([]);
});
