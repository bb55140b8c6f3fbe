/** 8.4.7: cards that recruit in several places, when there are too few figures for all of them (AMB-107). */
import type { TestTable } from "@westmarch/testkit";
import { describe, expect, test } from "vitest";
import { eliteOf, type FigureId, ISENGARD, regularOf, SAURON, SOUTHRONS } from "../../data/ids.ts";
import type { RegionName } from "../../data/regionnames.ts";
import type { Position } from "../../position.ts";
import { inPool } from "../../rules/figures.ts";
import type { Secret, War } from "../../state.ts";
import { at, engine } from "../table.ts";
import { count } from "./playing.ts";
import { playing, SHADOW_AT_WAR } from "./playing-shadow.ts";

type Places = NonNullable<Position["map"]>;
type Nation = "isengard" | "sauron" | "southrons";

const NATIONS = { isengard: ISENGARD, sauron: SAURON, southrons: SOUTHRONS } as const;
/** Where the rest of a Nation stands out of the way, ten units in a place. */
const CAMPS = ["noman-lands", "eastern-brown-lands", "dagorlad", "western-brown-lands"] as const;

/** The Nation's figures stand somewhere else, but for so many Regulars and Elites. */
function left(nation: Nation, regulars: number, elites = 0): Places {
  const { state } = at({});
  let [one, two] = [regularOf(NATIONS[nation]), eliteOf(NATIONS[nation])].map((figure) =>
    inPool(state, figure),
  );
  one -= regulars;
  two -= elites;
  const map: Partial<Record<RegionName, { readonly [N in Nation]?: readonly [number, number] }>> = {};
  for (const camp of CAMPS) {
    const regular = Math.min(10, one);
    const elite = Math.min(10 - regular, two);
    if (regular + elite > 0) map[camp] = { [nation]: [regular, elite] };
    one -= regular;
    two -= elite;
  }
  return map;
}

const counts = (t: TestTable<War, Secret>, figure: FigureId, ...where: readonly RegionName[]): number[] =>
  where.map((one) => count(t, one, figure));

describe("Orcs Multiplying Again", () => {
  test("four Orcs for six places: the player says one by one who gets them", () => {
    const t = playing("orcs-multiplying-again", "muster", { map: left("sauron", 4) });
    t.awaits("shadow", "recruit-where").mayOnly("shadow", "to:dol-guldur", "to:mount-gundabad");
    t.plays("shadow", "to:mount-gundabad", "to:dol-guldur", "to:mount-gundabad", "to:mount-gundabad");
    expect(counts(t, regularOf(SAURON), "dol-guldur", "mount-gundabad")).toEqual([1, 3]);
    t.awaits("free-peoples", "act");
  });

  test("who has all of his own leaves the rest to the other, without a question", () => {
    const t = playing("orcs-multiplying-again", "muster", { map: left("sauron", 5) });
    t.plays("shadow", "to:dol-guldur", "to:dol-guldur", "to:dol-guldur").awaits("free-peoples", "act");
    expect(counts(t, regularOf(SAURON), "dol-guldur", "mount-gundabad")).toEqual([3, 2]);
  });

  test("nobody is asked where there is enough, or where only one place is open", () => {
    playing("orcs-multiplying-again", "muster", { map: left("sauron", 6) }).awaits("free-peoples", "act");
    const t = playing("orcs-multiplying-again", "muster", {
      map: { ...left("sauron", 2), "dol-guldur": { elves: [1], control: "free-peoples" } },
    }).awaits("free-peoples", "act");
    expect(counts(t, regularOf(SAURON), "dol-guldur", "mount-gundabad")).toEqual([0, 2]);
  });
});

describe("A New Power is Rising", () => {
  const orthanc = { orthanc: { characters: ["saruman"] } } satisfies Places;
  const rising = (regulars: number, elites: number) =>
    playing("a-new-power-is-rising", "muster", {
      map: { ...left("isengard", regulars, elites), ...orthanc },
    });
  const regulars = (t: TestTable<War, Secret>) =>
    counts(t, regularOf(ISENGARD), "north-dunland", "south-dunland", "orthanc");

  test("Orthanc takes Elites as long as the Dunlands need the Regulars", () => {
    const t = rising(3, 2).mayOnly("shadow", "to:north-dunland", "to:south-dunland");
    t.plays("shadow", "to:south-dunland", "to:north-dunland", "to:south-dunland").awaits(
      "free-peoples",
      "act",
    );
    expect(regulars(t)).toEqual([1, 2, 0]);
    expect(count(t, "orthanc", eliteOf(ISENGARD))).toBe(2);
  });

  test("without Elites it is one of three that want them", () => {
    const t = rising(2, 0).mayOnly("shadow", "to:north-dunland", "to:south-dunland", "to:orthanc");
    t.plays("shadow", "to:orthanc", "to:orthanc").awaits("free-peoples", "act");
    expect(regulars(t)).toEqual([0, 0, 2]);
  });

  test("with a single Elite it wants one Regular, which is there", () => {
    const t = rising(5, 1).awaits("free-peoples", "act");
    expect([...regulars(t), count(t, "orthanc", eliteOf(ISENGARD))]).toEqual([2, 2, 1, 1]);
  });

  test("when stacking is strict only what there is room for is asked about", () => {
    const full = { isengard: [0, 0], southrons: [9] } as const;
    const t = playing("a-new-power-is-rising", "muster", {
      options: { strictStacking: true },
      map: { ...left("isengard", 3, 2), ...orthanc, "north-dunland": full },
    }).awaits("free-peoples", "act");
    expect(regulars(t)).toEqual([1, 2, 0]);
  });
});

describe("Monsters Roused and Musterings of Long-planned War", () => {
  test("two Orcs for three places; the Troll competes with nobody", () => {
    const t = playing("monsters-roused", "muster", { map: left("sauron", 2, 1) });
    t.mayOnly("shadow", "to:angmar", "to:ettenmoors", "to:weather-hills");
    t.plays("shadow", "to:weather-hills", "to:angmar").awaits("free-peoples", "act");
    expect(counts(t, regularOf(SAURON), "angmar", "ettenmoors", "weather-hills")).toEqual([1, 0, 1]);
    expect(count(t, "trollshaws", eliteOf(SAURON))).toBe(1);
  });

  test("Southrons and Orcs do not compete", () => {
    const t = playing("musterings-of-long-planned-war", "muster", {
      nations: SHADOW_AT_WAR,
      map: left("southrons", 3, 6),
    });
    expect(counts(t, regularOf(SOUTHRONS), "gorgoroth")).toEqual([3]);
    expect(counts(t, regularOf(SAURON), "nurn")).toEqual([5]);
  });
});

describe("three places of choice", () => {
  test("Pits of Mordor with three Orcs: one by one, in three Strongholds at the most", () => {
    const t = playing("pits-of-mordor", "muster", { nations: { sauron: 0 }, map: left("sauron", 3) });
    t.plays("shadow", "to:moria", "to:morannon").may("shadow", "to:moria", "to:barad-dur");
    t.plays("shadow", "to:dol-guldur").awaits("free-peoples", "act");
    expect(counts(t, regularOf(SAURON), "moria", "morannon", "dol-guldur")).toEqual([1, 1, 1]);
  });

  test("Many Kings with five Southrons: the third place begun shuts out a fourth", () => {
    const t = playing("many-kings-to-the-service-of-mordor", "muster", { map: left("southrons", 5) });
    t.plays("shadow", "to:umbar", "to:near-harad", "to:far-harad").mayOnly(
      "shadow",
      "to:far-harad",
      "to:near-harad",
      "to:umbar",
    );
    t.plays("shadow", "to:umbar", "to:far-harad").awaits("free-peoples", "act");
    expect(counts(t, regularOf(SOUTHRONS), "umbar", "near-harad", "far-harad")).toEqual([2, 1, 2]);
  });
});

describe("a place that gets nothing is refused with the reason", () => {
  const roused = () => playing("monsters-roused", "muster", { map: left("sauron", 2, 1) });

  test("it has its lot, and others still want theirs", () => {
    const refused = { reason: "region-has-its-lot", rule: "8.4.7" };
    roused().plays("shadow", "to:weather-hills").mayNot("shadow", "to:weather-hills", refused);
  });

  test("the card does not name it, the enemy stands there, or holds it", () => {
    roused()
      .mayNot("shadow", "to:moria", { reason: "not-on-the-card", rule: "8.4.5" })
      .mayNot("shadow", "to:minas-tirith", { reason: "settlement-lost", rule: "8.4.4" });
    playing("monsters-roused", "muster", {
      map: { ...left("sauron", 1, 1), angmar: { north: [1] } },
    }).mayNot("shadow", "to:angmar", { reason: "enemy-army-there", rule: "8.4.4" });
  });

  test("three have been begun, or others want the Regulars more", () => {
    playing("many-kings-to-the-service-of-mordor", "muster", { map: left("southrons", 5) })
      .plays("shadow", "to:umbar", "to:near-harad", "to:far-harad")
      .mayNot("shadow", "to:south-rhun", { reason: "no-more-places", rule: "8.4.7" });
    playing("a-new-power-is-rising", "muster", {
      map: { ...left("isengard", 3, 2), orthanc: { characters: ["saruman"] } },
    }).mayNot("shadow", "to:orthanc", { reason: "other-figures-first", rule: "8.4.7" });
  });

  test("in one of several regions: where no Army of the Shadow stands, and another kind of figure", () => {
    const horde = playing("half-orcs-and-goblin-men", "army", {
      nations: { isengard: 0 },
      map: { umbar: { southrons: [1] }, "near-harad": { southrons: [1] } },
    });
    horde.mayNot("shadow", "to:moria", { reason: "not-on-the-card", rule: "8.4.5" });
    horde
      .plays("shadow", "to:umbar")
      .mayNot("shadow", "figure:nazgul", { reason: "not-on-the-card", rule: "8.4.1" })
      .mayNot("shadow", "done", { reason: "card-places-all", rule: "8.4.7" });
  });
});

test("a game of version 1 saved while Pits of Mordor was asking goes on with the places that are left", () => {
  const t = playing("pits-of-mordor", "muster", { nations: { sauron: 0 } }).plays("shadow", "to:moria");
  const now = t.state;
  const top = now.stack[now.stack.length - 1];
  const regions = engine.asks(now)[0].options.map(([, where]) => where);
  const seat = 1;
  const then = {
    ...engine.game.clone(now),
    version: 1,
    stack: [
      ...now.stack.filter((frame) => frame !== top),
      { chapter: "pits-of-mordor", at: "next", seat, card: 95, region: -1, other: 1, many: 16 },
      {
        ...{
          chapter: "recruit",
          at: "where",
          seat,
          regions,
          figures: [regularOf(SAURON), regularOf(SAURON)],
        },
        ...{ named: 0, region: -1, placed: 0 },
      },
    ],
  };
  const loaded = engine.load(then);
  expect(engine.asks(loaded)).toEqual(engine.asks(now));
  const chance = () => 0;
  const [second, third] = engine.asks(loaded)[0].options;
  engine.play(loaded, seat, second, chance);
  engine.play(loaded, seat, third, chance);
  expect(engine.asks(loaded)[0].seat).toBe(0);
});
