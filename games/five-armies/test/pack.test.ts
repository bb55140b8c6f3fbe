import { expect, test } from "vitest";
import { complaints } from "../pack/checks.ts";
import type { Pack } from "../pack/types.ts";
import { WESTMARCH } from "../pack/westmarch.ts";

const reasons = (pack: Pack): readonly string[] =>
  complaints(pack).map(({ place, reason }) => `${place}: ${reason}`);

test("nothing is wrong with the built-in pack", () => {
  expect(complaints(WESTMARCH)).toEqual([]);
});

/** The pack with some entries of a list in other words. */
const changed = <K extends keyof Pack>(section: K, change: (all: Pack[K]) => Pack[K]): Pack => ({
  ...WESTMARCH,
  [section]: change(WESTMARCH[section]),
});

const BROKEN: readonly (readonly [title: string, complaint: string, pack: Pack])[] = [
  [
    "the box holds 126 figures",
    "units.figures: number",
    { ...WESTMARCH, bats: { ...WESTMARCH.bats, figures: 7 } },
  ],
  ["every unit type is there", "units: missing", changed("units", (all) => all.slice(1))],
  [
    "no unit type is there twice",
    "units.goblin: twice",
    changed("units", (all) => [...all, ...all.filter(({ id }) => id === "goblin")]),
  ],
  ["every character is there", "characters: missing", changed("characters", (all) => all.slice(1))],
  [
    "Bilbo has a step of the fate track",
    "characters.bilbo.readyAt: step",
    changed("characters", (all) => all.map((one) => (one.id === "bilbo" ? { ...one, readyAt: 16 } : one))),
  ],
  [
    "a character that does not begin in play can enter",
    "characters.bolg.entry: missing",
    changed("characters", (all) =>
      all.map(({ entry, ...one }) => (one.id === "bolg" || !entry ? one : { ...one, entry })),
    ),
  ],
  ["there are three special maneuvers", "maneuvers: missing", changed("maneuvers", (all) => all.slice(1))],
  ["the Event deck has thirty cards", "cards.event: number", changed("cards", (all) => all.slice(1))],
  [
    "no card is there twice",
    "cards.fa_dain: twice",
    changed("cards", (all) => [...all, ...all.filter(({ id }) => id === "fa_dain")]),
  ],
  ["sixteen fate tiles are standard ones", "tiles.standard: number", changed("tiles", (all) => all.slice(1))],
  [
    "tokens bring units of their own group",
    "tokens.0.units: group",
    changed("tokens", (all) => all.map((one, i) => (i === 0 ? { ...one, units: { orc: 1 } } : one))),
  ],
  ["a die has six faces", "dice.shadow: number", changed("dice", (dice) => ({ ...dice, shadow: ["army"] }))],
  [
    "the Shadow has no Will of the West",
    "dice.shadow: side",
    changed("dice", (dice) => ({ ...dice, shadow: dice.free_peoples })),
  ],
  [
    "every settlement is there",
    "regions: missing",
    changed("regions", (all) => all.filter(({ id }) => id !== "camp")),
  ],
  [
    "every region goes by the name that the rules know",
    "regions: unknown",
    changed("regions", (all) => all.map((one) => (one.id === "ash_plain" ? { ...one, id: "ash" } : one))),
  ],
  [
    "there are as many tokens as the rules number",
    "tokens: number",
    changed("tokens", (all) => all.slice(1)),
  ],
  [
    "no other region is a settlement",
    "regions.ash_plain.settlement: unknown",
    changed("regions", (all) =>
      all.map((one) => (one.id === "ash_plain" ? { ...one, settlement: { points: 2 } } : one)),
    ),
  ],
  [
    "the Front Gate is worth four points",
    "regions.front_gate.settlement.points: number",
    changed("regions", (all) =>
      all.map((one) => (one.id === "front_gate" ? { ...one, settlement: { points: 3, breach: 6 } } : one)),
    ),
  ],
  [
    "the Camp has no walls",
    "regions.camp.settlement.breach: fortification",
    changed("regions", (all) =>
      all.map((one) => (one.id === "camp" ? { ...one, settlement: { points: 2, breach: 6 } } : one)),
    ),
  ],
  [
    "there are four muster regions",
    "regions.muster: number",
    changed("regions", (all) => all.map((one) => (one.id === "camp" ? { ...one, muster: true } : one))),
  ],
  [
    "borders lie between regions of the map",
    "borders.camp-shire: unknown",
    changed("borders", (all) => [
      ...all,
      { between: ["camp", "shire"], kind: "plain", from: { all: "box" } },
    ]),
  ],
  [
    "no region touches itself",
    "borders.camp-camp: not-itself",
    changed("borders", (all) => [...all, { between: ["camp", "camp"], kind: "plain", from: { all: "box" } }]),
  ],
  [
    "two regions touch in one way",
    "borders.camp-east_meadows: twice",
    changed("borders", (all) => [
      ...all,
      { between: ["camp", "east_meadows"], kind: "river", from: { all: "box" } },
    ]),
  ],
  [
    "between a mountain and what is none lies a slope",
    "borders.camp-spur_horn.kind: slope",
    changed("borders", (all) => [
      ...all,
      { between: ["camp", "spur_horn"], kind: "plain", from: { all: "box" } },
    ]),
  ],
  [
    "every region can be reached",
    "regions.spur_horn: apart",
    changed("borders", (all) => all.filter(({ between }) => !between.includes("spur_horn"))),
  ],
  [
    "range goes both ways",
    "regions.camp.range: one-sided",
    changed("regions", (all) =>
      all.map((one) =>
        one.id === "camp"
          ? { ...one, range: ["front_gate"] }
          : one.id === "front_gate"
            ? { ...one, range: [] }
            : one,
      ),
    ),
  ],
  [
    "a pass leads to regions of the map",
    "passes.pass_west.leadsTo: unknown",
    changed("passes", (all) =>
      all.map((one) => (one.id === "pass_west" ? { ...one, leadsTo: ["shire"] } : one)),
    ),
  ],
  ["there are two passes", "passes: number", changed("passes", (all) => all.slice(1))],
  [
    "armies begin in regions of the map",
    "setup.free_peoples-1.region: unknown",
    changed("setup", (all) => all.map((one, i) => (i === 0 ? { ...one, region: "shire" } : one))),
  ],
  [
    "each side begins with its own units",
    "setup.free_peoples-1: side",
    changed("setup", (all) => all.map((one, i) => (i === 0 ? { ...one, units: { orc: 1 } } : one))),
  ],
  [
    "tokens of the Free Peoples begin in settlements",
    "setup.free_peoples-1.tokens: token-place",
    changed("setup", (all) => all.map((one, i) => (i === 0 ? { ...one, tokens: { elves: 1 } } : one))),
  ],
  [
    "no more than five units begin in a region",
    "setup.free_peoples-1.units: too-many",
    changed("setup", (all) =>
      all.map((one, i) => (i === 0 ? { ...one, units: { dwarven_veteran: 6 } } : one)),
    ),
  ],
  [
    "no more figures begin than there are",
    "setup.dwarven_veteran: too-many",
    changed("setup", (all) =>
      all.map((one, i) => (i === 0 ? { ...one, units: { dwarven_veteran: 8 } } : one)),
    ),
  ],
  [
    "four generals begin in play",
    "setup.characters: missing",
    changed("setup", (all) => all.filter(({ characters }) => !characters)),
  ],
];

for (const [title, complaint, pack] of BROKEN) {
  test(title, () => {
    expect(reasons(pack)).toContain(complaint);
  });
}
