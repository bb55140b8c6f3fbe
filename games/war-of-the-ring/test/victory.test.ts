/** Chapter 15: how the war is won. */
import { describe, expect, test } from "vitest";
import { FREE, SHADOW } from "../data/ids.ts";
import type { RegionName } from "../data/regionnames.ts";
import type { Position } from "../position.ts";
import type { BattleTable } from "./battling.ts";
import { at, engine, tiles } from "./table.ts";

const held = (by: "free-peoples" | "shadow", ...names: RegionName[]): NonNullable<Position["map"]> =>
  Object.fromEntries(names.map((name) => [name, { control: by }]));

const STRONGHOLDS = ["helms-deep", "minas-tirith", "dol-amroth", "lorien"] as const;

/** The last die of the turn is skipped: what holds in Phase 6? */
const endOfTurn = (position: Position): BattleTable =>
  at({ dice: { "free-peoples": ["muster"] }, ...position });
const ended = (position: Position): BattleTable => endOfTurn(position).plays("free-peoples", "skip:muster");

describe("15.1, 15.2 Ring victories", () => {
  test("Corruption 12 ends the game at once, for the Shadow (15.2.1, 15.1.1)", () => {
    const t = at({
      dice: { "free-peoples": ["character"], shadow: ["army"] },
      fellowship: { companions: [], mordor: 4, corruption: 10 },
    });
    t.draws(...tiles(t, "2-1")).plays("free-peoples", "travel:character");
    while (t.ask("free-peoples")?.prompt === "guide-ability") t.plays("free-peoples", "no");
    // The last step would be due now, but Corruption goes before it.
    expect(t.result).toMatchObject({ winners: [1], reason: "corruption" });
  });

  test("at the Crack of Doom with less than 12 Corruption the Free Peoples win at once (15.2.2)", () => {
    const t = at({
      dice: { "free-peoples": ["character"], shadow: ["army"] },
      fellowship: { companions: [], mordor: 4, corruption: 9 },
    });
    t.draws(...tiles(t, "2-1")).plays("free-peoples", "travel:character");
    while (t.ask("free-peoples")?.prompt === "guide-ability") t.plays("free-peoples", "no");
    expect(t.result).toMatchObject({ winners: [0], reason: "ring" });
  });
});

describe("15.3 military victories", () => {
  test("ten points of Free Peoples Settlements win for the Shadow, nine do not (15.3.1)", () => {
    const ten = ended({ map: held("shadow", ...STRONGHOLDS, "edoras", "pelargir") });
    expect(ten.result).toMatchObject({ winners: [1], reason: "shadow-military" });
    const nine = endOfTurn({ map: held("shadow", ...STRONGHOLDS, "edoras") });
    nine.draws(0, 0, 0, 0).plays("free-peoples", "skip:muster");
    expect(nine.result).toBeNull();
    expect(nine.state.turn).toBe(2);
  });

  test("four points of Shadow Settlements win for the Free Peoples (15.3.2)", () => {
    const t = ended({ map: held("free-peoples", "moria", "orthanc") });
    expect(t.result).toMatchObject({ winners: [0], reason: "free-military" });
  });

  test("if both have their points the Shadow wins (15.3.3, 15.1.1)", () => {
    const t = ended({
      map: { ...held("shadow", ...STRONGHOLDS, "erebor"), ...held("free-peoples", "moria", "orthanc") },
    });
    expect(t.result).toMatchObject({ winners: [1], reason: "shadow-military" });
  });

  test("a City is worth one, a Stronghold two, a Town nothing; only what is held now counts (15.3.4)", () => {
    const t = at({ map: held("shadow", "edoras", "helms-deep", "folde", "bree") });
    expect(t.state.points).toEqual([0, 3]);
  });

  test("points reached during the turn do not win before Phase 6, nor if they are lost by then (15.3.1, 15.3.4)", () => {
    const t = at({
      nations: { isengard: 0, rohan: 0 },
      acting: "shadow",
      dice: { "free-peoples": ["muster-army"], shadow: ["army"] },
      map: {
        ...held("shadow", ...STRONGHOLDS, "pelargir"),
        westemnet: { isengard: [1] },
        "druadan-forest": { rohan: [1] },
      },
    });
    t.plays("shadow", "armies:army", "move:westemnet:edoras");
    if (t.ask("shadow")) t.plays("shadow", "done");
    expect(t.state.points[SHADOW]).toBe(10);
    expect(t.result).toBeNull();
    // Minas Tirith is free again before the turn is over.
    t.draws(0, 0, 0, 0).plays("free-peoples", "armies:muster-army", "move:druadan-forest:minas-tirith");
    if (t.ask("free-peoples")?.prompt === "move") t.plays("free-peoples", "done");
    expect(t.state.points).toEqual([0, 8]);
    expect(t.result).toBeNull();
    expect(t.state.turn).toBe(2);
    expect(t.state.control.filter((side) => side === FREE).length).toBeGreaterThan(0);
  });
});

describe("AMB-110: a bid for the Shadow", () => {
  const ten = held("shadow", ...STRONGHOLDS, "edoras", "pelargir");

  test("so many more points win for it, and no fewer", () => {
    const goesOn = endOfTurn({ map: ten, bid: 1 });
    goesOn.draws(0, 0, 0, 0).plays("free-peoples", "skip:muster");
    expect(goesOn.result).toBeNull();
    const eleven = { ...ten, ...held("shadow", "dale") };
    expect(ended({ map: eleven, bid: 1 }).result).toMatchObject({ winners: [1], reason: "shadow-military" });
  });

  test("the Free Peoples win with four points as ever", () => {
    const four = held("free-peoples", "orthanc", "moria");
    expect(ended({ map: four, bid: 4 }).result).toMatchObject({ winners: [0], reason: "free-military" });
  });

  test("is a setting of the table, and stands in the position", () => {
    const g = engine.start({ bid: "3" }, () => 0);
    expect(g.bid).toBe(3);
    expect(engine.game.notation.read(engine.game.notation.write(g)).bid).toBe(3);
    expect(engine.start({}, () => 0).bid).toBe(0);
  });
});
