/** Where pieces and names stand in the valley: never on each other, whatever the position. */

import { boxOf, meet } from "@westmarch/campaign/placing";
import { outlinesIn } from "@westmarch/campaign/plan";
import type { Keep } from "@westmarch/ink";
import { hashed, seedOf, stream } from "@westmarch/kernel";
import type { Language } from "@westmarch/kernel/languages";
import { strictly } from "@westmarch/testkit/board";
import { meetings, strayed, strayNames } from "@westmarch/testkit/campaign";
import { describe, expect, test } from "vitest";
import type { Key } from "../board/keys.ts";
import { drawMap } from "../board/map/picture.ts";
import { OUTLINE_ID } from "../board/map/plan.ts";
import { nameBox, type Picture, placed, settlementKeep } from "../board/pieces/placing.ts";
import { standing } from "../board/pieces/standing.ts";
import { policy } from "../bot.ts";
import {
  ALOFT,
  BOLG,
  DWARVES_AND_MEN,
  FREE,
  GROUP_COUNT,
  LORD,
  PLACE,
  REGION_COUNT,
  ROOST,
  SHADOW,
  SHADOW_GROUP,
  UNIT_COUNT,
  UNITS_OF,
  WALKERS,
} from "../ids.ts";
import { cloneGame, type FiveArmies } from "../state.ts";
import { LANGUAGES, wordsOf } from "./saying.ts";
import { engine } from "./table.ts";

const voice = strictly(wordsOf<Key>("places", "names"));

const { plan, land } = drawMap();
const map = { plan, outlines: outlinesIn(land, OUTLINE_ID) };
const start = engine.start({}, hashed(seedOf("placing")));
const placesIn = (view: FiveArmies, language: Language, k = 1): Picture =>
  placed(standing(view), map, voice(language), k);

/** Armies of up to five types with markers and pennants, generals, tokens, bats and Eagles, more than in any game. */
function crowded(seed: number): FiveArmies {
  const any = stream(seed);
  const g = cloneGame(start);
  g.units.fill(0);
  g.damage.fill(0);
  g.tokens.fill(0);
  g.recruits.fill(0);
  const regions = PLACE.all.slice(0, REGION_COUNT);
  const homes = regions.map((place) => {
    const side = any(3) === 0 ? FREE : SHADOW;
    if (any(3) === 0) return null;
    const kinds = UNITS_OF[side];
    const types = 1 + any(any(3) === 0 ? kinds.length : 2);
    for (let i = 0; i < types; i++) g.units[place * UNIT_COUNT + kinds[i]] = 1 + any(4);
    g.damage[place] = any(3);
    g.tokens[place] = any(3);
    if (any(4) === 0) g.recruits[place * GROUP_COUNT + (side === FREE ? DWARVES_AND_MEN : SHADOW_GROUP)] = 1;
    return { place, side };
  });
  const own = homes.flatMap((home) => (home?.side === FREE ? [home.place] : []));
  for (const character of WALKERS[FREE]) g.at[character] = own[any(own.length)];
  const theirs = homes.flatMap((home) => (home?.side === SHADOW ? [home.place] : []));
  g.at[BOLG] = theirs[any(theirs.length)];
  g.at[LORD] = ALOFT;
  g.lord = ROOST.of(any(5));
  g.eagles = ROOST.all.map(() => any(3));
  g.bats = g.bats.map(() => any(4));
  return g;
}

/** Everything that must not lie on another, by what it is. */
function boxes({ pieces, names }: Picture): readonly (readonly [name: string, box: Keep])[] {
  return [
    ...PLACE.all.flatMap((place) => {
      const foot = plan.regions[place].settlement;
      return foot ? [[`settlement of ${PLACE.names[place]}`, settlementKeep(place, foot)] as const] : [];
    }),
    ...pieces.map((piece) => [`${piece.thing.key}`, boxOf(piece)] as const),
    ...names
      .filter(({ lines, region }) => lines.length > 0 && region < REGION_COUNT)
      .map((name) => [`name of ${PLACE.names[name.region]}`, nameBox(name)] as const),
  ];
}

describe.each(LANGUAGES)("with names in %s", (language) => {
  test("nothing lies on anything else at the start", () => {
    expect(meetings(boxes(placesIn(start, language)), meet)).toEqual([]);
  });

  test("nothing lies on anything else where it is crowded", () => {
    for (let seed = 0; seed < 12; seed++)
      expect(meetings(boxes(placesIn(crowded(seed), language)), meet), `seed ${seed}`).toEqual([]);
  });
});

test("every name is written at the start, in its place or close to it", () => {
  for (const language of LANGUAGES) {
    const names = placesIn(start, language).names.filter(({ region }) => region < REGION_COUNT);
    expect(strayNames(names, plan.regions, 70)).toEqual([]);
  }
});

test("in a game, nothing lies on anything else and all are full size or nearly", () => {
  const [chance, random] = [hashed(seedOf("whole")), stream(5)];
  const g = engine.start({}, chance);
  let small = 0;
  let all = 0;
  for (let i = 0; i < 400 && g.result === null; i++) {
    const [ask] = engine.asks(g);
    if (!ask) break;
    engine.play(g, ask.seat, policy.playout(engine.view(g, ask.seat), ask, random), chance);
    if (i % 25 > 0) continue;
    const picture = placesIn(g, "en");
    expect(meetings(boxes(picture), meet)).toEqual([]);
    for (const { scale } of picture.pieces) {
      all++;
      if (scale < 1) small++;
    }
  }
  expect(small / all).toBeLessThan(0.15);
});

test("pieces stand in their place, or close to it", () => {
  for (let seed = 0; seed < 12; seed++)
    for (const piece of placesIn(crowded(seed), "en").pieces) {
      const { place, key } = piece.thing;
      if (PLACE.is(place))
        expect(strayed(plan.regions[place], piece, 27), `${key}, seed ${seed}`).toBeLessThan(150);
    }
});
