/** Chapter 12, but for declaring and separating. */
import { expect, test } from "vitest";
import { card } from "../data/cards.ts";
import { NONE } from "../data/ids.ts";
import { region } from "../data/regionnames.ts";
import { isOnTable } from "../facts.ts";
import type { Position } from "../position.ts";
import { at, dice, tiles } from "./table.ts";

const CHARACTER_DICE = {
  "free-peoples": ["character", "character"],
  shadow: ["army", "army"],
} as const;

/** In Phase 5, with an empty Hunt Box unless one is given. */
const road = (fellowship: Position["fellowship"], more: Position = {}): Position => ({
  fellowship: { companions: ["boromir"], ...fellowship },
  dice: CHARACTER_DICE,
  ...more,
});
/** Before Phase 2, with a single Companion, so that no player is asked for the Guide. */
const camp = (fellowship: Position["fellowship"], more: Position = {}): Position => ({
  phase: "fellowship",
  fellowship: { companions: ["boromir"], ...fellowship },
  ...more,
});

test("12.1.1 The Fellowship begins hidden in Rivendell with all seven Companions, Gandalf the Grey its Guide", () => {
  const { state } = at({ start: true, dice: CHARACTER_DICE });
  expect(state.bearers).toBe(region("rivendell"));
  expect([state.progress, state.revealed, state.corruption, state.guide, state.mordor]).toEqual([
    0,
    0,
    0,
    0,
    NONE,
  ]);
});

test("12.1.2 The Hunt looks at the figure's region, however far the Fellowship may have come", () => {
  const t = at(road({ at: "hollin", progress: 3 }, { box: [0, 1], map: { hollin: { nazgul: 1 } } }));
  t.draws(...dice(2, 2)).plays("free-peoples", "travel:character");
  expect(t.heard(null, "hunt-rolled")[0].facts).toEqual({ dice: [2], rerolled: [2], successes: 0 });
});

test("12.1.3 Progress, Corruption and the Guide are seen by everybody", () => {
  const t = at(road({ progress: 4, corruption: 3 }));
  for (const who of ["shadow", null]) {
    const view = t.view(who);
    expect([view.progress, view.corruption, view.guide]).toEqual([4, 3, 2]);
  }
});

test("12.1.4 The Ring-bearers can be neither separated nor hit", () => {
  const t = at(road({ companions: [] }, { box: [0, 1] }));
  t.mayNot("free-peoples", "separate-with:character");
  t.draws(...dice(6), ...tiles(t, "3-1")).plays("free-peoples", "travel:character", "no");
  expect(t.state.corruption).toBe(3);
});

test("12.2.1 A Companion in the Fellowship does nothing on the map where its figure is", () => {
  const t = at(road({ at: "minas-tirith" }));
  t.mayNot("free-peoples", "rouse:gondor:character");
});

test("12.2.2 A Companion who has left does not come back, even where the Fellowship is", () => {
  const t = at(road({ at: "moria", companions: ["gimli"] }, { map: { moria: { characters: ["strider"] } } }));
  t.plays("free-peoples", "separate-with:character");
  expect(t.options("free-peoples").every((option) => option.startsWith("to:"))).toBe(true);
});

test("12.2.3 A card that wants a Companion in Fangorn does not see those in the Fellowship there", () => {
  const position = (map: Position["map"]): Position =>
    road(
      { at: "fangorn", companions: ["legolas"] },
      {
        map: { orthanc: { isengard: [1] }, ...map },
        hands: { "free-peoples": ["the-ents-awake-treebeard"] },
      },
    );
  at(position({})).mayNot("free-peoples", "play:the-ents-awake-treebeard:character");
  at(position({ fangorn: { characters: ["gandalf-the-white"] } })).may(
    "free-peoples",
    "play:the-ents-awake-treebeard:character",
  );
});

test("12.3.1 12.3.2 12.3.7 At the end of the Fellowship phase Strider may take the lead from Gandalf, being his equal", () => {
  const t = at(camp({ companions: ["gandalf-the-grey", "strider", "legolas"], at: "hollin" }));
  t.awaits("free-peoples", "guide").mayOnly(
    "free-peoples",
    "character:gandalf-the-grey",
    "character:strider",
  );
  t.mayNot("free-peoples", "character:legolas", { reason: "not-the-highest-level", rule: "12.3.1" });
  t.mayNot("free-peoples", "character:gimli", { reason: "not-in-the-fellowship", rule: "12.3.1" });
  t.plays("free-peoples", "character:strider");
  expect(t.state.guide).toBe(1);
});

test("12.3.3 12.3.4 When the Guide leaves, a new one of the highest Level is chosen at once", () => {
  const t = at(road({ companions: ["strider", "boromir", "gimli", "meriadoc"], guide: "strider" }));
  t.plays("free-peoples", "separate-with:character", "character:strider", "go", "to:rivendell");
  t.awaits("free-peoples", "guide").mayOnly("free-peoples", "character:boromir", "character:gimli");
  t.plays("free-peoples", "character:gimli");
  expect(t.state.guide).toBe(4);
});

test("12.3.3 The Guide may change too when another Companion leaves", () => {
  const t = at(road({ companions: ["gandalf-the-grey", "strider", "gimli"] }));
  t.plays("free-peoples", "separate-with:character", "character:gimli", "go", "to:rivendell");
  t.awaits("free-peoples", "guide");
});

test("12.3.5 Take Them Alive!, the Captains and their like are no abilities of a Guide", () => {
  const t = at(
    road(
      { companions: ["boromir"], at: "minas-tirith" },
      { map: { "minas-tirith": { gondor: [1] } }, nations: { gondor: [2, true] } },
    ),
  );
  expect(t.state.guide).toBe(2);
  t.mayNot("free-peoples", "rouse:gondor:character");
});

test("0.4.4 12.3.6 Gollum joins and guides once no Companion is left", () => {
  const t = at(road({ companions: ["boromir"] }));
  t.plays("free-peoples", "separate-with:character", "to:rivendell");
  expect([t.state.guide, t.state.at[9]]).toEqual([9, -2]);
});

test("12.4.1 12.4.2 12.4.5 A Character die moves the hidden Fellowship one step and then lies in the Hunt Box", () => {
  const t = at(road({ progress: 0 })).plays("free-peoples", "travel:character");
  expect([t.state.progress, t.state.revealed, t.state.bearers]).toEqual([1, 0, region("rivendell")]);
  expect(t.state.box).toEqual([1, 0]);
});

test("12.4.3 It may move several times in a turn, and the second Hunt is helped by the first die", () => {
  const t = at(road({ progress: 0 }, { box: [0, 1] }));
  t.draws(...dice(5))
    .plays("free-peoples", "travel:character")
    .plays("shadow", "skip:army");
  t.draws(...dice(5), ...tiles(t, "0r-1")).plays("free-peoples", "travel:character", "to:hollin");
  expect(t.heard(null, "hunt-rolled").map(({ facts }) => facts.successes)).toEqual([0, 1]);
  expect(t.state.box[0]).toBe(2);
});

test("12.4.4 12.6.9 A revealed Fellowship cannot move, but hide", () => {
  at(road({ revealed: true }))
    .mayNot("free-peoples", "travel:character")
    .may("free-peoples", "hide:character");
  at(camp({ at: "lorien", revealed: true, corruption: 3 })).awaits("shadow", "allocate");
});

test("12.4.5 A die that pays for a card which moves the Fellowship stays out of the Hunt Box", () => {
  const t = at(
    road({ companions: [] }, { hands: { "free-peoples": ["there-is-another-way"] }, dice: CHARACTER_DICE }),
  ).plays("free-peoples", "play:there-is-another-way:character");
  if (t.ask("free-peoples")?.prompt.startsWith("there-is-another-way")) t.plays("free-peoples", "yes");
  expect([t.state.progress, t.state.box[0]]).toEqual([1, 0]);
});

test("12.4.6 At the end of its track the Fellowship still moves, and Progress stays at twelve", () => {
  const t = at(road({ progress: 12 }, { box: [0, 1] }))
    .draws(...dice(3))
    .plays("free-peoples", "travel:character");
  expect([t.state.progress, t.heard(null, "hunt-rolled").length]).toEqual([12, 1]);
});

test("12.4.6 On the narrow road it does not (AMB-72)", () => {
  at(road({ progress: 12 }, { options: { narrowRoad: true } })).mayNot("free-peoples", "travel:character");
});

test("While The Last Battle lies on the table, dice of moves stay out of the Hunt Box", () => {
  const t = at(
    road(
      { progress: 1 },
      {
        table: ["the-last-battle"],
        map: { morannon: { gondor: [1], characters: ["aragorn"], control: "free-peoples" } },
      },
    ),
  ).plays("free-peoples", "travel:character");
  expect([t.state.progress, t.state.box[0]]).toEqual([2, 0]);
});

/** The Fellowship moves and draws this tile. */
const struck = (tile: string, fellowship: Position["fellowship"], more: Position = {}) => {
  const t = at(road(fellowship, { box: [0, 1], ...more }));
  return t.draws(...dice(6), ...tiles(t, tile)).plays("free-peoples", "travel:character");
};

test("12.6.1 12.6.2 12.6.8 Revealed at Progress 3 it goes from Rivendell to Goblin's Gate, with no tile more", () => {
  const t = struck("0r-1", { progress: 2 }).awaits("free-peoples", "reveal-to");
  t.plays("free-peoples", "to:goblins-gate");
  expect([t.state.bearers, t.state.progress, t.state.revealed]).toEqual([region("goblins-gate"), 0, 1]);
  expect(t.heard(null, "tile").length).toBe(1);
});

test("12.6.3 It may not end in Lórien while the Free Peoples hold it, neither by staying", () => {
  struck("0r-1", { at: "dimrill-dale", progress: 0 })
    .mayNot("free-peoples", "to:lorien")
    .may("free-peoples", "to:dimrill-dale");
  struck("0r-1", { at: "lorien", progress: 0 }).mayNot("free-peoples", "to:lorien");
  struck("0r-1", { at: "dimrill-dale" }, { map: { lorien: { sauron: [1], control: "shadow" } } }).may(
    "free-peoples",
    "to:lorien",
  );
});

test("12.6.3 By the Chinese rulebook it may not end in a lost one either (AMB-09)", () => {
  struck(
    "0r-1",
    { at: "dimrill-dale" },
    { map: { lorien: { sauron: [1], control: "shadow" } }, options: { chineseRulebook: true } },
  )
    .mayNot("free-peoples", "to:lorien", { reason: "haven", rule: "12.6.3" })
    .mayNot("free-peoples", "to:bree", { reason: "too-far", rule: "12.6.2" });
});

test("12.6.4 12.6.5 With no Progress it stays in Moria and draws a tile for it", () => {
  const t = at(
    road(
      { at: "moria", companions: ["gimli"] },
      {
        hands: { shadow: ["orc-patrol"] },
        acting: "shadow",
        dice: { shadow: ["event", "army"], "free-peoples": [] },
      },
    ),
  );
  t.draws(...tiles(t, "1r-1", "0r-1"))
    .plays("shadow", "play:orc-patrol:event")
    .plays("free-peoples", "done");
  expect(t.heard(null, "tile").map(({ facts }) => facts.by)).toEqual([3, 2]);
  expect([t.state.bearers, t.state.revealed, t.state.corruption]).toEqual([region("moria"), 1, 1]);
});

test("12.6.5 On a path into Moria a second tile is drawn, and its Eye counts nothing", () => {
  const t = at(road({ progress: 2 }, { box: [0, 1] }));
  t.draws(...dice(6), ...tiles(t, "0r-1", "eye-1")).plays("free-peoples", "travel:character", "to:moria");
  expect(t.heard(null, "tile").map(({ facts }) => facts.by)).toEqual([0, 2]);
  expect([t.state.corruption, t.state.bearers]).toEqual([0, region("moria")]);
});

test("12.6.5 A Stronghold that the Free Peoples have taken draws none", () => {
  const t = struck(
    "1r-1",
    { at: "hollin", progress: 1 },
    {
      map: { moria: { dwarves: [1], control: "free-peoples" } },
    },
  ).plays("free-peoples", "done", "to:dimrill-dale");
  expect(t.heard(null, "tile").length).toBe(1);
});

test("12.6.5 Each Stronghold on the way has a tile of its own; by the Chinese rulebook one for all (AMB-08)", () => {
  const position = (options: Position["options"]): Position =>
    road({ at: "minas-morgul", progress: 1 }, { box: [0, 1], options });
  const t = at(position({}));
  t.draws(...dice(6), ...tiles(t, "0r-1", "0r-2", "1-1")).plays(
    "free-peoples",
    "travel:character",
    "to:barad-dur",
  );
  t.plays("free-peoples", "done");
  expect(t.heard(null, "tile").map(({ facts }) => facts.by)).toEqual([0, 2, 2]);
  const one = at(position({ chineseRulebook: true }));
  one
    .draws(...dice(6), ...tiles(one, "0r-1", "0r-2"))
    .plays("free-peoples", "travel:character", "to:barad-dur");
  expect(one.heard(null, "tile").length).toBe(2);
});

test("12.6.6 A declaration through Moria draws no tile for it", () => {
  const t = at(camp({ at: "hollin", progress: 2 })).plays("free-peoples", "to:dimrill-dale");
  expect(t.heard(null, "tile")).toEqual([]);
});

test("12.6.7 Nothing happens to a Fellowship that is revealed already", () => {
  const t = at(
    road(
      { at: "moria", revealed: true },
      {
        hands: { shadow: ["orc-patrol"] },
        acting: "shadow",
        dice: { shadow: ["event", "army"], "free-peoples": [] },
      },
    ),
  );
  t.draws(...tiles(t, "1r-1"))
    .plays("shadow", "play:orc-patrol:event")
    .plays("free-peoples", "done");
  expect(t.heard(null, "tile").length).toBe(1);
  expect(t.heard(null, "revealed")).toEqual([]);
});

test("The Last Battle ends when the Fellowship is revealed, and the die of that move is hunted", () => {
  const t = struck(
    "0r-1",
    { progress: 1 },
    {
      table: ["the-last-battle"],
      map: { morannon: { gondor: [1], characters: ["aragorn"], control: "free-peoples" } },
    },
  ).plays("free-peoples", "to:hollin");
  expect([isOnTable(t.state, card("the-last-battle")), t.state.box[0]]).toEqual([false, 1]);
});

test("12.7.1 Hiding takes a Character die, which does not go to the Hunt Box, and moves nothing", () => {
  const t = at(road({ revealed: true }, { box: [0, 2] })).plays("free-peoples", "hide:character");
  expect([t.state.revealed, t.state.progress, t.state.box[0]]).toEqual([0, 0, 0]);
  expect(t.heard(null, "hunt-rolled")).toEqual([]);
});

test("12.7.1 Hiding needs a Character result; with Strider as Guide any result will do", () => {
  const position = (guide: "strider" | "gandalf-the-grey"): Position =>
    road(
      { revealed: true, companions: ["strider", "gandalf-the-grey"], guide },
      { dice: { "free-peoples": ["muster"], shadow: ["army"] } },
    );
  at(position("gandalf-the-grey")).mayNot("free-peoples", "hide:muster");
  const t = at(position("strider")).plays("free-peoples", "hide:muster");
  expect(t.state.revealed).toBe(0);
});
