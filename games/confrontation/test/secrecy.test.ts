/** Section 12: what is hidden, to the letter. */
import { hear } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { DARK, GOOD } from "../data/ids.ts";
import { UNKNOWN } from "../state.ts";
import { engine, table } from "./table.ts";

const pair = { good: { eregion: ["gimli", "merry"], shire: ["frodo"] }, dark: { mordor: ["warg"] } };

describe("12.1 and 12.3 standees", () => {
  test("of two pieces in a region, the one that leaves cannot be told from the one that stays", () => {
    const a = table({ turn: "good", ...pair }).good("move:gimli:moria");
    const b = table({ turn: "good", ...pair }).good("move:merry:moria");
    expect(a.seen(DARK)).toBe(b.seen(DARK));
    expect(a.heard).toEqual(b.heard);
    expect(a.seen(GOOD)).not.toBe(b.seen(GOOD));
  });

  test("wherever each character stands, the opponent's view is the same", () => {
    const a = table({
      turn: "good",
      good: { eregion: ["gimli"], rhudaur: ["frodo"] },
      dark: { mordor: ["warg"] },
    });
    const b = table({
      turn: "good",
      good: { eregion: ["frodo"], rhudaur: ["gimli"] },
      dark: { mordor: ["warg"] },
    });
    expect(a.seen(DARK)).toBe(b.seen(DARK));
  });

  test("a spectator knows what both players know and no more", () => {
    const { g } = table({ turn: "good", ...pair });
    expect(engine.view(g, null).secret.at.filter((at) => at >= 0)).toEqual([]);
  });

  test("a survivor among others is hidden again, and only public memory remains", () => {
    const t = table(
      {
        turn: "dark",
        good: { eregion: ["gimli", "merry"], shire: ["frodo"] },
        dark: { moria: ["black-rider"], mordor: ["warg"] },
      },
      0,
    );
    t.dark("move:black-rider:eregion").cards("g5", "d1");
    expect(t.at("black-rider")).toBe("out");
    expect(engine.view(t.g, 1).secret.at[7]).toBe(UNKNOWN);
  });

  test("the piece under way in the tunnel is not shown while Dark thinks", () => {
    const scene = (piece: string) =>
      table({
        turn: "good",
        good: { eregion: ["gimli", "merry"], shire: ["frodo"] },
        dark: { moria: ["warg"], mordor: ["balrog"] },
      }).good(`move:${piece}:fangorn`);
    expect(scene("gimli").seen(DARK)).toBe(scene("merry").seen(DARK));
  });

  test("a recalled piece is not shown", () => {
    const scene = (piece: string) =>
      table({
        turn: "dark",
        good: { shire: ["frodo"] },
        dark: { fangorn: ["shelob", "orcs"], mordor: ["warg"] },
        variants: ["recall-to-mordor"],
      }).dark(`recall:${piece}`);
    expect(scene("shelob").seen(GOOD)).toBe(scene("orcs").seen(GOOD));
  });
});

describe("12.2 what is shown, and to whom", () => {
  test("the Palantir shows to Dark alone", () => {
    const t = table({ turn: "dark", ...pair, variants: ["palantir"] }).dark("palantir:eregion");
    expect(engine.view(t.g, 1).secret.at[7]).toBe(4);
    expect(engine.view(t.g, null).secret.at[7]).toBe(UNKNOWN);
    expect(t.heard.find((e) => e.type === "palantir")?.facts).toEqual({ region: 4 });
  });

  test("under the Palantir the attacker is not shown before his opponent is chosen", () => {
    const scene = (piece: string) =>
      table({
        turn: "dark",
        good: { eregion: ["gimli", "merry"] },
        dark: { moria: [piece], mordor: [piece === "orcs" ? "warg" : "orcs"] },
        variants: ["palantir"],
      }).dark("palantir:eregion", `move:${piece}:eregion`);
    expect(scene("orcs").seen(GOOD)).toBe(scene("warg").seen(GOOD));
  });

  test("the move of a piece is told by name to its owner only", () => {
    const t = table({ turn: "good", ...pair });
    const own: unknown[] = [];
    engine.play(
      t.g,
      0,
      ["move", 7, 8],
      () => 0,
      (event) => own.push(hear(event, 0), hear(event, 1)),
    );
    expect(own[0]).toEqual({ type: "moved", facts: { side: 0, from: 4, to: 8, how: "step", character: 7 } });
    expect(own[1]).toEqual({ type: "moved", facts: { side: 0, from: 4, to: 8, how: "step" } });
  });
});

describe("12.5 no leak by a pause or a prompt", () => {
  test.each(["balrog", "warg"])("(a) Dark is asked at the tunnel when %s stands in Moria", (guard) => {
    const other = guard === "warg" ? "balrog" : "warg";
    const t = table({
      turn: "good",
      good: { eregion: ["merry"] },
      dark: { moria: [guard], mordor: [other] },
    });
    t.good("move:merry:fangorn");
    expect(engine.owes(t.g)).toEqual([1]);
    expect(t.offered(DARK)).toEqual(guard === "balrog" ? ["balrog", "pass"] : ["pass"]);
  });

  test("(a) nobody in Moria, no pause", () => {
    const t = table({ turn: "good", good: { eregion: ["merry"] }, dark: { mordor: ["balrog"] } });
    expect(t.good("move:merry:fangorn").at("merry")).toBe("fangorn");
  });

  test.each(["frodo", "merry"])("(b) Sam attacked beside %s gives Good the same pause", (beside) => {
    const t = table(
      { turn: "dark", good: { cardolan: ["sam", beside] }, dark: { enedwaith: ["balrog"] } },
      beside === "frodo" ? 1 : 0,
    );
    t.dark("move:balrog:cardolan");
    expect(engine.owes(t.g)).toEqual([0]);
    expect(t.offered(GOOD)).toEqual(beside === "frodo" ? ["show-frodo", "none"] : ["none"]);
  });

  test("(c) Frodo attacked always gives the pause, even with nowhere to go", () => {
    const t = table({ turn: "dark", good: { moria: ["frodo"] }, dark: { fangorn: ["balrog"] } }).dark(
      "move:balrog:moria",
    );
    expect(t.offered(GOOD)).toEqual(["none"]);
  });

  test("8.1 against the Warg there is no pause at all", () => {
    const t = table({ turn: "dark", good: { moria: ["frodo"] }, dark: { fangorn: ["warg"] } }).dark(
      "move:warg:moria",
    );
    expect(t.offered(GOOD)).toHaveLength(9);
  });

  test("(d) a card laid is not shown until both lie", () => {
    const scene = (card: string) =>
      table({ turn: "good", good: { eregion: ["gimli"] }, dark: { moria: ["balrog"] } })
        .good("move:gimli:moria")
        .good(`card:${card}`);
    expect(scene("g1").seen(DARK)).toBe(scene("g-retreat").seen(DARK));
    expect(scene("g1").seen(DARK)).toContain("sealed");
  });
});

describe("12.4 what may be inferred", () => {
  const may = (t: ReturnType<typeof table>, side: 0 | 1, region: number) =>
    t.g.may.slice((side * 16 + region) * 4, (side * 16 + region) * 4 + t.g.count[side * 16 + region]);

  test("a piece that flew can only be the Flying Nazgul", () => {
    const t = table({
      turn: "dark",
      good: { arthedain: ["legolas"], shire: ["frodo"] },
      dark: { mirkwood: ["flying-nazgul", "witch-king"], mordor: ["warg"] },
    });
    t.dark("move:flying-nazgul:arthedain");
    expect(t.at("flying-nazgul")).toBe("out");
  });

  test("a lone survivor is known; mixed with another it is one of the two", () => {
    const t = table({
      turn: "good",
      good: { eregion: ["gimli"], rhudaur: ["merry"], shire: ["frodo"] },
      dark: { moria: ["orcs"], mordor: ["warg"] },
    });
    t.good("move:gimli:moria");
    expect(may(t, 0, 8)).toEqual([1 << 7]);
  });

  test("a piece in Mordor with which the game goes on is not Frodo", () => {
    const t = table({
      turn: "good",
      good: { gondor: ["gimli"], shire: ["frodo"] },
      dark: { moria: ["warg"] },
    });
    t.good("move:gimli:mordor");
    expect(may(t, 0, 15)).toEqual([1 << 7]);
  });
});
