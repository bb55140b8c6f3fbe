/** What both sides have at a glance: that it adds up, and tells nothing that a seat may not know. */
import { atRest, strictly } from "@westmarch/testkit/board";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Glance } from "../board/glance/Glance.tsx";
import { cardsOf, castOf, musters, nextRoll, prizesOf, usedFaces } from "../board/glance/glance.ts";
import type { Props } from "../board/keys.ts";
import {
  ARAGORN,
  ARMY_FACE,
  BOTH_SIDES,
  EVENT_FACE,
  FREE,
  GONDOR,
  SARUMAN,
  SAURON,
  SHADOW,
  WITCH_KING,
} from "../data/ids.ts";
import { REGION } from "../data/regionnames.ts";
import figures from "../text/figures.en.json" with { type: "json" };
import glance from "../text/glance.en.json" with { type: "json" };
import land from "../text/land.en.json" with { type: "json" };
import log from "../text/log.en.json" with { type: "json" };
import names from "../text/names.en.json" with { type: "json" };
import places from "../text/places.en.json" with { type: "json" };
import trays from "../text/table.en.json" with { type: "json" };
import { cardsEn as cards } from "./card-words.ts";
import { at, engine } from "./table.ts";

const english = { ...cards, ...trays, ...figures, ...names, ...places, ...glance, ...land, ...log };
const said = strictly({ en: english, "zh-Hant": english, "zh-Hans": english, ja: english });

const PELARGIR = REGION.named("pelargir");
const MINAS_TIRITH = REGION.named("minas-tirith");
const { state: war } = at({
  map: {
    pelargir: { southrons: [2], control: "shadow" },
    "minas-tirith": { gondor: [2], sauron: [5] },
    orthanc: { isengard: [3], characters: ["saruman"] },
  },
  hands: { "free-peoples": ["athelas", "the-red-arrow"], shadow: ["olog-hai"] },
});

const read = (seat: number | null): string =>
  renderToStaticMarkup(<Glance {...(atRest(engine.view(war, seat), seat, "en", said) as Props)} />)
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll(/\s+/g, " ");

describe("points", () => {
  test("are those held and those still to be had, besieged Strongholds first", () => {
    const { held, open } = prizesOf(war, SHADOW);
    expect(held.map(({ region, points }) => [region, points])).toEqual([[PELARGIR, 1]]);
    expect(open[0]).toEqual({ region: MINAS_TIRITH, points: 2, besieged: true });
    expect(open.filter(({ besieged }) => besieged)).toHaveLength(1);
  });

  test("make the same sum for a side, whoever holds what", () => {
    const sum = (side: 0 | 1): number => {
      const { held, open } = prizesOf(war, side);
      return [...held, ...open].reduce((all, { points }) => all + points, 0);
    };
    expect([sum(FREE), sum(SHADOW)]).toEqual([18, 20]);
  });
});

test("Characters are in play, to come, or gone", () => {
  expect(castOf(war, SHADOW)).toMatchObject({ inPlay: [SARUMAN], gone: [] });
  expect(castOf(war, SHADOW).toCome).toContain(WITCH_KING);
  expect(castOf(war, FREE).toCome).toContain(ARAGORN);
});

test("the next roll of the Hunt counts what is thrown again where the Fellowship's figure stands", () => {
  const roll = (box: [number, number], shadow: boolean) => {
    const g = { ...war, box };
    if (!shadow) return nextRoll(g);
    return nextRoll({ ...g, bearers: MINAS_TIRITH });
  };
  expect(roll([0, 0], false).odds).toBe(0);
  expect(roll([0, 1], false)).toEqual({ dice: 1, target: 6, again: 0, odds: 17 });
  expect(roll([1, 2], false)).toMatchObject({ dice: 2, target: 5, odds: 56 });
  expect(roll([0, 1], true)).toEqual({ dice: 1, target: 6, again: 1, odds: 31 });
});

test("the Shadow's figures come back: only the Free Peoples' are counted as fallen", () => {
  const all = musters(war);
  expect(all.find(({ nation }) => nation === GONDOR)?.fallen).not.toBeNull();
  expect(all.find(({ nation }) => nation === SAURON)?.fallen).toBeNull();
});

test("used dice show what was told of them, the others nothing", () => {
  const event = (index: number, type: string, facts: object) => ({ type, facts, version: 1, index });
  const told = [
    event(0, "action", { seat: 1, verb: "armies", face: EVENT_FACE }),
    event(1, "turn", { turn: 2 }),
    event(2, "action", { seat: 1, verb: "armies", face: ARMY_FACE }),
    event(3, "action", { seat: 0, verb: "draw", face: EVENT_FACE }),
  ] as unknown as Props["log"];
  expect(usedFaces(told, war, SHADOW, 2)).toEqual([null, ARMY_FACE]);
  expect(usedFaces(told, war, FREE, 1)).toEqual([EVENT_FACE]);
});

describe("of the cards in hand", () => {
  test("everybody is told how many there are", () => {
    const held = (view: typeof war) => BOTH_SIDES.map((side) => cardsOf(view, side).map(({ hand }) => hand));
    for (const seat of [0, 1, null]) expect(held(engine.view(war, seat))).toEqual(held(war));
    expect(held(war)[FREE]).toEqual([1, 1]);
  });

  test("nobody is told which", () => {
    for (const seat of [0, 1, null])
      for (const card of ["Athelas", "The Red Arrow", "Olog-hai"]) expect(read(seat)).not.toContain(card);
  });
});

test("the leaf shows both sides to a spectator too", () => {
  expect(read(null)).toContain("Free Peoples");
  expect(read(null)).toContain("Minas Tirith");
  expect(read(1).indexOf("Shadow")).toBeLessThan(read(1).indexOf("Free Peoples"));
});
