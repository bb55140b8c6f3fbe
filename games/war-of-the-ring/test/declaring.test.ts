/** 12.5, 12.8: the Fellowship declares itself, and heals. */
import { describe, expect, test } from "vitest";
import { bitOf, card } from "../data/cards.ts";
import { ELVES, GONDOR, NONE, ROHAN } from "../data/ids.ts";
import { region } from "../data/regionnames.ts";
import { isActive, isOnTable } from "../facts.ts";
import type { Position } from "../position.ts";
import { at, tiles } from "./table.ts";

/** Before Phase 2, with a single Companion, so that no player is asked for the Guide. */
const camp = (fellowship: Position["fellowship"], more: Position = {}): Position => ({
  phase: "fellowship",
  fellowship: { companions: ["boromir"], ...fellowship },
  ...more,
});

test("12.5.1 A hidden Fellowship may declare once a turn, in the Fellowship phase alone", () => {
  const t = at(camp({ at: "lorien", corruption: 5 })).awaits("free-peoples", "declare");
  t.plays("free-peoples", "to:lorien").awaits("shadow", "allocate");
  at(camp({ revealed: true, at: "lorien", corruption: 5 })).awaits("shadow", "allocate");
  at(camp({ mordor: 2, corruption: 5 })).awaits("shadow", "allocate");
});

test("12.5.1 Nobody is asked where declaring could do nothing", () => {
  at(camp({ at: "hollin", corruption: 5 })).awaits("shadow", "allocate");
});

test("12.5.2 12.5.3 12.5.7 12.5.8 From Rivendell with Progress 5 it may be declared in Lórien, by way of Moria, without a tile", () => {
  const t = at(camp({ progress: 5, corruption: 2 }));
  t.may("free-peoples", "to:rivendell", "done").plays("free-peoples", "to:lorien");
  expect([t.state.bearers, t.state.progress, t.state.revealed]).toEqual([region("lorien"), 0, 0]);
  expect(t.state.corruption).toBe(1);
  expect(t.heard(null, "tile")).toEqual([]);
});

test("12.5.2 Progress 4 does not reach Lórien from Rivendell", () => {
  at(camp({ progress: 4 }))
    .mayNot("free-peoples", "to:lorien")
    .may("free-peoples", "to:dimrill-dale");
});

test("12.5.2 The Fellowship may stay where it is, or not declare at all and keep its Progress", () => {
  expect(at(camp({ progress: 2 })).plays("free-peoples", "to:rivendell").state.progress).toBe(0);
  expect(at(camp({ progress: 2 })).plays("free-peoples", "done").state.progress).toBe(2);
});

test("12.5.4 It goes through Armies, not over black borders, and Gorgoroth is a region like others", () => {
  at(camp({ at: "moria", progress: 1 })).mayNot("free-peoples", "to:lorien");
  const t = at(
    camp(
      { at: "minas-morgul", progress: 3 },
      { map: { "minas-morgul": { sauron: [5] }, gorgoroth: { sauron: [3] } } },
    ),
  );
  t.plays("free-peoples", "to:gorgoroth").awaits("shadow", "allocate");
  expect([t.state.bearers, t.state.mordor]).toEqual([region("gorgoroth"), NONE]);
});

test("12.5.4 On the narrow road no figure goes into inner Mordor (AMB-70)", () => {
  at(camp({ at: "minas-morgul", progress: 3 }, { options: { narrowRoad: true } })).mayNot(
    "free-peoples",
    "to:gorgoroth",
  );
});

test("12.5.5 12.8.1 It enters a besieged Stronghold, and heals there", () => {
  const t = at(
    camp(
      { at: "dimrill-dale", progress: 1, corruption: 4 },
      { map: { lorien: { elves: [1], sauron: [3] } } },
    ),
  ).plays("free-peoples", "to:lorien");
  expect([t.state.bearers, t.state.corruption]).toEqual([region("lorien"), 3]);
});

test("12.5.6 Declaring in Minas Tirith makes Gondor active and takes a Corruption away", () => {
  const t = at(camp({ at: "osgiliath", progress: 1, corruption: 4 })).plays(
    "free-peoples",
    "to:minas-tirith",
  );
  expect([isActive(t.state, GONDOR), t.state.corruption]).toEqual([true, 3]);
});

test("12.5.6 In a captured City nothing heals, though the Nation is roused", () => {
  const t = at(
    camp(
      { at: "edoras", progress: 1, corruption: 3 },
      { map: { edoras: { isengard: [1], control: "shadow" } } },
    ),
  ).plays("free-peoples", "to:edoras");
  expect([isActive(t.state, ROHAN), t.state.corruption]).toEqual([true, 3]);
});

test("12.5.7 A declaration in a Stronghold of the Shadow draws no tile", () => {
  const t = at(camp({ at: "hollin", progress: 1 })).plays("free-peoples", "to:moria");
  expect(t.heard(null, "tile")).toEqual([]);
  expect(t.state.revealed).toBe(0);
});

test("12.5.9 Healing comes before the tile that the Balrog forces", () => {
  const t = at(
    camp({ at: "moria", progress: 2, corruption: 11, companions: [] }, { table: ["balrog-of-moria"] }),
  ).plays("free-peoples", "to:lorien");
  t.awaits("shadow", "balrog")
    .draws(...tiles(t, "1r-1"))
    .plays("shadow", "yes");
  expect([t.state.corruption, t.state.revealed, t.result]).toEqual([11, 0, null]);
  expect(isOnTable(t.state, card("balrog-of-moria"))).toBe(false);
});

test("12.5.9 On the narrow road the tile comes first (AMB-88)", () => {
  const t = at(
    camp(
      { at: "moria", progress: 2, corruption: 11, companions: [] },
      { table: ["balrog-of-moria"], options: { narrowRoad: true } },
    ),
  ).plays("free-peoples", "to:lorien");
  t.draws(...tiles(t, "1r-1")).plays("shadow", "yes");
  expect(t.result?.reason).toBe("corruption");
});

test("Worn with Sorrow and Toil and Flocks of Crebain end when the Fellowship is declared in a haven", () => {
  const position: Position = camp(
    { at: "dimrill-dale", progress: 1 },
    { table: ["worn-with-sorrow-and-toil", "flocks-of-crebain"] },
  );
  expect(at(position).plays("free-peoples", "to:lorien").state.table[2]).toBe(0);
  expect(at(position).plays("free-peoples", "to:dimrill-dale").state.table[2]).not.toBe(0);
});

test("The Last Battle ends with the first declaration", () => {
  const position: Position = camp(
    { at: "hollin", progress: 1 },
    {
      table: ["the-last-battle"],
      map: { morannon: { gondor: [1], characters: ["aragorn"], control: "free-peoples" } },
    },
  );
  const t = at(position).plays("free-peoples", "to:hollin");
  expect(t.state.spent[1] & bitOf(card("the-last-battle"))).not.toBe(0);
});

test("12.8.1 Corruption does not heal below none", () => {
  const t = at(camp({ at: "dimrill-dale", progress: 1, corruption: 0 })).plays("free-peoples", "to:lorien");
  expect([t.state.corruption, isActive(t.state, ELVES)]).toEqual([0, true]);
});

test("12.8.2 Declared again in the same place without Progress, it heals again", () => {
  const t = at(camp({ at: "lorien", progress: 0, corruption: 5 })).plays("free-peoples", "to:lorien");
  expect(t.state.corruption).toBe(4);
});

describe("AMB-109: a Fellowship at Progress 0", () => {
  const town = { at: "minas-tirith", progress: 0 } as const;

  test("may be declared where it stands, once, and that heals and rouses", () => {
    const t = at(camp({ ...town, corruption: 2 }));
    t.mayOnly("free-peoples", "done", "to:minas-tirith").plays("free-peoples", "to:minas-tirith");
    expect([t.state.corruption, isActive(t.state, GONDOR), t.state.progress]).toEqual([1, true, 0]);
    expect(t.ask("free-peoples")?.prompt).not.toBe("declare");
  });

  test("ends the cards of the Shadow that a declaration ends", () => {
    const t = at(camp(town, { nations: { gondor: [2, true] }, table: ["worn-with-sorrow-and-toil"] })).plays(
      "free-peoples",
      "to:minas-tirith",
    );
    expect(isOnTable(t.state, card("worn-with-sorrow-and-toil"))).toBe(false);
  });

  test("is not asked about where a declaration would do nothing", () => {
    const whole = at(camp(town, { nations: { gondor: [2, true] } }));
    expect(whole.ask("free-peoples")?.prompt).not.toBe("declare");
    const astray = at(camp({ at: "hollin", progress: 0, corruption: 2 }));
    expect(astray.ask("free-peoples")?.prompt).not.toBe("declare");
  });
});
