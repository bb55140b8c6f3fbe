/** Chapter 14: Mordor. */
import { expect, test } from "vitest";
import { bitOf, card } from "../data/cards.ts";
import { GIMLI, GOLLUM, MERIADOC, NONE, STRIDER } from "../data/ids.ts";
import { TILE_NAMES } from "../data/tiles.ts";
import type { Position } from "../position.ts";
import { DEAD, IN_POOL, REMOVED } from "../state.ts";
import { at, tiles } from "./table.ts";

const camp = (fellowship: Position["fellowship"], more: Position = {}): Position => ({
  phase: "fellowship",
  ...more,
  fellowship: { companions: ["boromir"], ...fellowship },
});
const track = (fellowship: Position["fellowship"], more: Position = {}): Position => ({
  dice: { "free-peoples": ["character", "character"], shadow: ["army", "army"] },
  ...more,
  fellowship: { companions: [], mordor: 1, ...fellowship },
});
/** A move on the Mordor Track that draws this tile, Gollum not helping. */
const stepped = (name: string, fellowship: Position["fellowship"], more: Position = {}) => {
  const t = at(track(fellowship, more));
  t.draws(...tiles(t, name)).plays("free-peoples", "travel:character");
  while (t.ask("free-peoples")?.prompt === "guide-ability") t.plays("free-peoples", "no");
  return t;
};
const tileOf = (name: string): number => TILE_NAMES.indexOf(name);

test("14.1.1 In Morannon or Minas Morgul the Free Peoples may enter Mordor, revealed or not, without declaring", () => {
  for (const where of ["morannon", "minas-morgul"] as const) {
    const t = at(camp({ at: where, revealed: true }))
      .awaits("free-peoples", "mordor")
      .plays("free-peoples", "yes");
    expect([t.state.mordor, t.state.bearers, t.state.revealed]).toEqual([0, NONE, 1]);
  }
  expect(at(camp({ at: "morannon" })).plays("free-peoples", "no").state.mordor).toBe(NONE);
  at(camp({ at: "gorgoroth" })).awaits("shadow", "allocate");
});

test("14.1.1 Mordor is not entered in Phase 5", () => {
  const options = at(track({ mordor: undefined, at: "morannon" })).options("free-peoples");
  expect(options).not.toContain("yes");
});

test("14.1.1 By the Chinese rulebook it must be entered (AMB-94)", () => {
  const t = at(camp({ at: "morannon" }, { options: { chineseRulebook: true } })).awaits("shadow", "allocate");
  expect(t.state.mordor).toBe(0);
});

test("14.1.2 A declaration there comes before the entering", () => {
  const t = at(camp({ at: "dagorlad", progress: 1 })).plays("free-peoples", "to:morannon");
  t.awaits("free-peoples", "mordor").plays("free-peoples", "yes");
  expect(t.heard(null).map(({ type }) => type)).toEqual(["declared", "mordor"]);
});

test("14.1.3 The Fellowship stands on step 0, in no region, and its Progress is lost", () => {
  const t = at(camp({ at: "morannon", progress: 2 })).plays("free-peoples", "done", "yes");
  expect([t.state.mordor, t.state.bearers, t.state.progress, t.state.revealed]).toEqual([0, NONE, 0, 0]);
});

test("14.1.4 The new Hunt Pool has what was left, the Eyes drawn, and the special tiles in play", () => {
  const t = at(
    camp(
      { at: "minas-morgul" },
      {
        tiles: {
          drawn: ["eye-1", "eye-2", "1-1", "2-1", "3-1", "0r-1"],
          removed: ["eye-3"],
          waiting: ["elven-rope", "shelobs-lair", "the-ring-is-mine"],
        },
      },
    ),
  ).plays("free-peoples", "yes");
  const pool = TILE_NAMES.filter((_, tile) => t.state.tiles[tile] === IN_POOL);
  expect(pool.length).toBe(14);
  expect(pool).toContain("eye-2");
  expect(pool).not.toContain("1-1");
  expect(t.state.tiles[tileOf("eye-3")]).toBe(REMOVED);
});

test("14.1.5 The Fellowship cannot leave the Mordor Track", () => {
  at(camp({ mordor: 3 })).awaits("shadow", "allocate");
});

test("14.2.1 14.2.2 14.2.3 14.2.6 A move draws a tile without a roll, goes one step, and the die lies in the Hunt Box", () => {
  const t = stepped("2-1", { corruption: 3 }, { box: [0, 4] });
  expect([t.state.corruption, t.state.mordor, t.state.box[0]]).toEqual([5, 2, 1]);
  expect(t.heard(null, "hunt-rolled")).toEqual([]);
});

test("14.2.1 A revealed Fellowship cannot move; it may hide", () => {
  at(track({ revealed: true }))
    .mayNot("free-peoples", "travel:character")
    .may("free-peoples", "hide:character");
});

test("14.2.3 A Stop icon holds it, a Reveal icon does not", () => {
  const t = stepped("on-on-they-went", {}, { tiles: { pool: ["on-on-they-went"] } });
  expect([t.state.mordor, t.state.box[0]]).toEqual([1, 1]);
});

test("14.2.4 An Eye costs all dice in the Hunt Box, with no limit of five, but not that of this move", () => {
  expect(stepped("eye-1", {}, { box: [1, 6] }).state.corruption).toBe(7);
});

test("14.2.5 Being revealed only turns the counter", () => {
  const t = at(track({ companions: ["boromir"] }));
  t.draws(...tiles(t, "1r-1"))
    .plays("free-peoples", "travel:character", "done")
    .awaits("shadow", "act");
  expect([t.state.mordor, t.state.revealed, t.heard(null, "tile").length]).toEqual([2, 1, 1]);
});

test("14.2.5 Gollum's offer on the track turns the counter too", () => {
  const t = at(track({}));
  t.draws(...tiles(t, "3-1"))
    .plays("free-peoples", "travel:character", "yes")
    .awaits("shadow", "act");
  expect([t.state.corruption, t.state.revealed, t.state.mordor]).toEqual([2, 1, 2]);
});

test("14.2.7 Nobody separates on the Mordor Track", () => {
  at(track({ companions: ["strider"] })).mayNot("free-peoples", "separate-with:character");
});

test("14.2.7 What would separate a Companion there eliminates him: a Hobbit helping as Guide", () => {
  const t = at(track({ companions: ["meriadoc"] }));
  t.draws(...tiles(t, "2-1")).plays("free-peoples", "travel:character", "yes", "no");
  expect([t.state.at[MERIADOC], t.state.guide, t.state.corruption]).toEqual([DEAD, GOLLUM, 1]);
});

test("14.2.7 Hobbits are not taken alive there", () => {
  const t = at(track({ companions: ["meriadoc"] }));
  t.draws(...tiles(t, "2-1")).plays("free-peoples", "travel:character", "no", "guide-falls", "no");
  expect([t.state.at[MERIADOC], t.state.corruption]).toEqual([DEAD, 1]);
});

test("14.2.7 A casualty is possible there as elsewhere", () => {
  const t = at(track({ companions: ["gimli", "strider"], guide: "strider" }));
  t.draws(...tiles(t, "3-1"), 1).plays("free-peoples", "travel:character", "random-falls");
  expect([t.state.at[GIMLI], t.state.at[STRIDER], t.state.corruption]).toEqual([DEAD, -2, 1]);
});

test("14.2.8 Nothing is declared there, and so nothing heals", () => {
  at(camp({ mordor: 2, corruption: 5 })).awaits("shadow", "allocate");
});

test("14.2.9 15.2.2 The fifth step is the Crack of Doom, and the Free Peoples win", () => {
  const t = stepped("1-1", { mordor: 4, corruption: 9 });
  expect([t.state.mordor, t.result?.reason, t.result?.winners]).toEqual([5, "ring", [0]]);
});

test("14.2.9 By the Chinese rulebook it is the fifth circle, step 4 (AMB-23)", () => {
  const t = stepped("1-1", { mordor: 3, corruption: 9 }, { options: { chineseRulebook: true } });
  expect(t.result?.reason).toBe("ring");
});

test("15.2.1 Corruption 12 on the last step wins for the Shadow", () => {
  const t = stepped("3-1", { mordor: 4, corruption: 9 });
  expect([t.result?.reason, t.state.mordor]).toEqual(["corruption", 4]);
});

test("14.2.10 Wizard's Staff lets it advance without a tile; on the narrow road not (AMB-89)", () => {
  for (const [narrowRoad, step] of [
    [false, 2],
    [true, 1],
  ] as const) {
    const t = at(
      track({ companions: ["gandalf-the-grey"] }, { table: ["wizards-staff"], options: { narrowRoad } }),
    );
    t.plays("free-peoples", "travel:character", "yes").awaits("shadow", "act");
    expect([t.state.mordor, t.state.spent[0]]).toEqual([step, bitOf(card("wizards-staff"))]);
  }
});

test("14.2.11 The tile of a card stops nothing, moves nothing, and only turns the counter", () => {
  const t = at(
    track(
      {},
      {
        tiles: { pool: ["give-it-to-uss"] },
        hands: { shadow: ["orc-patrol"] },
        acting: "shadow",
        dice: { shadow: ["event", "army"], "free-peoples": [] },
      },
    ),
  );
  t.draws(...tiles(t, "give-it-to-uss")).plays("shadow", "play:orc-patrol:event");
  expect(t.heard(null, "revealed").length).toBe(1);
  expect(t.state.mordor).toBe(1);
});

/** The last die of the turn, on the track. */
const dusk = (fellowship: Position["fellowship"], face: "character" | "muster", options = {}): Position =>
  track(fellowship, { options, dice: { "free-peoples": [face], shadow: [] } });

test("14.3.1 A turn on the track without a move or hiding costs one Corruption", () => {
  const t = at(dusk({ corruption: 5 }, "muster"))
    .draws(...new Array(40).fill(0))
    .plays("free-peoples", "skip:muster");
  expect(t.heard(null, "corruption")[0].facts).toEqual({ by: 1, now: 6 });
});

test("14.3.1 Hiding is enough", () => {
  const t = at(dusk({ corruption: 5, revealed: true }, "character")).draws(...new Array(40).fill(0));
  t.plays("free-peoples", "hide:character");
  expect(t.heard(null, "corruption")).toEqual([]);
});

test("14.3.1 A move is enough, even if it ends revealed or is stopped", () => {
  const t = at(
    track(
      { corruption: 5, companions: ["boromir"] },
      { tiles: { pool: ["on-on-they-went"] }, dice: { "free-peoples": ["character"], shadow: [] } },
    ),
  );
  t.draws(...tiles(t, "on-on-they-went"), ...new Array(40).fill(0)).plays(
    "free-peoples",
    "travel:character",
    "done",
  );
  expect(t.heard(null, "corruption").map(({ facts }) => facts.by)).toEqual([3]);
});

test("14.3.1 By the Chinese rulebook a turn without a move, or that ends revealed, costs one (AMB-03)", () => {
  const options = { chineseRulebook: true };
  const hidden = at(dusk({ corruption: 5, revealed: true }, "character", options)).draws(
    ...new Array(40).fill(0),
  );
  hidden.plays("free-peoples", "hide:character");
  expect(hidden.heard(null, "corruption").map(({ facts }) => facts.by)).toEqual([1]);
});
