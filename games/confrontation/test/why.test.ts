/** Every refusal has a reason, and the reason a rule. */
import { describe, expect, test } from "vitest";
import { DARK, GOOD, type Side } from "../data/ids.ts";
import type { Position } from "../index.ts";
import { table } from "./table.ts";

type Case = [reason: string, rule: string | undefined, side: Side, attempt: string, scene: Position];

const open = (good: Record<string, string[]>, dark: Record<string, string[]>, turn = "good"): Position => ({
  turn,
  good,
  dark,
});

const CASES: Case[] = [
  ["not-your-turn", undefined, DARK, "move:warg:dagorlad", open({ shire: ["merry"] }, { mordor: ["warg"] })],
  ["not-your-character", "4.1", GOOD, "move:warg:dagorlad", open({ shire: ["merry"] }, { mordor: ["warg"] })],
  [
    "character-fallen",
    "2.4",
    GOOD,
    "move:gimli:moria",
    { ...open({ shire: ["merry"] }, { mordor: ["warg"] }), out: ["gimli"] },
  ],
  [
    "region-full",
    "4.3",
    GOOD,
    "move:merry:arthedain",
    open({ shire: ["merry"], arthedain: ["gimli", "sam"] }, { mordor: ["warg"] }),
  ],
  ["not-adjacent", "4.1", GOOD, "move:merry:moria", open({ shire: ["merry"] }, { mordor: ["warg"] })],
  ["no-sideways", "4.4", GOOD, "move:gimli:rhudaur", open({ eregion: ["gimli"] }, { mordor: ["warg"] })],
  ["no-backward", "4.4", GOOD, "move:gimli:cardolan", open({ eregion: ["gimli"] }, { mordor: ["warg"] })],
  [
    "no-sideways-in-mountains",
    "4.5",
    GOOD,
    "move:gimli:moria",
    open({ "misty-mountains": ["gimli"] }, { moria: ["warg"] }),
  ],
  [
    "river-downstream-only",
    "4.6",
    GOOD,
    "move:gimli:mirkwood",
    open({ fangorn: ["gimli"] }, { mordor: ["warg"] }),
  ],
  [
    "dark-no-river",
    "4.6",
    DARK,
    "move:warg:fangorn",
    open({ shire: ["gimli"] }, { mirkwood: ["warg"] }, "dark"),
  ],
  ["tunnel-one-way", "4.7", GOOD, "move:gimli:eregion", open({ fangorn: ["gimli"] }, { mordor: ["warg"] })],
  [
    "dark-no-tunnel",
    "4.7",
    DARK,
    "move:warg:eregion",
    open({ shire: ["gimli"] }, { fangorn: ["warg"] }, "dark"),
  ],
  [
    "aragorn-needs-enemy",
    "4.8",
    GOOD,
    "move:aragorn:rhudaur",
    open({ eregion: ["aragorn"] }, { mordor: ["warg"] }),
  ],
  [
    "witch-king-needs-enemy",
    "4.8",
    DARK,
    "move:witch-king:rohan",
    open({ shire: ["merry"] }, { fangorn: ["witch-king"] }, "dark"),
  ],
  [
    "nazgul-needs-lone-enemy",
    "4.8",
    DARK,
    "move:flying-nazgul:shire",
    open({ shire: ["merry", "sam"] }, { fangorn: ["flying-nazgul"] }, "dark"),
  ],
  [
    "rider-needs-enemy",
    "4.8",
    DARK,
    "move:black-rider:eregion",
    open({ shire: ["merry"] }, { fangorn: ["black-rider"] }, "dark"),
  ],
  [
    "rider-blocked",
    "4.8",
    DARK,
    "move:black-rider:enedwaith",
    open(
      { enedwaith: ["merry"] },
      { rohan: ["black-rider"], moria: ["orcs"], "gap-of-rohan": ["warg"] },
      "dark",
    ),
  ],
  [
    "no-variant-game",
    "1.4",
    GOOD,
    "shadowfax:merry:arthedain",
    open({ shire: ["merry"] }, { mordor: ["warg"] }),
  ],
  [
    "shadowfax-needs-empty",
    "11.2",
    GOOD,
    "shadowfax:frodo:gondor",
    { ...open({ fangorn: ["frodo"] }, { gondor: ["warg"] }), variants: ["shadowfax"] },
  ],
  [
    "shadowfax-forward-only",
    "A24",
    GOOD,
    "shadowfax:gimli:fangorn",
    { ...open({ mirkwood: ["gimli"] }, { moria: ["warg"] }), variants: ["shadowfax"] },
  ],
  [
    "shadowfax-forward-only",
    "11.2",
    GOOD,
    "shadowfax:gimli:cardolan",
    { ...open({ eregion: ["gimli"] }, { moria: ["warg"] }), variants: ["shadowfax"] },
  ],
  [
    "gandalf-not-fallen",
    "11.3",
    GOOD,
    "gandalf-the-white",
    { ...open({ shire: ["gandalf"] }, { moria: ["warg"] }), variants: ["gandalf-the-white"] },
  ],
  [
    "fangorn-held",
    "11.3",
    GOOD,
    "gandalf-the-white",
    {
      ...open({ shire: ["merry"] }, { fangorn: ["warg"] }),
      out: ["gandalf"],
      variants: ["gandalf-the-white"],
    },
  ],
  [
    "fangorn-full",
    "11.3",
    GOOD,
    "gandalf-the-white",
    {
      ...open({ fangorn: ["merry", "sam"] }, { mordor: ["warg"] }),
      out: ["gandalf"],
      variants: ["gandalf-the-white"],
    },
  ],
  [
    "gandalf-spent",
    "11",
    GOOD,
    "gandalf-the-white",
    { ...open({ shire: ["merry"] }, { mordor: ["warg"] }), out: ["gandalf"], variants: ["shadowfax"] },
  ],
  [
    "palantir-shire",
    "11.1",
    DARK,
    "palantir:shire",
    { ...open({ shire: ["merry"] }, { mordor: ["warg"] }, "dark"), variants: ["palantir"] },
  ],
  [
    "palantir-nobody-there",
    "11.1",
    DARK,
    "palantir:moria",
    { ...open({ shire: ["merry"] }, { mordor: ["warg"] }, "dark"), variants: ["palantir"] },
  ],
  [
    "palantir-needs-move",
    "A26",
    DARK,
    "palantir:mirkwood",
    {
      ...open({ mirkwood: ["merry"] }, { shire: ["warg"] }, "dark"),
      variants: ["palantir", "recall-to-mordor"],
    },
  ],
  [
    "recall-first-turn",
    "11.4",
    DARK,
    "recall:orcs",
    {
      ...open({ shire: ["merry"] }, { dagorlad: ["orcs"] }, "dark"),
      variants: ["recall-to-mordor"],
      firstTurn: true,
    },
  ],
  [
    "mordor-held",
    "11.4",
    DARK,
    "recall:orcs",
    { ...open({ mordor: ["merry"] }, { dagorlad: ["orcs"] }, "dark"), variants: ["recall-to-mordor"] },
  ],
  [
    "mordor-full",
    "11.4",
    DARK,
    "recall:orcs",
    {
      ...open(
        { shire: ["merry"] },
        { dagorlad: ["orcs"], mordor: ["warg", "balrog", "shelob", "saruman"] },
        "dark",
      ),
      variants: ["recall-to-mordor"],
    },
  ],
  [
    "recall-already-there",
    "11.4",
    DARK,
    "recall:orcs",
    {
      ...open({ shire: ["merry"] }, { mordor: ["orcs"], gondor: ["warg"] }, "dark"),
      variants: ["recall-to-mordor"],
    },
  ],
  [
    "card-not-yours",
    "1.4",
    GOOD,
    "palantir:moria",
    { ...open({ shire: ["merry"] }, { mordor: ["warg"] }), variants: ["palantir"] },
  ],
];

describe("a refused choice says why, with the number of the rule", () => {
  for (const [reason, rule, side, attempt, scene] of CASES) {
    test(`${attempt}: ${reason}${rule ? ` (${rule})` : ""}`, () => {
      const refusal = table(scene).refused(side, attempt);
      expect([refusal.reason, refusal.rule]).toEqual([reason, rule]);
    });
  }

  test("a card that lies on the pile (9.1) and one of the other side (1.3)", () => {
    const t = table({
      ...open({ eregion: ["gimli"] }, { moria: ["balrog"] }),
      goodDiscard: ["g1"],
      darkDiscard: ["d1"],
    });
    t.good("move:gimli:moria");
    expect(t.refused(GOOD, "card:g1")).toMatchObject({ reason: "card-used", rule: "9.1" });
    expect(t.refused(GOOD, "card:d2")).toMatchObject({ reason: "card-not-yours", rule: "1.3" });
  });

  test("a card laid cannot be laid again", () => {
    const t = table(open({ eregion: ["gimli"] }, { moria: ["balrog"] })).good("move:gimli:moria", "card:g1");
    expect(t.refused(GOOD, "card:g2").reason).toBe("already-sealed");
  });

  test("a retreat from the Warg (8.1)", () => {
    const t = table(open({ eregion: ["pippin"] }, { moria: ["warg"] })).good("move:pippin:moria");
    expect(t.refused(GOOD, "retreat:eregion")).toMatchObject({
      reason: "warg-ignores-abilities",
      rule: "8.1",
    });
  });

  test("two variant cards in one turn (A23)", () => {
    const scene = {
      ...open({ eregion: ["merry"] }, { moria: ["warg"] }, "dark"),
      variants: ["palantir", "recall-to-mordor"],
    };
    const t = table(scene).dark("palantir:eregion");
    expect(t.refused(DARK, "recall:warg")).toMatchObject({ reason: "one-variant-card", rule: "A23" });
  });

  test("another character after Shadowfax when only the same one may move (A17)", () => {
    const scene = {
      ...open({ arthedain: ["gimli"], shire: ["merry"] }, { mordor: ["warg"] }),
      variants: ["shadowfax"],
    };
    const t = table({ ...scene, options: { shadowfaxSameCharacter: true } }).good("shadowfax:gimli:eregion");
    expect(t.refused(GOOD, "move:merry:cardolan")).toMatchObject({
      reason: "shadowfax-same-character",
      rule: "11.2",
    });
  });

  test("the game is over", () => {
    const t = table(open({ gondor: ["frodo"] }, { mordor: ["warg"] })).good("move:frodo:mordor");
    expect(t.refused(DARK, "move:warg:gondor").reason).toBe("game-over");
  });
});
