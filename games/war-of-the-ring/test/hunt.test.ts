/** 13.1 to 13.3: the Hunt Pool, the Hunt roll, and each of the tiles. */
import { describe, expect, test } from "vitest";
import { card } from "../data/cards.ts";
import {
  ALL_TILES,
  EYE_TILE,
  isStandard,
  TILE_NAMES,
  TILE_REVEALS,
  TILE_STOPS,
  TILE_VALUE,
} from "../data/tiles.ts";
import { isOnTable } from "../facts.ts";
import type { Position } from "../position.ts";
import { DRAWN, IN_POOL, REMOVED, WAITING } from "../state.ts";
import { alone, hunted, struck, tileOf } from "./hunting.ts";
import { at, dice, tiles } from "./table.ts";

/** What a Hunt roll with these dice tells. */
const roll = (more: Position, ...pips: readonly number[]) => {
  const t = at(hunted(more));
  t.draws(...dice(...pips), ...(pips.some((n) => n > 1) ? [0] : [])).plays(
    "free-peoples",
    "travel:character",
  );
  return t.heard(null, "hunt-rolled")[0]?.facts;
};

test("13.1.1 What is in the Hunt Pool everybody knows, the next tile nobody", () => {
  const t = at(hunted());
  expect(t.view("shadow").tiles).toEqual(t.state.tiles);
  expect(t.state.tiles.filter((where) => where === IN_POOL).length).toBe(16);
});

test("13.1.2 When the last tile has been resolved the drawn standard tiles come back, that one too, the removed ones not", () => {
  const last = "1-1";
  const others = TILE_NAMES.slice(0, 16).filter((name) => name !== last && name !== "eye-1");
  const t = struck({ tiles: { drawn: others, removed: ["eye-1"] }, fellowship: alone }, last).plays(
    "free-peoples",
    "no",
  );
  expect(t.state.tiles.filter((where) => where === IN_POOL).length).toBe(15);
  expect(t.state.tiles[tileOf("eye-1")]).toBe(REMOVED);
});

test("13.1.2 If one more is drawn before, the others come back first and the one in use does not", () => {
  const first = "3-1";
  const drawn = TILE_NAMES.slice(0, 16).filter((name) => name !== first);
  const t = at(hunted({ tiles: { drawn }, table: ["mithril-coat-and-sting"], fellowship: alone }));
  t.draws(...dice(6)).plays("free-peoples", "travel:character");
  // Fourteen standard tiles lie before the second 3 in the pool that comes back, but for the first 3.
  t.draws(drawn.indexOf("2-1")).plays("free-peoples", "yes").plays("free-peoples", "no");
  expect(t.state.corruption).toBe(2);
  expect([t.state.tiles[tileOf("2-1")], t.state.tiles[tileOf(first)]]).toEqual([DRAWN, IN_POOL]);
});

test("13.1.3 A special tile waits outside Mordor, and goes into the pool at once on its track", () => {
  const play = (fellowship: Position["fellowship"]) =>
    at(hunted({ fellowship, hands: { "free-peoples": ["elven-rope"] } })).plays(
      "free-peoples",
      "play:elven-rope:character",
    ).state.tiles[tileOf("elven-rope")];
  expect(play({})).toBe(WAITING);
  expect(play({ mordor: 1 })).toBe(IN_POOL);
});

test("13.2.1 13.2.2 As many dice are rolled as the Shadow has in the Hunt Box, at most five", () => {
  expect(roll({ box: [0, 3] }, 1, 1, 1)?.dice).toEqual([1, 1, 1]);
  expect(roll({ box: [0, 7] }, 1, 1, 1, 1, 1)?.dice).toEqual([1, 1, 1, 1, 1]);
});

test("13.2.2 With no die of the Shadow in the Hunt Box there is no Hunt", () => {
  expect(roll({ box: [3, 0] })).toBeUndefined();
});

test("13.2.3 13.2.7 A die succeeds on six, and every die of the Free Peoples in the box adds one", () => {
  expect(roll({ box: [0, 1] }, 5)?.successes).toBe(0);
  const t = at(hunted({ box: [1, 3], fellowship: alone }));
  t.draws(...dice(2, 5, 6), ...tiles(t, "1-1")).plays("free-peoples", "travel:character", "no");
  expect(t.heard(null, "hunt-rolled")[0].facts.successes).toBe(2);
});

test("13.2.4 A natural one never succeeds", () => {
  const t = at(hunted({ box: [5, 2], fellowship: alone }));
  t.draws(...dice(1, 2), ...tiles(t, "1-1")).plays("free-peoples", "travel:character", "no");
  expect(t.heard(null, "hunt-rolled")[0].facts.successes).toBe(1);
});

test("13.2.5 Units and Nazgûl in the figure's region give one re-roll each, whatever their number", () => {
  const map = { hollin: { sauron: [3], nazgul: 2 } } as const;
  expect(roll({ box: [0, 3], map }, 1, 1, 1, 1, 1)?.rerolled).toEqual([1, 1]);
});

test("13.2.5 With a Stronghold of the Shadow there are three, but no more than failures", () => {
  const map = { moria: { sauron: [4], nazgul: 1 } } as const;
  const fellowship = { at: "moria" } as const;
  expect(roll({ box: [0, 4], map, fellowship }, 1, 1, 1, 1, 1, 1, 1)?.rerolled).toEqual([1, 1, 1]);
  expect(roll({ box: [0, 2], map, fellowship }, 1, 1, 1, 1)?.rerolled).toEqual([1, 1]);
});

test("13.2.5 The Witch-king counts as a Nazgûl, and besiegers as units", () => {
  expect(roll({ map: { hollin: { characters: ["witch-king"] } } }, 1, 1)?.rerolled).toEqual([1]);
  const map = { lorien: { elves: [1], sauron: [1] } } as const;
  expect(roll({ map, fellowship: { at: "lorien" } }, 1, 1)?.rerolled).toEqual([1]);
});

test("13.2.6 Several successes draw a single tile", () => {
  const t = at(hunted({ box: [0, 4], fellowship: alone }));
  t.draws(...dice(6, 6, 6, 6), ...tiles(t, "1-1")).plays("free-peoples", "travel:character", "no");
  expect([t.heard(null, "tile").length, t.state.corruption]).toEqual([1, 1]);
});

test("13.2.8 The Hunt of a card that moves the Fellowship is the same", () => {
  const t = at(hunted({ fellowship: alone, hands: { "free-peoples": ["there-is-another-way"] } }));
  t.plays("free-peoples", "play:there-is-another-way:character").draws(...dice(6), ...tiles(t, "2-1"));
  t.plays("free-peoples", "yes", "no");
  expect([t.heard(null, "hunt-rolled").length, t.state.corruption]).toEqual([1, 2]);
});

test("13.2.9 Flocks of Crebain, given up before the roll, add one to every die and re-roll", () => {
  const t = at(
    hunted({ box: [0, 2], table: ["flocks-of-crebain"], map: { hollin: { nazgul: 1 } }, fellowship: alone }),
  );
  t.plays("free-peoples", "travel:character").awaits("shadow", "flocks");
  t.draws(...dice(5, 4, 5), ...tiles(t, "eye-1")).plays("shadow", "yes");
  expect(t.heard(null, "hunt-rolled")[0].facts.successes).toBe(2);
  expect(isOnTable(t.state, card("flocks-of-crebain"))).toBe(false);
});

test("13.2.9 Flocks of Crebain may stay on the table, and are not asked for without a roll", () => {
  const t = at(hunted({ table: ["flocks-of-crebain"] })).plays("free-peoples", "travel:character");
  t.draws(...dice(5)).plays("shadow", "no");
  expect(isOnTable(t.state, card("flocks-of-crebain"))).toBe(true);
  at(hunted({ table: ["flocks-of-crebain"], box: [0, 0] }))
    .plays("free-peoples", "travel:character")
    .awaits("shadow", "act");
});

test("13.2.10 The first move of a turn is found by a six, the second by a five", () => {
  expect([roll({ box: [0, 1] }, 5)?.successes, roll({ box: [1, 1] }, 4)?.successes]).toEqual([0, 0]);
  const t = at(hunted({ box: [1, 1], fellowship: alone }));
  t.draws(...dice(5), ...tiles(t, "1-1")).plays("free-peoples", "travel:character", "no");
  expect(t.heard(null, "hunt-rolled")[0].facts.successes).toBe(1);
});

// ---- each tile (13.3)

/** Gollum guides, so that no Companion can be eliminated; his ability is not used. */
const suffered = (name: string, more: Position = {}, ...answers: string[]) => {
  const t = struck({ ...more, fellowship: { ...alone, ...more.fellowship } }, name);
  while (t.ask("free-peoples")?.prompt === "guide-ability") t.plays("free-peoples", "no");
  return t.plays("free-peoples", ...answers);
};

for (const [name, damage] of [
  ["0r-1", 0],
  ["0r-2", 0],
  ["1r-1", 1],
  ["1r-2", 1],
  ["2r-1", 2],
] as const)
  test(`The tile ${name} costs ${damage} Corruption and reveals the Fellowship`, () => {
    const t = struck({}, name);
    if (damage > 0) t.plays("free-peoples", "done");
    t.plays("free-peoples", "to:hollin");
    expect([t.state.corruption, t.state.revealed, t.state.tiles[tileOf(name)]]).toEqual([damage, 1, DRAWN]);
  });

for (const [name, damage] of [
  ["1-1", 1],
  ["1-2", 1],
  ["2-1", 2],
  ["2-2", 2],
  ["3-1", 3],
  ["3-2", 3],
  ["3-3", 3],
] as const)
  test(`The tile ${name} costs ${damage} Corruption and does not reveal`, () => {
    const t = suffered(name);
    expect([t.state.corruption, t.state.revealed, t.state.tiles[tileOf(name)]]).toEqual([damage, 0, DRAWN]);
  });

for (const name of ["eye-1", "eye-2", "eye-3", "eye-4"])
  test(`The tile ${name} costs as much as the Hunt had successes, and reveals even with Gollum as Guide`, () => {
    const t = at(hunted({ box: [0, 3], fellowship: alone }));
    t.draws(...dice(6, 2, 6), ...tiles(t, name)).plays("free-peoples", "travel:character", "to:hollin");
    expect([t.state.corruption, t.state.revealed]).toEqual([2, 1]);
  });

for (const name of ["elven-cloaks", "elven-rope"])
  test(`The tile ${name} costs nothing and stops nothing`, () => {
    const t = suffered(name, {
      tiles: { pool: [name] },
      fellowship: { mordor: 1, corruption: 4 },
      box: [0, 0],
    });
    expect([t.state.corruption, t.state.mordor, t.state.revealed]).toEqual([4, 2, 0]);
  });

for (const [name, healed] of [
  ["phial-of-galadriel", 2],
  ["smeagol-helps-nice-master", 1],
] as const)
  test(`The tile ${name} takes ${healed} Corruption away, never below none (13.3.4)`, () => {
    const position = (corruption: number): Position => ({
      tiles: { pool: [name] },
      fellowship: { mordor: 1, corruption },
    });
    expect(suffered(name, position(5)).state.corruption).toBe(5 - healed);
    expect(suffered(name, position(0)).state.corruption).toBe(0);
  });

test("The tile shelobs-lair costs what a die shows, and stops the Fellowship (13.3.3)", () => {
  const t = at(hunted({ tiles: { pool: ["shelobs-lair"] }, fellowship: { ...alone, mordor: 1 } }));
  t.draws(...tiles(t, "shelobs-lair"), ...dice(4)).plays("free-peoples", "travel:character", "no");
  expect([t.state.corruption, t.state.mordor]).toEqual([4, 1]);
});

test("The tile the-ring-is-mine costs the dice in the Hunt Box, reveals and stops", () => {
  const t = suffered("the-ring-is-mine", {
    tiles: { pool: ["the-ring-is-mine"] },
    fellowship: { mordor: 1 },
    box: [1, 2],
  });
  expect([t.state.corruption, t.state.mordor, t.state.revealed]).toEqual([3, 1, 1]);
});

test("The tile on-on-they-went costs three and stops", () => {
  const t = suffered("on-on-they-went", { tiles: { pool: ["on-on-they-went"] }, fellowship: { mordor: 1 } });
  expect([t.state.corruption, t.state.mordor, t.state.revealed]).toEqual([3, 1, 0]);
});

test("The tile give-it-to-uss costs one, reveals even with Gollum as Guide, and stops", () => {
  const t = suffered("give-it-to-uss", { tiles: { pool: ["give-it-to-uss"] }, fellowship: { mordor: 1 } });
  expect([t.state.corruption, t.state.mordor, t.state.revealed]).toEqual([1, 1, 1]);
});

test("13.3.1 A number is the damage", () => {
  expect(suffered("2-2").state.corruption).toBe(2);
});

test("13.3.2 13.5.4 An Eye drawn for a Stronghold counts nothing", () => {
  const t = at(hunted({ fellowship: { progress: 0 } }));
  t.draws(...dice(6), ...tiles(t, "0r-1", "eye-1")).plays("free-peoples", "travel:character", "to:moria");
  expect([t.state.corruption, t.heard(null, "tile").length]).toEqual([0, 2]);
});

test("13.1.4 The tiles are those of the box: sixteen standard ones, nine with a Reveal icon, and eight specials", () => {
  const standard = ALL_TILES.filter(isStandard);
  expect(standard.map((tile) => TILE_VALUE[tile]).sort((a, b) => a - b)).toEqual(
    [...new Array(4).fill(EYE_TILE), 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3].sort((a, b) => a - b),
  );
  expect(standard.filter((tile) => TILE_REVEALS[tile])).toHaveLength(9);
  const stopping = TILE_NAMES.filter((_, tile) => TILE_STOPS[tile]);
  expect(stopping).toEqual(["shelobs-lair", "the-ring-is-mine", "on-on-they-went", "give-it-to-uss"]);
});

describe("13.2.5: dice that failed are thrown again", () => {
  const near: Position = {
    fellowship: { at: "hollin", companions: ["boromir"] },
    map: { hollin: { sauron: [1], nazgul: 1 } },
    dice: { "free-peoples": ["character", "character"], shadow: ["army", "army"] },
    box: [0, 3],
  };

  test("as many as may be, unasked", () => {
    const t = at(near)
      .draws(...dice(1, 1, 1), ...dice(1, 1))
      .plays("free-peoples", "travel:character");
    expect(t.heard(null, "hunt-rolled")[0].facts).toMatchObject({ rerolled: [1, 1], successes: 0 });
  });

  test("AMB-108: at a table that wants the choice the Shadow says how many, and may decline", () => {
    const asked = () =>
      at({ ...near, options: { choiceOfRerolls: true } })
        .draws(...dice(1, 1, 1))
        .plays("free-peoples", "travel:character");
    asked()
      .mayOnly("shadow", "number:0", "number:1", "number:2")
      .mayNot("shadow", "number:3", { reason: "too-many-rerolls", rule: "13.2.5" });
    const none = asked().plays("shadow", "number:0");
    expect(none.heard(null, "hunt-thrown")[0].facts).toMatchObject({ dice: [1, 1, 1] });
    expect(none.heard(null, "hunt-rolled")[0].facts).toMatchObject({ rerolled: [], successes: 0 });
    const one = asked();
    one.draws(...dice(1)).plays("shadow", "number:1");
    expect(one.heard(null, "hunt-rolled")[0].facts).toMatchObject({ rerolled: [1] });
  });

  test("AMB-108: nobody is asked where none may be", () => {
    const t = at({ ...near, map: {}, options: { choiceOfRerolls: true } })
      .draws(...dice(1, 1, 1))
      .plays("free-peoples", "travel:character");
    expect(t.heard(null, "hunt-rolled")).toHaveLength(1);
  });
});
