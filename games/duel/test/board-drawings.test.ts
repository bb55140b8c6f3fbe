/** What the drawings show: signs on cards, tiles and the track. The pictures themselves are looked at. */
import type { Happened } from "@westmarch/boardkit";
import { inside } from "@westmarch/ink";
import type { HeardOf } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { sceneName } from "../board/faces/scenes.ts";
import { askedFor, signsOfCard, signsOfLandmark } from "../board/faces/signs.ts";
import { marchIn } from "../board/map/march.ts";
import { OUTLINES, ROADS, SPOTS } from "../board/map/net.ts";
import { drawMap } from "../board/map/picture.ts";
import { BONUS_SIGNS, BONUS_STEPS, LAST, standing } from "../board/track/places.ts";
import { ADJACENT, BONUSES, GOAL } from "../data/board.ts";
import { ALL_CARDS, CARD, CARDS } from "../data/cards.ts";
import {
  ALL_REGIONS,
  CHAINS,
  chapterOf,
  FELLOWSHIP,
  LANDMARK_TILE,
  REGION,
  REGIONS,
  SAURON,
} from "../data/ids.ts";
import { LANDMARK } from "../data/landmarks.ts";
import type { Duel } from "../state.ts";

const card = CARD.named;
const names = (name: string): string[] =>
  signsOfCard(card(name)).map((sign) => `${sign.or ? "or " : ""}${sign.name}${sign.n ? ` ${sign.n}` : ""}`);

describe("a card shows", () => {
  test("each of its skills", () => {
    expect(names("c2-03")).toEqual(["skill:ruse", "skill:ruse"]);
    expect(names("c2-07")).toEqual(["skill:ruse", "or skill:strength", "or skill:courage"]);
  });
  test("how many coins, and a ring for each step", () => {
    expect(names("c2-09")).toEqual(["coin 4"]);
    expect(names("c3-07")).toEqual(["ring", "ring", "ring"]);
  });
  test("its units and the banners of both regions", () => {
    expect(names("c3-13")).toEqual(["unit:any 3", "region:gondor", "or region:arnor"]);
  });
  test("what it takes away, in the order in which it is done", () => {
    expect(names("c3-21")).toEqual(["unit-lost", "coin-lost", "move"]);
    expect(names("c3-19")).toEqual(["coin-lost", "move 2"]);
  });
  test("at least one sign, at most three, whichever card it is", () => {
    for (const id of ALL_CARDS) {
      expect(signsOfCard(id).length).toBeGreaterThan(0);
      expect(signsOfCard(id).length).toBeLessThanOrEqual(3);
    }
  });
  test("its price: the coins as one sign, skills by kind", () => {
    expect(askedFor(CARDS[card("c2-07")]!.price)).toEqual([
      { name: "coin", n: 1 },
      { name: "skill:knowledge", n: 1 },
      { name: "skill:leadership", n: 1 },
    ]);
    expect(askedFor(CARDS[card("c3-03")]!.price)).toEqual([
      { name: "skill:ruse", n: 1 },
      { name: "skill:strength", n: 3 },
    ]);
    expect(askedFor(CARDS[card("c1-01")]!.price)).toEqual([]);
  });
});

test("every chain symbol stands on a card", () => {
  const used = new Set(
    CARDS.flatMap(({ free, gives }) => [free, gives].filter((name) => name !== undefined)),
  );
  expect([...used].sort()).toEqual([...CHAINS].sort());
});

test("a landmark shows its fortress first, then the rest, six skills for a price", () => {
  expect(signsOfLandmark(LANDMARK_TILE.named("minas-tirith")).map(({ name }) => name)).toEqual([
    "fortress:any",
    "unit:any",
    "ring",
    "ring",
  ]);
  for (const { price } of LANDMARK) expect(askedFor(price).reduce((sum, { n }) => sum + n, 0)).toBe(6);
});

test("cards of one kind with another purpose have another picture", () => {
  const pictures = new Set(ALL_CARDS.map((id) => sceneName(CARDS[id]!, chapterOf(id))));
  expect([...pictures].sort()).toEqual([
    ...["army-arnor", "army-enedwaith", "army-gondor", "army-lindon", "army-mordor", "army-rhovanion"],
    ...["coins-1", "coins-2", "coins-3", "deed-battle", "deed-march", "deed-plunder"],
    ...["quest-1", "quest-2", "quest-3"],
    ...["race-dwarves", "race-elves", "race-ents", "race-hobbits", "race-humans", "race-wizards"],
    ...["skill-bold", "skill-courage", "skill-knowledge", "skill-leadership", "skill-ruse"],
    ...["skill-strength", "skill-wise"],
  ]);
});

describe("on the quest's line of 29 spaces", () => {
  test("11.4 the game begins with fourteen steps between hunters and hunted", () => {
    expect(standing(0, 0)).toEqual({ frodo: 14, nazgul: 0, slide: 0, gap: 14 });
  });
  test("11.3 Frodo and Sam take the hunters along, so that the gap stays", () => {
    expect(standing(5, 3)).toEqual({ frodo: 19, nazgul: 8, slide: 5, gap: 11 });
    expect(standing(6, 3).gap).toBe(11);
  });
  test("11.8 at the goal one stands on the mountain, or the hunters on the hunted", () => {
    expect(standing(GOAL, 2).frodo).toBe(LAST);
    const caught = standing(4, GOAL);
    expect(caught.nazgul).toBe(caught.frodo);
  });
  test("11.6 every bonus has a sign", () => {
    expect(BONUS_STEPS).toEqual([...BONUSES.keys()]);
    expect(BONUS_SIGNS).toHaveLength(BONUS_STEPS.length);
  });
});

describe("on the map", () => {
  test("13.8 a road leads wherever two regions are connected, and nowhere else", () => {
    const roads = ROADS.map(({ of }) => of.join("-")).sort();
    const joined = ADJACENT.flatMap((others, a) => others.filter((b) => a < b).map((b) => `${a}-${b}`));
    expect(roads).toEqual(joined.sort());
  });
  test("units, fortress and name lie within their region", () => {
    REGIONS.forEach((name, region) => {
      const { stand, fortress, label } = SPOTS[name];
      for (const spot of [stand, fortress, label]) expect(inside(spot, OUTLINES[region]!), name).toBe(true);
    });
  });
  test("neighbours who are not connected share no border", () => {
    ALL_REGIONS.forEach((a) => {
      ALL_REGIONS.forEach((b) => {
        if (a >= b || ADJACENT[a]!.includes(b)) return;
        const shared = OUTLINES[a]!.filter((p) => OUTLINES[b]!.some((q) => p[0] === q[0] && p[1] === q[1]));
        expect(shared.length, `${REGIONS[a]} and ${REGIONS[b]}`).toBeLessThanOrEqual(1);
      });
    });
  });
  test("the same seeds draw the same map", () => {
    expect(drawMap()).toEqual(drawMap());
  });
});

describe("from the events that are being shown one sees", () => {
  const happened = (...told: readonly HeardOf<Duel>[]): Happened<Duel>[] =>
    told.map((event, index) => ({ ...event, version: 3, index }));
  const { named } = REGION;
  const [arnor, lindon, mordor, rohan] = [named("arnor"), named("lindon"), named("mordor"), named("rohan")];

  test("13.6 a unit that moved along one connection", () => {
    const since = happened({ type: "unit-moved", facts: { side: FELLOWSHIP, from: arnor, to: lindon } });
    expect(marchIn(since)).toEqual({ id: "3.0", side: FELLOWSHIP, from: arnor, to: lindon, fought: false });
  });
  test("13.2 a unit that met an enemy, and both left", () => {
    const since = happened(
      { type: "unit-moved", facts: { side: SAURON, from: mordor, to: rohan } },
      { type: "conflict", facts: { region: rohan, losses: 1 } },
    );
    expect(marchIn(since)).toMatchObject({ side: SAURON, from: mordor, to: rohan, fought: true });
  });
  test("no march where units were placed or taken away", () => {
    const placed = happened({ type: "units-placed", facts: { side: FELLOWSHIP, region: arnor, n: 2 } });
    const removed = happened({ type: "unit-removed", facts: { side: FELLOWSHIP, region: arnor } });
    expect(marchIn(placed)).toBeNull();
    expect(marchIn(removed)).toBeNull();
    expect(marchIn([])).toBeNull();
  });
});
