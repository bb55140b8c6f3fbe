/** What is seen on the map of what happens: which events, where, and the card that they come of. */
import { readFileSync } from "node:fs";
import { eventsOfStep, type Happened } from "@westmarch/boardkit";
import { boxOf, outlinesIn } from "@westmarch/campaign/plan";
import { hashed, seedOf, stream } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { OUTLINE_ID } from "../board/map/plan.ts";
import { comingOf } from "../board/pieces/coming.ts";
import { cardBehind, placesOf } from "../board/staging/happening.ts";
import { step as stepOf } from "../board/staging/step.ts";
import { CARD } from "../data/cards.ts";
import {
  EVENT_FACE,
  FREE,
  GONDOR,
  MUSTER_FACE,
  NONE,
  regularOf,
  SAURON,
  SHADOW,
  WITCH_KING,
} from "../data/ids.ts";
import { REGION, REGIONS } from "../data/regionnames.ts";
import type { War } from "../index.ts";
import type { Words } from "../words.ts";
import { engine } from "./table.ts";

const view: War = engine.view(engine.start({ players: "2" }, hashed(seedOf("happening"))), 0);
const [pelargir, lamedon, erech] = (["pelargir", "lamedon", "erech"] as const).map(REGION.named);

type EventName = keyof Words["events"];
const event = <T extends EventName>(version: number, type: T, facts: Words["events"][T], index = 0) =>
  ({ type, facts, version, index }) as Happened<War>;
const mustered = (version: number, region: typeof pelargir, index = 0) =>
  event(version, "recruited", { region, figure: regularOf(GONDOR) }, index);

test("the events of a step are the newest of its name at one moment, and those along with it", () => {
  const log = [
    mustered(1, erech),
    mustered(2, pelargir),
    mustered(2, lamedon, 1),
    event(2, "activated", { nation: GONDOR, why: "card" }, 2),
  ];
  const step = { name: "recruited", lasts: 350 };
  expect(eventsOfStep({ step, log })).toEqual(log.slice(1));
  expect(eventsOfStep({ step: null, log })).toEqual([]);
});

test("events are seen where they happen, each region once and the Mordor Track nowhere", () => {
  const force = view.control.map(() => 0);
  const marched = event(1, "marched", { side: 0, from: pelargir, to: lamedon, force, gait: "moves" });
  expect(placesOf([marched, mustered(1, lamedon)], view)).toEqual([pelargir, lamedon]);
  expect(placesOf([event(1, "revealed", { region: NONE })], view)).toEqual([]);
  expect(placesOf([event(1, "passed", { seat: 1 })], view)).toEqual([]);
});

test("whatever happens in a region in whole games is seen in that region", () => {
  const chance = hashed(seedOf("places"));
  const choose = stream(seedOf("places", "choices"));
  const log: Happened<War>[] = [];
  const g = engine.start({ players: "2" }, chance);
  for (let version = 1; version < 500; version++) {
    const [ask] = engine.asks(g);
    if (!ask) break;
    engine.play(g, ask.seat, ask.options[choose(ask.options.length)], chance, (told) => {
      const heard = engine.heard(told, null);
      if (heard) log.push({ ...heard, version, index: log.length });
    });
  }
  expect(log.length).toBeGreaterThan(200);
  for (const [at, one] of log.entries()) {
    const staged = stepOf({ log, at, view: g, seat: null, calm: false });
    // In a scene the map is not seen.
    if (staged === null || staged === "along" || staged.scene) continue;
    const { region = NONE } = one.facts as { readonly region?: number };
    if (region !== NONE) expect(placesOf([one], g), one.type).toContain(region);
  }
});

describe("a card that the enemy plays", () => {
  const card = CARD.named("pits-of-mordor");
  const log = [
    event(1, "action", { seat: 1, verb: "play", face: EVENT_FACE }),
    event(1, "played", { seat: 1, card, face: EVENT_FACE }, 1),
    mustered(2, pelargir),
    event(3, "action", { seat: 1, verb: "recruit-with", face: MUSTER_FACE }),
    mustered(3, erech, 1),
  ];

  test("lies there until all that it brings about has happened", () => {
    expect(cardBehind(log, log.slice(1, 2), 0)).toBe(card);
    expect(cardBehind(log, log.slice(2, 3), 0)).toBe(card);
    expect(cardBehind(log, log.slice(4), 0)).toBeNull();
    expect(cardBehind(log, [], 0)).toBeNull();
  });

  test("is not shown to its own player, who has it in his hand", () => {
    expect(cardBehind(log, log.slice(2, 3), 1)).toBeNull();
  });
});

describe("an outline", () => {
  test("lies within its box, which is no larger than it must be", () => {
    expect(boxOf("M10 20l5 0 0-7.5-10 3z")).toEqual({ left: 5, top: 12.5, width: 10, height: 7.5 });
  });

  test("of each region of the drawn map has a box on the page", () => {
    const outlines = outlinesIn(
      readFileSync(new URL("../board/drawn/land.svg", import.meta.url), "utf8"),
      OUTLINE_ID,
    );
    expect(outlines).toHaveLength(REGIONS.length);
    for (const d of outlines) {
      const { left, top, width, height } = boxOf(d);
      expect(Math.min(width, height)).toBeGreaterThan(15);
      expect(Math.max(width, height)).toBeLessThan(400);
      expect(Math.min(left, top)).toBeGreaterThan(-1);
      expect(left + width).toBeLessThan(1201);
      expect(top + height).toBeLessThan(1001);
    }
  });
});

describe("figures on the map", () => {
  test("come down where they are recruited and fall where they are lost, so many as are told of", () => {
    expect(comingOf(mustered(1, pelargir))).toMatchObject({
      region: pelargir,
      side: FREE,
      falls: false,
      count: 1,
    });
    const lost = event(1, "lost", { region: erech, figure: regularOf(SAURON), count: 2 });
    expect(comingOf(lost)).toMatchObject({ region: erech, side: SHADOW, falls: true, count: 2 });
    const died = event(1, "character-died", { character: WITCH_KING, where: pelargir });
    expect(comingOf(died)).toMatchObject({ region: pelargir, side: SHADOW, falls: true });
  });

  test("do neither on the Mordor Track, nor by anything else", () => {
    expect(comingOf(event(1, "character-died", { character: WITCH_KING, where: NONE }))).toBeNull();
    expect(comingOf(event(1, "passed", { seat: 1 }))).toBeNull();
  });
});
